"""Tables of Towers in Time laid for tests."""

from game.kernel.agenda import legal_actions
from game.kernel.notation import read
from tests.screens.tables import settle, sit, with_active

LAID = """turn: 2
sources-0: deep-quarry, ember-plain, deep-quarry used
towers-0: dwarf on deep-quarry, stone-giant on deep-quarry, orc-pikes on ember-plain
hand-0: badger, minor-earth-elemental, ember-plain, hold-fast
limbo-0: orc-pikes
sources-1: high-mesa
towers-1: knight on high-mesa, squire on high-mesa
"""


def domains(position=LAID, **how):
    """A driver at a table of Towers in Time; without a position at the very beginning."""
    return sit(with_active(position or None), game="towers_in_time", **how)


def six(seats=2):
    """Every seat with six towers: full ones, items and totems on followers, spells, some used, some hurt."""
    lines = [f"seats: {seats}", "turn: 6"]
    for seat in range(seats):
        sources = ["deep-quarry", "ember-plain used", "high-mesa", "smoking-cone", "still-lake", "deep-quarry used"]
        lines += [
            f"sources-{seat}: {', '.join(sources)}",
            f"towers-{seat}: dwarf on deep-quarry, stone-giant used on deep-quarry, squire on deep-quarry,"
            " orc-pikes damage1 on ember-plain, wolf-riders on ember-plain,"
            " knight on high-mesa, barbarian on high-mesa",
            f"gear-{seat}: badger on dwarf, flaming-sword on knight",
            f"hand-{seat}: " + ("6 cards" if seat else "minor-earth-elemental, hold-fast, squire"),
        ]
    return "\n".join(lines)


def of(player, key, zone, number=0):
    """The card of that kind in a zone such as "hand-0" as the table shows it."""
    view = player.table.board.view
    return [c for c in view.zones[view.layout.named[zone]] if view.what[c] and view.what[c].key == key][number]


def grip(player, card):
    """Where a card can be taken: what is seen of it beside, or under, those that cover it."""
    rect = player.table.reading.rect_of(card)
    zone = player.table.board.layout.zones[player.table.board.bound[card].zone].name
    return (rect.left + 14, rect.centery) if zone in ("hand", "limbo") else (rect.centerx, rect.bottom - 12)


def spot(player, foot):
    """The free place in a column."""
    return tuple(map(round, player.table.board.top_of(foot).centre))


def bare(player, seat=0):
    """A place in a domain where nothing stands."""
    area = player.table.board.zone(player.match.state.layout.of["sources"][seat]).area
    return round(area.x + 20), round(area.y + 20)


def drop(player, card, end):
    player.drag(grip(player, card), end)
    settle(player)


def does(player, text):
    """The person does this, as if it had been meant with the mouse."""
    action = read(player.match.state, text)
    assert action in legal_actions(player.match.state)
    player.table.act(action)
    settle(player)


def other(player, text):
    """Somebody else does this."""
    player.table.tell(player.match.act(read(player.match.state, text)))
    settle(player)


def said(player):
    """What was done at this table, as a record says it."""
    return [text for _, text in player.match.record.actions]

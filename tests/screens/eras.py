"""Tables of Doctor Who laid for tests."""

from game.kernel.agenda import legal_actions
from game.kernel.notation import read, say
from tests.screens.tables import settle, sit, with_active

LAID = """turn: 3
past-0: watcher-of-the-past
present-0: watcher-of-the-present, auton, silurian, sergeant-benton
future-0: watcher-of-the-future
past-1: watcher-of-the-past, nero
present-1: watcher-of-the-present, zygon, yeti, force-field
future-1: watcher-of-the-future, kane
hand-0: time-eddy, dalek, brave-heart, jo-grant, logopolis
hand-1: 6 cards
deck-0: 31 cards
deck-1: 28 cards
time-0: time-of-the-past, time-of-the-future, time-of-the-present
time-1: time-of-the-past, time-of-the-future
"""
FULL = """turn: 9
past-0: watcher-of-the-past, mongol-horseman, roman-legionary sided, greek-hoplite, nero, tlotoxl, the-war-games awake
present-0: watcher-of-the-present, auton, silurian sided, the-third-doctor, sergeant-benton energy2, star-base, frontios
future-0: watcher-of-the-future sided, ogron sided, thal sided, mechonoid sided, mutt sided, daemons sided
past-1: watcher-of-the-past, aztec-warrior, marco-polo, nero, saladin sided, sutekh sided
present-1: watcher-of-the-present, zygon, yeti sided, krynoid, force-field, the-master
future-1: watcher-of-the-future, kane, sil, wirrn sided, macra, tharil, earthshock awake
hand-0: time-eddy, dulciens, dalek, tardis, brave-heart, jo-grant, logopolis
hand-1: 6 cards
deck-0: 31 cards
deck-1: 28 cards
discard-0: roboman, celery
discard-1: ogron
time-0: time-of-the-past, time-of-the-future, time-of-the-present, time-of-the-past
lost-0: time-of-the-future, time-of-the-past
time-1: time-of-the-past, time-of-the-future, time-of-the-present, time-of-the-past, time-of-the-present
lost-1: time-of-the-future
"""
"""Six cards on every side, Sided ones among them, and an Episode in each Time Zone."""


def eras(position=LAID, **how):
    """A driver at a table of Doctor Who; without a position at the very beginning."""
    return sit(with_active(position or None), game="doctor_who", **how)


def of(player, key, zone, number=0):
    """The card of that kind in a zone such as "past-0" as the table shows it."""
    view = player.table.board.view
    return [c for c in view.zones[view.layout.named[zone]] if view.what[c] and view.what[c].key == key][number]


def legal(player):
    """What can be done now, by its words."""
    state = player.match.state
    return {say(state, action): action for action in legal_actions(state)}


def does(player, text):
    """Whoever is asked does this, as if it had been meant with the mouse, or thought of by the computer."""
    action = read(player.match.state, text)
    assert action in legal_actions(player.match.state), sorted(legal(player))[:20]
    if player.table.asking.is_asked:
        player.table.act(action)
    else:
        player.table.tell(player.match.act(action))
    settle(player, 20)


def on(player, what, seat=0):
    """Whoever is asked passes until this is asked of that seat."""
    for _ in range(30):
        frame = player.match.state.agenda[-1]
        if (frame.what, frame.seat) == (what, seat):
            return
        does(player, "pass")
    raise AssertionError(f"{what} is never asked of {seat}")


def panel(player, name):
    return player.table.panels[name]


def attacked(player, deed="attack silurian yeti"):
    on(player, "attack")
    does(player, deed)

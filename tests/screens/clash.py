"""Tables of Chrono Clash laid for tests: cards are found by what they can do, so that the set may change."""

from game.rules import RULESETS
from tests.screens.tables import sit, with_active

RULES = RULESETS["chrono_clash"]
BATTLERS = [card for card in RULES.book if card.kind == "battler" and card.part == "deck"]
ACTIONS = [card for card in RULES.book if card.kind == "action" and card.part == "deck"]
QUIET = {"recovery", "withdraw", "last-stand"}  # abilities that ask nothing
PLAIN = [card.key for card in BATTLERS if not card.abilities or set(card.traits) <= QUIET]
ONE, TWO, THREE = PLAIN[:3]
FACING = f"battlefield-0: {ONE}\nbattlefield-1: {TWO} tapped, {THREE}\n"
PLAIN = [key for key in PLAIN if not RULES.book[key].summons and not RULES.book[key].attacks]
WALKER = next(card.key for card in BATTLERS if card.group == "walker" and not card.attacks)
PILOT = next(card.key for card in BATTLERS if "pilot" in card.traits)
TAPPER = next(card.key for card in BATTLERS if card.taps and not card.attacks)
GUARD = next(card.key for card in BATTLERS if card.guardian == "time+2" or card.guardian == "time+1")
ANY = [card.key for card in BATTLERS]


def clash(position="", **how):
    """A driver at a table of Chrono Clash; what a position does not name lies as in a quiet moment."""
    return sit(with_active(position), game="chrono_clash", **how)


def full(seats, count=8):
    """Every seat with so many battlers: a pilot aboard, a quest, a card under one, some tapped, some changed."""
    lines = [f"seats: {seats}", "turn: 6", "time-0: 4"]
    for seat in range(seats):
        field = [WALKER, *(ANY[(seat * 9 + 3 * n) % len(ANY)] for n in range(1, count - 2)), "", ""][:count]
        others = [key for key in ANY if key not in field]
        field[-2:] = others[:2]
        words = ["", "tapped", "strength+2", "strength-1", "", "fresh", "tapped", ""]
        lines += [
            f"battlefield-{seat}: " + ", ".join(f"{k} {words[n % 8]}".strip() for n, k in enumerate(field)),
            f"pilots-{seat}: {PILOT} on {WALKER}",
            f"quests-{seat}: {ACTIONS[seat].key} on {field[-2]}",
            f"under-{seat}: {ACTIONS[4].key} on {field[-1]}",
            f"hand-{seat}: 10 cards" if seat else f"hand-0: {', '.join(others[2:12])}",
        ]
    return "\n".join(lines)


def gauge(player):
    return player.table.panels["gauge"]


def ghost(player):
    """Where the counter would go by what the hand or the keys mean now."""
    return gauge(player).ghost(player.table.forecast.thought())


def edge(player, zone):
    """A place in a field where no card lies."""
    area = player.table.board.zone(player.match.state.layout.named[zone]).area
    return (int(area.x + 6), int(area.bottom - 6))


def place(player, zone):
    area = player.table.board.zone(player.match.state.layout.named[zone]).area
    return tuple(map(int, area.centre))

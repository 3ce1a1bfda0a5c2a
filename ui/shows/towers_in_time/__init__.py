"""The show of Towers in Time: towers side by side on their sources, fighters that step forward, shields that fall."""

from __future__ import annotations

from game.kernel import events as ev
from game.kernel.conflict import conflict
from game.kernel.template import fill
from game.rules.towers_in_time.events import CardRecalled
from ui.shows.show import (
    CLOSED,
    DEAL_GAP,
    HEADINGS,
    PILE_NAMES,
    TURN_GAP,
    ZONE_NAMES,
    ZONE_SIGNS,
    Cards,
    Events,
    Flow,
    Places,
    Plates,
    Show,
    Words,
    goes,
    is_dealt,
    is_swept,
)
from ui.shows.towers_in_time import texts
from ui.shows.towers_in_time.events import ANNOUNCED, FLOURISHES
from ui.shows.towers_in_time.lying import LYING
from ui.shows.towers_in_time.marks import GROUNDS, LIGHTS, leans, marks

SWEEP_GAP = 0.11
NAMES = ZONE_NAMES | {
    "shields": ("Shields",), "limbo": ("Limbo",), "sources": ("Domain",), "adrift": ("Adrift", "Adr."),
    "spells": ("Spells",), "middle": ("Spell",), "gone": ("Out of the game", "Out"),
}  # fmt: skip
HELP = {
    "place": ("3.4", "3.5"), "act": ("4.5", "5.6"), "pay": ("6.6",), "upkeep": ("4.3",), "defend": ("10.2",),
    "spread": ("10.4", "11.3"), "join": ("11.1",), "fight": ("10.6", "10.7"), "react": ("14.2",),
    "shield falls": ("12.4",), "limit": ("4.9",), "overflow": ("5.5",), "whose shields": ("14.3",),
}  # fmt: skip


HELP_OF_MANY = {"defend": ("14.3", "10.2")}
LAID_DOWN = ("sources", "towers", "gear", "limbo")


def is_turned(step) -> bool:
    return isinstance(step.event, ev.CardChanged) and step.event.what == "used"


def is_revealed(step) -> bool:
    """A card comes to lie where it was put in secret, and on what."""
    is_told = any(goes(step, "hand", name) for name in LAID_DOWN) or (
        isinstance(step.event, ev.CardChanged) and step.event.what == "on"
    )
    return is_told and step.state.turn == 0


FLOWS = (
    Flow(lambda step: is_dealt(step) or goes(step, "deck", "shields"), DEAL_GAP, is_deal=True),
    Flow(is_revealed, DEAL_GAP),
    Flow(lambda step: is_swept(step) or goes(step, "", "gone"), SWEEP_GAP),
    Flow(is_turned, TURN_GAP),
)


HIDDEN = GROUNDS | {"cost": (92, 92, 104)}


def shields(view, seat: int) -> tuple[int, int]:
    """How many shields of a player still stand, and of how many."""
    return len(view.cards_in(seat, "shields")), view.rules.score_goal


def points(view, seat: int) -> str:
    """What lies on a player's shields in this turn."""
    count = view.seats[seat].points
    return fill(texts.POINTS_SO_FAR, n=count) if count else ""


def passes(view, seat: int) -> str:
    """How often a player has passed in a row, where a third time ends the turn (4.7)."""
    count = view.seats[seat].passes if len(view.seats) == 2 else 0
    return texts.PASSED.get(count, "")


def hidden(printed) -> tuple[tuple[str, tuple[int, int, int]], ...]:
    """The numbers at the foot of a card and at its right side."""
    found = [("temper", printed.temper)] if printed.kind == "source" else [("cost", printed.cost)]
    found += [("attack", printed.attack), ("defense", printed.defense)]
    has_all = printed.is_fighter
    return tuple((str(value), HIDDEN[name]) for name, value in found if value or (has_all and name != "cost"))


def is_staged(view) -> bool:
    """Whoever attacks is seen on the table, among all who fight; the log tells what was done in the combat so far."""
    found = conflict(view)
    return found is None or not found.is_asked


SHOW = Show(
    events=Events(
        ANNOUNCED,
        FLOURISHES,
        silent=(CardRecalled,),  # the card is seen on its way
        headings=HEADINGS,
        flows=FLOWS,
        arrivals={"shields": "deal", "limbo": "card-place", "sources": "card-place", "gear": "card-place"},
        graves=("discard", "gone"),
    ),
    places=Places(
        signs=ZONE_SIGNS | {"shields": "shield", "limbo": "hourglass", "gone": "cross", "middle": "star"},
        names=NAMES,
        hints={"sources": texts.HINT_SOURCES},
        unmarked=("hand", "adrift", "spells", "gone"),
        vital=("shields",),
        closed=(*CLOSED, "gone"),
        piles=PILE_NAMES | {"gone": "cards out of the game", "adrift": "cards adrift"},
        counted={"sources": ("tower", "towers"), "shields": ("shield", "shields"), "spells": ("spell", "spells")},
        lying=LYING,
        taken=("limbo", "shields"),
        is_staged=is_staged,
    ),
    words=Words(
        ("keeps the domain", "keep their domains"), "transports", help=HELP, help_of_many=HELP_OF_MANY, turn="action"
    ),
    cards=Cards(lambda printed: LIGHTS[printed.school], leans, marks, hidden=hidden),
    plates=Plates(counted=shields, why=passes, sign=points, is_out=lambda view, seat: bool(view.seats[seat].is_out)),
)

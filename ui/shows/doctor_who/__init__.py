"""The show of Doctor Who: three places in time, lives that are cards, support that flies from card to card."""

from __future__ import annotations

from game.kernel import events as ev
from game.kernel.template import fill
from game.kernel.windows import waiting
from game.rules.doctor_who.events import ERA_NAMES, AttackLeft, PlayerPassed
from ui.base import theme
from ui.cards.nametag import FOOT
from ui.shows.doctor_who import texts
from ui.shows.doctor_who.eras import ALIGHT, Eras
from ui.shows.doctor_who.events import ANNOUNCED, FLOURISHES
from ui.shows.doctor_who.lying import LYING
from ui.shows.doctor_who.marks import LIGHTS, leans, marks
from ui.shows.doctor_who.reading import ERAS, VALUES, bonus_zone, chosen
from ui.shows.doctor_who.stack import Stack
from ui.shows.doctor_who.telling import of_eras, of_stack, stands
from ui.shows.show import (
    CLOSED,
    DEAL_GAP,
    HEADINGS,
    LOOKED_AT,
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

SWEEP_GAP = 0.11
COLOURS = {"energy": (140, 88, 22), "substance": (24, 84, 150), "support": (30, 118, 62)}
OVER_VALUES = 0.765  # of the height of a card
NAMES = ZONE_NAMES | {
    "time": (texts.TIME_CARDS,), "lost": (texts.LOST,), **{era: (name,) for era, name in texts.TITLES.items()},
    "middle": (texts.FLASH,), "aside": texts.LOOKED_AT,
}  # fmt: skip
HELP = {
    "zone": ("4.3", "4.4"), "act": ("4.6", "4.7", "9.1"), "spend": ("5.6",), "bonus draw": ("4.14",),
    "episodes": ("9.4", "9.5"), "solvers": ("9.4", "9.6"), "quiet": ("8.5", "8.7"), "respond": ("8.2", "8.3"),
    "prepare": ("10.1",), "attack": ("10.2", "10.4"), "defend": ("10.5", "10.6"), "accept": ("14.11",),
    "fight": ("7.2", "10.9"), "again": ("11.2",),
}  # fmt: skip


def is_watcher_laid(step) -> bool:
    """A Watcher comes to lie in its Time Zone before the game begins."""
    return step.state.turn == 0 and any(goes(step, "deck", era) for era in ERAS)


def is_turned(step) -> bool:
    return isinstance(step.event, ev.CardChanged) and step.event.what == "sided"


FLOWS = (
    Flow(lambda step: is_dealt(step) or is_watcher_laid(step), DEAL_GAP, is_deal=True),
    Flow(is_swept, SWEEP_GAP),
    Flow(is_turned, TURN_GAP),
)


def lives(view, seat: int) -> tuple[int, int]:
    """How many Time cards a player still has, and of how many."""
    return len(view.cards_in(seat, "time")), view.rules.score_goal


def bonus(view, seat: int) -> str:
    """A player's bonus Time Zone."""
    zone = bonus_zone(view, seat)
    return fill(texts.BONUS_IS, era=texts.TITLES[ERAS[zone - 1]]) if zone else ""


def in_which(view) -> str:
    """The Time Zone that was chosen in this turn, beside its number."""
    zone = chosen(view) if view.seats[view.active].zone else 0
    return fill(texts.IN_ZONE, zone=ERA_NAMES[zone]) if zone else ""


def named_to(printed) -> float:
    """The three values of a Creature stand under its name, and are to be seen with it."""
    return OVER_VALUES if printed.is_creature else FOOT


def hidden(printed) -> tuple[tuple[str, tuple[int, int, int]], ...]:
    """The three values of a Creature: at least the last lies under the next card."""
    values = [(getattr(printed, stat), COLOURS[stat]) for stat in VALUES] if printed.is_creature else []
    return tuple((str(value), colour) for value, colour in values)


def is_staged(view) -> bool:
    """What waits is read in the place of the card that asks; and where it is the one that attacks, which is seen on the
    table, the log: it tells what was answered before."""
    return not waiting(view) and view.agenda[-1].what not in ("fight", "again")


def alight(view) -> dict[int, theme.Colour]:
    """Both sides of the chosen Time Zone, in its light."""
    zone = chosen(view)
    return dict.fromkeys(view.layout.of[ERAS[zone - 1]], ALIGHT[ERAS[zone - 1]]) if zone else {}


SHOW = Show(
    events=Events(
        ANNOUNCED,
        FLOURISHES,
        silent=(PlayerPassed, AttackLeft),  # a pass is nobody's business; of an attack the log alone tells it
        headings=HEADINGS,
        flows=FLOWS,
        arrivals={"time": "deal", "lost": "card-slide", "middle": "card-place"},
        graves=("discard",),
    ),
    places=Places(
        signs=ZONE_SIGNS | {"time": "hourglass", "lost": "cross", "middle": "star", "aside": "eye"},
        names=NAMES,
        hints=dict.fromkeys(ERAS, texts.PLAYABLE_HERE),
        unmarked=("hand", "aside", "middle"),
        vital=("time",),
        closed=(*CLOSED, *LOOKED_AT),
        piles=PILE_NAMES | LOOKED_AT | {"lost": texts.LOST_TIME_CARDS, "time": texts.TIME_CARDS} | texts.PILES,
        panels={"eras": Eras, "stage": Stack},
        told={"eras": of_eras, "stage": of_stack},
        stands=stands,
        lying=LYING,
        is_staged=is_staged,
        alight=alight,
    ),
    words=Words(texts.WINS, texts.BRINGS, help=HELP, of_round=in_which),
    cards=Cards(lambda printed: LIGHTS[printed.era or printed.kind], leans, marks, named_to=named_to, hidden=hidden),
    plates=Plates(counted=lives, sign=bonus),
)

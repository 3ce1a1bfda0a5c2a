"""The show of Chrono Clash: a gauge of time across the table, duels face to face, battlers that tap."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from art.chrono_clash.places import HUB
from art.measures import HOME
from game.kernel import events as ev
from game.kernel.conflict import Conflict, conflict
from game.kernel.template import Seat, address, fill
from game.rules.chrono_clash.events import CardsAltered
from ui.shows.chrono_clash import texts
from ui.shows.chrono_clash.events import ANNOUNCED, FLOURISHES, guarding
from ui.shows.chrono_clash.gauge import Gauge
from ui.shows.chrono_clash.gems import GEMS
from ui.shows.chrono_clash.marks import is_tapped, marks
from ui.shows.show import (
    CLOSED,
    DEAL_GAP,
    PILE_NAMES,
    SWEEP_GAP,
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
from ui.table.duel import prepare as prepare_duel
from ui.table.effects import Effects
from ui.table.marks import prepare as prepare_icons

LIGHTS = {"red": (255, 132, 92), "green": (150, 214, 110), "blue": (110, 176, 255), "purple": (196, 132, 255)}
NAMES = ZONE_NAMES | {
    "guardians": texts.GUARDIANS, "extra": texts.EXTRA, "gone": texts.GONE,
    "resolving": texts.RESOLVING, "battlefield": texts.BATTLEFIELD,
}  # fmt: skip


CORNERS = {"red": -45, "green": 45, "blue": 135, "purple": 225}
"""Where the sign of each house lies about the clock: degrees clockwise from the right."""
FAR, JEWEL = 349, 22
"""Units from the middle of the clock to the middle of a sign, and from there to its edge."""

HELP = {"main": ("5.4", "5.5"), "aim": ("7.3",), "guardian": ("8.2",), "payment": ("11.5",), "order": ("12.21",)}
BROUGHT = {
    "quest": texts.SEND_ON_QUEST,
    "pilot": texts.TAKE_PILOT,
    "transform": texts.TRANSFORM,
}


def is_turned(step) -> bool:
    return isinstance(step.event, ev.CardChanged) and step.event.what == "is_tapped"


FLOWS = (
    Flow(lambda step: is_dealt(step) or goes(step, "deck", "guardians"), DEAL_GAP, is_deal=True),
    Flow(lambda step: is_swept(step) or goes(step, "", "gone"), SWEEP_GAP),
    Flow(is_turned, TURN_GAP),
)


def on_stage(view, card: int) -> str:
    """What the card that asks can do here: one that stands guard has another ability than in play."""
    found, printed = conflict(view), view.what[card]
    is_guarding = found is not None and found.is_asked and card in found.defence.cards
    return printed.guardian_text if is_guarding else printed.text


def in_conflict(view, found: Conflict) -> str:
    """What the guardian can do that is met; in a duel of battlers nobody guards."""
    guards = [fighter.card for fighter in found.defence.fighters if fighter.part == "guards"]
    return guarding(view, guards[0]) if guards else ""


def prepare(effects: Effects) -> Iterator[object]:
    """Draw and load what a battle and its marks are drawn with."""
    yield prepare_icons("chrono_clash")
    yield prepare_duel(effects)


def of_gauge(view, names) -> str:
    """Where the counter stands, and whose turn that makes it."""
    seat, time = view.active, view.seats[view.active].time
    template = texts.COUNTER_ON if time > 0 else texts.COUNTER_OVER if time else texts.COUNTER_ON_0
    return address(fill(template, seat=Seat(seat), n=time), names)


def houses(size: tuple[int, int]) -> dict[str, pygame.Rect]:
    """Where the signs of the houses are painted about the clock (`art/chrono_clash/board.py`), by their colours."""
    unit, around = min(size[0] / HOME[0], size[1] / HOME[1]), pygame.Vector2(FAR, 0)
    found = {}
    for colour, degrees in CORNERS.items():
        at = pygame.Vector2(size[0] * HUB[0], size[1] * HUB[1]) + around.rotate(degrees) * unit
        found[f"house-{colour}"] = rect = pygame.Rect(0, 0, round(2 * JEWEL * unit), round(2 * JEWEL * unit))
        rect.center = round(at.x), round(at.y)
    return found


def leading(view, seat: int) -> str:
    """What the next battler costs less, or else what the dial counts."""
    leader = view.seats[seat].leader
    return fill(texts.NEXT_BATTLER, n=leader) if leader else texts.QUEST_POINTS


def saved(view, seat: int) -> str:
    """What a Leader does for the next battler, and where that comes from."""
    leader = view.seats[seat].leader
    return fill(texts.LEADER, n=leader) if leader else ""


def stands(view, index: int) -> str:
    """What an attack on a stack without a guardian does to its player."""
    zone = view.layout.zones[index]
    is_bare = zone.name == "guardians" and not view.zones[index] and view.turn and not view.seats[zone.seat].is_out
    return texts.NO_GUARDIANS if is_bare else ""


SHOW = Show(
    events=Events(
        ANNOUNCED,
        FLOURISHES,
        silent=(CardsAltered,),
        flows=FLOWS,
        arrivals={"guardians": "deal"},
        graves=("discard", "gone"),
    ),
    places=Places(
        signs=ZONE_SIGNS | {"guardians": "shield", "extra": "star", "gone": "cross", "resolving": "hourglass"},
        names=NAMES,
        hints={"battlefield": texts.BATTLEFIELD_HINT},
        vital=("guardians",),
        closed=(*CLOSED, "gone", "extra", "guardians"),
        piles=PILE_NAMES | {"gone": texts.REMOVED_CARDS},
        panels={"gauge": Gauge},
        told={"gauge": of_gauge},
        painted=houses,
        conflict="duel",
        stands=stands,
    ),
    words=Words(texts.WINS, texts.SUMMONS, BROUGHT, HELP, on_stage=on_stage, in_conflict=in_conflict),
    cards=Cards(lambda printed: LIGHTS[printed.colour], is_tapped, marks, GEMS, name_high=0.115),
    plates=Plates(sign=leading, why=saved, is_out=lambda view, seat: bool(view.seats[seat].is_out)),
    prepare=prepare,
)

"""What cards in play show besides their faces: attack and defense as they are now, damage, and how they stand."""

from __future__ import annotations

from game.rules.towers_in_time.domain import attack, body_of, defense, is_vulnerable, temper
from ui.base import theme
from ui.table.marks import Mark, Number

LIGHTS: dict[str, theme.Colour] = {
    "air": (150, 208, 240), "earth": (168, 190, 92), "fire": (246, 132, 48), "water": (56, 190, 190),
    "white": (250, 226, 164), "black": (178, 132, 206), "neutral": (200, 200, 196),
}  # fmt: skip
FOOT = 0.36  # where numbers stand, under the middle of a card, in its height
SIDE = 0.245  # ... and beside it


def leans(view, card: int) -> bool:
    """Whether a card is sapped or taxed."""
    situation = view.cards[card]
    return situation is not None and situation.used


def marks(view) -> tuple[tuple[int, Mark], ...]:
    found = []
    for card in view.in_field():
        printed = view.what[card]
        if printed is None:
            continue
        numbers = ()
        if printed.is_fighter:
            now = attack(view, card), defense(view, card)
            numbers = (
                Number(now[0], now[0] - printed.attack, (-SIDE, FOOT)),
                Number(now[1], now[1] - printed.defense, (SIDE, FOOT)),
            )
        elif printed.kind == "source":
            now = temper(view, card)
            numbers = (Number(now, now - printed.temper, (-SIDE, FOOT)),)
        found.append((card, Mark(numbers, leans(view, body_of(view, card)), sign(view, card))))
    return tuple(found)


def sign(view, card: int) -> str:
    """The one thing that matters most about how a card stands."""
    situation = view.cards[card]
    if situation is not None and situation.fate:
        return "cross"
    if view.what[card].is_fighter and is_vulnerable(view, card):
        return "eye"
    return ""

"""What cards in play show besides their faces: attack and defense as they are now, damage, and how they stand."""

from __future__ import annotations

from game.kernel.conflict import conflict
from ui.base import theme
from ui.table.marks import SIZE, Mark, Number

LIGHTS: dict[str, theme.Colour] = {
    "air": (150, 208, 240), "earth": (168, 190, 92), "fire": (246, 132, 48), "water": (56, 190, 190),
    "white": (250, 226, 164), "black": (178, 132, 206), "neutral": (200, 200, 196),
}  # fmt: skip
SIGNS = {"dead": "cross", "paralyzed": "hourglass", "diffused": "eye", "vulnerable": "eye"}
FOOT = 0.36  # where numbers stand, under the middle of a card, in its height
CLOSE = 0.135  # how large numbers are where towers draw back from a combat, of a card's height
SIDE = 0.245  # ... and beside it


def leans(view, card: int) -> bool:
    """Whether a card is sapped or taxed."""
    situation = view.cards[card]
    return situation is not None and situation.used


def marks(view) -> tuple[tuple[int, Mark], ...]:
    found, worth, fight = [], view.rules.worth, conflict(view)
    lost = fight.ending.leaves if fight is not None and fight.ending is not None else ()
    fighting = {card for side in fight.sides for card in side.cards} if fight is not None else ()
    for card in view.in_field():
        size = SIZE
        printed = view.what[card]
        if printed is None:
            continue
        numbers = ()
        if printed.is_fighter:
            now = worth(view, card, "attack"), worth(view, card, "defense")
            numbers = (
                Number(now[0], now[0] - printed.attack, (-SIDE, FOOT)),
                Number(now[1], now[1] - printed.defense, (SIDE, FOOT)),
            )
        elif printed.kind == "source":
            now = worth(view, card, "temper")
            numbers = (Number(now, now - printed.temper, (-SIDE, FOOT)),)
        stands = view.rules.telling.standing(view, card)
        if fighting and card not in fighting:
            size = CLOSE
        if card in lost:
            stands = ("dead", *stands)
        is_dim, sign = (
            "used" in stands and card not in fighting,
            next((SIGNS[word] for word in stands if word in SIGNS), ""),
        )
        found.append((card, Mark(numbers, is_dim, sign, (), size)))
    return tuple(found)

"""What cards in play show besides their faces: their values now, and how they stand."""

from __future__ import annotations

from game.kernel.foresight import expected
from ui.base import theme
from ui.shows.doctor_who.reading import VALUES
from ui.table.marks import DOWN, UP, Badge, Mark, Number

LIGHTS: dict[str, theme.Colour] = {
    "past": (122, 214, 132), "present": (255, 118, 96), "future": (104, 168, 255), "timeless": (226, 232, 246),
    "flash": (190, 140, 255), "episode": (214, 120, 214),
}  # fmt: skip
AT = {"energy": (-0.221, 0.369), "substance": (0.0, 0.369), "support": (0.221, 0.369)}  # where they are printed
BADGES = {
    "energy": Badge("star", (242, 186, 66)),
    "substance": Badge("hexagon", (104, 184, 250)),
    "support": Badge("circle", (92, 222, 132)),
}
"""The printed badges: a changed number keeps the outline and the rim of its own."""
SIZE = 0.235  # of a card's height
HELD = "hourglass"  # it came in this turn: it may only defend and help


def leans(view, card: int) -> bool:
    """Whether a card is Sided."""
    situation = view.cards[card]
    return situation is not None and situation.sided


def marks(view) -> tuple[tuple[int, Mark], ...]:
    fight = expected(view)
    lost = fight.ending.leaves if fight is not None and fight.ending is not None else ()
    return tuple((card, mark(view, card, lost)) for card in view.in_field() if view.what[card] is not None)


def mark(view, card: int, lost) -> Mark:
    """`lost` are the cards that a combat takes if nobody answers any more."""
    printed, situation = view.what[card], view.cards[card]
    sign = ""
    if card in lost:
        sign = "cross"
    elif situation is not None and situation.fresh and not printed.is_episode:
        sign = HELD
    numbers = values(view, card) if printed.is_creature else ()
    return Mark(numbers, leans(view, card), sign, (), SIZE)


def values(view, card: int) -> tuple[Number, ...]:
    """Energy, Substance and Support as they are now, over those that are printed, where they are not the same."""
    printed, worth = view.what[card], view.rules.worth
    found = []
    for stat in VALUES:
        now, was = worth(view, card, stat), getattr(printed, stat)
        if now != was:
            found.append(Number(now, at=AT[stat], colour=UP if now > was else DOWN, badge=BADGES[stat]))
    return tuple(found)

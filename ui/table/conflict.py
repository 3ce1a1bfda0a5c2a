"""A conflict over the table: an arrow from who attacks to what is attacked, and both sides face to face."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kernel.conflict import Conflict, Side
from game.kernel.notation import named
from ui.base import text, theme
from ui.table.arrow import draw_arrow
from ui.table.duel import Portrait
from ui.table.moment import Moment


def portraits(view, side: Side, names: Sequence[str], lost: Sequence[int] = ()) -> tuple[Portrait, ...]:
    """The cards of a side as they are shown, who stands for itself before who helps."""
    found = sorted(side.fighters, key=lambda fighter: fighter.helps >= 0)
    return tuple(
        Portrait(
            view.what[fighter.card], view.marking[fighter.card], tuple(value for _, value in fighter.numbers),
            names[side.seat], theme.SEATS[side.seat], fighter.part, fighter.card in lost,
        )
        for fighter in found
    )  # fmt: skip


def ends(moment: Moment, found: Conflict) -> tuple[list[pygame.Rect], pygame.Rect]:
    """From where to where the arrows go: from each attacker that stands for itself to the card or zone struck at."""
    starts = [moment.rect(fighter.card) for fighter in found.attack.fighters if fighter.helps < 0]
    return starts, moment.rect(found.target) if found.target >= 0 else moment.zone(found.zone)


def draw_arrows(surface: pygame.Surface, moment: Moment, found: Conflict, k: float) -> None:
    starts, end = ends(moment, found)
    for start in starts:
        draw_arrow(surface, start.center, end.center, theme.DANGER, k)


def as_it_stands(found: Conflict, names: Sequence[str]) -> str:
    """What would come of it, as a line of markup; nothing where it cannot be told."""
    if found.ending is None or not found.ending.words:
        return ""
    return f"*As it stands:* {text.escape(named(found.ending.words, names))}"

"""Where on the screen there is room for a rectangle, among others that must stay free."""

from __future__ import annotations

from collections.abc import Iterable

import pygame


class Room:
    """A window in which some rectangles are taken. `nearest` finds a place among them.

    The window is looked at in squares of `grain` pixels, a row of which is one number with a bit for each.
    """

    def __init__(self, inside: pygame.Rect, taken: Iterable[pygame.Rect], grain: int) -> None:
        self.inside, self.grain = inside, max(2, grain)
        self.columns, self.rows = inside.w // self.grain, inside.h // self.grain
        self._taken = [0] * max(0, self.rows)
        for rect in taken:
            self._take(rect.clip(inside).move(-inside.x, -inside.y))

    def _take(self, rect: pygame.Rect) -> None:
        if not rect.w or not rect.h:
            return
        left, right = rect.left // self.grain, min(self.columns, -(-rect.right // self.grain))
        mask = ((1 << max(0, right - left)) - 1) << left
        for row in range(rect.top // self.grain, min(self.rows, -(-rect.bottom // self.grain))):
            self._taken[row] |= mask

    def nearest(self, size: tuple[int, int], middle: tuple[float, float]) -> pygame.Rect | None:
        """A free rectangle of that size whose middle is as near to this place as can be; None if there is none."""
        wide, high = -(-size[0] // self.grain), -(-size[1] // self.grain)
        wanted = round((middle[0] - self.inside.x - size[0] / 2) / self.grain)
        best, found = float("inf"), None
        before, free = -1, 0
        for top, taken in enumerate(self._together(high)):
            y = self.inside.y + top * self.grain
            down = (y + size[1] / 2 - middle[1]) ** 2
            if down >= best:
                continue
            if taken != before:  # as often they are alike
                before, free = taken, self._free(taken, wide)
            for column in beside(free, wanted):
                x = self.inside.x + column * self.grain
                away = (x + size[0] / 2 - middle[0]) ** 2 + down
                if away < best:
                    best, found = away, pygame.Rect(x, y, *size)
        return found

    def _together(self, high: int) -> list[int]:
        """What is taken in so many rows together, from each row on, as bits."""
        rows, run = self._taken[: self.rows if high <= self.rows else 0], 1
        while run < high and rows:
            step = min(run, high - run)
            rows = [one | other for one, other in zip(rows, rows[step:], strict=False)]
            run += step
        return rows

    def _free(self, taken: int, wide: int) -> int:
        """The columns from which on so many are free, as bits."""
        if wide > self.columns:
            return 0
        free, run = ~taken & ((1 << self.columns) - 1), 1
        while run < wide:
            step = min(run, wide - run)
            free &= free >> step
            run += step
        return free


def beside(bits: int, wanted: int) -> list[int]:
    """The nearest bits on both sides of a place, that place included."""
    low = bits & ((1 << (wanted + 1)) - 1) if wanted >= 0 else 0
    found = [low.bit_length() - 1] if low else []
    first = max(0, wanted)
    above = bits >> first
    return [*found, first + (above & -above).bit_length() - 1] if above else found

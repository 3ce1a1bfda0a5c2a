"""How big things are drawn: one number between logical units and pixels.

Layout is thought out in logical units; everything is drawn at its real pixel size, never enlarged.
"""

from math import floor

import pygame

SMALLEST = (853, 480)
"""No logical window is smaller than this, however large the player sets the scale."""
DESIGN = (1280, 720)
READABLE = 0.8
"""Pixels a unit under which nobody's wish makes things smaller: small type is eleven pixels then."""


class Scale:
    """Pixels per logical unit for one window size.

    `u`         pixels per unit (float)
    `window`    size in pixels
    `size`      size in logical units (floats), never under 853 x 480
    `px(x)`     a length in whole pixels (at least 1 for anything that is not zero)
    `rect(...)` a pygame.Rect in pixels from logical x, y, width, height
    """

    def __init__(self, window_size: tuple[int, int], ui_scale: int = 0) -> None:
        """`ui_scale` in percent of what fits 1280 x 720 into the window; 0 = 100."""
        self.window = (int(window_size[0]), int(window_size[1]))
        width, height = self.window
        fitting = min(width / DESIGN[0], height / DESIGN[1])
        wanted = max(fitting * (ui_scale or 100) / 100, min(fitting, READABLE))
        self.u = max(0.05, min(wanted, width / SMALLEST[0], height / SMALLEST[1]))
        self.size = (width / self.u, height / self.u)

    def px(self, units: float) -> int:
        pixels = round(units * self.u)
        if pixels == 0 and units:
            return 1 if units > 0 else -1
        return pixels

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Edges are rounded, not lengths, so that neighbours meet without a gap."""
        left, top = floor(x * self.u + 0.5), floor(y * self.u + 0.5)
        right, foot = floor((x + width) * self.u + 0.5), floor((y + height) * self.u + 0.5)
        return pygame.Rect(left, top, right - left, foot - top)

    def units(self, pixels: float) -> float:
        return pixels / self.u

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scale) and (self.window, self.u) == (other.window, other.u)

    def __hash__(self) -> int:
        return hash((self.window, self.u))

    def __repr__(self) -> str:
        return f"Scale({self.window}, u={self.u:.3f})"

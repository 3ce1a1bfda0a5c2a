"""The mouse on its way from a card to the same card shown large, which waits for it: there one reads on.

It waits for nobody else. Whoever turns aside, stops or goes back means what lies under the mouse.
"""

from __future__ import annotations

from math import dist

import pygame

PATIENCE = 0.14  # seconds without having come nearer after which it was no journey
FAR = 50  # times as far as it has gone: it is looked whether it would arrive


class Journey:
    """`begin` while the mouse is where it sets out, `goes` wherever it is afterwards."""

    def __init__(self) -> None:
        self.start: tuple[int, int] | None = None
        self.nearest, self.idle = 0.0, 0.0
        self.is_under_way = False

    def begin(self, pos: tuple[int, int]) -> None:
        self.start, self.is_under_way = pos, False

    def goes(self, pos: tuple[int, int], goal: pygame.Rect) -> bool:
        """Whether it is on its way to the goal, or there."""
        if self.start is None or not leads_to(goal, self.start, pos):
            self.end()
            return False
        far = dist(pos, clamped(pos, goal))
        if not self.is_under_way or far < self.nearest:
            self.nearest, self.idle = far, 0.0
        self.is_under_way = True
        return True

    def end(self) -> None:
        self.start, self.is_under_way = None, False

    def update(self, dt: float) -> bool:
        """Let time pass; True if it comes to nothing by that."""
        self.idle += dt
        is_vain = self.is_under_way and self.idle >= PATIENCE
        if is_vain:
            self.end()
        return is_vain


def leads_to(goal: pygame.Rect, start: tuple[int, int], pos: tuple[int, int]) -> bool:
    """Whether who goes on like that arrives, or is there already."""
    on = start[0] + FAR * (pos[0] - start[0]), start[1] + FAR * (pos[1] - start[1])
    return goal.collidepoint(pos) or (pos != start and bool(goal.clipline(pos, on)))


def clamped(pos: tuple[int, int], rect: pygame.Rect) -> tuple[int, int]:
    """The point of the rectangle that is nearest."""
    return min(max(pos[0], rect.left), rect.right), min(max(pos[1], rect.top), rect.bottom)

"""An arrow across the table: from the card that attacks to what it attacks."""

from __future__ import annotations

from math import hypot

import pygame

from ui.base import theme
from ui.base.animation import ease_out
from ui.table.effects import Effects, Flare

BEND = 0.14  # how far the way bends upward, of its length
PIECES = 28
Point = tuple[float, float]


def way(start: Point, end: Point, bend: float = BEND) -> list[Point]:
    """Points along a slightly bent way."""
    (ax, ay), (bx, by) = start, end
    far = hypot(bx - ax, by - ay)
    side = -1 if bx < ax else 1
    mx, my = (ax + bx) / 2 + side * (by - ay) / max(1, far) * far * bend, (ay + by) / 2 - abs(bx - ax) * bend
    points = []
    for n in range(PIECES + 1):
        t = n / PIECES
        points.append(((1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx,
                       (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by))  # fmt: skip
    return points


def outline(points: list[Point], width: float, head: float) -> list[Point]:
    """The arrow as one polygon: thin at its start, thicker to the end, and a head."""
    tip, far = points[-1], len(points) - 1
    neck = far
    while neck > 1 and hypot(points[neck][0] - tip[0], points[neck][1] - tip[1]) < head:
        neck -= 1
    left, right = [], []
    for n in range(neck + 1):
        (x, y), (nx, ny) = points[n], points[min(far, n + 1)]
        length = hypot(nx - x, ny - y) or 1.0
        ax, ay = -(ny - y) / length, (nx - x) / length
        thick = width * (0.30 + 0.70 * n / max(1, neck)) / 2
        left.append((x + ax * thick, y + ay * thick))
        right.append((x - ax * thick, y - ay * thick))
    x, y = points[neck]
    length = hypot(tip[0] - x, tip[1] - y) or 1.0
    ax, ay = -(tip[1] - y) / length * head * 0.62, (tip[0] - x) / length * head * 0.62
    return [*left, (x + ax, y + ay), tip, (x - ax, y - ay), *reversed(right)]


def draw_arrow(
    surface: pygame.Surface, start: Point, end: Point, colour: theme.Colour, u: float, alpha: int = 255
) -> None:
    """An arrow in a colour, with a dark edge so that it stands out from every card."""
    draw_along(surface, way(start, end), colour, u, alpha)


def draw_along(surface: pygame.Surface, points: list[Point], colour: theme.Colour, u: float, alpha: int = 255) -> None:
    """The same along a way."""
    (ax, ay), (bx, by) = points[0], points[-1]
    if hypot(bx - ax, by - ay) < 12 * u:
        return
    shape, edge = outline(points, 15 * u, 30 * u), max(2, round(2.5 * u))
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    left, top = int(min(xs)) - 2 * edge, int(min(ys)) - 2 * edge
    size = int(max(xs)) - left + 3 * edge, int(max(ys)) - top + 3 * edge
    layer = pygame.Surface(size, pygame.SRCALPHA)
    moved = [(x - left, y - top) for x, y in shape]
    pygame.draw.polygon(layer, (10, 6, 4), moved)
    pygame.draw.polygon(layer, (10, 6, 4), moved, 2 * edge)
    pygame.draw.polygon(layer, colour, moved)
    heart = [(x - left, y - top) for x, y in outline(points, 6 * u, 18 * u)]
    pygame.draw.polygon(layer, theme.mix(colour, (255, 255, 255), 0.55), heart)
    layer.set_alpha(alpha)
    surface.blit(layer, (left, top))


class Arrow(Flare):
    """An arrow that flies from one place to another, stays for a moment and fades."""

    def __init__(self, effects: Effects, start: Point, end: Point, colour: theme.Colour, seconds: float = 1.1) -> None:
        super().__init__(effects, seconds)
        self.start, self.end, self.colour = start, end, colour

    def paint(self, surface: pygame.Surface, t: float) -> None:
        seconds = t * self.seconds
        there = 1.0 if self.effects.is_calm else ease_out(min(1.0, seconds / 0.30))
        left = min(1.0, (1 - t) * self.seconds / 0.25)
        (ax, ay), (bx, by) = self.start, self.end
        end = ax + (bx - ax) * there, ay + (by - ay) * there
        draw_arrow(surface, self.start, end, self.colour, self.effects.u, round(255 * left))

"""Time that runs off a spring: what is seen of two cards that diffuse each other."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

import pygame

from ui.base import theme
from ui.base.animation import ease_out
from ui.table.effects import Effects, Flare, add_soft

SIDE = 200  # pixels in which it is drawn: it is soft
COILS, ARMS, STEPS = 2.6, 3, 44
RUNS = 4.2  # radians that it turns while it runs off, against the clock


class Unwind(Flare):
    """Three bands of light, coiled up, that spring open against the clock and fade."""

    def __init__(
        self, effects: Effects, at: tuple[float, float], size: float, colours: tuple[theme.Colour, ...],
        seconds: float = 1.1,
    ) -> None:  # fmt: skip
        super().__init__(effects, seconds)
        self.at, self.size, self.colours = at, size, colours

    def paint(self, surface: pygame.Surface, t: float) -> None:
        calm = self.effects.is_calm
        picture = coil(0.7 if calm else ease_out(t), self.colours)
        add_soft(surface, picture, self.at, self.size, min(1.0, t / 0.08) * (1 - t) ** 1.2)


def coil(way: float, colours: tuple[theme.Colour, ...]) -> pygame.Surface:
    """The bands when they have run off so far (0: coiled up, 1: open), on black."""
    out, middle = pygame.Surface((SIDE, SIDE), 0, 32), SIDE / 2
    reach, turns = middle * (0.22 + 0.72 * way), 2 * pi * COILS * (1 - 0.82 * way)
    for arm in range(ARMS):
        begin, colour = arm * 2 * pi / ARMS - RUNS * way, colours[arm % len(colours)]
        points = []
        for n in range(STEPS + 1):
            share = n / STEPS
            a, r = begin + turns * share, reach * (0.10 + 0.90 * share)
            points.append((middle + cos(a) * r, middle + sin(a) * r))
        for n, (one, two) in enumerate(pairwise(points)):
            light = 0.25 + 0.75 * n / STEPS
            ink = theme.mix((0, 0, 0), colour, light)
            pygame.draw.line(out, ink, one, two, max(1, round(6 * (1 - 0.6 * way) * light)))
        pygame.draw.circle(out, theme.mix(colour, (255, 255, 255), 0.6), points[-1], 3.4 - 1.4 * way)
    glow = pygame.transform.box_blur(out, 5)
    glow.blit(pygame.transform.box_blur(out, 1), (0, 0), special_flags=pygame.BLEND_ADD)
    return glow

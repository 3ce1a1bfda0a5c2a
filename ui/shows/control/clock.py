"""The great clock that stands still over the table while time does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin

import pygame

from ui.base import theme
from ui.base.animation import ease_back
from ui.base.slate import stretched
from ui.table.effects import ICE, Effects, Flare, add_faded, prepare

VIOLET: theme.Colour = (190, 120, 255)  # the light of a singularity
SIZES = (1.0, 0.8)  # of the clock at its full size


class StoppedClock(Flare):
    """A great clock that comes over the table and, `stops` seconds later, stands still with a jolt."""

    def __init__(self, effects: Effects, seconds: float, strength: float = 1.0, stops: float = 0.28) -> None:
        super().__init__(effects, seconds)
        self.strength, self.stops = strength, stops

    def paint(self, surface: pygame.Surface, t: float) -> None:
        seconds = t * self.seconds
        arrived = min(1.0, seconds / 0.28)
        leaving = min(1.0, (1 - t) * self.seconds / 0.30)
        middle = self.effects.middle
        full = full_size(self.effects, self.strength)
        if self.effects.is_calm:
            arrived = 1.0
        side = max(8, round(full * (1.35 - 0.35 * ease_back(arrived)) * (1 + 0.10 * (1 - leaving))))
        picture = clock_picture(full)
        if abs(side - full) > 2:
            picture = stretched(picture, (side, side))
        since = seconds - self.stops
        is_jolted = 0 <= since < 0.35 and not self.effects.is_calm
        shake = sin(since * 70) * 5 * self.effects.u * (1 - since / 0.35) if is_jolted else 0.0
        at = (round(middle.centerx - side / 2 + shake), round(middle.centery - side / 2))
        add_faded(surface, picture, at, min(arrived * (0.55 if since < 0 else 1.0), leaving))


def full_size(effects: Effects, strength: float) -> int:
    """How large the clock is over this table, in pixels."""
    return round(min(effects.middle.h * 1.04, effects.middle.w) * strength)


def prepare_clock(effects: Effects) -> Iterator[object]:
    """Draw it: it would hold up the frame in which it is first needed."""
    yield prepare((ICE, VIOLET))
    for strength in SIZES:
        yield clock_picture(full_size(effects, strength))


@lru_cache(maxsize=3)
def clock_picture(side: int) -> pygame.Surface:
    """The great clock, light on black: a ring, sixty strokes, twelve long ones, hands at a quarter to twelve."""
    big = max(400, min(1400, side * 2))
    out, middle = pygame.Surface((big, big)), big / 2

    def spot(radius: float, turn: float) -> tuple[float, float]:
        return middle + sin(turn) * radius * middle, middle - cos(turn) * radius * middle

    for radius, wide, level in ((0.95, 0.012, 0.9), (0.90, 0.004, 0.6), (0.60, 0.003, 0.35)):
        pygame.draw.circle(
            out, theme.mix((0, 0, 0), ICE, level), (middle, middle), radius * middle, max(1, round(wide * big))
        )
    for n in range(60):
        turn, is_hour = n * pi / 30, n % 5 == 0
        ink = theme.mix((0, 0, 0), ICE, 0.95 if is_hour else 0.5)
        pygame.draw.line(
            out,
            ink,
            spot(0.88, turn),
            spot(0.74 if is_hour else 0.83, turn),
            max(1, round(big * (0.010 if is_hour else 0.004))),
        )
    for length, turn, wide in ((0.68, 0.0, 0.012), (0.44, -pi * 0.47, 0.020)):
        pygame.draw.line(out, ICE, spot(-0.10, turn), spot(length, turn), round(big * wide))
    pygame.draw.circle(out, (240, 250, 255), (middle, middle), big * 0.022)
    glow = pygame.transform.smoothscale(out, (big // 4, big // 4))
    glow = pygame.transform.box_blur(pygame.transform.box_blur(glow, max(1, big // 90)), max(1, big // 90))
    out.blit(pygame.transform.smoothscale(glow, (big, big)), (0, 0), special_flags=pygame.BLEND_ADD)
    return pygame.transform.smoothscale(out, (side, side)).convert()

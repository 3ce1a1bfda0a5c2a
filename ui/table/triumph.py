"""The end of a match over the table: a sunburst behind the winner's name, or a table that goes quiet.

A match that is lost ends with dignity: the light sinks, ash falls slowly, nobody is mocked.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

import pygame

from art import glyphs
from ui.base import text, theme
from ui.base.animation import ease_back, ease_out
from ui.table.effects import Effects, Flare, add_faded, add_soft, light_picture
from ui.table.zones import band_picture

SECONDS = 3.0
COMES, GOES = 0.45, 0.35  # seconds
RAYS = 14
TURN = 0.16  # radians a second
SMALL = 240  # pixels in which the rays are drawn: they are soft
GOLD: theme.Colour = (255, 206, 110)
WON, LOST = (104, 92, 76), (70, 80, 104)  # what the table's light is multiplied with
DROP = 60.0  # units from the title to the line under it


class Triumph(Flare):
    """Words large over the table: `title`, and a line under it. Won or lost, as the one who watches sees it."""

    def __init__(self, effects: Effects, title: str, line: str, is_won: bool, sign: str = "crown") -> None:
        super().__init__(effects, SECONDS)
        self.title, self.line, self.is_won, self.sign = title, line, is_won, sign

    def paint(self, surface: pygame.Surface, t: float) -> None:
        now, effects = t * self.seconds, self.effects
        shown = min(1.0, now / COMES, (1 - t) * self.seconds / GOES)
        middle, u = effects.middle, effects.u
        veil = theme.mix((255, 255, 255), WON if self.is_won else LOST, max(0.0, shown))
        surface.fill(veil, special_flags=pygame.BLEND_MULT)
        at = middle.centerx, round(middle.top + middle.h * 0.40)
        if self.is_won:
            light = glow(None if effects.is_calm else now * TURN)
            size = middle.h * (1.5 if effects.is_calm else 1.2 + 0.4 * ease_out(min(1.0, now / 1.2)))
            add_soft(surface, light, at, size, shown)
        self.draw_words(surface, at, now, shown, u)

    def draw_words(self, surface: pygame.Surface, at: tuple[int, int], now: float, shown: float, u: float) -> None:
        middle, calm = self.effects.middle, self.effects.is_calm
        ink = theme.BRASS_LIGHT if self.is_won else (186, 196, 216)
        px = text.fitting(self.title, "display", round(54 * u), round(middle.w * 0.94), 12)
        words = text.render(self.title, "display", px, ink, shadow=theme.INK)
        band = band_picture((round(words.get_width() * 1.4), round(words.get_height() * 1.9)))
        band.set_alpha(round(255 * shown))
        surface.blit(band, band.get_rect(center=at))
        k = 1.0 if calm else 1 + 0.35 * (1 - ease_back(min(1.0, now / 0.38))) * self.is_won
        if abs(k - 1) > 0.01:
            words = pygame.transform.smoothscale(words, (round(words.get_width() * k), round(words.get_height() * k)))
        wide = round(min(words.get_width() * 0.62, middle.w * 0.5) * ease_out(min(1.0, now / 0.7)))
        for side, blit in ((-1, -4), (1, -4)):
            rule = rule_picture(max(2, wide), max(2, round(2.2 * u)), ink, side)
            rule.set_alpha(round(255 * shown))
            y = at[1] + round(words.get_height() * 0.52)
            surface.blit(rule, (at[0] if side > 0 else at[0] - rule.get_width(), y + blit))
        put(surface, words, at, shown)
        if self.is_won:
            side = round(74 * u * (1.0 if calm else ease_back(min(1.0, max(0.01, (now - 0.1) / 0.45)))))
            sign = glyphs.glyph(self.sign, max(4, side), GOLD).copy()
            put(surface, sign, (at[0], at[1] - round(78 * u)), shown)
        under = text.render(self.line, "body-italic", round(20 * u), theme.PARCHMENT, shadow=theme.INK)
        late = min(1.0, max(0.0, (now - 0.35) / 0.3))
        put(surface, under, (at[0], at[1] + round(DROP * u)), shown * late)


def put(surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], share: float) -> None:
    """Its middle there, so clearly."""
    picture.set_alpha(round(255 * max(0.0, min(1.0, share))))
    surface.blit(picture, picture.get_rect(center=at))
    picture.set_alpha(255)


def glow(turn: float | None) -> pygame.Surface:
    """Light on black with a sunburst in it that is turned by so many radians; without one if None."""
    out, middle = pygame.Surface((SMALL, SMALL), 0, 32), SMALL / 2
    if turn is not None:
        for n in range(RAYS):
            a = turn + n * 2 * pi / RAYS
            half = 0.085 if n % 2 else 0.13
            tips = [(middle + cos(a + d) * SMALL, middle + sin(a + d) * SMALL) for d in (-half, half)]
            pygame.draw.polygon(out, theme.mix((0, 0, 0), GOLD, 0.40 if n % 2 else 0.55), [(middle, middle), *tips])
        out = pygame.transform.box_blur(out, 2)
        out.blit(falling(SMALL), (0, 0), special_flags=pygame.BLEND_MULT)
    add_faded(out, light_picture(SMALL, GOLD), (0, 0), 0.36)
    return out


@lru_cache(maxsize=1)
def falling(side: int) -> pygame.Surface:
    """A fall of light from the middle of a square, black at its edge."""
    small = pygame.Surface((48, 48), 0, 32)
    for radius in range(24, 0, -1):
        level = round(255 * (1 - radius / 24) ** 1.3)
        pygame.draw.circle(small, (level, level, level), (24, 24), radius)
    return pygame.transform.smoothscale(small, (side, side))


@lru_cache(maxsize=64)
def rule_picture(wide: int, high: int, colour: theme.Colour, side: int) -> pygame.Surface:
    """A line that fades out to one side."""
    strip = pygame.Surface((32, 1), pygame.SRCALPHA)
    for x in range(32):
        share = 1 - x / 31 if side > 0 else x / 31
        strip.set_at((x, 0), (*colour, round(210 * share)))
    return pygame.transform.smoothscale(strip, (wide, high))

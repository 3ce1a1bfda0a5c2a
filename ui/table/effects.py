"""Light over the table for a moment: rings, sparks, words in the middle, a number that rises.

An effect is a beat that also paints. It joins the others when its turn comes and leaves when it is over;
nothing of the picture of the table depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin

import pygame

from art import glyphs
from ui.base import text, theme
from ui.base.animation import LONG, ease_out
from ui.base.canvas import Target, drawn
from ui.base.slate import copied, stretched
from ui.base.soft import blurred

ADDED = 1  # the slate of a light that is added, while one that is stretched lies on another
A_FRAME = 0.025  # seconds
BAND, LINES = 1.9, 0.10  # how high the band of a caption is, of its words; where its lines lie, of the band
ICE: theme.Colour = (160, 220, 255)
WARM: theme.Colour = (255, 214, 140)  # where two cards meet


class Effects:
    """What shines now. `cold` is how far the table is frozen (0 to 1)."""

    def __init__(self) -> None:
        self.active: list[Flare] = []
        self.loose: list[Flare] = []  # those that hold nothing up
        self.cold = 0.0
        self.is_calm = False  # reduced motion: no flashes, nothing shakes
        self.u = 1.0
        self.middle = pygame.Rect(0, 0, 0, 0)
        self.duel = pygame.Rect(0, 0, 0, 0)  # where two cards stand face to face

    def linger(self, flare: Flare) -> None:
        """Let it shine to its end while the story goes on."""
        flare.update(0.0)
        self.loose.append(flare)

    def update(self, dt: float) -> None:
        """Time passes for what lingers."""
        self.loose = [flare for flare in self.loose if not flare.update(dt)]

    def forget(self) -> None:
        """What lingers is gone: the window has another size."""
        for flare in self.loose:
            flare.update(LONG)
        self.loose = []

    def draw(self, surface: pygame.Surface) -> None:
        for effect in self.active:
            effect.paint(surface, min(1.0, effect.passed / effect.seconds))

    @property
    def tint(self) -> theme.Colour | None:
        """What the light of all that lies still is multiplied with: the table cools down to a blue."""
        return theme.mix((255, 255, 255), (92, 138, 190), min(1.0, self.cold)) if self.cold > 0.01 else None


class Flare:
    """Something that paints itself while it lasts."""

    def __init__(self, effects: Effects, seconds: float) -> None:
        self.effects, self.seconds, self.passed = effects, seconds, 0.0
        self.is_on = False

    def update(self, dt: float) -> bool:
        if not self.is_on:
            self.is_on = True
            self.effects.active.append(self)
        self.passed += dt
        if self.passed >= self.seconds and self in self.effects.active:
            self.effects.active.remove(self)
        return self.passed >= self.seconds

    def paint(self, surface: pygame.Surface, t: float) -> None: ...


class Later(Flare):
    """A flare that begins some seconds later."""

    def __init__(self, effects: Effects, wait: float, flare: Flare) -> None:
        super().__init__(effects, wait)
        self.flare = flare

    def update(self, dt: float) -> bool:
        if not super().update(dt):
            return False
        return self.flare.update(dt) if self.flare.is_on or dt < LONG else True


class Ring(Flare):
    """A frame of light that leaves a rectangle and fades: something happens here."""

    def __init__(self, effects: Effects, rect: pygame.Rect, colour: theme.Colour, seconds: float = 0.5) -> None:
        super().__init__(effects, seconds)
        self.rect, self.colour = pygame.Rect(rect), colour

    def paint(self, surface: pygame.Surface, t: float) -> None:
        way = 0.12 if self.effects.is_calm else ease_out(t)
        grown = self.rect.inflate(round(self.rect.w * 0.5 * way), round(self.rect.h * 0.36 * way))
        picture = stretched(ring_picture(self.rect.size, self.colour), grown.size)
        add_faded(surface, picture, grown.topleft, 1 - t)


class Burst(Flare):
    """A flash with sparks."""

    def __init__(
        self, effects: Effects, at: tuple[float, float], size: float, colour: theme.Colour, seconds: float = 0.45
    ):
        super().__init__(effects, seconds)
        self.at, self.size, self.colour = at, size, colour

    def paint(self, surface: Target, t: float) -> None:
        if self.effects.is_calm:
            return
        side = max(4, round(self.size * (0.5 + 0.7 * ease_out(t))))
        add_soft(surface, light_picture(64, self.colour), self.at, side, (1 - t) ** 1.5)
        for n in range(16):
            turn = n * 2.399 + 0.3
            far = self.size * (0.25 + 0.65 * ease_out(t)) * (0.6 + 0.4 * ((n * 7) % 5) / 4)
            near = far * (0.55 + 0.4 * t)
            ink = theme.mix(self.colour, (255, 255, 255), 0.4 * (1 - t))
            start = (self.at[0] + cos(turn) * near, self.at[1] + sin(turn) * near)
            end = (self.at[0] + cos(turn) * far, self.at[1] + sin(turn) * far)
            width = max(1, round(self.size * 0.012 * (1 - t)))
            if t < 0.92:
                drawn(pygame.draw.line, surface, ink, start, end, width)


class Caption(Flare):
    """Words on a dark band across the middle of the table, for a moment."""

    def __init__(
        self, effects: Effects, words: str, seconds: float, at: float = 0.5, role: str = "body-bold",
        size: float = 27, colour: theme.Colour = theme.PARCHMENT,
    ) -> None:  # fmt: skip
        super().__init__(effects, seconds)
        self.words, self.at, self.role, self.size, self.colour = words, at, role, size, colour

    def paint(self, surface: pygame.Surface, t: float) -> None:
        shown = min(1.0, t * self.seconds / 0.14, (1 - t) * self.seconds / 0.16)
        middle, u = self.effects.middle, self.effects.u
        px = text.fitting(self.words, self.role, round(self.size * u), middle.w, 9)
        y = round(middle.top + middle.h * self.at)
        high = max(1, text.size(self.words, self.role, px)[1])
        band = band_picture((round(middle.w * 1.06), round(high * BAND)))
        band.set_alpha(round(255 * shown))
        surface.blit(band, band.get_rect(center=(middle.centerx, y)))
        if t * self.seconds < A_FRAME:
            return  # nobody could read them yet, and to draw both for the first time would hold up one frame
        words = text.render(self.words, self.role, px, self.colour)
        words.set_alpha(round(255 * shown))
        surface.blit(words, words.get_rect(center=(middle.centerx + round((1 - shown) * 14 * u), y)))
        words.set_alpha(255)


class Rise(Flare):
    """A number that rises from a place: what was won or lost there."""

    def __init__(self, effects: Effects, at: tuple[float, float], words: str, colour: theme.Colour) -> None:
        super().__init__(effects, 1.1)
        self.at, self.words, self.colour = at, words, colour

    def count_on(self, words: str) -> None:
        """The number grows while it rises, and is seen for as long as another would be."""
        self.words, self.passed = words, min(self.passed, 0.4 * self.seconds)

    def paint(self, surface: pygame.Surface, t: float) -> None:
        shown = text.render(self.words, "number", round(25 * self.effects.u), self.colour, shadow=theme.INK)
        shown.set_alpha(round(255 * min(1.0, (1 - t) * 2.4)))
        y = self.at[1] - ease_out(t) * 34 * self.effects.u
        surface.blit(shown, shown.get_rect(center=(round(self.at[0]), round(y))))
        shown.set_alpha(255)


class Flight(Flare):
    """A sign that flies in a bow from one place to another: a point that goes to its plate."""

    def __init__(
        self, effects: Effects, start: tuple[float, float], end: tuple[float, float], sign: str, colour: theme.Colour
    ) -> None:
        super().__init__(effects, 0.75)
        self.start, self.end, self.sign, self.colour = start, end, sign, colour

    def paint(self, surface: pygame.Surface, t: float) -> None:
        if self.effects.is_calm:
            return
        soft = t * t * (3 - 2 * t)
        (ax, ay), (bx, by) = self.start, self.end
        x, y = ax + (bx - ax) * soft, ay + (by - ay) * soft - abs(bx - ax) * 0.22 * 4 * t * (1 - t)
        px = round((24 + 22 * sin(pi * t)) * self.effects.u)
        add_soft(surface, light_picture(320, self.colour), (x, y), 3 * px, 0.6)
        shown = glyphs.glyph(self.sign, px, self.colour)
        surface.blit(shown, shown.get_rect(center=(round(x), round(y))))


class Chill:
    """Bring the cold of the table to a level."""

    def __init__(self, effects: Effects, level: float, seconds: float) -> None:
        self.effects, self.level, self.seconds, self._from, self._passed = effects, level, seconds, None, 0.0

    def update(self, dt: float) -> bool:
        if self._from is None:
            self._from = self.effects.cold
        self._passed = min(self.seconds, self._passed + dt)
        share = self._passed / self.seconds if self.seconds else 1.0
        self.effects.cold = self._from + (self.level - self._from) * ease_out(share)
        return self._passed >= self.seconds


def add_faded(surface: pygame.Surface, light: pygame.Surface, at: tuple[int, int], strength: float) -> None:
    """Add light to the picture. `light` is on black, without alpha, with 32 bits a pixel."""
    if strength <= 0:
        return
    surface.blit(dimmed(light, strength), at, special_flags=pygame.BLEND_ADD)


def add_soft(
    surface: pygame.Surface, light: pygame.Surface, at: tuple[float, float], side: float, strength: float
) -> None:  # fmt: skip
    """Add a soft light, its middle there and so wide. It is dimmed where it is smaller."""
    side = max(4, round(side))
    if round(255 * strength) <= 0:
        return
    if side >= light.get_width():
        light = stretched(dimmed(light, strength), (side, side))
    else:
        light = dimmed(stretched(light, (side, side)), strength)
    surface.blit(light, light.get_rect(center=(round(at[0]), round(at[1]))), special_flags=pygame.BLEND_ADD)


def dimmed(light: pygame.Surface, strength: float) -> pygame.Surface:
    """The light, so strong: itself if that is all of it, otherwise on a slate."""
    level = max(0, min(255, round(255 * strength)))
    if level >= 254:
        return light
    light = copied(light, ADDED)
    light.fill((level, level, level), special_flags=pygame.BLEND_MULT)
    return light


def prepare(colours: Iterable[theme.Colour] = ()) -> None:
    """Draw now what would hold up the frame in which it is first needed."""
    for colour in (WARM, *colours):
        light_picture(320, colour)


@lru_cache(maxsize=48)
def ring_picture(size: tuple[int, int], colour: theme.Colour) -> pygame.Surface:
    wide = max(2, size[1] // 22)
    out = pygame.Surface(size)
    rect = out.get_rect().inflate(-4 * wide, -4 * wide)
    pygame.draw.rect(out, colour, rect, wide * 2, border_radius=wide * 3)
    out = blurred(out, wide)
    pygame.draw.rect(
        out,
        theme.mix(colour, (255, 255, 255), 0.5),
        rect.inflate(-wide, -wide),
        max(1, wide // 3),
        border_radius=wide * 2,
    )
    return out.convert()


@lru_cache(maxsize=24)
def light_picture(side: int, colour: theme.Colour) -> pygame.Surface:
    """A soft round light on black."""
    small = 64
    out = pygame.Surface((small, small))
    for radius in range(small // 2, 0, -1):
        t = 1 - radius / (small / 2)
        ink = theme.mix((0, 0, 0), theme.mix(colour, (255, 255, 255), t * t), t * t)
        pygame.draw.circle(out, ink, (small // 2, small // 2), radius)
    return pygame.transform.smoothscale(out, (max(2, side), max(2, side))).convert()


@lru_cache(maxsize=16)
def band_picture(size: tuple[int, int]) -> pygame.Surface:
    """A dark band between two fine lines: it fades out to both sides, and softly above and below."""
    wide, high = 64, 24
    small = pygame.Surface((wide, high), pygame.SRCALPHA)
    line = pygame.Surface((wide, 1), pygame.SRCALPHA)
    for x in range(wide):
        across = min(1.0, (1 - abs(2 * x - wide + 1) / wide) * 2.2)
        line.set_at((x, 0), (*theme.BRASS, round(150 * across)))
        for y in range(high):
            down = min(1.0, (1 - abs(2 * y - high + 1) / high) * 3)
            small.set_at((x, y), (5, 8, 15, round(232 * across * down)))
    out = pygame.transform.smoothscale(small, size)
    line = pygame.transform.smoothscale(line, (size[0], max(1, round(size[1] * 0.015))))
    for y in (LINES, 1 - LINES):
        out.blit(line, line.get_rect(midtop=(size[0] // 2, round(size[1] * y))))
    return out

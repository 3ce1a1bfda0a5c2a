"""Weight: cards that land, rush, are struck and give way, and the dust of light that rises where they do.

Everything here is a beat, ends by itself, and leaves every card exactly where it lies. With reduced motion nothing
shakes and no dust flies: a glow is left.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, hypot, sin
from random import Random
from typing import NamedTuple

import pygame

from ui.base import theme
from ui.base.animation import LONG, Beat, Together, ease_out
from ui.base.soft import blurred
from ui.cards.sprite import CardSprite
from ui.table.effects import Effects, Flare, add_faded, light_picture

MOST_MOTES = 160  # over the whole table at a time
LEVELS = 8  # of brightness in which a mote is kept
WIND_UP, RUSH, BACK = 0.17, 0.10, 0.22  # seconds of a lunge
LONGEST = 1.5  # seconds for which a card that flies is waited for
REACH = 0.55  # of the way to what it strikes, that a card rushes


class Aside:
    """Let a light shine that holds nothing up. One that is skipped is not seen."""

    def __init__(self, flare: Flare) -> None:
        self.flare = flare

    def update(self, dt: float) -> bool:
        if dt < LONG:
            self.flare.effects.linger(self.flare)
        return True


class Landed:
    """What happens when a card has come to rest: at once, if it does not move. No card is waited for long."""

    def __init__(self, sprite: CardSprite, beats: Iterable[Beat]) -> None:
        self.sprite, self.then = sprite, Together(beats)
        self.is_down, self.waited = False, 0.0

    def update(self, dt: float) -> bool:
        self.waited += dt
        if not self.is_down and self.sprite.is_moving and self.waited < LONGEST:
            return False
        self.is_down = True
        return self.then.update(dt)


class Glow(Flare):
    """A soft light on a card and around it, that comes quickly and goes slowly."""

    def __init__(
        self, effects: Effects, rect: pygame.Rect, colour: theme.Colour, seconds: float = 0.5, strength: float = 0.8
    ) -> None:
        super().__init__(effects, seconds)
        self.rect, self.colour, self.strength = pygame.Rect(rect), colour, strength

    def paint(self, surface: pygame.Surface, t: float) -> None:
        picture = glow_picture(self.rect.size, self.colour)
        level = min(1.0, t / 0.12) * (1 - t) ** 1.4
        add_faded(surface, picture, picture.get_rect(center=self.rect.center).topleft, level * self.strength)


class Mote(NamedTuple):
    """Where a mote begins, how far it flies, how large it is, and when it sets out and dies (shares of the time)."""

    x: float
    y: float
    dx: float
    dy: float
    px: int
    start: float
    end: float


class Dust(Flare):
    """Motes of light that fly off and fade: from a point, or from the edge of a card.

    `reach` is how far they fly, `rise` how much of that they go up besides (down if negative), both in pixels.
    """

    def __init__(
        self, effects: Effects, at: tuple[float, float] | pygame.Rect, reach: float, colour: theme.Colour,
        count: int = 20, seconds: float = 0.7, rise: float = 0.0, seed: int = 1,
    ) -> None:  # fmt: skip
        super().__init__(effects, seconds)
        self.at, self.reach, self.colour, self.count, self.rise = at, reach, colour, count, rise
        self.seed = seed
        self.motes: list[Mote] = []

    def update(self, dt: float) -> bool:
        if not self.is_on and not self.effects.is_calm:
            flying = sum(len(flare.motes) for flare in self.effects.active if isinstance(flare, Dust))
            self.motes = list(self.strewn(max(0, min(self.count, MOST_MOTES - flying))))
        return super().update(dt)

    def strewn(self, count: int) -> Iterable[Mote]:
        luck, u = Random(self.seed), self.effects.u
        for n in range(count):
            turn = (n + luck.random()) * 2.399963  # the golden angle: alike in all directions, and never in rows
            far = self.reach * (0.35 + 0.65 * luck.random() ** 0.7)
            x, y = self.start(luck, turn)
            yield Mote(
                x, y, cos(turn) * far, sin(turn) * far * 0.8 - self.rise * (0.4 + 0.6 * luck.random()),
                2 * round((3 + 6 * luck.random() ** 2) * u), 0.18 * luck.random(), 0.62 + 0.38 * luck.random(),
            )  # fmt: skip

    def start(self, luck: Random, turn: float) -> tuple[float, float]:
        if not isinstance(self.at, pygame.Rect):
            return self.at
        rect, (dx, dy) = self.at, (cos(turn), sin(turn))
        k = min(rect.w / 2 / max(1e-6, abs(dx)), rect.h / 2 / max(1e-6, abs(dy)))  # to the edge of the card
        inside = 0.72 + 0.28 * luck.random()
        return rect.centerx + dx * k * inside, rect.centery + dy * k * inside

    def paint(self, surface: pygame.Surface, t: float) -> None:
        for mote in self.motes:
            s = (t - mote.start) / (mote.end - mote.start)
            if 0 < s < 1:
                way, level = ease_out(s), round((LEVELS - 1) * min(1.0, s * 8) * (1 - s) ** 0.8)
                picture = mote_picture(mote.px, self.colour, level)
                x, y = mote.x + mote.dx * way, mote.y + mote.dy * way + self.reach * 0.18 * s * s
                surface.blit(picture, (round(x) - mote.px, round(y) - mote.px), special_flags=pygame.BLEND_ADD)


@lru_cache(maxsize=768)
def mote_picture(px: int, colour: theme.Colour, level: int) -> pygame.Surface:
    """A mote with its halo, so bright; twice as wide as the mote."""
    out = pygame.transform.smoothscale(light_picture(64, colour), (2 * px, 2 * px))
    heart = light_picture(64, theme.mix(colour, (255, 255, 255), 0.7))
    heart = pygame.transform.smoothscale(heart, (px, px))
    out.blit(heart, (px // 2, px // 2), special_flags=pygame.BLEND_ADD)
    share = round(255 * (level + 1) / LEVELS)
    out.fill((share, share, share), special_flags=pygame.BLEND_MULT)
    return out


@lru_cache(maxsize=32)
def glow_picture(size: tuple[int, int], colour: theme.Colour) -> pygame.Surface:
    """A soft frame of light on black, wider than the card; on the card itself there is only a breath of it."""
    pad = round(size[1] * 0.22)
    small = max(1, size[1] // 48)
    out = pygame.Surface(((size[0] + 2 * pad) // small, (size[1] + 2 * pad) // small), 0, 32)
    rect, edge = out.get_rect().inflate(-pad // small, -pad // small), max(1, pad // small // 2)
    pygame.draw.rect(out, theme.mix((0, 0, 0), colour, 0.95), rect, border_radius=2 * edge)
    pygame.draw.rect(out, theme.mix((0, 0, 0), colour, 0.28), rect.inflate(-3 * edge, -3 * edge), border_radius=edge)
    out = blurred(out, edge)
    return pygame.transform.smoothscale(out, (size[0] + 2 * pad, size[1] + 2 * pad)).convert()


# Cards that move by themselves


class Motion:
    """A card moves for a while about the place where it lies, and lies there again. It lets go if something else takes
    the card, and leaves one alone that is on its way."""

    def __init__(self, sprite: CardSprite, seconds: float) -> None:
        self.sprite, self.seconds, self.passed = sprite, seconds, 0.0

    def update(self, dt: float) -> bool:
        sprite = self.sprite
        if not self.passed:
            if sprite.is_moving or dt >= LONG:
                return True
            sprite.motion, sprite.is_moving = self, True
        elif sprite.motion is not self:
            return True
        self.passed += dt
        if self.passed >= self.seconds:
            sprite.place(sprite.home)
            return True
        self.pose(sprite, self.passed)
        return False

    def pose(self, sprite: CardSprite, now: float) -> None: ...


class Shudder(Motion):
    """A card that is struck: it gives way, away from the blow, and shakes itself still."""

    def __init__(self, sprite: CardSprite, away: tuple[float, float], seconds: float = 0.42) -> None:
        super().__init__(sprite, seconds)
        far = hypot(*away) or 1.0
        self.away = away[0] / far, away[1] / far

    def pose(self, sprite: CardSprite, now: float) -> None:
        home, left = sprite.home, 1 - now / self.seconds
        give = home.height * (0.075 * left**2 + 0.022 * left * sin(now * 62))
        sprite.x, sprite.y = home.x + self.away[0] * give, home.y + self.away[1] * give
        sprite.angle = home.angle + 4.0 * left * sin(now * 46)


class Lunge(Motion):
    """A card that strikes: it draws back, rushes at a place, and returns. `hits_at` is when it is there, in seconds."""

    hits_at = WIND_UP + RUSH

    def __init__(self, sprite: CardSprite, at: tuple[float, float]) -> None:
        super().__init__(sprite, WIND_UP + RUSH + BACK)
        self.at = at

    def pose(self, sprite: CardSprite, now: float) -> None:
        home = sprite.home
        dx, dy = self.at[0] - home.x, self.at[1] - home.y
        back = min(0.16, home.height * 0.28 / (hypot(dx, dy) or 1.0))
        if now < WIND_UP:
            s = ease_out(now / WIND_UP)
            way, lift = -back * s, 1.6 * s
        elif now < self.hits_at:
            s = ((now - WIND_UP) / RUSH) ** 2
            way, lift = -back + (back + REACH) * s, 1.6
        else:
            s = (now - self.hits_at) / BACK
            way, lift = REACH * (1 - s) ** 2 * (1 + 2 * s), 1.6 * (1 - s)
        sprite.x, sprite.y, sprite.lift = home.x + dx * way, home.y + dy * way, lift
        sprite.angle = home.angle * (1 - 0.6 * min(1.0, lift))


class Unseen:
    """A card is not seen while it moves: something else is seen in its place."""

    def __init__(self, sprite: CardSprite) -> None:
        self.sprite, self.waited = sprite, 0.0

    def update(self, dt: float) -> bool:
        self.waited += dt
        is_over = not self.sprite.is_moving or self.waited >= LONGEST
        self.sprite.alpha = 255 if is_over else 0
        return is_over

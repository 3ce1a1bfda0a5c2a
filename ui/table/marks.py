"""What the table adds to the face of a card that lies in a field: its numbers now, a sign, icons that it has gained."""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import NamedTuple

import pygame

from art import glyphs, icons
from game.kernel.naming import signed
from ui.base import text, theme
from ui.cards.sprite import RATIO, Pose, dimmed
from ui.table.band import Band, Cell, draw_band, draw_row

UP, DOWN = (126, 222, 134), (248, 120, 100)
AT = (-0.325 * RATIO, -0.15)  # where a number stands, from the middle of the card, in its height; it never leans
SIZE = 0.225  # of a card's height


class Badge(NamedTuple):
    """The printed badge of a kind of number: its outline, a name of OUTLINES, and the colour of its rim."""

    outline: str
    rim: theme.Colour


class Number(NamedTuple):
    """A number of a card as it is now. `change` is how far it is from the printed one, `at` where its plate stands."""

    value: int
    change: int = 0
    at: tuple[float, float] = AT
    is_left: bool = False  # the change stands at its left
    colour: theme.Colour | None = None  # if that is not said by the change
    badge: Badge | None = None  # the printed badge that its plate is like, if that is no round one


class Mark(NamedTuple):
    """`is_dim`: the card lies in the dark. `sign` is a glyph, `gained` are rows of the game's icons that it has now.

    A number in the dark is as dark as those that are printed there: who is used is told at a glance from who is not.
    `size` is how large its numbers are, of the card's height; `tiny` is the mark of a card whose face is one for less
    than so many pixels. Of a card that others cover but for a strip, the `band` is seen instead of all that; of one
    beside the next that covers half of it the `row`, if it has one, stands over its name instead of its numbers.
    """

    numbers: tuple[Number, ...] = ()
    is_dim: bool = False
    sign: str = ""
    gained: tuple[str, ...] = ()
    size: float = SIZE
    sign_at: tuple[float, float] | None = None  # where the sign stands, from the middle of the card, in its height
    tiny: tuple[int, Mark] | None = None
    band: Band | None = None
    row: tuple[Cell, ...] = ()
    strip: int = 0  # pixels that are seen of it, if it is half covered by the next

    def seen(self, height: float) -> Mark:
        """The mark of a card of that height, in pixels."""
        return self.tiny[1] if self.tiny is not None and round(height * RATIO) < self.tiny[0] else self

    def within(self, pose: Pose, strip: int) -> Mark:
        """The mark of a card of which so many pixels are seen: its row, or of its numbers those that stand there.

        From the left edge, or if negative from the right; 0: it is seen whole.
        """
        if not strip:
            return self
        if self.row:
            return self._replace(numbers=(), tiny=None, strip=strip)
        edge = (abs(strip) / pose.height - RATIO / 2) * (1 if strip > 0 else -1)
        seen = tuple(number for number in self.numbers if (number.at[0] < edge) == (strip > 0))
        return self._replace(numbers=seen)


def prepare(game: str) -> None:
    """Load what draws the icons of a game meanwhile: it takes longer than a frame."""
    threading.Thread(target=icons.marked, args=(game, ""), daemon=True).start()


def draw_mark(
    surface: pygame.Surface, pose: Pose, mark: Mark, game: str, is_whole: bool = False, k: float = 1.0
) -> None:
    """`is_whole`: the card is seen whole, whatever covers it where it lies; `k`: so many times as large on its way."""
    if mark.band is not None and not is_whole:
        draw_band(surface, pose.x, pose.y, pose.height, mark.band)
        return
    mark = mark.seen(pose.height)
    px = max(13, round(pose.height * mark.size))
    for number in mark.numbers:
        is_dark = mark.is_dim and number.colour not in (theme.DANGER, theme.FADED)  # what hurts, what is spent
        shown = numeral(px, number.value, number.change, number.colour, number.is_left, is_dark, number.badge)
        put_at(surface, shown, pose, number.at, k)
    if mark.row and mark.strip:
        draw_row(surface, pose, mark.strip, mark.row)
    if mark.sign:
        sign = token(mark.sign, max(12, round(pose.height * 0.17)))
        put_at(surface, sign, pose, mark.sign_at or (0.36 * RATIO if mark.gained else 0, -0.47), k)
    if mark.gained:
        strip = gains(game, mark.gained, max(12, round(pose.height * 0.19)))
        put_at(surface, strip, pose, (-0.08 * RATIO if mark.sign else 0, -0.44), k)


def put_at(
    surface: pygame.Surface, picture: pygame.Surface, pose: Pose, at: tuple[float, float], k: float = 1.0
) -> None:
    """Upright on a card that may lean; `at` is from the middle of the card, in its height. On a card `k` times as large
    it is what it is there, stretched: a way has many sizes, and none is worth a picture of its own."""
    turned = pygame.Vector2(at).rotate(-pose.angle) * pose.height * k
    if abs(k - 1) > 0.01:
        picture = pygame.transform.smoothscale_by(picture, k)
    surface.blit(picture, picture.get_rect(center=(round(pose.x + turned.x), round(pose.y + turned.y))))


@lru_cache(maxsize=64)
def gains(game: str, rows: tuple[str, ...], px: int) -> pygame.Surface:
    """The icons that a card has until the turn ends, on a dark strip with a pale edge."""
    drawn = [icons.icon(game, word, px) for row in rows for word in icons.marked(game, row) or ()]
    gap = max(2, px // 6)
    size = sum(icon.get_width() + gap for icon in drawn) + gap, px + 2 * gap
    strip = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(strip, (10, 13, 22, 225), strip.get_rect(), border_radius=gap + px // 4)
    pygame.draw.rect(strip, (*theme.BRASS, 255), strip.get_rect(), max(1, px // 12), border_radius=gap + px // 4)
    x = gap
    for icon in drawn:
        strip.blit(icon, (x, gap))
        x += icon.get_width() + gap
    return strip.convert_alpha()


def _around(corners: int, depth: float = 0.0) -> tuple[pygame.Vector2, ...]:
    """The corners of a polygon of radius 1, the first one on top; with `depth` a star whose notches are so deep."""
    steps = corners * 2 if depth else corners
    return tuple(
        pygame.Vector2(0, -1.0 + (depth if depth and step % 2 else 0.0)).rotate(360 * step / steps)
        for step in range(steps)
    )


OUTLINES = {"circle": (), "hexagon": _around(6), "star": _around(8, 0.24)}
"""Outlines of badges as corners in a circle of radius 1; none: the circle itself."""


def _plate(out: pygame.Surface, outline: str, colour: theme.Colour | tuple, radius: float, drop: float = 0.0) -> None:
    """Fill an outline about the middle of a surface; `radius` and `drop`, its way down, are of its width."""
    size, corners = out.get_width(), OUTLINES[outline]
    middle = pygame.Vector2(size / 2, size * (0.5 + drop))
    if corners:
        pygame.draw.polygon(out, colour, [middle + corner * size * radius for corner in corners])
    else:
        pygame.draw.circle(out, colour, middle, size * radius)


@lru_cache(maxsize=256)
def numeral(
    px: int, number: int, change: int, colour: theme.Colour | None = None, is_left: bool = False, is_dark: bool = False,
    badge: Badge | None = None,
) -> pygame.Surface:  # fmt: skip
    """A small plate with the number, round or like its printed badge; a changed one has its colour and its sign, at its
    right or its left."""
    if is_dark:
        return dimmed(numeral(px, number, change, colour, is_left, badge=badge).copy())
    colour = colour or (UP if change > 0 else DOWN if change < 0 else theme.BRASS_LIGHT)
    outline, rim = badge or Badge("circle", colour)
    big = px * 4
    out = pygame.Surface((big, big), pygame.SRCALPHA)
    _plate(out, outline, (0, 0, 0, 150), 0.47, 0.03)
    _plate(out, outline, rim, 0.46 if outline == "circle" else 0.5)
    _plate(out, outline, (15, 18, 28), 0.395 if outline == "circle" else 0.42)
    out = pygame.transform.smoothscale(out, (px, px))
    words = str(number)
    shown = text.render(words, "number", round(px * (0.60 if len(words) < 2 else 0.50)), colour)
    if not change:
        out.blit(shown, shown.get_rect(center=(px / 2, px * 0.5)))
        return out.convert_alpha()
    sign = signed(change)
    tag = text.render(sign, "body-bold", max(9, round(px * 0.44)), (14, 16, 22))
    high = max(tag.get_height(), round(px * 0.46))
    wide = tag.get_width() + round(px * 0.28)
    tuck = round(px * 0.16)  # so far the change is hidden behind the plate
    width = px + wide - tuck
    balanced = pygame.Surface((2 * width - px, px), pygame.SRCALPHA)  # the plate in the middle
    left = width - px
    rect = pygame.Rect(0 if is_left else left + px - tuck, (px - high) // 2, wide, high)
    pygame.draw.rect(balanced, (0, 0, 0, 150), rect.move(0, 1), border_radius=high // 2)
    pygame.draw.rect(balanced, colour, rect, border_radius=high // 2)
    balanced.blit(out, (left, 0))
    balanced.blit(shown, shown.get_rect(center=(left + px / 2, px * 0.5)))
    aside = round(px * 0.04) * (-1 if is_left else 1)
    balanced.blit(tag, tag.get_rect(center=(rect.centerx + aside, rect.centery)))
    return balanced.convert_alpha()


@lru_cache(maxsize=32)
def token(glyph: str, px: int) -> pygame.Surface:
    """A quiet sign on a dark ground."""
    out = pygame.Surface((px * 4, px * 4), pygame.SRCALPHA)
    pygame.draw.circle(out, (12, 15, 24, 215), (px * 2, px * 2), px * 1.9)
    pygame.draw.circle(out, (*theme.STEEL, 255), (px * 2, px * 2), px * 1.9, max(2, px // 4))
    out = pygame.transform.smoothscale(out, (px, px))
    sign = glyphs.glyph(glyph, round(px * 0.62), theme.PARCHMENT)
    out.blit(sign, sign.get_rect(center=(px / 2, px / 2)))
    return out.convert_alpha()

"""The grounds that things stand on: panels, buttons, fields and paper, with rim, bevel and soft shadow.

Everything is drawn once for its real size and kept; one light falls from above.
"""

import random
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from ui.base import theme
from ui.base.soft import blurred

GRAIN = 96  # pixels after which the grain of a plate is the same again

Size = tuple[int, int]
Ink = tuple[int, int, int, int]


@dataclass(frozen=True)
class Look:
    """One kind of plate: its fill and rim from top to foot (with alpha), gloss and grain."""

    fill: tuple[Ink, Ink]
    rim: tuple[Ink, Ink]
    gloss: int = 0  # alpha of the light on the upper half
    inner: int = 0  # alpha of the dark line inside the rim
    rim_width: float = 1.3
    grain: int = 0


def _a(colour: theme.Colour, alpha: int = 255) -> Ink:
    return (*colour, alpha)


def _look(fill: tuple, rim: tuple, alpha: int = 255, **more: float) -> Look:
    """A look from two fill and two rim colours; a colour of four numbers brings its own alpha."""
    four = [ink if len(ink) == 4 else (*ink, alpha) for ink in (*fill, *rim)]
    return Look((four[0], four[1]), (four[2], four[3]), **more)


STEEL_RIM = ((158, 172, 198), (92, 106, 134))
LOOKS: dict[str, Look] = {
    "panel": _look(((24, 33, 53, 236), (12, 17, 29, 240)), ((112, 128, 156), (54, 68, 96)),
                   gloss=8, inner=120, grain=7),
    "inset": _look(((8, 12, 21), (14, 20, 33)), ((34, 44, 64), (66, 80, 106)), 200),
    "button": _look(((62, 79, 109), (36, 48, 72)), STEEL_RIM, gloss=20, inner=120, grain=8),
    "button-hover": _look(((80, 100, 136), (48, 63, 92)), ((255, 231, 170), (200, 160, 84)),
                          gloss=26, inner=110, grain=8),
    "button-down": _look(((32, 43, 65), (52, 68, 98)), (theme.BRASS, theme.BRASS_DARK), inner=150, grain=8),
    "button-off": _look(((36, 44, 60), (28, 35, 50)), ((70, 80, 98), (54, 62, 80)), 190, inner=60),
    "primary": _look(((232, 188, 102), (170, 116, 40)), ((255, 240, 198), (226, 178, 92)),
                     gloss=44, inner=120, grain=9, rim_width=1.5),
    "primary-hover": _look(((246, 208, 128), (194, 138, 54)), ((255, 250, 226), (248, 208, 130)),
                           gloss=54, inner=110, grain=9, rim_width=1.5),
    "primary-down": _look(((168, 116, 42), (214, 164, 80)), ((255, 236, 190), (196, 150, 70)),
                          inner=160, grain=9, rim_width=1.5),
    "quiet": _look(((0, 0, 0), (0, 0, 0)), ((0, 0, 0), (0, 0, 0)), 0),
    "quiet-hover": _look(((120, 146, 190, 46), (120, 146, 190, 30)),
                         ((226, 186, 104, 130), (226, 186, 104, 80))),
    "quiet-down": _look(((8, 12, 20, 120), (60, 76, 106, 80)), ((226, 186, 104, 190), (226, 186, 104, 120))),
    "field": _look(((7, 10, 17), (15, 21, 34)), ((46, 56, 76), (92, 106, 132)), 245, inner=110),
    "field-hover": _look(((9, 13, 21), (19, 26, 41)), ((92, 104, 128), (142, 156, 182)), 245, inner=110),
    "field-focus": _look(((8, 12, 20), (20, 27, 43)), ((206, 166, 92), (244, 208, 132)),
                         inner=110, rim_width=1.6),
    "paper": _look(((244, 230, 196), (222, 200, 158)), ((250, 226, 164), (150, 106, 44)),
                   gloss=30, grain=10, rim_width=1.8),
    "chosen": _look(((108, 86, 46, 240), (72, 56, 32, 240)),
                    ((255, 226, 156), (190, 146, 70)), gloss=18, grain=6),
    "row": _look(((120, 146, 190, 26), (120, 146, 190, 14)), ((150, 166, 196, 40), (150, 166, 196, 16))),
    "dialog": _look(((32, 43, 68, 252), (14, 20, 34, 252)), ((250, 220, 150), (134, 96, 40)),
                    gloss=10, inner=150, grain=8, rim_width=1.8),
    "warning": _look(((98, 40, 34, 250), (62, 24, 24, 250)), ((240, 150, 120), (160, 70, 56)),
                     gloss=16, inner=120, grain=8),
}  # fmt: skip

_kept: OrderedDict[tuple, pygame.Surface] = OrderedDict()
_BYTES = 120_000_000
_held = 0


_MARK = ("a mark in the order of use",)


def mark() -> None:
    """The window has another size: what is not used from now on may be forgotten when it has settled."""
    _kept[_MARK] = pygame.Surface((1, 1))
    _kept.move_to_end(_MARK)


def forget_unused() -> None:
    """Forget what was not used since `mark`: plates of sizes that are not shown any more."""
    while _MARK in _kept:
        _drop()


def _drop() -> None:
    """Forget what was not used for the longest time."""
    global _held
    key, old = _kept.popitem(last=False)
    _held -= old.get_width() * old.get_height() * 4 if key != _MARK else 0


def _keep(key: tuple, picture: pygame.Surface) -> pygame.Surface:
    global _held
    _kept[key] = picture
    _held += picture.get_width() * picture.get_height() * 4
    while _held > _BYTES and len(_kept) > 1:
        _drop()
    return picture


def _found(key: tuple) -> pygame.Surface | None:
    picture = _kept.get(key)
    if picture is not None:
        _kept.move_to_end(key)
    return picture


@lru_cache(maxsize=64)
def _corner(radius: int) -> pygame.Surface:
    """The upper left quarter of a disc, white with a smooth edge."""
    big = radius * 8
    quarter = pygame.Surface((big, big), pygame.SRCALPHA)
    quarter.fill((255, 255, 255, 0))
    pygame.draw.circle(quarter, (255, 255, 255, 255), (big, big), big)
    return pygame.transform.smoothscale(quarter, (radius, radius))


def rounded(size: Size, radius: int) -> pygame.Surface:
    """A white rounded rectangle with smooth corners: a mask to multiply with."""
    return _with_corners(size, radius, 255, _corner)


def _with_corners(size: Size, radius: int, alpha: int, corner: Callable[[int], pygame.Surface]) -> pygame.Surface:
    """White of this alpha, but for its corners: these are what `corner(radius)` gives for the upper left one."""
    width, height = max(1, size[0]), max(1, size[1])
    radius = max(0, min(radius, width // 2, height // 2))
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    out.fill((255, 255, 255, alpha))
    if radius:
        quarter = corner(radius)
        for across, down in ((False, False), (True, False), (False, True), (True, True)):
            at = ((width - radius) * across, (height - radius) * down)
            out.fill((255, 255, 255, 0), (*at, radius, radius))
            out.blit(pygame.transform.flip(quarter, across, down), at, special_flags=pygame.BLEND_RGBA_MAX)
    return out


def gradient(size: Size, top: Ink, foot: Ink) -> pygame.Surface:
    """From one colour at the top to another at the foot."""
    width, height = max(1, size[0]), max(1, size[1])
    return pygame.transform.scale(_strip(min(height, 256), tuple(top), tuple(foot)), (width, height))


@lru_cache(maxsize=256)
def _strip(rows: int, top: Ink, foot: Ink) -> pygame.Surface:
    """A gradient one pixel wide. Shared."""
    last, pixels = max(1, rows - 1), bytearray(4 * rows)
    for n, (a, b) in zip((2, 1, 0, 3), zip(top, foot, strict=True), strict=True):
        pixels[n::4] = bytes([a]) * rows if a == b else bytes([round(a + (b - a) * y / last) for y in range(rows)])
    return pygame.image.frombytes(bytes(pixels), (1, rows), "BGRA")


def shape(size: Size, radius: int, top: Ink, foot: Ink | None = None) -> pygame.Surface:
    """A rounded rectangle filled from top to foot."""
    filled = gradient(size, top, foot or top)
    filled.blit(rounded(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return filled


@lru_cache(maxsize=8)
def _grain(strength: int) -> pygame.Surface:
    """A tile of fine noise to add, drawn out sideways like brushed metal."""
    levels = random.Random(7).randbytes(GRAIN // 3 * GRAIN)
    grey = bytes(level % (strength + 1) for level in levels for _ in range(3))
    return pygame.transform.scale(pygame.image.frombytes(grey, (GRAIN // 3, GRAIN), "RGB"), (GRAIN, GRAIN))


def _add_grain(picture: pygame.Surface, strength: int) -> None:
    tile = _grain(strength)
    for y in range(0, picture.get_height(), GRAIN):
        for x in range(0, picture.get_width(), GRAIN):
            picture.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)


def plate(look: str, size: Size, u: float, radius: float = theme.RADIUS) -> pygame.Surface:
    """A plate of this look and size in pixels; `u` is pixels per unit, `radius` logical units. Shared."""
    key = (look, size, round(u, 3), radius)
    found = _found(key)
    return found if found is not None else _keep(key, _made(LOOKS[look], size, u, radius))


def _made(look: Look, size: Size, u: float, radius: float) -> pygame.Surface:
    """A wide one is a narrow one drawn out: between its corners it is the same everywhere, but for its grain."""
    edge = round(radius * u) + round(look.rim_width * u) + 3
    narrow = 2 * edge + GRAIN
    if size[0] < narrow + GRAIN:
        return _painted(look, size, u, radius)
    tile, out = _painted(look, (narrow, size[1]), u, radius), pygame.Surface(size, pygame.SRCALPHA)
    for x in range(edge, size[0] - edge, GRAIN):
        out.blit(tile, (x, 0), (edge, 0, min(GRAIN, size[0] - edge - x), size[1]))
    out.blit(tile, (0, 0), (0, 0, edge, size[1]))
    out.blit(tile, (size[0] - edge, 0), (narrow - edge, 0, edge, size[1]))
    return out


def _painted(look: Look, size: Size, u: float, radius: float) -> pygame.Surface:
    width, height = max(3, size[0]), max(3, size[1])
    round_px = round(radius * u)
    rim = max(1, round(look.rim_width * u))
    inner = (width - 2 * rim, height - 2 * rim)
    if min(inner) < 1:
        return shape((width, height), round_px, *look.fill)
    hole = rounded(inner, round_px - rim)
    fill = gradient(inner, *(_a(ink[:3]) for ink in look.fill))
    if look.grain:
        _add_grain(fill, look.grain)
    if look.inner:
        thick = max(1, round(u))
        edge = shape(inner, round_px - rim, (0, 0, 0, look.inner), (0, 0, 0, look.inner // 2))
        heart = _outside((inner[0] - 2 * thick, inner[1] - 2 * thick), round_px - rim - thick)
        edge.blit(heart, (thick, thick), special_flags=pygame.BLEND_RGBA_MULT)
        fill.blit(edge, (0, 0))
    if look.gloss:
        half = (inner[0], max(1, inner[1] // 2))
        light = gradient(half, (255, 255, 255, look.gloss), (255, 255, 255, look.gloss // 5))
        fill.blit(light, (0, 0))
    fill.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    face = gradient((width, height), *(_a(ink[:3]) for ink in look.rim))
    face.blit(fill, (rim, rim))
    face.blit(_cover(look, (width, height), round_px, rim, hole), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face


def _cover(look: Look, size: Size, round_px: int, rim: int, hole: pygame.Surface) -> pygame.Surface:
    """White with the alpha of the whole plate: the rim's around, the fill's inside."""
    cover = shape(size, round_px, *((255, 255, 255, ink[3]) for ink in look.rim))
    cover.blit(_outside(hole.get_size(), round_px - rim), (rim, rim), special_flags=pygame.BLEND_RGBA_MULT)
    inside = gradient(hole.get_size(), *((255, 255, 255, ink[3]) for ink in look.fill))
    inside.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    cover.blit(inside, (rim, rim), special_flags=pygame.BLEND_RGBA_ADD)
    return cover


def _outside(size: Size, radius: int) -> pygame.Surface:
    """What `rounded` leaves out: white with alpha in the corners alone."""
    return _with_corners(size, radius, 0, _outer_corner)


@lru_cache(maxsize=64)
def _outer_corner(radius: int) -> pygame.Surface:
    """The upper left corner without its quarter of a disc."""
    out = pygame.Surface((radius, radius), pygame.SRCALPHA)
    out.fill((255, 255, 255, 255))
    dark = _corner(radius).copy()
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(dark, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return out


def nine(tile: pygame.Surface, border: int, size: Size) -> pygame.Surface:
    """The tile drawn out to a size, its border kept as it is."""
    width, height = size
    tw, th = tile.get_size()
    out = pygame.Surface(size, pygame.SRCALPHA)
    across = ((0, border, 0, border), (border, tw - 2 * border, border, width - 2 * border),
              (tw - border, border, width - border, border))  # fmt: skip
    down = ((0, border, 0, border), (border, th - 2 * border, border, height - 2 * border),
            (th - border, border, height - border, border))  # fmt: skip
    for sy, sh, dy, dh in down:
        for sx, sw, dx, dw in across:
            if min(sw, sh, dw, dh) > 0:
                part = tile.subsurface((sx, sy, sw, sh))
                out.blit(part if (sw, sh) == (dw, dh) else pygame.transform.scale(part, (dw, dh)), (dx, dy))
    return out


def shadow(
    size: Size, u: float, radius: float = theme.RADIUS, spread: float = 14, strength: int = 150
) -> pygame.Surface:
    """A soft shadow for a rounded thing: larger by `shadow_reach(u, spread)` on every side. Shared."""
    key = ("shadow", size, round(u, 3), radius, spread, strength)
    found = _found(key)
    if found is not None:
        return found
    reach, round_px = shadow_reach(u, spread), max(1, round(radius * u))
    border = min(reach * 2 + round_px, (min(size) + 2 * reach) // 2)
    side = border * 2 + 2
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    core = side - 2 * reach
    if core > 0:
        tile.blit(shape((core, core), round_px, (0, 0, 0, strength)), (reach, reach))
    tile = blurred(tile, reach // 3)
    return _keep(key, nine(tile, border, (size[0] + 2 * reach, size[1] + 2 * reach)))


def shadow_reach(u: float, spread: float = 14) -> int:
    return max(2, round(spread * u))


def draw_plate(
    surface: pygame.Surface, look: str, rect: pygame.Rect, u: float, radius: float = theme.RADIUS,
    raised: float = 0, alpha: int = 255,
) -> None:  # fmt: skip
    """A plate on the surface, over its own shadow if it is raised (logical units of blur)."""
    if raised:
        reach = shadow_reach(u, raised)
        dark = shadow(rect.size, u, radius, raised)
        dark.set_alpha(alpha)
        surface.blit(dark, (rect.x - reach, rect.y - reach + reach // 3))
    face = plate(look, rect.size, u, radius)
    face.set_alpha(alpha)
    surface.blit(face, rect.topleft)


def draw_ring(surface: pygame.Surface, rect: pygame.Rect, u: float, radius: float = theme.RADIUS) -> None:
    """The mark of keyboard focus: a pale brass line with a dark one outside, clear on any ground."""
    gap = max(2, round(2.5 * u))
    around = rect.inflate(2 * gap, 2 * gap)
    key = ("ring", around.size, round(u, 3), radius)
    ring = _found(key)
    if ring is None:
        width = max(2, round(2 * u))
        ring = pygame.Surface(around.inflate(2, 2).size, pygame.SRCALPHA)
        r = round(radius * u) + gap
        outer = shape(ring.get_size(), r + 1, (0, 0, 0, 150))
        line = shape(around.size, r, (*theme.BRASS_LIGHT, 255))
        ring.blit(outer, (0, 0))
        ring.blit(line, (1, 1))
        hole = _outside((around.w - 2 * width, around.h - 2 * width), r - width)
        ring.blit(hole, (1 + width, 1 + width), special_flags=pygame.BLEND_RGBA_MULT)
        _keep(key, ring)
    surface.blit(ring, (around.x - 1, around.y - 1))


def draw_word_mark(surface: pygame.Surface, rect: pygame.Rect, u: float) -> None:
    """The mark of keyboard focus on a word among others: it, and what stands close by, is read through it."""
    around = rect.inflate(2 * round(2 * u), 0)
    key = ("word", around.size, round(u, 3))
    wash = _found(key)
    if wash is None:
        wash = _keep(key, shape(around.size, round(3 * u), (*theme.BRASS, 48)))
    surface.blit(wash, around)
    draw_outline(surface, around, u, 3, theme.mix(theme.BRASS, theme.BRASS_DARK, 0.45))


def draw_outline(surface: pygame.Surface, rect: pygame.Rect, u: float, radius: float, colour: theme.Colour) -> None:
    """A fine line around a plate, with smooth corners."""
    key = ("outline", rect.size, round(u, 3), radius, colour)
    line_ = _found(key)
    if line_ is None:
        width, round_px = max(1, round(1.3 * u)), round(radius * u)
        line_ = shape(rect.size, round_px, (*colour, 255))
        hole = _outside((rect.w - 2 * width, rect.h - 2 * width), round_px - width)
        line_.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_MULT)
        _keep(key, line_)
    surface.blit(line_, rect)


def veil(size: Size, at_top: bool, strength: float) -> pygame.Surface:
    """Darkness at the edge of a pane behind which there is more."""
    key = ("veil", size, at_top, round(strength * 8))
    found = _found(key)
    if found is None:
        ink = (30, 39, 60) if at_top else (14, 19, 32)
        near, far = (*ink, round(240 * strength)), (*ink, 0)
        found = _keep(key, gradient(size, near, far) if at_top else gradient(size, far, near))
    return found


def line(surface: pygame.Surface, rect: pygame.Rect, colour: theme.Colour = theme.BRASS, alpha: int = 120) -> None:
    """A hairline that fades out at both ends."""
    key = ("line", rect.size, colour, alpha)
    found = _found(key)
    if found is None:
        wide, high = max(1, rect.w), max(1, rect.h)
        middle, pixels = max(1, wide / 2), bytearray(bytes((*colour[::-1], 0)) * wide)
        pixels[3::4] = bytes([round(alpha * (1 - abs(x - middle) / middle)) for x in range(wide)])
        found = pygame.transform.scale(pygame.image.frombytes(bytes(pixels), (wide, 1), "BGRA"), (wide, high))
        _keep(key, found)
    surface.blit(found, rect.topleft)

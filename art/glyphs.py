"""The small signs of the cards and buttons, drawn as shapes and never taken from a font.

A glyph is a list of strokes in the unit square, drawn eight times too large and averaged down. What
comes back is a `pygame.Surface` with straight (not premultiplied) alpha, shared by all who ask: copy
it before changing it. What one game alone shows is drawn in its folder (`art/<game>/glyphs.py`), and found
here by its name like any other.
"""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from math import cos, pi, sin
from pathlib import Path

import pygame
from PIL import Image, ImageChops, ImageFilter

from art.kit.pen import Pen, Point, ngon, smooth

Colour = tuple[int, int, int]

PARCHMENT: Colour = (233, 222, 196)
BRASS: Colour = (226, 186, 104)

# How a glyph is drawn, its own colour, and whether it is modelled like a gem.
Drawn = tuple[Callable[[Pen], None], Colour, bool]


def circle(p: Pen) -> None:
    p.ring(0.5, 0.5, 0.34, 0.13)


def diamond(p: Pen) -> None:
    """The double diamond: two, one linked into the other."""
    for x in (0.33, 0.67):
        p.line([*ngon(4, x, 0.5, 0.265), (x, 0.235)], 0.095)


def deck(p: Pen) -> None:
    for i in range(3):
        d = 0.1 * (2 - i)
        p.box(0.12 + d, 0.27 - d * 0.95, 0.68 + d, 0.97 - d * 0.95, 0.07, 0)
        p.box(0.15 + d, 0.30 - d * 0.95, 0.65 + d, 0.95 - d * 0.95, 0.05)
    p.poly(ngon(6, 0.4, 0.625, 0.13), 0)


def hand(p: Pen) -> None:
    """Three cards in a fan."""
    for turn in (-0.42, 0.0, 0.42):

        def spun(x: float, y: float, t: float = turn) -> Point:
            return 0.5 + (x * cos(t) - y * sin(t)), 1.02 + (x * sin(t) + y * cos(t))

        for grow, ink in ((0.035, 0), (0.0, 255)):
            w, top, foot = 0.155 + grow, -0.86 - grow, -0.3 + grow
            p.poly([spun(-w, top), spun(w, top), spun(w, foot), spun(-w, foot)], ink)


def discard(p: Pen) -> None:
    """A card that falls onto a pile."""
    p.box(0.1, 0.80, 0.9, 0.94, 0.05)
    p.poly([(0.30, 0.07), (0.72, 0.16), (0.60, 0.70), (0.18, 0.61)])
    p.line([(0.885, 0.3), (0.84, 0.62)], 0.07)
    p.poly([(0.70, 0.56), (0.96, 0.62), (0.80, 0.755)])


def hourglass(p: Pen) -> None:
    for y in (0.03, 0.87):
        p.box(0.16, y, 0.84, y + 0.10, 0.04)
    right = [(0.76, 0.13), (0.74, 0.28), (0.55, 0.48), (0.55, 0.52), (0.74, 0.72), (0.76, 0.87)]
    p.poly(smooth([*right, *((1 - x, y) for x, y in reversed(right))], 6))
    p.poly(smooth([(0.33, 0.17), (0.67, 0.17), (0.655, 0.25), (0.5, 0.28), (0.345, 0.25)], 6), 0)
    p.poly(smooth([(0.5, 0.56), (0.67, 0.75), (0.62, 0.775), (0.5, 0.68), (0.38, 0.775), (0.33, 0.75)], 6), 0)


def undo(p: Pen) -> None:
    p.arc(0.53, 0.56, 0.31, -150, 120, 0.115)
    p.poly([(0.02, 0.45), (0.44, 0.50), (0.22, 0.13)])


def log(p: Pen) -> None:
    p.box(0.14, 0.05, 0.86, 0.95, 0.08)
    for y, right in ((0.26, 0.72), (0.43, 0.72), (0.60, 0.72), (0.77, 0.55)):
        p.line([(0.28, y), (right, y)], 0.07, 0)


def pause(p: Pen) -> None:
    p.box(0.2, 0.12, 0.42, 0.88, 0.05)
    p.box(0.58, 0.12, 0.80, 0.88, 0.05)


def play(p: Pen) -> None:
    p.poly(ngon(3, 0.42, 0.5, 0.40, pi / 2))
    p.line([*ngon(3, 0.42, 0.5, 0.40, pi / 2), ngon(3, 0.42, 0.5, 0.40, pi / 2)[0]], 0.09)


def settings(p: Pen) -> None:
    for i in range(8):
        t = 2 * pi * i / 8
        side, out = 0.105, 0.47
        c, s = cos(t), sin(t)
        tooth = [(0.25, -side - 0.03), (out, -side + 0.02), (out, side - 0.02), (0.25, side + 0.03)]
        p.poly([(0.5 + x * c - y * s, 0.5 + x * s + y * c) for x, y in tooth])
    p.disc(0.5, 0.5, 0.345)
    p.disc(0.5, 0.5, 0.155, 0)


def check(p: Pen) -> None:
    p.line([(0.13, 0.54), (0.39, 0.80), (0.87, 0.22)], 0.15)


def cross(p: Pen) -> None:
    p.line([(0.19, 0.19), (0.81, 0.81)], 0.15)
    p.line([(0.81, 0.19), (0.19, 0.81)], 0.15)


def plus(p: Pen) -> None:
    p.line([(0.5, 0.15), (0.5, 0.85)], 0.15)
    p.line([(0.15, 0.5), (0.85, 0.5)], 0.15)


def minus(p: Pen) -> None:
    p.line([(0.15, 0.5), (0.85, 0.5)], 0.15)


def arrow(turn: int) -> Callable[[Pen], None]:
    """An arrow to the right, turned clockwise by so many quarters."""

    def draw(p: Pen) -> None:
        p.line([(0.12, 0.5), (0.8, 0.5)], 0.13)
        p.line([(0.52, 0.20), (0.86, 0.5), (0.52, 0.80)], 0.13)
        p.mask = p.mask.rotate(-90 * turn)

    return draw


def eye(p: Pen) -> None:
    upper = [(0.02, 0.5), (0.2, 0.3), (0.5, 0.18), (0.8, 0.3)]
    lids = [*upper, *((1 - x, 1 - y) for x, y in upper)]
    p.poly(smooth(lids))
    p.poly(smooth([(0.5 + (x - 0.5) * 0.8, 0.5 + (y - 0.5) * 0.7) for x, y in lids]), 0)
    p.disc(0.5, 0.5, 0.185)
    p.disc(0.56, 0.44, 0.06, 0)


def shield(p: Pen) -> None:
    half = smooth([(0.5, 0.02), (0.68, 0.11), (0.92, 0.14)], closed=False)
    side = smooth([(0.92, 0.14), (0.90, 0.50), (0.76, 0.80), (0.5, 0.98)], closed=False)
    right = [*half, *side]
    p.poly([*right, *((1 - x, y) for x, y in reversed(right))])


def question(p: Pen) -> None:
    p.arc(0.5, 0.31, 0.215, -175, 55, 0.13)
    p.line(smooth([(0.623, 0.486), (0.53, 0.57), (0.5, 0.68)], 6, closed=False), 0.13)
    p.disc(0.5, 0.885, 0.085)


def crown(p: Pen) -> None:
    p.poly([(0.06, 0.28), (0.28, 0.50), (0.5, 0.14), (0.72, 0.50), (0.94, 0.28), (0.84, 0.72), (0.16, 0.72)])
    for x, y in ((0.06, 0.25), (0.5, 0.12), (0.94, 0.25)):
        p.disc(x, y, 0.058)
    p.box(0.16, 0.78, 0.84, 0.90, 0.03)


def clock(p: Pen) -> None:
    p.ring(0.5, 0.5, 0.42, 0.10)
    p.line([(0.5, 0.24), (0.5, 0.5), (0.67, 0.62)], 0.09)


def horn(p: Pen) -> None:
    p.poly([(0.03, 0.36), (0.22, 0.36), (0.48, 0.12), (0.48, 0.88), (0.22, 0.64), (0.03, 0.64)])


def speaker(p: Pen) -> None:
    horn(p)
    p.arc(0.44, 0.5, 0.24, -48, 48, 0.085)
    p.arc(0.44, 0.5, 0.43, -48, 48, 0.085)


def speaker_off(p: Pen) -> None:
    horn(p)
    p.line([(0.64, 0.36), (0.92, 0.64)], 0.10)
    p.line([(0.92, 0.36), (0.64, 0.64)], 0.10)


def key(p: Pen) -> None:
    """A key of a keyboard, with an arrow on its cap."""
    p.box(0.06, 0.08, 0.94, 0.94, 0.16)
    p.box(0.15, 0.13, 0.85, 0.76, 0.11, 0)
    p.line([(0.32, 0.535), (0.5, 0.335), (0.68, 0.535)], 0.10)


def fullscreen(p: Pen) -> None:
    for x, y, dx, dy in ((0.1, 0.1, 1, 1), (0.9, 0.1, -1, 1), (0.1, 0.9, 1, -1), (0.9, 0.9, -1, -1)):
        p.line([(x, y + 0.25 * dy), (x, y), (x + 0.25 * dx, y)], 0.11)


def star(p: Pen) -> None:
    outer, inner = ngon(5, 0.5, 0.53, 0.5), ngon(5, 0.5, 0.53, 0.21, pi / 5)
    p.poly([point for pair in zip(outer, inner, strict=True) for point in pair])


SHARED: dict[str, Drawn] = {
    "circle": (circle, BRASS, True),
    "diamond": (diamond, BRASS, True),
    "crown": (crown, BRASS, True),
    "star": (star, BRASS, True),
    **{
        name: (draw, PARCHMENT, False)
        for name, draw in {
            "deck": deck, "hand": hand, "discard": discard, "hourglass": hourglass, "undo": undo, "log": log,
            "pause": pause, "play": play, "settings": settings, "gear": settings, "check": check,
            "cross": cross, "plus": plus, "minus": minus, "arrow-right": arrow(0), "arrow-down": arrow(1),
            "arrow-left": arrow(2), "arrow-up": arrow(3), "eye": eye, "question": question, "clock": clock,
            "shield": shield, "speaker": speaker, "speaker-off": speaker_off, "fullscreen": fullscreen,
            "key": key,
        }.items()
    },
}  # fmt: skip


def of_game(game: str) -> dict[str, Drawn]:
    """The glyphs that one game alone has: `GLYPHS` in art/<game>/glyphs.py, where there is such a file."""
    name = f"art.{game}.glyphs"
    try:
        return import_module(name).GLYPHS
    except ModuleNotFoundError as missing:
        if not name.startswith(missing.name):
            raise
        return {}


# Every glyph by its name, those of a game after those of all.
GLYPHS: dict[str, Drawn] = dict(SHARED)
for _file in sorted(Path(__file__).parent.glob("*/glyphs.py")):
    GLYPHS |= of_game(_file.parent.name)
NAMES = tuple(GLYPHS)


@lru_cache(maxsize=512)
def silhouette(name: str, px: int) -> Image.Image:
    """The glyph as a mask of px x px."""
    factor = max(8 if px < 128 else 4, -(-96 // px))
    pen = Pen(px * factor)
    GLYPHS[name][0](pen)
    return pen.mask.reduce(factor)


def gem(mask: Image.Image, colour: Colour) -> Image.Image:
    """The mask in its colour, lit from the upper left: a pale upper edge, a deeper foot."""
    side = mask.width
    shade = Image.linear_gradient("L").resize(mask.size)
    ramp = [Image.eval(shade, lambda v, c=c: int(min(255, c * (1.28 - 0.62 * v / 255)))) for c in colour]
    solid = Image.merge("RGB", ramp)
    if side >= 12:
        soft = mask.filter(ImageFilter.GaussianBlur(side / 40))
        step = max(1, round(side / 28))
        rim = ImageChops.subtract(soft, ImageChops.offset(soft, step, step))
        light = Image.new("RGB", mask.size, (255, 250, 236))
        solid = Image.composite(light, solid, Image.eval(rim, lambda v: v * 3 // 4))
    solid.putalpha(mask)
    return solid


@lru_cache(maxsize=1024)
def picture(name: str, px: int, colour: Colour | None = None) -> Image.Image:
    """The glyph as a Pillow picture (RGBA, straight alpha)."""
    _, own, modelled = GLYPHS[name]
    mask = silhouette(name, px)
    if modelled and colour is None:
        return gem(mask, own)
    flat = Image.new("RGB", mask.size, colour or own)
    flat.putalpha(mask)
    return flat


@lru_cache(maxsize=1024)
def glyph(name: str, px: int, colour: Colour | None = None) -> pygame.Surface:
    """The glyph at px x px; in one flat colour if given, else in its own. Straight alpha."""
    shown = picture(name, max(1, int(px)), tuple(colour)[:3] if colour is not None else None)
    return pygame.image.frombytes(shown.tobytes(), shown.size, "RGBA")

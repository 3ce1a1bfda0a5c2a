"""The pieces of the cards of Towers in Time: borders of coloured glass, plates for words, and the four numbers' panes.

They are painted once, as masters; `face.py` puts cards together from them. Each school has its own cut of border panes,
so that it is known without its colours.
"""

import itertools
from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.kit.shapes import Shape, box, dot, poly
from art.measures import BOARD, FULL, shrunk
from art.towers_in_time import signs
from art.towers_in_time.glass import Window
from art.towers_in_time.palette import PALETTES, Colour, between
from art.towers_in_time.places import BAND, HEAD, MARGIN, RIM

UNIT = 0.004  # of a window, for each of the 500 units that a card is wide
MARK = 84  # pixels of radius of a mark
PLATE = 200  # units that the plates for words are high here: they are pulled to the height that the words take
BLACK: Colour = (0.10, 0.10, 0.12)

# How a school cuts its border: how many panes a side has, and how their ends lean (or bow).
CUTS = {
    "air": (7, "lean"), "earth": (11, "square"), "fire": (13, "tooth"), "water": (9, "wave"), "white": (9, "round"),
    "black": (15, "diamond"), "neutral": (9, "square"),
}  # fmt: skip


def frame(w: Window, wide: float, count: int, cut: str) -> None:
    """Border panes about the whole card, `wide` units from its edge inward."""
    p, b = w.p, wide * UNIT
    colours = (p.main, p.deep, between(p.main, p.deep, 0.5))
    for x0, y0, x1, y1 in ((-1, 1.4, 1, 1.4), (-1, -1.4, 1, -1.4), (-1, -1.4, -1, 1.4), (1, -1.4, 1, 1.4)):
        is_flat = y0 == y1
        many = count if is_flat else round(count * 1.4)
        inward = (0.0, -b if y0 > 0 else b) if is_flat else (b if x0 < 0 else -b, 0.0)
        ends = np.linspace(0.0, 1.0, many + 1)
        for n, (t, s) in enumerate(itertools.pairwise(ends)):
            lean = (s - t) * (0.35 if cut in ("lean", "wave") else 0.0)
            a = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
            e = (x0 + (x1 - x0) * s, y0 + (y1 - y0) * s)
            k = (x1 - x0) * lean, (y1 - y0) * lean
            pane = poly(a, e, (e[0] + inward[0] + k[0], e[1] + inward[1] + k[1]),
                        (a[0] + inward[0] + k[0], a[1] + inward[1] + k[1]))  # fmt: skip
            w.pane(pane, colours[n % 2], 0.5, 0.08)
            middle = ((a[0] + e[0] + inward[0]) / 2, (a[1] + e[1] + inward[1]) / 2)
            if cut == "diamond":
                w.pane(lozenge(middle, b * 0.42), p.pale if n % 2 else p.accent, 0.4)
            elif cut == "round" and n % 2:
                w.pane(dot(*middle, b * 0.34, n=18), p.accent, 0.4)
            elif cut == "tooth":
                tip = (middle[0] + inward[0] * 0.45, middle[1] + inward[1] * 0.45)
                w.pane(poly(a, e, tip), p.ground[1] if n % 2 else p.ground[2], 0.4)
    for x in (-1, 1):
        for y in (-1.4, 1.4):
            at = (x - np.sign(x) * b * 0.52, y - np.sign(y) * b * 0.52)
            w.pane(box(at[0] - b * 0.56, at[1] - b * 0.56, at[0] + b * 0.56, at[1] + b * 0.56), p.accent, 0.7)


def lozenge(at: tuple[float, float], r: float) -> Shape:
    return poly((at[0], at[1] + r), (at[0] + r, at[1]), (at[0], at[1] - r), (at[0] - r, at[1]))


def opened(picture: Image.Image, hole: Image.Image, soft: float, dark: float) -> Image.Image:
    """The picture with a hole, into which its edge throws a shadow."""
    w, h = picture.size
    shadow = ImageChops.invert(hole).filter(ImageFilter.GaussianBlur(soft)).point(lambda v: round(v * dark))
    alpha = ImageChops.lighter(ImageChops.invert(hole), shadow)
    black = Image.new("RGB", (w, h))
    shown = Image.composite(black, picture, hole)
    shown.putalpha(alpha)
    return shown


def hole_of(size: tuple[int, int], parts: list[tuple[float, float, float, float, float]], u: float) -> Image.Image:
    """Rectangles with round corners as a mask: left, top, right, foot and radius in units."""
    k = 2
    mask = Image.new("L", (size[0] * k, size[1] * k), 0)
    pen = ImageDraw.Draw(mask)
    for left, top, right, foot, r in parts:
        pen.rounded_rectangle([v * u * k for v in (left, top, right, foot)], r * u * k, fill=255)
    return mask.reduce(k)


def trimmed(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    return picture if picture.size == size else picture.resize(size, Image.Resampling.LANCZOS)


def full(school: str, share: float) -> Image.Image:
    """The border and the band of the name."""
    size = shrunk(FULL, share)
    w = Window(size[0], school, f"frame {school}")
    w.pane(box(-1.1, -1.5, 1.1, 1.5), BLACK, 0, 0)
    frame(w, RIM - 2, *CUTS[school])
    p, top, foot = w.p, 1.4 - HEAD[0] * UNIT, 1.4 - HEAD[1] * UNIT
    side = 1 - (RIM - 1) * UNIT
    w.pane(box(-side, foot, side, top), between(p.dark, BLACK, 0.35), 1.0, 0)
    for x in (-0.66, 0.66):  # the ends of the band, behind the numbers
        w.pane(box(*sorted((x, np.sign(x) * side))[:1], foot, sorted((x, np.sign(x) * side))[1], top), p.deep, 0.8, 0)
    picture = trimmed(w.finish(0.95, 0.1), size)
    u = size[0] / 500
    hole = hole_of(size, [(RIM, HEAD[1] + 2.5, 500 - RIM, 700 - RIM, 3)], u)
    return opened(picture, hole, 5 * u, 0.75)


def board(school: str, share: float) -> Image.Image:
    """The thin border of a board face."""
    size = shrunk(BOARD, share)
    w = Window(size[0], school, f"frame {school}")
    w.pane(box(-1.1, -1.5, 1.1, 1.5), BLACK, 0, 0)
    frame(w, 21, *CUTS[school])
    picture = trimmed(w.finish(1.05, 0.05), size)
    u = size[0] / 100
    return opened(picture, hole_of(size, [(4.6, 4.6, 95.4, 135.4, 1.5)], u), 1.6 * u, 0.7)


def strip(school: str, share: float, high: float, colour: Colour, day: float, side: float) -> Image.Image:
    """A pane as wide as the card and so many units high, with `MARGIN` units of clear above and below."""
    wide = round(FULL[0] * share)
    u = wide / 500
    w = Window(wide, school, f"plate {school}")
    w.pane(box(-1.1, -1.5, 1.1, 1.5), colour, 0, 0)
    half = (high / 2) * UNIT
    edge = 1 - side * UNIT
    w.leads.paste(255, (0, 0, *w.large))
    w.pane(box(-edge, -half, edge, half), colour, 1.3, 0)
    shown = w.finish(day, 0.12)
    middle = shown.height / 2
    reach = round((high / 2 + MARGIN) * u)
    cut = shown.crop((0, round(middle) - reach, wide, round(middle) + reach))
    lead = 4.0
    cover = hole_of(cut.size, [(side - lead, MARGIN - lead, 500 - side + lead, MARGIN + high + lead, 4)], u)
    shadow = cover.filter(ImageFilter.GaussianBlur(4 * u)).point(lambda v: round(v * 0.6))
    cut = Image.composite(cut, Image.new("RGB", cut.size), cover)
    cut.putalpha(ImageChops.lighter(cover, shadow))
    return cut


def plate(school: str, share: float) -> Image.Image:
    """Pale glass for the words."""
    pale = between(PALETTES[school].light, (0.97, 0.95, 0.89), 0.6)
    return strip(school, share, PLATE, pale, 0.98, RIM + 5)


def band(school: str, share: float) -> Image.Image:
    """The dark band that says what kind of card it is."""
    return strip(school, share, BAND, between(PALETTES[school].dark, BLACK, 0.35), 0.9, RIM + 5)


# The panes of the four numbers: each has a shape of its own, and a dark colour that pale figures stand out from.
DEEP = {
    "temper": (0.42, 0.24, 0.05), "cost": (0.20, 0.21, 0.27), "attack": (0.50, 0.09, 0.09),
    "defense": (0.08, 0.19, 0.42),
}  # fmt: skip
RIMS = {
    "temper": (0.98, 0.74, 0.28), "cost": (0.80, 0.80, 0.78), "attack": (0.94, 0.42, 0.30),
    "defense": (0.50, 0.70, 0.96),
}  # fmt: skip


def outline(number: str) -> list[tuple[float, float]]:
    """Its shape about (0, 0), some 0.9 in radius, y upward."""
    if number == "temper":
        return [((x - 0.5) * 2.1, (0.55 - y) * 1.92) for x, y in signs.DROP]
    if number == "defense":
        return [((x - 0.5) * 1.86, (0.47 - y) * 1.90) for x, y in signs.SHIELD]
    turn = np.arange(20 if number == "attack" else 8) * 2 * np.pi / (20 if number == "attack" else 8)
    if number == "attack":
        far = np.where(np.arange(20) % 2, 0.80, 1.02)
        return [(float(r * np.sin(a)), float(r * np.cos(a))) for r, a in zip(far, turn, strict=True)]
    return [(float(0.94 * np.sin(a + np.pi / 8)), float(0.94 * np.cos(a + np.pi / 8))) for a in turn]


def mark(number: str, share: float) -> Image.Image:
    """A number's pane in the middle of a square three and a half radii wide."""
    side = round(MARK * share * 3.5)
    w = Window(side, "neutral", f"mark {number}")
    r = 2 / 3.5
    edge = [(x * r, y * r) for x, y in outline(number)]
    inner = [(x * 0.80, y * 0.80) for x, y in edge]
    w.pane(box(-1, -1.4, 1, 1.4), BLACK, 0, 0)
    w.pane(poly(*edge), RIMS[number], 2.4, 0)
    w.pane(poly(*inner), DEEP[number], 1.3, 0)
    shown = w.finish(1.0, 0.0)
    top = (shown.height - side) // 2
    shown = shown.crop((0, top, side, top + side))
    mask = Image.new("L", (side * 2, side * 2), 0)
    lead = 1.075
    ImageDraw.Draw(mask).polygon([((1 + x * lead) * side, (1 - y * lead) * side) for x, y in edge], fill=255)
    cover = mask.reduce(2)
    shadow = cover.filter(ImageFilter.GaussianBlur(side * 0.022)).point(lambda v: round(v * 0.8))
    shown = Image.composite(shown, Image.new("RGB", shown.size), cover)
    shown.putalpha(ImageChops.lighter(cover, shadow))
    return shown


PIECES: dict[str, Callable[[float], Image.Image]] = {f"mark-{number}": partial(mark, number) for number in DEEP}
for _school in PALETTES:
    for _name, _paint in (("full", full), ("board", board), ("plate", plate), ("band", band)):
        PIECES[f"{_name}-{_school}"] = partial(_paint, _school)

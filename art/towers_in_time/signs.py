"""The signs of Towers in Time: numbers' places, schools, what a card is, how great it is, and what it can do.

Each is a few bold strokes in the unit square, made to be told apart at ten pixels and without colour.
"""

import itertools
from math import cos, pi, sin

from PIL import Image, ImageDraw

from art.kit.pen import Pen, Point, Sign, Stylus, arrow_head, mirrored, ngon, smooth, spun

SHIELD = [(0.5, 0.0), (0.72, 0.08), (0.95, 0.10), (0.93, 0.46), (0.80, 0.76), (0.5, 1.0)]
SHIELD = smooth([*SHIELD, *reversed(mirrored(SHIELD[1:-1]))], 5)
DROP = smooth([(0.5, -0.02), (0.62, 0.22), (0.82, 0.50), (0.84, 0.74), (0.68, 0.96), (0.5, 1.0), (0.32, 0.96),
               (0.16, 0.74), (0.18, 0.50), (0.38, 0.22)], 6)  # fmt: skip


def about(points: list[Point], k: float, x: float = 0.5, y: float = 0.5) -> list[Point]:
    return [(x + (a - x) * k, y + (b - y) * k) for a, b in points]


# The four numbers


def temper(p: Pen) -> None:
    """A candle's flame: what the schools burn."""
    flame = [(0.52, -0.04), (0.62, 0.20), (0.84, 0.46), (0.84, 0.74), (0.66, 0.97), (0.5, 1.0), (0.34, 0.97),
             (0.16, 0.74), (0.17, 0.50), (0.32, 0.34), (0.40, 0.14)]  # fmt: skip
    p.poly(smooth(flame, 6))
    p.poly(smooth([(0.51, 0.44), (0.62, 0.62), (0.62, 0.80), (0.5, 0.90), (0.38, 0.80), (0.40, 0.62)], 6), 0)


def cost(p: Pen) -> None:
    """A ring to be filled."""
    p.ring(0.5, 0.5, 0.41, 0.15)
    p.poly(ngon(4, 0.5, 0.5, 0.20))


def attack(p: Pen) -> None:
    """A blade."""
    blade = [(0.5, -0.04), (0.62, 0.14), (0.60, 0.62), (0.40, 0.62), (0.38, 0.14)]
    p.poly(spun(blade, 38))
    p.poly(spun([(0.24, 0.60), (0.76, 0.60), (0.76, 0.71), (0.24, 0.71)], 38))
    p.line(spun([(0.5, 0.70), (0.5, 0.96)], 38), 0.12)
    p.disc(*spun([(0.5, 1.0)], 38)[0], 0.085)


def defense(p: Pen) -> None:
    p.poly(SHIELD)
    p.poly(about(SHIELD, 0.68, 0.5, 0.47), 0)
    p.poly(about(SHIELD, 0.44, 0.5, 0.46))


# The schools


def air(p: Pen) -> None:
    """Wind that curls."""
    p.line([(0.0, 0.38), (0.58, 0.38)], 0.12)
    p.arc(0.58, 0.20, 0.18, 90, -140, 0.12)
    p.line([(0.06, 0.60), (0.78, 0.60)], 0.12)
    p.arc(0.76, 0.78, 0.18, -90, 140, 0.12)
    p.line([(0.0, 0.82), (0.42, 0.82)], 0.12)


def earth(p: Pen) -> None:
    """A mountain, cut square at the foot."""
    p.poly([(0.0, 0.94), (0.40, 0.08), (0.60, 0.46), (0.70, 0.32), (1.0, 0.94)])
    p.poly([(0.40, 0.30), (0.50, 0.52), (0.40, 0.60), (0.30, 0.52)], 0)


def fire(p: Pen) -> None:
    tongues = [(0.54, -0.02), (0.56, 0.20), (0.74, 0.34), (0.79, 0.22), (0.90, 0.56), (0.84, 0.84), (0.64, 1.0),
               (0.36, 1.0), (0.15, 0.84), (0.10, 0.58), (0.22, 0.36), (0.30, 0.48), (0.36, 0.28)]  # fmt: skip
    p.poly(smooth(tongues, 6))
    p.poly(smooth([(0.52, 0.48), (0.66, 0.72), (0.58, 0.92), (0.42, 0.92), (0.34, 0.74), (0.44, 0.66)], 6), 0)


def water(p: Pen) -> None:
    for y in (0.22, 0.52, 0.82):
        points = [(x / 12, y + 0.085 * sin(x / 12 * 4 * pi)) for x in range(13)]
        p.line(smooth(points, 3, closed=False), 0.125)


def white(p: Pen) -> None:
    """A dove in flight, its wings raised."""
    p.poly(smooth([(0.0, 0.46), (0.10, 0.36), (0.22, 0.36), (0.34, 0.50), (0.44, 0.28), (0.62, 0.06), (0.82, -0.02),
                   (0.78, 0.22), (0.64, 0.46), (0.78, 0.60), (1.02, 0.66), (0.84, 0.78), (0.60, 0.82), (0.36, 0.80),
                   (0.18, 0.66), (0.12, 0.52)], 5))  # fmt: skip
    p.disc(0.17, 0.44, 0.035, 0)
    p.line([(0.50, 0.50), (0.66, 0.24)], 0.05, 0)


def black(p: Pen) -> None:
    """A raven's head, its beak open."""
    p.poly(
        smooth(
            [
                (0.16, 1.0),
                (0.12, 0.56),
                (0.26, 0.20),
                (0.52, 0.10),
                (0.72, 0.22),
                (0.86, 0.32),
                (1.04, 0.44),
                (0.80, 0.46),
                (0.66, 0.48),
                (0.84, 0.56),
                (0.98, 0.64),
                (0.74, 0.64),
                (0.60, 0.68),
                (0.66, 1.0),
            ],
            4,
        )
    )
    p.disc(0.50, 0.33, 0.06, 0)


def neutral(p: Pen) -> None:
    """A quartered square: no school, and room for all."""
    p.poly(ngon(4, 0.5, 0.5, 0.52))
    p.poly(ngon(4, 0.5, 0.5, 0.36), 0)
    p.poly(ngon(4, 0.5, 0.5, 0.22))


# What a card is


def person(p: Pen, x: float = 0.5, y: float = 0.0, k: float = 1.0, ink: int = 255, grow: float = 0.0) -> None:
    p.disc(x, y + 0.23 * k, 0.21 * k + grow, ink)
    body = [(-0.36, 1.0), (-0.34, 0.66), (-0.18, 0.48), (0.18, 0.48), (0.34, 0.66), (0.36, 1.0)]
    g = 1 + grow * 3
    p.poly([(x + a * k * g, y + (0.74 + (b - 0.74) * g) * k) for a, b in smooth(body, 5)], ink)


def follower(p: Pen) -> None:
    """Somebody."""
    person(p)


def totem(p: Pen) -> None:
    """A paw's print."""
    p.poly(smooth([(0.5, 0.42), (0.72, 0.58), (0.80, 0.82), (0.62, 0.96), (0.5, 0.90), (0.38, 0.96), (0.20, 0.82),
                   (0.28, 0.58)], 5))  # fmt: skip
    for x, y in ((0.10, 0.46), (0.34, 0.18), (0.66, 0.18), (0.90, 0.46)):
        p.poly(smooth([(x, y - 0.17), (x + 0.11, y), (x, y + 0.15), (x - 0.11, y)], 5))


def monster(p: Pen) -> None:
    """A horned head with a row of teeth."""
    p.poly(smooth([(0.22, 0.30), (0.06, 0.18), (-0.02, -0.04), (0.22, 0.06), (0.38, 0.20), (0.62, 0.20), (0.78, 0.06),
                   (1.02, -0.04), (0.94, 0.18), (0.78, 0.30), (0.90, 0.56), (0.78, 0.86), (0.5, 1.02), (0.22, 0.86),
                   (0.10, 0.56)], 4))  # fmt: skip
    for flip in (False, True):
        eye = [(0.22, 0.42), (0.44, 0.54), (0.28, 0.58)]
        p.poly(mirrored(eye) if flip else eye, 0)
    p.poly([(0.24, 0.72), (0.34, 0.86), (0.42, 0.74), (0.5, 0.88), (0.58, 0.74), (0.66, 0.86), (0.76, 0.72)], 0)


def source(p: Pen) -> None:
    """A spring in its basin."""
    p.poly(smooth([(0.02, 0.60), (0.98, 0.60), (0.86, 0.84), (0.62, 0.92), (0.38, 0.92), (0.14, 0.84)], 4))
    p.box(0.30, 0.86, 0.70, 1.0)
    p.arc(0.30, 0.36, 0.20, 180, 350, 0.12)
    p.arc(0.70, 0.36, 0.20, 190, 360, 0.12)
    p.line([(0.5, 0.06), (0.5, 0.58)], 0.12)


def item(p: Pen) -> None:
    """A ring with a stone."""
    p.ring(0.5, 0.66, 0.30, 0.13)
    p.poly([(0.5, 0.40), (0.22, 0.16), (0.34, -0.02), (0.66, -0.02), (0.78, 0.16)])
    p.line([(0.24, 0.16), (0.76, 0.16)], 0.05, 0)


def artifact(p: Pen) -> None:
    """A wheel of teeth."""
    p.disc(0.5, 0.5, 0.36)
    for i in range(8):
        p.poly(spun([(0.40, -0.02), (0.60, -0.02), (0.63, 0.20), (0.37, 0.20)], i * 45))
    p.disc(0.5, 0.5, 0.16, 0)


def instant(p: Pen) -> None:
    """A flash: it is over when it is seen."""
    rays = [(0.5 + r * sin(i * pi / 8), 0.5 - r * cos(i * pi / 8)) for i, r in enumerate((0.56, 0.20, 0.34, 0.20) * 4)]
    p.poly(rays)


def sustained(p: Pen) -> None:
    """A star within a ring: it stays."""
    p.ring(0.5, 0.5, 0.44, 0.10)
    p.poly([(0.5 + r * sin(i * pi / 5), 0.52 - r * cos(i * pi / 5)) for i, r in enumerate((0.34, 0.13) * 5)])


# How great


def steps(count: int) -> Sign:
    """So many storeys of a tower."""

    def draw(p: Pen) -> None:
        for n, (half, y) in enumerate(((0.46, 0.70), (0.34, 0.36), (0.22, 0.02))):
            if n < count:
                p.box(0.5 - half, y, 0.5 + half, y + 0.28, 0.04)
            else:
                p.line([(0.5 - half * 0.5, y + 0.14), (0.5 + half * 0.5, y + 0.14)], 0.05)

    return draw


# What it can do


def fast(p: Pen) -> None:
    """Two points, onward."""
    for x in (0.0, 0.46):
        p.poly([(x, 0.04), (x + 0.22, 0.04), (x + 0.54, 0.5), (x + 0.22, 0.96), (x, 0.96), (x + 0.30, 0.5)])


def quick(p: Pen) -> None:
    """A bolt: it strikes first."""
    p.poly([(0.66, -0.03), (0.12, 0.58), (0.44, 0.58), (0.32, 1.03), (0.90, 0.38), (0.56, 0.38)])


def spark(p: Pen, x: float, y: float, r: float) -> None:
    p.poly([(x + q * sin(i * pi / 4), y - q * cos(i * pi / 4)) for i, q in enumerate((r, r * 0.28) * 4)])


def magical(p: Pen) -> None:
    """A star with two small ones."""
    spark(p, 0.42, 0.56, 0.48)
    spark(p, 0.84, 0.18, 0.24)
    spark(p, 0.90, 0.82, 0.17)


def fly(p: Pen) -> None:
    """A wing of three feathers."""
    p.poly(smooth([(0.0, 0.88), (0.02, 0.50), (0.20, 0.20), (0.56, 0.04), (1.02, 0.0), (0.92, 0.22), (0.70, 0.32),
                   (0.44, 0.40), (0.26, 0.56), (0.14, 0.76)], 5))  # fmt: skip
    p.poly(
        smooth([(0.20, 0.80), (0.30, 0.58), (0.50, 0.46), (0.90, 0.36), (0.80, 0.56), (0.54, 0.66), (0.36, 0.76)], 5)
    )
    p.poly(smooth([(0.26, 0.96), (0.38, 0.80), (0.54, 0.74), (0.80, 0.68), (0.70, 0.86), (0.48, 0.94)], 5))


def army(p: Pen) -> None:
    """Spears in a rank."""
    for x in (0.14, 0.5, 0.86):
        p.line([(x, 0.30), (x, 1.0)], 0.10)
        p.poly([(x, -0.04), (x + 0.14, 0.20), (x, 0.40), (x - 0.14, 0.20)])
    p.line([(0.02, 0.70), (0.98, 0.70)], 0.12)


def paralyze(p: Pen) -> None:
    """A chain across: three links of it."""
    for x, y in ((0.16, 0.84), (0.5, 0.5), (0.84, 0.16)):
        link = [(x - 0.20, y), (x - 0.14, y - 0.12), (x + 0.14, y - 0.12), (x + 0.20, y), (x + 0.14, y + 0.12),
                (x - 0.14, y + 0.12)]  # fmt: skip
        outer = spun(smooth(about(link, 1.28, x, y), 4), -45, x, y)
        p.poly(spun(smooth(about(link, 1.62, x, y), 4), -45, x, y), 0)
        p.poly(outer)
        p.poly(spun(smooth([(x + (u - x) * 0.78, y + (v - y) * 0.38) for u, v in link], 4), -45, x, y), 0)


def invisible(p: Pen) -> None:
    """An eye, struck out."""
    upper = [(-0.02, 0.5), (0.2, 0.28), (0.5, 0.16), (0.8, 0.28)]
    lids = [*upper, *((1 - x, 1 - y) for x, y in upper)]
    p.poly(smooth(lids))
    p.poly(smooth([(0.5 + (x - 0.5) * 0.76, 0.5 + (y - 0.5) * 0.62) for x, y in lids]), 0)
    p.disc(0.5, 0.5, 0.16)
    p.line([(0.06, 0.98), (0.94, 0.02)], 0.26, 0)
    p.line([(0.06, 0.98), (0.94, 0.02)], 0.11)


def spectral(p: Pen) -> None:
    """A ghost."""
    p.poly(smooth([(0.5, -0.02), (0.82, 0.14), (0.90, 0.50), (0.92, 1.0), (0.76, 0.84), (0.62, 1.0), (0.5, 0.84),
                   (0.38, 1.0), (0.24, 0.84), (0.08, 1.0), (0.10, 0.50), (0.18, 0.14)], 4))  # fmt: skip
    for x in (0.36, 0.64):
        p.poly(smooth([(x, 0.28), (x + 0.08, 0.40), (x, 0.54), (x - 0.08, 0.40)], 4), 0)


def wall(p: Pen) -> None:
    """Courses of stone."""
    for y, stops in ((0.06, (0.0, 0.56, 1.0)), (0.38, (0.0, 0.28, 0.78, 1.0)), (0.70, (0.0, 0.50, 1.0))):
        for a, b in itertools.pairwise(stops):
            p.box(a + 0.02, y, b - 0.02, y + 0.25, 0.02)


def gate(p: Pen) -> None:
    """An open arch."""
    turns = [t * pi / 8 for t in range(9)]
    outer = [(0.5 - 0.46 * cos(t), 0.46 - 0.46 * sin(t)) for t in turns]
    inner = [(0.5 + 0.22 * cos(t), 0.46 - 0.22 * sin(t)) for t in turns]
    p.poly([(0.04, 1.0), *outer, (0.96, 1.0), (0.72, 1.0), *inner, (0.28, 1.0)])
    for x in (0.42, 0.58):
        p.line([(x, 0.34), (x, 1.0)], 0.05)


def good(p: Pen) -> None:
    """The dove in its sun."""
    p.ring(0.5, 0.5, 0.46, 0.07)
    white(inset(p, 0.16, 0.18, 0.66))


def evil(p: Pen) -> None:
    """The raven in its moon."""
    p.arc(0.5, 0.5, 0.46, 50, 310, 0.09)
    black(inset(p, 0.22, 0.16, 0.70))


def ranged(p: Pen) -> None:
    """An arrow in the air."""
    p.line([(0.06, 0.94), (0.74, 0.26)], 0.11)
    arrow_head(p, 1.0, 0.0, -45, 0.40)
    for d in (0.0, 0.16):
        p.line([(0.02 + d, 0.74 - d), (0.04 + d, 0.96 - d), (0.26 + d, 0.98 - d)], 0.08)


def regenerate(p: Pen) -> None:
    """A heart that mends."""
    heart = [(0.5, 1.0), (0.10, 0.60), (-0.02, 0.34), (0.08, 0.10), (0.28, 0.04), (0.43, 0.12), (0.5, 0.24),
             (0.57, 0.12), (0.72, 0.04), (0.92, 0.10), (1.02, 0.34), (0.90, 0.60)]  # fmt: skip
    p.poly(smooth(heart, 5))
    p.line([(0.5, 0.30), (0.5, 0.72)], 0.15, 0)
    p.line([(0.29, 0.51), (0.71, 0.51)], 0.15, 0)


def upkeep(p: Pen) -> None:
    """What it takes each turn: an hourglass."""
    p.box(0.12, -0.02, 0.88, 0.11, 0.03)
    p.box(0.12, 0.89, 0.88, 1.02, 0.03)
    right = [(0.78, 0.11), (0.74, 0.28), (0.56, 0.47), (0.56, 0.53), (0.74, 0.72), (0.78, 0.89)]
    p.poly(smooth([*right, *reversed(mirrored(right))], 5))
    p.poly(smooth([(0.5, 0.58), (0.66, 0.78), (0.34, 0.78)], 4), 0)


def action(p: Pen) -> None:
    """It has an ability to be used: an arrow into an open hand."""
    p.poly([(0.0, 0.34), (0.50, 0.34), (0.50, 0.08), (1.02, 0.5), (0.50, 0.92), (0.50, 0.66), (0.0, 0.66)])


def inset(p: Pen, x: float, y: float, k: float) -> Stylus:
    """The same mask in a smaller square: whatever pen this is."""
    if isinstance(p, Stylus):
        return p.inset(x, y, k)
    inner = object.__new__(Stylus)
    inner.side, inner.mask, inner.draw = p.side, p.mask, p.draw
    inner.x, inner.y, inner.scale = x, y, k
    return inner


def effect(element: Sign) -> Sign:
    """An element that strikes out to all sides: what an attack works by."""

    def draw(p: Pen) -> None:
        for i in range(8):
            far, half = (0.60, 0.10) if i % 2 else (0.56, 0.12)
            p.poly(spun([(0.5, 0.5 - far), (0.5 + half, 0.16), (0.5 - half, 0.16)], i * 45))
        p.disc(0.5, 0.5, 0.40, 0)
        element(inset(p, 0.22, 0.22, 0.56))

    return draw


def immune(what: Sign) -> Sign:
    """A shield with the sign of what cannot harm it cut out."""

    def draw(p: Pen) -> None:
        p.poly(about(SHIELD, 1.10))
        cut = Image.new("L", p.mask.size, 0)
        inner = inset(p, 0.22, 0.13, 0.56)
        inner.mask, inner.draw = cut, ImageDraw.Draw(cut)
        what(inner)
        p.mask.paste(0, (0, 0), cut)

    return draw


def shield_whole(p: Pen) -> None:
    """One of the shields that a domain stands on."""
    p.poly(SHIELD)
    p.line([(0.5, 0.10), (0.5, 0.88)], 0.06, 0)
    p.line([(0.12, 0.40), (0.88, 0.40)], 0.06, 0)


def shield_broken(p: Pen) -> None:
    p.poly(SHIELD)
    p.line([(0.62, -0.06), (0.44, 0.26), (0.62, 0.44), (0.38, 0.68), (0.52, 1.06)], 0.11, 0)
    p.poly([(0.62, 0.44), (1.05, 0.30), (1.05, 0.46)], 0)


def tower(p: Pen) -> None:
    p.poly(
        [
            (0.22, 1.0),
            (0.28, 0.34),
            (0.14, 0.34),
            (0.14, 0.0),
            (0.30, 0.0),
            (0.30, 0.12),
            (0.42, 0.12),
            (0.42, 0.0),
            (0.58, 0.0),
            (0.58, 0.12),
            (0.70, 0.12),
            (0.70, 0.0),
            (0.86, 0.0),
            (0.86, 0.34),
            (0.72, 0.34),
            (0.78, 1.0),
        ]
    )
    p.box(0.42, 0.70, 0.58, 1.0, 0.08, 0)
    p.box(0.45, 0.44, 0.55, 0.58, 0.03, 0)


def limbo(p: Pen) -> None:
    """Between here and there: a card in a cloud."""
    p.box(0.30, 0.02, 0.70, 0.66, 0.05)
    for x, y, r in ((0.18, 0.74, 0.20), (0.46, 0.80, 0.22), (0.76, 0.74, 0.22)):
        p.disc(x, y, r + 0.05, 0)
    for x, y, r in ((0.18, 0.74, 0.20), (0.46, 0.80, 0.22), (0.76, 0.74, 0.22)):
        p.disc(x, y, r)


SCHOOLS = {
    "air": air, "earth": earth, "fire": fire, "water": water, "white": white, "black": black, "neutral": neutral,
}  # fmt: skip
ELEMENTS = ("air", "earth", "fire", "water")
KINDS = {
    "follower": follower, "totem": totem, "monster": monster, "source": source, "item": item, "artifact": artifact,
    "instant": instant, "sustained": sustained,
}  # fmt: skip
STATUSES = {"minor": steps(1), "median": steps(2), "major": steps(3)}
TRAITS = {
    "fast": fast, "quick": quick, "magical": magical, "fly": fly, "army": army, "paralyze": paralyze,
    "invisible": invisible, "spectral": spectral, "wall": wall, "gate": gate, "good": good, "evil": evil,
    **{f"{one}-effect": effect(SCHOOLS[one]) for one in ELEMENTS},
    **{f"immune-{one}": immune(SCHOOLS[one]) for one in ELEMENTS},
    "immune-evil": immune(black), "immune-good": immune(white),
}  # fmt: skip
NUMBERED = {"ranged": ranged, "regenerate": regenerate, "maintenance": upkeep}
NUMBERS = {"temper": temper, "cost": cost, "attack": attack, "defense": defense}
PLACES = {"shield-whole": shield_whole, "shield-broken": shield_broken, "tower": tower, "limbo": limbo, "use": action}

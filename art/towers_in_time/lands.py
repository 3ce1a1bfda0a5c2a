"""Land, sky and stone in glass: hills, mountains, seas, trees, towers, walls, gates, clouds, fire and rain."""

from collections.abc import Sequence
from math import pi

import numpy as np

from art.kit.shapes import Point, Shape, blob, box, curve, dot, poly, sweep
from art.towers_in_time.glass import Tile, Window
from art.towers_in_time.grounds import pointed
from art.towers_in_time.palette import Colour, between
from art.towers_in_time.strokes import bricks, starry, stripe
from art.towers_in_time.things import flame_shape

FOOT = -1.55


def hill(w: Window, tops: Sequence[Point], colour: Colour, cuts: int = 4, lead: float = 1.2) -> None:
    """Everything below a smooth line from left to right, in a few panes."""
    line = curve([(-1.2, tops[0][1]), *tops, (1.2, tops[-1][1])], False)
    shape = [np.concatenate([line, np.array([(1.2, FOOT), (-1.2, FOOT)], np.float32)])]
    edges = np.linspace(-1.25, 1.25, cuts + 1) + np.concatenate([[0], w.chance.uniform(-0.12, 0.12, cuts - 1), [0]])
    lean = w.chance.uniform(-0.5, 0.5, cuts + 1)
    tiles: list[Tile] = [
        (
            ((edges[n] + lean[n], FOOT), (edges[n + 1] + lean[n + 1], FOOT), (edges[n + 1], 1.5), (edges[n], 1.5)),
            w.near(colour, 0.09),
        )
        for n in range(cuts)
    ]
    w.tiles(shape, tiles, lead, 0.6)


def mountain(
    w: Window, peak: Point, wide: float, colour: Colour, snow: Colour | None = None, foot: float = FOOT
) -> None:
    """A peak of two faces, snow on it if there is a colour for it."""
    x, y = peak
    ridge = (x + wide * 0.10, foot)
    left = poly(
        (x, y),
        (x - wide * 0.34, y - (y - foot) * 0.42),
        (x - wide * 0.62, foot),
        ridge,
        (x + wide * 0.02, y - (y - foot) * 0.5),
    )
    right = poly(
        (x, y),
        (x + wide * 0.26, y - (y - foot) * 0.34),
        (x + wide * 0.62, foot),
        ridge,
        (x + wide * 0.02, y - (y - foot) * 0.5),
    )
    w.pane(left, between(colour, w.p.light, 0.14), 1.1)
    w.pane(right, between(colour, w.p.dark, 0.22), 1.1)
    if snow:
        k = (y - foot) * 0.26
        w.pane(
            poly(
                (x, y),
                (x - wide * 0.19, y - k * 0.9),
                (x - wide * 0.09, y - k * 0.72),
                (x - wide * 0.02, y - k * 1.15),
                (x + wide * 0.07, y - k * 0.7),
                (x + wide * 0.19, y - k),
            ),
            snow,
            0.8,
        )


def sea(
    w: Window,
    top: float,
    colours: Sequence[Colour],
    many: int = 6,
    wave: float = 0.045,
    long: float = 0.7,
    phase: float = 0.0,
) -> None:
    """Waves from `top` down to the foot of the window."""
    x = np.linspace(-1.25, 1.25, 50)
    for n in range(many):
        y = top + (FOOT - top) * (n / many) ** 1.15
        line = np.stack([x, y + wave * (1 + n * 0.25) * np.sin(x * 2 * pi / long + n * 2.1 + phase)], 1)
        shape = [np.concatenate([line, [(1.25, FOOT), (-1.25, FOOT)]]).astype(np.float32)]
        w.pane(shape, w.near(colours[n % len(colours)], 0.05), 1.0)


def curl(w: Window, x: float, y: float, size: float, colours: Sequence[Colour], flip: bool = False) -> None:
    """A great wave that breaks: bands that rise and curl over."""
    with w.placed((x, y), size, 0, flip):
        for n, k in enumerate((1.0, 0.80, 0.60, 0.40)):
            shape = blob(
                (-1.0, -0.6, 0),
                (-0.55 + 0.10 * n, -0.10),
                (-0.20, 0.50 * k + 0.10),
                (0.22, 0.80 * k + 0.04),
                (0.62 * k + 0.06, 0.62 * k),
                (0.66 * k, 0.30 * k + 0.04, 0),
                (0.44 * k, 0.46 * k),
                (0.20 * k, 0.36 * k),
                (0.10, 0.02),
                (0.30, -0.36),
                (0.9, -0.6, 0),
            )
            w.pane(shape, colours[n % len(colours)], 1.1)
        for n in range(6):
            w.pane(dot(0.66 - n * 0.03 + 0.05 * (n % 2), 0.34 - n * 0.085, 0.055 - n * 0.004, n=18), w.p.light, 0.7)


def tree(
    w: Window,
    x: float,
    foot: float,
    high: float,
    crown: Colour,
    trunk: Colour | None = None,
    kind: str = "round",
    bare: bool = False,
) -> None:
    bark = trunk or w.p.deep
    with w.placed((x, foot), high):
        if kind == "pine":
            w.pane(box(-0.04, 0, 0.04, 0.25), bark, 0.9)
            for n in range(4):
                y, half = 0.14 + n * 0.20, 0.30 - n * 0.06
                w.pane(poly((-half, y), (half, y), (0, y + 0.34)), w.near(crown, 0.10), 0.9)
            return
        w.pane(stripe([(0, 0), (0.02, 0.3), (-0.02, 0.62)], [0.09, 0.055, 0.035]), bark, 1.0)
        for tip in ((-0.30, 0.72), (0.28, 0.76), (-0.14, 0.92), (0.14, 0.98)):
            w.pane(stripe([(0, 0.42), (tip[0] * 0.5, 0.6), tip], [0.036, 0.026, 0.008]), bark, 0.8)
        if bare:
            return
        for cx, cy, r in (
            (-0.26, 0.66, 0.20),
            (0.26, 0.68, 0.21),
            (0.0, 0.62, 0.20),
            (-0.16, 0.86, 0.20),
            (0.16, 0.88, 0.19),
            (0.0, 0.80, 0.19),
        ):
            w.pane(dot(cx, cy, r, r * 0.86, n=26), w.near(crown, 0.13), 0.9)


def roots(w: Window, x: float, y: float, size: float, colour: Colour, many: int = 7) -> None:
    """Roots that go down from a place and part."""
    for n in range(many):
        t = (n - (many - 1) / 2) / ((many - 1) / 2)
        line = [
            (x, y),
            (x + t * 0.25 * size, y - 0.25 * size),
            (x + t * 0.62 * size, y - 0.50 * size),
            (x + t * 0.95 * size, y - (0.95 - 0.35 * abs(t)) * size),
        ]
        w.pane(stripe(line, [0.075 * size, 0.055 * size, 0.036 * size, 0.008 * size]), w.near(colour, 0.10), 0.9)


def battlement(x: float, foot: float, wide: float, high: float, teeth: int = 3, out: float = 0.16) -> Shape:
    """The outline of a tower with teeth."""
    a, top, k = wide / 2, foot + high, wide * 0.20
    b = a * (1 + out)
    points: list[Point] = [(x - a, foot), (x - a, top - k * 2.2), (x - b, top - k * 1.7), (x - b, top)]
    width = 2 * b / (2 * teeth - 1)
    for n in range(teeth):
        left = x - b + 2 * n * width
        points += [(left, top), (left + width, top)]
        if n < teeth - 1:
            points += [(left + width, top - k * 0.8), (left + 2 * width, top - k * 0.8)]
    points += [(x + b, top - k * 1.7), (x + a, top - k * 2.2), (x + a, foot)]
    return poly(*points)


def tower(
    w: Window,
    x: float,
    foot: float,
    wide: float,
    high: float,
    stone: Colour,
    roof: Colour | None = None,
    windows: int = 2,
    glow: Colour | None = None,
    teeth: int = 3,
    courses: int = 0,
) -> None:
    """A tower of stone, battlemented or roofed, its windows lit."""
    a, top = wide / 2, foot + high
    shape = (
        poly((x - a, foot), (x + a, foot), (x + a * 0.9, top), (x - a * 0.9, top))
        if roof
        else battlement(x, foot, wide, high, teeth)
    )
    pale = between(stone, w.p.light, 0.22)
    tiles: list[Tile] = [
        (((x - wide, foot - 1), (x - a * 0.2, foot - 1), (x - a * 0.2, top + 1), (x - wide, top + 1)), pale),
        (((x - a * 0.2, foot - 1), (x + wide, foot - 1), (x + wide, top + 1), (x - a * 0.2, top + 1)), stone),
    ]
    if courses:
        tiles = bricks(x - wide, foot, x + wide, top, 5, courses, (stone, pale), w)
    w.tiles(shape, tiles, 1.1, 0.5)
    if roof:
        w.pane(poly((x - a * 1.15, top), (x, top + wide * 1.25), (x + a * 1.15, top)), roof, 1.0)
        w.pane(poly((x, top), (x, top + wide * 1.25), (x + a * 1.15, top)), between(roof, w.p.dark, 0.25), 0.7)
    for n in range(windows):
        y = foot + high * (0.30 + 0.50 * n / max(1, windows))
        w.pane(pointed(x, y, wide * 0.085, y + wide * 0.34), glow or w.p.accent, 0.6)


def rampart(
    w: Window,
    top: float,
    stone: Sequence[Colour],
    across: int = 5,
    down: int = 6,
    teeth: int = 5,
    foot: float = FOOT,
    x0: float = -1.15,
    x1: float = 1.15,
) -> None:
    """A wall from side to side with a battlement."""
    width = (x1 - x0) / (2 * teeth - 1)
    points: list[Point] = [(x0, foot)]
    for n in range(teeth):
        left = x0 + 2 * n * width
        points += [(left, top), (left + width, top)]
        if n < teeth - 1:
            points += [(left + width, top - 0.16), (left + 2 * width, top - 0.16)]
    w.tiles(poly(*points, (x1, foot)), bricks(x0, foot, x1, top, across, down, stone, w), 1.2, 0.7)


def portal(
    w: Window,
    x: float,
    foot: float,
    half: float,
    top: float,
    stone: Sequence[Colour],
    within: Colour,
    rings: int = 2,
    round_top: bool = False,
) -> None:
    """A gate: wedge stones about an opening with light in it."""
    for n in range(rings, 0, -1):
        k = half * (1 + 0.24 * n)
        many = 17
        outer = _arch(x, foot, k, top + half * 0.30 * n, many, round_top)
        inner = _arch(x, foot, k - half * 0.24, top + half * 0.30 * (n - 1), many, round_top)
        for i in range(many - 1):
            w.pane(
                [np.array([outer[i], outer[i + 1], inner[i + 1], inner[i]], np.float32)],
                w.near(stone[(i + n) % len(stone)], 0.08),
                0.9,
            )
    w.pane([np.array(_arch(x, foot, half, top, 17, round_top), np.float32)], within, 1.1)


def _arch(x: float, foot: float, half: float, top: float, many: int, round_top: bool) -> list[Point]:
    spring = top - half * (1.0 if round_top else 1.4)
    points = []
    for i in range(many):
        t = i / (many - 1) * 2 - 1
        if abs(t) > 0.55:
            y = foot + (spring - foot) * (1 - abs(t)) / 0.45
            points.append((x + half * np.sign(t), y))
        else:
            s = abs(t) / 0.55
            a = np.arccos(np.clip(s, 0, 1)) if round_top else None
            px = half * s if not round_top else half * np.cos(a)
            py = spring + (top - spring) * (np.sin(a) if round_top else (1 - s**1.8))
            points.append((x + np.sign(t) * px, float(py)))
    return points


def cloud(w: Window, x: float, y: float, size: float, colour: Colour, under: Colour | None = None) -> None:
    if under:
        for dx, r in ((-0.5, 0.24), (0.0, 0.30), (0.5, 0.24)):
            w.pane(dot(x + dx * size, y - 0.10 * size, r * size, r * 0.8 * size, n=26), under, 0.9)
    for dx, dy, r in (
        (-0.62, -0.02, 0.22),
        (0.62, -0.02, 0.23),
        (-0.30, 0.10, 0.30),
        (0.34, 0.08, 0.28),
        (0.02, 0.20, 0.32),
    ):
        w.pane(dot(x + dx * size, y + dy * size, r * size, r * 0.84 * size, n=28), w.near(colour, 0.07), 0.9)


def swirl(
    w: Window,
    x: float,
    y: float,
    r: float,
    colour: Colour,
    turns: float = 1.6,
    wide: float = 0.12,
    start: float = 0.0,
    flip: bool = False,
) -> None:
    """A curl of wind or smoke."""
    t = np.linspace(0, 1, 26)
    angle = np.radians(start) + t * turns * 2 * pi * (-1 if flip else 1)
    far = r * (1 - 0.86 * t)
    line = [(x + f * np.cos(a), y + f * np.sin(a)) for f, a in zip(far, angle, strict=True)]
    w.pane(_mass(line, [wide * r * 0.2, wide * r * 1.4, wide * r * 1.2, wide * r * 0.7]), colour, 0.9)


def _mass(points: Sequence[Point], widths: Sequence[float]) -> Shape:
    return sweep(points, widths, 3)


def gust(w: Window, points: Sequence[Point], wide: float, colour: Colour) -> None:
    """A breath of wind: a line that swells and ends in nothing."""
    w.pane(_mass(points, [0.004, wide * 0.7, wide, wide * 0.6, 0.004]), colour, 0.9)


def blaze(
    w: Window,
    foot: float,
    high: float,
    many: int = 7,
    spread: float = 1.1,
    x: float = 0.0,
    colours: Sequence[Colour] | None = None,
) -> None:
    """Fire from side to side, three colours deep."""
    tones = colours or (w.p.ground[3], w.p.ground[2], w.p.ground[0])
    for layer, k in enumerate((1.0, 0.68, 0.40)):
        for n in range(many):
            t = (n - (many - 1) / 2) / ((many - 1) / 2)
            tall = high * k * float(w.chance.uniform(0.72, 1.15)) * (1 - 0.30 * abs(t))
            lean = float(w.chance.uniform(-0.10, 0.10))
            w.pane(flame_shape(x + t * spread, foot, tall, spread / many * 1.35, lean), w.near(tones[layer], 0.06), 0.9)
    w.lamp(x, foot + high * 0.35, spread * 0.8, 0.3)


def rain(
    w: Window, many: int, colour: Colour, lean: float = 0.0, salt: int = 5, low: float = -0.9, size: float = 0.05
) -> None:
    rng = w.rng(salt)
    for n in range(many):
        x, y = -0.95 + 1.9 * ((n * 0.618) % 1.0), float(rng.uniform(low, 1.3))
        r = size * float(rng.uniform(0.7, 1.3))
        with w.placed((x, y), r, lean):
            w.pane(blob((0, 1.9, 0), (0.6, 0.3), (0.5, -0.6), (0, -0.9), (-0.5, -0.6), (-0.6, 0.3), per=4), colour, 0.7)


def rocks(w: Window, spots: Sequence[tuple[float, float, float]], colour: Colour, salt: int = 2) -> None:
    """Boulders: each a few facets."""
    rng = w.rng(salt)
    for x, y, r in spots:
        a = np.arange(7) * 2 * pi / 7 + rng.uniform(-0.28, 0.28, 7)
        edge = [
            (x + r * float(rng.uniform(0.88, 1.1)) * np.cos(t), y + r * float(rng.uniform(0.76, 0.98)) * np.sin(t))
            for t in a
        ]
        heart = (x - r * 0.20, y + r * 0.24)
        for n in range(7):
            k = 0.22 * np.sin(a[n] + 0.4)
            tone = between(colour, w.p.light, k) if k > 0 else between(colour, w.p.dark, -k)
            w.pane(poly(heart, edge[n], edge[(n + 1) % 7]), tone, 0.9)


def crystal(w: Window, x: float, foot: float, high: float, wide: float, colour: Colour, lean: float = 0.0) -> None:
    tip, knee = (x + lean, foot + high), foot + high * 0.72
    w.pane(
        poly((x - wide, foot), (x - wide + lean * 0.7, knee), tip, (x + lean * 0.8, knee - 0.05 * high), (x, foot)),
        between(colour, w.p.light, 0.35),
        1.0,
    )
    w.pane(
        poly((x, foot), (x + lean * 0.8, knee - 0.05 * high), tip, (x + wide + lean * 0.7, knee), (x + wide, foot)),
        colour,
        1.0,
    )


def sun(w: Window, x: float, y: float, r: float, rays: int = 16, colour: Colour | None = None) -> None:
    w.pane(starry(x, y, r * 1.7, rays, 0.66), colour or w.p.accent, 0.9)
    w.pane(dot(x, y, r, n=44), w.p.light, 1.0)
    w.lamp(x, y, r * 1.8, 0.4)

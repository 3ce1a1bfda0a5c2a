"""What windows are filled with behind their figures: rays, quarries, waves, flames, courses of stone, night.

Each gives a function that cuts the whole window into panes, from the light at `at` to the dark far from it.
"""

import itertools
from collections.abc import Callable
from math import cos, hypot, pi, sin

import numpy as np

from art.kit.shapes import Point, blob, curve, dot, poly
from art.towers_in_time.glass import Window

Ground = Callable[[Window], None]
FAR = 2.1  # beyond every corner from anywhere within


def deep(x: float, y: float, at: Point, reach: float) -> float:
    """How far from the light a place is, 0 to 1."""
    return min(1.0, hypot(x - at[0], (y - at[1]) * 0.86) / reach)


def rays(
    at: Point = (0.0, 0.3), count: int = 18, rings: tuple[float, ...] = (0.34, 0.8, 1.3), turn: float = 0.0,
    twist: float = 0.0, sun: bool = True, reach: float = 1.7, shift: float = 0.0,
) -> Ground:  # fmt: skip
    """Rings of panes about the light; twisted, they are a whirl."""

    def lay(w: Window) -> None:
        edges = [0.0, *rings, FAR + 0.6]
        for n in range(len(edges) - 1, 0, -1):
            inner, outer = edges[n - 1], edges[n]
            t = shift + min(1.0, (inner + min(outer, 1.9)) / 2 / reach)
            if n == 1 and sun:
                w.pane(dot(at[0], at[1], outer, n=64), w.tone(shift, 0.03), 1.0)
                continue
            many = count * (2 if n > 2 else 1) if not twist else count
            for i in range(many):
                a = turn + 360 * i / many + (n % 2) * 180 / many * (not twist)
                w.pane([sector(at, inner, outer, a, 360 / many, twist)], w.tone(t, 0.11), 0.8)

    return lay


def sector(at: Point, inner: float, outer: float, start: float, wide: float, twist: float = 0.0) -> np.ndarray:
    """A piece of a ring, from an angle on (degrees), its sides bent by `twist` degrees a unit."""
    far = np.linspace(inner, outer, 2 if not twist else 9)
    around = np.linspace(0, wide, 7)
    edge = [(outer, start + a + twist * outer) for a in around] + [(r, start + wide + twist * r) for r in far[::-1]]
    edge += [(inner, start + a + twist * inner) for a in around[::-1]] + [(r, start + twist * r) for r in far]
    return np.array([(at[0] + r * cos(a * pi / 180), at[1] + r * sin(a * pi / 180)) for r, a in edge], np.float32)


def quarries(
    at: Point = (0.0, 0.4), across: float = 0.36, tall: float = 1.35, reach: float = 1.6, shift: float = 0.0
) -> Ground:
    """A lattice of diamonds."""

    def lay(w: Window) -> None:
        a, b = across / 2, across * tall / 2
        for row in range(-int(1.5 / b) - 1, int(1.5 / b) + 2):
            for column in range(-int(1.1 / across) - 1, int(1.1 / across) + 2):
                x, y = (column + (row % 2) / 2) * across, row * b
                t = shift + deep(x, y, at, reach)
                w.pane(poly((x, y + b), (x + a, y), (x, y - b), (x - a, y)), w.tone(t, 0.09), 0.7)

    return lay


def cells(
    at: Point = (0.0, 0.3), many: int = 46, reach: float = 1.6, stretch: float = 1.0, shift: float = 0.0
) -> Ground:
    """Broken panes, as a window is mended: each about a point of its own."""

    def lay(w: Window) -> None:
        for shape, (x, y) in broken(w.rng(3), many, stretch):
            w.pane([shape], w.tone(shift + deep(x, y, at, reach), 0.10), 0.85)

    return lay


def broken(rng: np.random.Generator, many: int, stretch: float = 1.0) -> list[tuple[np.ndarray, Point]]:
    """The window cut into cells about points that keep their distance: their outlines and their hearts."""
    hearts: list[tuple[float, float]] = []
    while len(hearts) < many:  # the farthest of a few, so that none is tiny
        tries = rng.uniform((-1.1, -1.5), (1.1, 1.5), (7, 2))
        best = max(tries, key=lambda p: min((hypot(p[0] - q[0], (p[1] - q[1]) * stretch) for q in hearts), default=9.0))
        hearts.append((float(best[0]), float(best[1])))
    found = []
    for i, (x, y) in enumerate(hearts):
        outline = [(-1.3, -1.7), (1.3, -1.7), (1.3, 1.7), (-1.3, 1.7)]
        for j, (u, v) in enumerate(hearts):
            if i != j:
                nx, ny = u - x, (v - y) * stretch**2
                outline = clipped(outline, nx, ny, (u + x) / 2 * nx + (v + y) / 2 * ny)
        if len(outline) > 2:
            found.append((np.array(outline, np.float32), (x, y)))
    return found


def clipped(outline: list[Point], nx: float, ny: float, far: float) -> list[Point]:
    """What of a convex outline lies on the near side of a line: nx x + ny y <= far."""
    kept: list[Point] = []
    for i, (x, y) in enumerate(outline):
        px, py = outline[i - 1]
        here, before = nx * x + ny * y - far, nx * px + ny * py - far
        if (here <= 0) != (before <= 0):
            t = before / (before - here)
            kept.append((px + (x - px) * t, py + (y - py) * t))
        if here <= 0:
            kept.append((x, y))
    return kept


def bands(
    at: Point = (0.0, 0.6), high: float = 0.26, wave: float = 0.10, long: float = 0.9, lean: float = 0.0,
    reach: float = 1.7, breaks: int = 3, shift: float = 0.0, phase: float = 0.0,
) -> Ground:  # fmt: skip
    """Waves one over the other, each broken into a few panes: wind, water, strata."""

    def lay(w: Window) -> None:
        x = np.linspace(-1.25, 1.25, 26)

        def edge(n: int) -> np.ndarray:
            y = 1.75 - n * high + wave * np.sin(x * 2 * pi / long + n * (1.9 + phase)) + lean * x
            return np.stack([x, y], 1)

        for n in range(int(3.6 / high) + 1):
            upper, lower = edge(n), edge(n + 1)
            stops = [0, *sorted(int(v) for v in w.chance.uniform(2, 24, breaks)), 25]
            for a, b in itertools.pairwise(stops):
                if b - a >= 1:
                    outline = np.concatenate([upper[a : b + 1], lower[a : b + 1][::-1]])
                    cx, cy = outline.mean(0)
                    w.pane([outline], w.tone(shift + deep(cx, cy, at, reach), 0.09), 0.75)

    return lay


def tongues(
    at: Point = (0.0, -0.3),
    wide: float = 0.30,
    high: float = 0.62,
    reach: float = 1.7,
    lean: float = 0.0,
    shift: float = 0.0,
) -> Ground:
    """Row upon row of flames, the nearest last."""

    def lay(w: Window) -> None:
        w.pane(poly((-1.2, -1.6), (1.2, -1.6), (1.2, 1.6), (-1.2, 1.6)), w.tone(1, 0.02), 0)
        for row in range(9):
            y = 1.75 - row * high * 0.62
            for column in range(-int(1.3 / wide) - 1, int(1.3 / wide) + 2):
                x = (column + (row % 2) / 2) * wide
                a, tall = wide * 0.56, high * float(w.chance.uniform(0.85, 1.25))
                side = float(w.chance.uniform(-0.3, 0.3)) + lean
                flame = blob(
                    (x - a, y - tall),
                    (x - a * 0.9, y - tall * 0.45),
                    (x + side * a, y, 0),
                    (x + a * 0.9, y - tall * 0.45),
                    (x + a, y - tall),
                    per=5,
                )
                w.pane(flame, w.tone(shift + deep(x, y - tall * 0.4, at, reach), 0.10), 0.75)

    return lay


def courses(
    at: Point = (0.0, 0.5),
    high: float = 0.22,
    wide: float = 0.46,
    reach: float = 1.6,
    shift: float = 0.0,
    arch: bool = False,
) -> Ground:
    """A wall of squared stones."""

    def lay(w: Window) -> None:
        for row in range(int(3.2 / high) + 1):
            y, x = 1.6 - row * high, -1.3 - (row % 2) * wide / 2
            while x < 1.3:
                long = wide * float(w.chance.uniform(0.75, 1.25))
                stone = poly((x, y), (x + long, y), (x + long, y - high), (x, y - high))
                w.pane(stone, w.tone(shift + deep(x + long / 2, y - high / 2, at, reach), 0.08), 0.75)
                x += long

    return lay


def scales(
    at: Point = (0.0, 0.5), r: float = 0.22, reach: float = 1.7, upward: bool = True, shift: float = 0.0
) -> Ground:
    """Round scales, each over two of the next row: feathers, clouds, shingles."""

    def lay(w: Window) -> None:
        rows = range(int(3.4 / (r * 0.8)) + 2)
        for row in rows:
            y = (1.75 - row * r * 0.8) if upward else (-1.75 + row * r * 0.8)
            for column in range(-int(1.2 / (2 * r)) - 1, int(1.2 / (2 * r)) + 2):
                x = (column + (row % 2) / 2) * 2 * r
                w.pane(dot(x, y, r, n=28), w.tone(shift + deep(x, y, at, reach), 0.09), 0.75)

    return lay


def slants(
    at: Point = (0.0, 0.5),
    wide: float = 0.30,
    angle: float = 62.0,
    reach: float = 1.6,
    pieces: float = 0.62,
    shift: float = 0.0,
) -> Ground:
    """Strips that fall aslant, each in a few pieces: rain, beams, wind."""

    def lay(w: Window) -> None:
        c, s = cos(angle * pi / 180), sin(angle * pi / 180)
        for n in range(-int(2.2 / wide) - 1, int(2.2 / wide) + 2):
            along = -2.4 + float(w.chance.uniform(0, pieces))
            while along < 2.4:
                long = pieces * float(w.chance.uniform(0.6, 1.4))
                corners = [(along, n), (along + long, n), (along + long, n + 1), (along, n + 1)]
                outline = [(a * c - b * wide * s, a * s + b * wide * c) for a, b in corners]
                x, y = np.mean(outline, 0)
                if abs(x) < 1.5 and abs(y) < 2.0:
                    w.pane(poly(*outline), w.tone(shift + deep(x, y, at, reach), 0.09), 0.75)
                along += long

    return lay


def arches(
    at: Point = (0.0, 0.3),
    top: float = 1.28,
    wide: float = 0.80,
    rings: int = 4,
    reach: float = 1.5,
    shift: float = 0.0,
) -> Ground:
    """A pointed window within the window: light in the middle, the jambs about it."""

    def lay(w: Window) -> None:
        quarries(at, 0.3, reach=1.1, shift=0.45 + shift)(w)
        for n in range(rings, 0, -1):
            k = n / rings
            half, high = wide * (0.45 + 0.55 * k), top - 0.10 * (rings - n)
            w.pane(pointed(0, -1.6, half, high), w.tone(shift + 0.16 * n, 0.03), 1.0)
        half = wide * (0.45 + 0.55 / rings)
        for y in np.arange(-1.4, top - 0.3, 0.36):
            w.lead([(-half, y), (half, y)], 0.5)
        w.lead([(0, -1.6), (0, top - 0.10 * (rings - 1))], 0.5)

    return lay


def pointed(x: float, foot: float, half: float, top: float) -> list[np.ndarray]:
    """A pointed arch standing on `foot`."""
    spring = top - half * 1.5
    right = curve(
        [(x + half, foot, 0), (x + half, spring, 0), (x + half * 0.72, spring + half * 0.85), (x, top, 0)], False
    )
    left = right[::-1].copy()
    left[:, 0] = 2 * x - left[:, 0]
    return [np.concatenate([right, left[1:]])]


def fan(
    at: Point = (0.0, -1.5),
    count: int = 13,
    spread: float = 170,
    rings: tuple[float, ...] = (0.9, 1.5, 2.2),
    reach: float = 2.6,
    shift: float = 0.0,
    flip: bool = False,
) -> Ground:
    """Beams that rise from a place below (or above), in a few lengths."""

    def lay(w: Window) -> None:
        w.pane(poly((-1.2, -1.6), (1.2, -1.6), (1.2, 1.6), (-1.2, 1.6)), w.tone(1, 0.02), 0)
        edges = [0.0, *rings, 3.6]
        start = (270 if flip else 90) - spread / 2
        for n in range(len(edges) - 1):
            for i in range(count):
                piece = sector(at, edges[n], edges[n + 1], start + spread * i / count, spread / count)
                t = shift + min(1.0, (edges[n] + min(edges[n + 1], 3.0)) / 2 / reach)
                w.pane([piece], w.tone(t + (0.14 if i % 2 else 0), 0.05), 0.8)

    return lay


def night(at: Point = (0.3, 0.7), many: int = 34, moon: float = 0.24, stars: int = 9, shift: float = 0.35) -> Ground:
    """Dark panes with stars let into them, and a moon."""

    def lay(w: Window) -> None:
        cells(at, many, 1.5, shift=shift)(w)
        rng = w.rng(8)
        for _ in range(stars):
            x, y, r = rng.uniform(-0.9, 0.9), rng.uniform(-0.4, 1.3), rng.uniform(0.022, 0.05)
            if hypot(x - at[0], y - at[1]) > moon + 0.1:
                w.pane(dot(float(x), float(y), float(r), n=16), w.p.light, 0.7)
        if moon:
            w.pane(dot(at[0], at[1], moon * 1.5, n=48), w.tone(0.25, 0.02), 0.8)
            w.pane(dot(at[0], at[1], moon, n=48), w.p.light, 1.0)

    return lay

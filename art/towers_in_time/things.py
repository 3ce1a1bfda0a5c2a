"""Things in glass: arms, vessels, instruments, signs. Each stands about (0, 0) or is gripped there, its length upward.

They are about one unit long, and of the colours of the window's school where no other are given.
"""

from math import cos, pi, sin

import numpy as np

from art.kit.shapes import Point, Shape, blob, both, box, curve, dot, hoop, poly
from art.towers_in_time.glass import Window
from art.towers_in_time.palette import Colour, between
from art.towers_in_time.strokes import banded, columns, rows, stripe


def wedge(x: float, y: float, r: float, start: float, wide: float, inner: float = 0.0) -> np.ndarray:
    turns = np.radians(np.linspace(start, start + wide, 9))
    outer = np.stack([x + r * np.cos(turns), y + r * np.sin(turns)], 1)
    back = np.stack([x + inner * np.cos(turns[::-1]), y + inner * np.sin(turns[::-1])], 1)
    return np.concatenate([outer, back if inner else [[x, y]]]).astype(np.float32)


def crescent(x: float, y: float, r: float, turn: float = 0.0) -> Shape:
    a = np.radians(np.linspace(40, 320, 28) + turn)
    outer = np.stack([x + r * np.cos(a), y + r * np.sin(a)], 1)
    b = np.radians(np.linspace(300, 60, 24) + turn)
    off = (x + r * 0.42 * cos(turn * pi / 180), y + r * 0.42 * sin(turn * pi / 180))
    inner = np.stack([off[0] + r * 0.74 * np.cos(b), off[1] + r * 0.74 * np.sin(b)], 1)
    return [np.concatenate([outer, inner]).astype(np.float32)]


def flame_shape(x: float, y: float, high: float, wide: float, lean: float = 0.0) -> Shape:
    return blob(
        (x - wide * 0.5, y),
        (x - wide, y + high * 0.30),
        (x - wide * 0.45 + lean * 0.4, y + high * 0.62),
        (x + lean, y + high, 0),
        (x + wide * 0.30 + lean * 0.3, y + high * 0.66),
        (x + wide, y + high * 0.28),
        (x + wide * 0.5, y),
        per=6,
    )


def pole(w: Window, low: float, high: float, colour: Colour | None = None, wide: float = 0.024) -> None:
    w.pane(box(-wide, low, wide, high), colour or w.p.deep, 0.8)


def flame(
    w: Window,
    x: float = 0.0,
    y: float = 0.0,
    high: float = 1.0,
    wide: float = 0.34,
    lean: float = 0.0,
    colours: tuple[Colour, ...] | None = None,
) -> None:
    """A fire in three panes, each within the other."""
    for n, k in enumerate((1.0, 0.68, 0.38)):
        tints = colours or (w.p.main, w.p.accent, w.p.light)
        w.pane(flame_shape(x, y, high * k, wide * k, lean * k), tints[n], 1.0 - 0.2 * n)
    w.lamp(x, y + high * 0.3, high * 0.6, 0.35)


def candle(w: Window, high: float = 0.6, wide: float = 0.09, lit: bool = True) -> None:
    w.tiles(box(-wide, 0, wide, high), columns(-wide, 0, wide, high, 2, (w.p.light, w.p.pale)), 1.0, 0.5)
    if lit:
        w.pane(dot(0, high + 0.16, 0.20, n=32), w.p.ground[0], 0.6)
        w.pane(flame_shape(0, high + 0.02, 0.30, 0.075), w.p.accent, 0.9)
        w.lamp(0, high + 0.15, 0.35, 0.5)


def bell(w: Window, colour: Colour | None = None) -> None:
    """Hung from (0, 0)."""
    tone = colour or w.p.accent
    w.pane(dot(0, -0.96, 0.09, n=20), w.p.deep, 0.9)
    body = both((0.0, 0.0), (0.14, -0.05), (0.24, -0.25), (0.28, -0.60), (0.44, -0.90, 0), (0.0, -0.88))
    w.tiles(
        body,
        [
            *columns(-0.5, -1, 0.5, 0.1, 3, (w.near(tone, 0.1), between(tone, w.p.light, 0.45), w.near(tone, 0.16))),
        ],
        1.2,
        0.4,
    )
    w.pane(poly((-0.46, -0.92), (0.46, -0.92), (0.42, -0.80), (-0.42, -0.80)), between(tone, w.p.deep, 0.35), 0.9)
    w.pane(hoop(0, 0.07, 0.08, 0.028), w.p.deep, 0.8)


def book(w: Window, cover: Colour | None = None) -> None:
    """Open, about its middle."""
    w.pane(
        poly((-0.55, -0.30), (0, -0.38), (0.55, -0.30), (0.55, 0.34), (0, 0.26), (-0.55, 0.34)), cover or w.p.deep, 1.2
    )
    for side in (-1, 1):
        page = poly((side * 0.01, -0.31), (side * 0.50, -0.24), (side * 0.50, 0.36), (side * 0.01, 0.28))
        w.pane(page, w.p.light, 0.9)
        for n in range(5):
            w.trace([(side * 0.08, 0.20 - n * 0.10), (side * 0.42, 0.26 - n * 0.10)], 0.28, False)


def scroll(w: Window) -> None:
    w.pane(box(-0.34, -0.45, 0.34, 0.45), w.p.light, 1.0)
    for y in (-0.47, 0.47):
        w.pane(box(-0.42, y - 0.06, 0.42, y + 0.06), w.p.pale, 0.9)
    for n in range(6):
        w.trace([(-0.24, 0.30 - n * 0.11), (0.24 - 0.1 * (n % 3), 0.30 - n * 0.11)], 0.3, False)


def cup(w: Window, colour: Colour | None = None) -> None:
    gold = colour or w.p.accent
    w.pane(
        both((0.30, 0.50, 0), (0.28, 0.26), (0.08, 0.06), (0.05, -0.12), (0.05, -0.28), (0.22, -0.42, 0), (0.0, -0.42)),
        gold,
        1.1,
    )
    w.pane(dot(0, 0.50, 0.29, 0.08), w.p.main, 0.8)
    w.pane(dot(0, -0.08, 0.08, 0.05, n=18), w.p.light, 0.6)


def banner(
    w: Window,
    cloth: Colour | None = None,
    charge: Shape | None = None,
    device: Colour | None = None,
    stripes: Colour | None = None,
) -> None:
    """A pole gripped at (0, 0), its cloth to the right."""
    pole(w, -0.8, 1.12, w.p.deep, 0.02)
    shape = blob(
        (0.02, 1.06, 0),
        (0.25, 1.10),
        (0.50, 1.02),
        (0.74, 1.08, 0),
        (0.60, 0.84, 0),
        (0.74, 0.56, 0),
        (0.48, 0.52),
        (0.25, 0.58),
        (0.02, 0.54, 0),
        per=5,
    )
    base = cloth or w.p.main
    w.tiles(shape, rows(0, 0.5, 0.8, 1.12, 3, (base, stripes or w.near(base, 0.12), base)), 1.1, 0.6)
    if charge:
        w.pane([part * 0.2 + np.array((0.34, 0.80), np.float32) for part in charge], device or w.p.light, 0.8)
    w.pane(dot(0, 1.15, 0.036, n=16), w.p.accent, 0.7)


def skull(w: Window, bone: Colour | None = None) -> None:
    """About its middle, half a unit to each side."""
    tone = bone or w.p.light
    w.pane(both((0.24, -0.26, 0), (0.25, -0.50), (0.0, -0.56)), tone, 1.0)
    w.pane(both((0, 0.62), (0.40, 0.50), (0.52, 0.10), (0.36, -0.18), (0.24, -0.28), (0, -0.30)), tone, 1.1)
    for side in (-1, 1):
        w.pane(dot(side * 0.22, 0.06, 0.14, 0.15, n=20), w.p.dark, 0.8)
    w.pane(poly((0, -0.06), (0.065, -0.20), (-0.065, -0.20)), w.p.dark, 0.6)
    for x in (-0.12, 0, 0.12):
        w.lead([(x, -0.32), (x, -0.52)], 0.35)


def bone(w: Window, long: float = 1.0) -> None:
    """From (0, 0) upward."""
    w.pane(
        stripe([(0, 0.06), (0, long / 2), (0, long - 0.06)], [0.045, 0.034, 0.045])
        + dot(-0.045, 0.03, 0.05, n=16)
        + dot(0.045, 0.03, 0.05, n=16)
        + dot(-0.045, long - 0.03, 0.05, n=16)
        + dot(0.045, long - 0.03, 0.05, n=16),
        w.p.light,
        0.9,
    )


def crown(w: Window, gold: Colour | None = None) -> None:
    w.pane(
        poly((-0.42, -0.2), (-0.52, 0.36), (-0.26, 0.12), (0.0, 0.46), (0.26, 0.12), (0.52, 0.36), (0.42, -0.2)),
        gold or w.p.accent,
        1.1,
    )
    w.pane(box(-0.43, -0.34, 0.43, -0.18), gold or w.p.accent, 0.9)
    for x, y in ((-0.52, 0.40), (0, 0.50), (0.52, 0.40)):
        w.pane(dot(x, y, 0.06, n=16), w.p.light, 0.7)
    for x in (-0.25, 0.0, 0.25):
        w.pane(dot(x, -0.26, 0.045, n=14), w.p.main, 0.5)


def ring(w: Window, stone: Colour | None = None) -> None:
    for n in range(10):
        w.pane([wedge(0, -0.12, 0.46, 100 + n * 34, 34, 0.31)], w.near(w.p.accent, 0.14), 0.7)
    gem(w, (0, 0.44), 0.26, stone or w.p.main)


def gem(w: Window, at: Point, r: float, colour: Colour) -> None:
    """A cut stone of eight faces about its table."""
    pale = between(colour, w.p.light, 0.55)
    for n in range(8):
        a, b = (n * pi / 4 + pi / 8), ((n + 1) * pi / 4 + pi / 8)
        face = poly(
            (at[0] + r * cos(a), at[1] + r * sin(a)),
            (at[0] + r * cos(b), at[1] + r * sin(b)),
            (at[0] + r * 0.5 * cos(b), at[1] + r * 0.5 * sin(b)),
            (at[0] + r * 0.5 * cos(a), at[1] + r * 0.5 * sin(a)),
        )
        w.pane(face, w.near(pale if n in (1, 2, 3) else colour, 0.08), 0.6)
    top = [(at[0] + r * 0.5 * cos(n * pi / 4 + pi / 8), at[1] + r * 0.5 * sin(n * pi / 4 + pi / 8)) for n in range(8)]
    w.pane(poly(*top), pale, 0.7)


def drum(w: Window, skin: Colour | None = None) -> None:
    w.tiles(
        poly((-0.42, 0.26), (0.42, 0.26), (0.36, -0.40), (-0.36, -0.40)),
        columns(-0.42, -0.4, 0.42, 0.3, 6, (w.p.main, w.p.deep)),
        1.1,
    )
    zig = [(-0.40 + i * 0.8 / 8, 0.20 if i % 2 else -0.34) for i in range(9)]
    w.lead(zig, 0.7)
    w.pane(dot(0, 0.26, 0.43, 0.13), skin or w.p.light, 1.1)


def horn(w: Window) -> None:
    """Mouthpiece at (0, 0), its mouth upward."""
    banded(w, [(0, 0), (0.05, 0.3), (0.22, 0.58), (0.52, 0.70)], [0.03, 0.05, 0.09, 0.17], (w.p.pale, w.p.accent), 5)


def wheel(w: Window, r: float = 0.5, spokes: int = 8, colour: Colour | None = None) -> None:
    for n in range(spokes):
        a = n * 2 * pi / spokes
        w.pane(stripe([(0, 0), (r * 0.9 * cos(a), r * 0.9 * sin(a))], [r * 0.06, r * 0.05]), w.p.pale, 0.8)
    for n in range(spokes):
        w.pane([wedge(0, 0, r, 360 / spokes * (n + 0.5), 360 / spokes, r * 0.80)], w.near(colour or w.p.deep, 0.1), 0.8)
    w.pane(dot(0, 0, r * 0.18, n=20), w.p.accent, 0.9)


def gear(w: Window, r: float = 0.5, teeth: int = 10, colour: Colour | None = None) -> None:
    spots = []
    for i in range(teeth * 4):
        a = (i + (0.3 if i % 4 in (0, 3) else -0.3)) * pi / (teeth * 2)
        far = r if i % 4 in (0, 1) else r * 0.80
        spots.append((far * cos(a), far * sin(a)))
    w.pane(poly(*spots), colour or w.p.metal, 1.0)
    for n in range(6):
        w.pane([wedge(0, 0, r * 0.64, n * 60, 60, r * 0.30)], w.near(w.p.pale, 0.12), 0.6)
    w.pane(dot(0, 0, r * 0.2, n=20), w.p.accent, 0.8)


def chain(w: Window, points: list[Point], link: float = 0.10, colour: Colour | None = None) -> None:
    """Links along a line."""
    line = curve(points, False, 24)
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    for n in range(int(run[-1] / (link * 1.35))):
        i = int(np.searchsorted(run, (n + 0.5) * link * 1.35))
        i = min(max(i, 1), len(line) - 1)
        way = np.degrees(np.arctan2(*(line[i] - line[i - 1])[::-1]))
        with w.placed(line[i], link, float(way)):
            if n % 2:
                w.pane(box(-0.85, -0.16, 0.85, 0.16), colour or w.p.metal, 0.6)
            else:
                w.pane(hoop(0, 0, 0.72, 0.18, ry=0.42), colour or w.p.metal, 0.6)


def feather(w: Window, colour: Colour | None = None) -> None:
    """From its quill at (0, 0) upward."""
    base = colour or w.p.light
    left = blob((0, 0.12, 0), (-0.15, 0.34), (-0.17, 0.72), (0.0, 1.10, 0), per=7)
    right = blob((0, 0.12, 0), (0.13, 0.36), (0.14, 0.74), (0.0, 1.10, 0), per=7)
    w.pane(left, w.near(base, 0.05), 1.0)
    w.pane(right, between(base, w.p.metal, 0.35), 1.0)
    w.lead([(0, -0.16), (0, 1.0)], 0.8)
    for n in range(5):
        w.trace([(0, 0.28 + n * 0.14), (-0.12, 0.40 + n * 0.14)], 0.3)
        w.trace([(0, 0.26 + n * 0.14), (0.10, 0.37 + n * 0.14)], 0.3)


def eye(w: Window, iris: Colour | None = None) -> None:
    """Half a unit to each side."""
    lid = both((0.0, 0.30), (0.28, 0.22), (0.56, 0.0, 0), (0.28, -0.20), (0.0, -0.26))
    w.pane(lid, w.p.light, 1.3)
    for n in range(10):
        w.tiles(lid, [(wedge(0, 0.02, 0.25, n * 36, 36), w.near(iris or w.p.accent, 0.16))], 0.0, 0.6)
    w.pane(dot(0, 0.02, 0.10, n=24), w.p.dark, 0.8)
    w.pane(dot(-0.04, 0.07, 0.030, n=12), w.p.light, 0.3)


def heart(w: Window, colour: Colour | None = None) -> None:
    shape = both((0.0, 0.22, 0), (0.24, 0.44), (0.48, 0.28), (0.42, -0.06), (0.0, -0.52, 0))
    tone = colour or w.p.main
    w.tiles(
        shape,
        [
            (((-1, -1), (0, -1), (0, 1), (-1, 1)), w.near(tone, 0.03)),
            (((0, -1), (1, -1), (1, 1), (0, 1)), between(tone, w.p.light, 0.25)),
        ],
        1.2,
        0.8,
    )


def hand(w: Window, skin: Colour | None = None, cuff: Colour | None = None, pointing: bool = False) -> None:
    """A right hand seen from its back, wrist at (0, 0), fingers upward."""
    tone = skin or w.p.skin
    fingers = ((-0.20, 0.40, 0.82), (-0.07, 0.46, 0.98), (0.06, 0.46, 0.94), (0.18, 0.42, 0.78))
    w.pane(poly((-0.20, -0.42), (0.20, -0.42), (0.17, 0.04), (-0.17, 0.04)), cuff or w.p.main, 1.0)
    for n, (x, low, top) in enumerate(fingers):
        if pointing and n != 1:
            top = low + 0.12
        w.pane(
            stripe([(x * 0.9, low - 0.06), (x * 1.12, top)], [0.062, 0.046]) + dot(x * 1.12, top, 0.046, n=14),
            w.near(tone, 0.04),
            0.8,
        )
    w.pane(
        stripe(
            [(-0.16, 0.14), (-0.34, 0.34), (-0.37, 0.50)]
            if not pointing
            else [(0.14, 0.2), (0.22, 0.36), (0.08, 0.46)],
            [0.075, 0.06, 0.045],
        ),
        w.near(tone, 0.04),
        0.8,
    )
    w.pane(
        blob((-0.15, 0.0), (-0.24, 0.24), (-0.23, 0.46), (0.0, 0.52), (0.22, 0.46), (0.21, 0.20), (0.15, 0.0), per=5),
        tone,
        0.9,
    )


def bolt(w: Window, points: list[Point], wide: float = 0.06, colour: Colour | None = None) -> None:
    """Lightning along corners, thinning to its end."""
    many = len(points)
    left, right = [], []
    for n, (x, y) in enumerate(points):
        px, py = points[max(0, n - 1)]
        qx, qy = points[min(many - 1, n + 1)]
        far = max(((qx - px) ** 2 + (qy - py) ** 2) ** 0.5, 1e-6)
        half = wide * (1 - n / (many - 1) * 0.95)
        left.append((x - (qy - py) / far * half, y + (qx - px) / far * half))
        right.append((x + (qy - py) / far * half, y - (qx - px) / far * half))
    w.pane(poly(*left, *reversed(right)), colour or w.p.accent, 1.0)


def drop(w: Window, x: float, y: float, r: float, colour: Colour | None = None) -> None:
    w.pane(
        both((0, y + r * 1.7, 0), (r * 0.6, y + r * 0.5), (r * 0.82, y - r * 0.2), (0, y - r), x=x),
        colour or w.p.pale,
        0.8,
    )


def hourglass(w: Window) -> None:
    for y in (-0.54, 0.46):
        w.pane(box(-0.34, y, 0.34, y + 0.09), w.p.deep, 1.0)
    for y, k in ((0.46, 1), (-0.46, -1)):
        w.pane(
            blob(
                (-0.26, y, 0),
                (-0.24, y - 0.22 * k),
                (-0.03, 0, 0),
                (0.03, 0, 0),
                (0.24, y - 0.22 * k),
                (0.26, y, 0),
                per=5,
            ),
            w.p.pale,
            1.0,
        )
    w.pane(poly((-0.17, 0.22), (0.17, 0.22), (0, 0.02)), w.p.accent, 0.6)
    w.pane(poly((-0.24, -0.44), (0.24, -0.44), (0, -0.20)), w.p.accent, 0.6)


def halo(w: Window, x: float, y: float, r: float, rays: int = 16) -> None:
    """A glory of rays about a place."""
    for n in range(rays):
        w.pane(
            [wedge(x, y, r * (1.18 if n % 2 else 1.0), 360 / rays * n, 360 / rays, r * 0.62)],
            w.near(w.p.ground[1] if n % 2 else w.p.accent, 0.06),
            0.7,
        )
    w.pane(dot(x, y, r * 0.62, n=40), w.p.ground[0], 0.9)
    w.lamp(x, y, r * 1.4, 0.3)

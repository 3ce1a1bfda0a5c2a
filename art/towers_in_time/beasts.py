"""Beasts in glass: four-footed ones, birds, dragons, serpents and fish, in few large panes.

Four-footed beasts have the joints of `art.kit.creature`. The others are drawn about (0, 0), some one unit long, looking
to the right; `placed` puts and mirrors them.
"""

from collections.abc import Sequence

import numpy as np

from art.kit import creature
from art.kit.shapes import Point, blob, dot, poly
from art.towers_in_time.glass import Window
from art.towers_in_time.palette import Colour, between
from art.towers_in_time.strokes import banded, rows, stripe


def beast(
    w: Window, at: Point, size: float, kind: str = "wolf", gait: str = "stand", pitch: float = 0.0, facing: int = 1,
    coat: Colour | None = None, mane: Colour | None = None, belly: Colour | None = None, **pose: tuple[float, ...],
) -> creature.Beast:  # fmt: skip
    """A four-footed beast: `kind` and `gait` are those of `art.kit.creature`."""
    body = creature.Beast(at, size, kind, gait, pitch, facing, **pose)
    tone = coat or w.p.main
    far = between(tone, w.p.dark, 0.45)
    w.pane(body.tail(), mane or far, 1.0)
    for leg in ("ff", "fh"):
        w.pane(body.leg(leg), far, 1.0, 0.03)
    trunk = body.trunk()
    low, high = float(trunk[0][:, 1].min()), float(trunk[0][:, 1].max())
    middle = low + (high - low) * 0.42
    tiles = [
        (((-9, low - 1), (9, low - 1), (9, middle), (-9, middle)), belly or between(tone, w.p.pale, 0.30)),
        (((-9, middle), (9, middle), (9, high + 1), (-9, high + 1)), w.near(tone, 0.04)),
    ]
    w.tiles(trunk, tiles, 1.1, 0.0 if belly is None else 0.5)
    for leg in ("nh", "nf"):
        w.pane(body.leg(leg), tone, 1.0, 0.03)
    if mane:
        w.pane(body.mane(0.26 if kind in ("horse", "pony") else 0.20, 0.45), mane, 0.9)
    w.pane(body.neck(), w.near(tone, 0.05), 1.0)
    w.pane(body.head(), tone, 1.0, 0.02)
    w.ink(body.on_head(dot(0.36, 0.16, 0.055, n=12)))
    w.trace([p for p in body.on_head(poly((0.72, -0.10), (0.84, -0.05), (1.0, -0.04)))[0]], 0.3)
    return body


def plume(
    w: Window, root: Point, tip: Point, long: float, feathers: int = 8, colours: Sequence[Colour] | None = None,
    spread: float = 70.0, side: int = -1, rows_of: int = 2,
) -> None:  # fmt: skip
    """A wing of single feathers, each a pane, from its root to its tip; they hang to `side` of that way."""
    tones = colours or (w.p.light, w.p.pale, w.p.metal)
    root, tip = np.asarray(root[:2], float), np.asarray(tip[:2], float)
    way = tip - root
    far = float(np.hypot(*way))
    way = way / far
    across = np.array((-way[1], way[0])) * -side
    wrist = root + way * far * 0.45 + across * far * 0.16
    bearing = float(np.degrees(np.arctan2(way[1], way[0])))
    for row in range(rows_of):
        k = (1.0, 0.58, 0.32)[row]
        for n in range(feathers, 0, -1):
            t = n / feathers
            base = root + (wrist - root) * min(1, t * 2) + (tip - wrist) * max(0, t * 2 - 1)
            toward = np.radians(bearing + side * (104 - spread * t**1.6))
            reach = long * k * (0.66 + 0.46 * t)
            end = base + np.array((np.cos(toward), np.sin(toward))) * reach
            bow = (base + end) / 2 + across * reach * 0.07
            half = far / feathers * (0.64 if row == 0 else 0.60)
            shape = stripe([base, bow, end], [half * 0.7, half, half * 0.95, half * 0.20], 5)
            w.pane(
                shape,
                w.near(tones[row % len(tones)] if n % 2 else between(tones[row % len(tones)], w.p.deep, 0.16), 0.05),
                0.8,
            )
    w.pane(stripe([root, wrist, tip], [far * 0.085, far * 0.075, far * 0.02]), tones[-1], 0.9)


def bird(
    w: Window, body: Colour | None = None, wing: Sequence[Colour] | None = None, beak: Colour | None = None,
    near: Point = (-0.52, 0.62), far: Point = (0.40, 0.72), long: float = 0.42, hook: bool = False, crest: bool = False,
    feathers: int = 8, tail: float = 0.42,
) -> None:  # fmt: skip
    """A bird in flight, looking to the right: `near` and `far` are the tips of its wings."""
    tone, tones = body or w.p.main, wing or (w.p.pale, w.p.light, w.p.main)
    plume(
        w, (0.06, 0.06), far, long, feathers, [between(c, w.p.deep, 0.25) for c in tones], side=-1 if far[0] > 0 else 1
    )
    for n, lean in enumerate((-0.10, 0.0, 0.10)):
        w.pane(stripe([(-0.22, -0.06), (-0.26 - tail, -0.16 + lean * 1.6)], [0.05, 0.075]), tones[n % len(tones)], 0.8)
    w.pane(
        blob((-0.32, -0.08), (-0.10, 0.10), (0.16, 0.14), (0.32, 0.10), (0.28, -0.04), (0.06, -0.16), (-0.16, -0.16)),
        tone,
        1.0,
    )
    w.pane(dot(0.33, 0.12, 0.115, 0.10, n=28), tone, 0.9)
    if crest:
        for lean in (0.0, 0.07, 0.14):
            w.pane(stripe([(0.27, 0.18), (0.16 - lean, 0.30 + lean * 0.5)], [0.03, 0.006]), tones[0], 0.7)
    hooked = [(0.42, 0.15, 0), (0.52, 0.13), (0.565, 0.03, 0), (0.50, 0.07), (0.42, 0.07, 0)]
    plain = [(0.42, 0.15, 0), (0.57, 0.09, 0), (0.42, 0.065, 0)]
    w.pane(blob(*(hooked if hook else plain), per=4), beak or w.p.accent, 0.8)
    w.ink(dot(0.36, 0.145, 0.020, n=12))
    plume(w, (-0.02, 0.08), near, long, feathers, tones, side=1 if near[0] < 0 else -1)


def raptor(
    w: Window,
    body: Colour | None = None,
    wing: Sequence[Colour] | None = None,
    span: float = 1.0,
    beak: Colour | None = None,
) -> None:
    """A bird with its wings spread to both sides, seen from the front, its head to the right."""
    tone, tones = body or w.p.main, wing or (w.p.pale, w.p.light, w.p.main)
    for side in (-1, 1):
        plume(w, (side * 0.10, 0.12), (side * 0.92 * span, 0.52), 0.52, 9, tones, 78, side=-side)
    for n in range(5):
        x = (n - 2) * 0.075
        w.pane(stripe([(x * 0.5, -0.22), (x * 1.9, -0.66 + abs(n - 2) * 0.03)], [0.045, 0.062]), tones[n % 2], 0.8)
    w.pane(blob((0.0, 0.26), (0.16, 0.10), (0.13, -0.20), (0.0, -0.34), (-0.13, -0.20), (-0.16, 0.10)), tone, 1.0)
    for y in (0.08, -0.04, -0.16):
        w.trace([(-0.10, y + 0.02), (-0.05, y - 0.03), (0, y + 0.02), (0.05, y - 0.03), (0.10, y + 0.02)], 0.3)
    w.pane(blob((-0.10, 0.22), (-0.09, 0.40), (0.02, 0.46), (0.13, 0.38), (0.12, 0.24), per=6), tone, 0.9)
    w.pane(
        blob((0.10, 0.40, 0), (0.22, 0.37), (0.255, 0.25, 0), (0.18, 0.29), (0.11, 0.29, 0), per=4),
        beak or w.p.accent,
        0.8,
    )
    w.ink(dot(0.065, 0.365, 0.022, n=12))


def owl(w: Window, body: Colour | None = None, face: Colour | None = None) -> None:
    """Perched, seen from the front."""
    tone, pale = body or w.p.main, face or w.p.light
    w.pane(
        blob(
            (0.0, 0.62),
            (0.30, 0.74, 0),
            (0.38, 0.40),
            (0.42, -0.05),
            (0.26, -0.55),
            (0.0, -0.66),
            (-0.26, -0.55),
            (-0.42, -0.05),
            (-0.38, 0.40),
            (-0.30, 0.74, 0),
        ),
        tone,
        1.1,
    )
    w.tiles(
        blob((0.0, 0.10), (0.22, 0.0), (0.20, -0.40), (0.0, -0.58), (-0.20, -0.40), (-0.22, 0.0)),
        rows(-0.3, -0.6, 0.3, 0.12, 6, (pale, between(pale, tone, 0.4))),
        0.8,
        0.6,
    )
    for side in (-1, 1):
        w.pane(
            blob((side * 0.26, 0.14), (side * 0.44, -0.05), (side * 0.34, -0.50), (side * 0.20, -0.30)),
            between(tone, w.p.deep, 0.4),
            0.9,
        )
        w.pane(dot(side * 0.17, 0.38, 0.185, n=30), pale, 0.9)
        w.pane(dot(side * 0.16, 0.38, 0.105, n=26), w.p.accent, 0.8)
        w.ink(dot(side * 0.15, 0.38, 0.055, n=18))
    w.pane(poly((0, 0.34), (0.05, 0.24), (0, 0.12), (-0.05, 0.24)), w.p.deep, 0.7)


def bat_wing(
    w: Window, root: Point, tip: Point, fingers: int = 4, colours: Sequence[Colour] | None = None, drop: float = 0.8
) -> None:
    """A wing of skin between fingers: each skin a pane, its edge hollow."""
    tones = colours or (w.p.main, w.p.deep)
    root, tip = np.asarray(root[:2], float), np.asarray(tip[:2], float)
    elbow = root + (tip - root) * 0.42 + np.array((0, 0.22)) * float(np.hypot(*(tip - root)))
    ends = [tip]
    for n in range(1, fingers + 1):
        t = n / fingers
        ends.append(
            tip
            + (root - tip) * t * 0.92
            + np.array((0.0, -drop * (0.55 + 0.45 * np.sin(np.pi * min(1, t * 0.8 + 0.2))))) * (1 - 0.55 * t)
        )
    for n in range(fingers):
        a, b = ends[n], ends[n + 1]
        hollow = (a + b) / 2 + (elbow - (a + b) / 2) * 0.26
        w.pane(blob((*elbow, 0), (*a, 0), tuple(hollow), (*b, 0), per=6), w.near(tones[n % len(tones)], 0.06), 1.0)
    w.pane(poly(tuple(elbow), tuple(ends[-1]), tuple(root)), tones[-1], 0.9)
    for end in ends[:-1]:
        w.pane(stripe([elbow, end], [0.028, 0.008]), tones[-1], 0.6)
    w.pane(stripe([root, elbow], [0.055, 0.036]) + stripe([elbow, tip], [0.036, 0.012]), tones[-1], 0.9)


def dragon_head(w: Window, tone: Colour, horn: Colour | None = None, fire: bool = False) -> None:
    """From the neck at (0, 0) to the snout at (0.5, 0), looking to the right."""
    for lean in (0.0, -0.05):
        w.pane(
            stripe([(0.04, 0.10), (-0.10, 0.22 + lean), (-0.26, 0.26 + lean * 2)], [0.045, 0.035, 0.004]),
            horn or w.p.light,
            0.8,
        )
    w.pane(
        blob((-0.10, -0.06), (0.06, -0.14), (0.30, -0.20), (0.42, -0.16, 0), (0.26, -0.08), (0.08, -0.03)),
        between(tone, w.p.deep, 0.3),
        0.9,
    )
    w.pane(
        blob(
            (-0.12, 0.06),
            (0.02, 0.17),
            (0.18, 0.15),
            (0.34, 0.10),
            (0.46, 0.11),
            (0.54, 0.03, 0),
            (0.44, -0.01),
            (0.20, -0.02),
            (-0.08, -0.08),
            per=6,
        ),
        tone,
        1.0,
    )
    for x in (0.24, 0.32, 0.40):
        w.pane(poly((x, 0.0), (x + 0.05, 0.0), (x + 0.025, -0.07)), w.p.light, 0.4)
    w.pane(dot(0.15, 0.085, 0.038, 0.028, n=14), w.p.accent, 0.6)
    w.ink(dot(0.158, 0.085, 0.014, 0.022, n=10) + dot(0.475, 0.055, 0.012, n=8))


def dragon(
    w: Window, tone: Colour | None = None, belly: Colour | None = None, wing: Sequence[Colour] | None = None,
    spine: Sequence[Point] = ((-1.0, -0.55), (-0.72, -0.20), (-0.30, -0.28), (0.05, 0.0), (0.24, 0.36), (0.42, 0.62)),
    widths: Sequence[float] = (0.01, 0.06, 0.15, 0.22, 0.13, 0.075),
    near: Point = (-0.62, 0.86), far: Point = (0.72, 0.80), look: float = 0.0, legs: bool = True, bands: int = 13,
) -> None:  # fmt: skip
    """A winged dragon along its spine, from the tail to the neck."""
    tone = tone or w.p.main
    tones = wing or (w.p.ground[2], w.p.ground[3])
    back = np.asarray(spine[3][:2], float)
    bat_wing(w, (back[0] + 0.06, back[1] + 0.10), far, 4, [between(c, w.p.deep, 0.30) for c in tones])
    if legs:
        for x, lean in ((0.16, 0.16), (-0.34, 0.02)):
            hip = (back[0] + x * 0.7, back[1] - 0.12)
            foot = (hip[0] + lean, hip[1] - 0.42)
            w.pane(
                stripe([hip, (hip[0] + lean * 0.2 - 0.06, hip[1] - 0.22), foot], [0.11, 0.06, 0.04]),
                between(tone, w.p.deep, 0.3),
                0.9,
            )
            for n in range(3):
                w.pane(
                    stripe([foot, (foot[0] + 0.06 + n * 0.03, foot[1] - 0.07 + n * 0.035)], [0.026, 0.006]),
                    w.p.light,
                    0.6,
                )
    banded(w, spine, widths, (tone, between(tone, w.p.pale, 0.16), between(tone, w.p.deep, 0.18)), bands)
    under = belly or w.p.pale
    line = [(x + 0.02, y - k * 0.42) for (x, y, *_), k in zip(spine[2:], widths[2:], strict=True)]
    banded(w, line, [k * 0.52 for k in widths[2:]], (under, between(under, tone, 0.3)), 9, 0.7)
    end, before = np.asarray(spine[0][:2], float), np.asarray(spine[1][:2], float)
    way = float(np.degrees(np.arctan2(*(end - before)[::-1])))
    with w.placed(end, 0.16, way):
        w.pane(poly((-0.2, 0), (0.2, 0.55), (1.0, 0.0), (0.2, -0.55)), tones[0], 0.8)
    with w.placed(spine[-1], 1.0, look):
        dragon_head(w, tone)
    bat_wing(w, (back[0] - 0.02, back[1] + 0.06), near, 4, tones)


def serpent(
    w: Window,
    points: Sequence[Point],
    widths: Sequence[float],
    colours: Sequence[Colour],
    bands: int = 18,
    size: float = 0.5,
    look: float = 0.0,
    flip: bool = False,
    forked: bool = True,
) -> None:
    """A snake along a line, its head at the end."""
    banded(w, points, widths, colours, bands)
    with w.placed(points[-1], size, look, flip):
        if forked:
            w.pane(
                stripe([(0.42, 0.0), (0.62, 0.0)], [0.014, 0.012])
                + stripe([(0.60, 0.0), (0.74, 0.06)], [0.012, 0.004])
                + stripe([(0.60, 0), (0.74, -0.06)], [0.012, 0.004]),
                w.p.accent,
                0.5,
            )
        w.pane(
            blob(
                (-0.12, 0.10),
                (0.10, 0.20),
                (0.30, 0.14),
                (0.46, 0.02),
                (0.44, -0.06),
                (0.26, -0.12),
                (0.06, -0.16),
                (-0.12, -0.10),
                per=6,
            ),
            colours[0],
            1.0,
        )
        w.pane(dot(0.20, 0.075, 0.042, n=14), w.p.accent, 0.6)
        w.ink(dot(0.205, 0.075, 0.013, 0.032, n=10))
        w.trace([(0.46, 0.0), (0.30, -0.03), (0.10, -0.04)], 0.4)


def fish(
    w: Window, tone: Colour | None = None, belly: Colour | None = None, teeth: bool = False, fin: Colour | None = None
) -> None:
    """Half a unit to each side, looking to the right."""
    tone, under, web = tone or w.p.main, belly or w.p.pale, fin or w.p.ground[2]
    w.pane(blob((-0.38, 0.0), (-0.66, 0.22, 0), (-0.58, 0.0), (-0.66, -0.22, 0)), web, 0.9)
    w.pane(blob((-0.16, 0.16, 0), (-0.02, 0.32), (-0.22, 0.30, 0), (-0.30, 0.12, 0)), web, 0.8)
    w.pane(blob((-0.06, -0.15, 0), (-0.14, -0.30, 0), (-0.26, -0.12, 0)), web, 0.8)
    body = blob(
        (0.55, 0.04),
        (0.34, 0.16),
        (0.0, 0.20),
        (-0.30, 0.09),
        (-0.46, 0.0),
        (-0.30, -0.08),
        (0.0, -0.17),
        (0.34, -0.13),
        (0.54, -0.04),
    )
    w.tiles(body, rows(-0.6, -0.2, 0.6, 0.24, 3, (under, between(tone, under, 0.4), tone), 0.01), 1.1, 0.6)
    for n in range(4):
        x = 0.14 - n * 0.13
        w.trace([(x, 0.15 - n * 0.012), (x - 0.045, 0.0), (x, -0.13 + n * 0.012)], 0.4)
    w.trace([(0.26, 0.15), (0.20, 0.0), (0.26, -0.12)], 0.6)
    w.pane(dot(0.38, 0.055, 0.034, n=14), w.p.accent, 0.6)
    w.ink(dot(0.385, 0.055, 0.014, n=10))
    if teeth:
        w.pane(poly((0.55, 0.03), (0.34, -0.03), (0.53, -0.05)), w.p.dark, 0.5)
        for x in (0.40, 0.45, 0.50):
            w.pane(poly((x, 0.005), (x + 0.03, 0.015), (x + 0.015, -0.03)), w.p.light, 0.3)
    else:
        w.trace([(0.54, 0.0), (0.44, -0.02)], 0.4)


def rat(w: Window, tone: Colour | None = None) -> None:
    """Running to the right."""
    tone = tone or w.p.main
    w.pane(
        stripe([(-0.34, 0.0), (-0.60, 0.10), (-0.86, -0.04), (-1.0, 0.06)], [0.03, 0.022, 0.014, 0.004]), w.p.skin, 0.7
    )
    for x in (-0.26, -0.16, 0.18, 0.26):
        w.pane(stripe([(x, -0.10), (x + 0.05, -0.25)], [0.045, 0.02]), between(tone, w.p.dark, 0.3), 0.7)
    w.pane(
        blob((-0.40, -0.06), (-0.30, 0.14), (-0.05, 0.20), (0.20, 0.14), (0.30, 0.0), (0.16, -0.13), (-0.26, -0.16)),
        tone,
        1.0,
    )
    w.pane(blob((0.16, 0.12), (0.34, 0.16), (0.58, 0.0, 0), (0.36, -0.08), (0.18, -0.06)), tone, 0.9)
    w.pane(dot(0.24, 0.17, 0.07, n=18), w.p.skin, 0.7)
    w.pane(dot(0.40, 0.065, 0.022, n=10), w.p.accent, 0.4)
    w.ink(dot(0.575, 0.0, 0.018, n=8))

"""Old Breakwater: a giant old man of harbour stones sits in the sea; waves break over his knees, gulls sit on his
head.
"""

import numpy as np

from art.chrono_clash.blue_hour import LAMPLIGHT, picture
from art.kit import figure as dress
from art.kit import land, machine
from art.kit.canvas import Canvas
from art.kit.creature import gull
from art.kit.shapes import Shape, blob, bounds, box, dot, limb, pair, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


def within(shape: Shape, x: float, y: float) -> bool:
    """Whether a point lies in one of the outlines."""
    for line in shape:
        px, py = line.T
        if not (px.min() <= x <= px.max() and py.min() <= y <= py.max()):
            continue
        qx, qy = np.roll(px, -1), np.roll(py, -1)
        crossed = (py > y) != (qy > y)
        rise = np.where(qy == py, 1.0, qy - py)
        if np.count_nonzero(crossed & (x < px + (y - py) * (qx - px) / rise)) % 2:
            return True
    return False


def boulders(c: Canvas, mass: Shape, size: float, salt: int) -> None:
    """A body of harbour stones: rough blocks strewn over a mass, each with its own light."""
    c.paint(mass, soft=0.08)
    blocks: tuple[Shape, Shape] = ([], [])
    rng = c.rng(salt)
    x0, y0, x1, y1 = bounds(mass)
    gap = size * 1.55
    for row, top in enumerate(np.arange(y1, y0, -gap * 0.72)):
        for i, left in enumerate(np.arange(x0 + (gap / 2 if row % 2 else 0), x1, gap)):
            x, y = float(left + rng.normal(0, size * 0.16)), float(top + rng.normal(0, size * 0.12))
            s, start = size * rng.uniform(0.75, 1.12), rng.uniform(0, 60)
            block = [polar((0, 0), start + 51.4 * k + rng.uniform(-12, 12), s * rng.uniform(0.82, 1.05)) for k in
                range(7)]
            k = s * 0.55
            if all(within(mass, x + dx, y + dy) for dx, dy in ((-k, 0), (k, 0), (0, k), (0, -k))):
                blocks[(row + i) % 2].extend(place(poly(*[(u, v * 0.78) for u, v in block]), (x, y)))
    for part in blocks:
        c.paint(part, soft=0.035, rim=0.75, edge=0.008, form=0.9, wrap=0.25)


@picture("old-breakwater", disc=(0.34, 0.46, 0.52), kind="moon", clouds="storm", cover=0.5, horizon=-0.3)
def paint(c: Canvas) -> None:
    land.sea(c, -0.36, 1.0, dark=0.6)
    c.paint(place(machine.boat(0.26, True), (0.80, -0.36), 0.9), far=0.3, edge=0.005)
    back = blob((-0.10, 0.44), (-0.30, 0.46), (-0.58, 0.34), (-0.78, 0.02), (-0.86, -0.36), (-0.82, -0.80, 0), (0.0,
        -0.84), (0.10, -0.40),
        (0.10, 0.0), (0.10, 0.34))
    boulders(c, back, 0.105, 3)
    head = place(dress.FACE, (0.0, 0.60), 0.27, -6)
    boulders(c, head + blob((-0.18, 0.40), (-0.16, 0.62), (0.04, 0.50), (0.10, 0.34)), 0.062, 4)
    c.paint(place(blob((0.30, 0.36), (0.60, 0.46), (0.98, 0.42), (1.06, 0.24, 0), (0.84, 0.22), (0.5, 0.20)), (0.0,
        0.60), 0.27, -6), soft=0.03,
        rim=1.3, colour="#7fb4c4")
    weed: Shape = blob((-0.12, 0.60), (-0.02, 0.52), (0.10, 0.45), (0.24, 0.46), (0.32, 0.36), (0.35, 0.18), (0.34,
        -0.02), (0.28, -0.20, 0), (0.18, -0.06), (0.06, 0.14), (-0.06, 0.30), (-0.14, 0.46))
    for i in range(8):
        t = i / 7
        reach = 0.26 + 0.34 * np.sin(np.pi * (0.18 + 0.72 * t))
        x0, y0 = -0.09 + 0.35 * t, 0.44 - 0.06 * t
        bow = 0.05 if i % 2 else -0.01
        weed += sweep([(x0, y0), (x0 + 0.02 + bow, y0 - reach * 0.4), (x0 + 0.05 - bow * 0.6, y0 - reach * 0.75),
            (x0 + 0.10 + bow,
            y0 - reach)], [0.040, 0.044, 0.030, 0.003])
    mask = c.paint(weed, soft=0.06, colour="#6fa8d0", rim=1.5, shade=0.4, wrap=0.5)
    strands: Shape = []
    for i in range(8):
        t = i / 7
        x0 = -0.07 + 0.35 * t
        strands += sweep([(x0, 0.44 - 0.05 * t), (x0 + (0.06 if i % 2 else 0.02), 0.24), (x0 * 0.6 + 0.12, 0.06),
            (0.20 + 0.10 * t, -0.10)], [0.001, 0.005, 0.004, 0.002])
    c.detail(strands, None, 0.55, mask, 0.006)
    c.paint(place(sweep([(0.55, -0.36), (0.95, -0.42), (1.12, -0.66)], [0.10, 0.14, 0.03]), (0.0, 0.60), 0.27, -6),
        soft=0.02, colour="#7fb4c4",
        rim=1.3)
    thigh = sweep([(-0.34, -0.46), (0.14, -0.30), (0.46, -0.20)], [0.24, 0.21, 0.18]) + sweep([(0.46, -0.20), (0.52,
        -0.50),
        (0.50, -0.86)], [0.18, 0.16, 0.15])
    boulders(c, thigh, 0.095, 5)
    arm = sweep([(-0.40, 0.26), (-0.44, -0.06), (-0.06, -0.14), (0.30, -0.06)], [0.18, 0.16, 0.13, 0.10]) + blob((0.26,
        0.04), (0.44, 0.05), (0.58, -0.02), (0.60, -0.12), (0.44, -0.15), (0.28, -0.14))
    boulders(c, arm, 0.088, 7)
    c.shine(dot(0.165, 0.635, 0.018, 0.013), heat=0.9, halo=0.025)
    tower = poly((-0.055, 0.0), (-0.038, 0.20), (0.038, 0.20), (0.055, 0.0)) + box(-0.055, 0.195, 0.055,
        0.212) + poly((-0.045, 0.275), (0, 0.33),
        (0.045, 0.275)) + pair(limb((0.030, 0.21), (0.030, 0.28), 0.006))
    c.lamp(0.48, 0.26, 0.5, LAMPLIGHT, 0.6)
    c.shine(box(0.454, 0.225, 0.506, 0.29), LAMPLIGHT, 1.0, 0.05)
    mask = c.paint(place(tower, (0.48, 0.02)), soft=0.03, rim=1.4)
    c.detail(box(0.40, 0.07, 0.56, 0.12) + box(0.40, 0.165, 0.56, 0.20), c.palette.rim, 0.5, mask, 0.002)
    # The sea breaks on shins and knees.
    rng = c.rng(9)
    spray: Shape = []
    mist: Shape = []
    for _ in range(230):
        a, far = rng.normal(84, 30), 0.10 + abs(rng.normal(0, 0.20))
        at = polar((0.60, -0.58), a, far)
        if far > 0.22 and rng.random() < 0.2:
            spray += limb(at, polar(at, a + 6, rng.uniform(0.02, 0.06)), 0.006, 0.001)
        else:
            spray += dot(*at, rng.uniform(0.003, 0.013), n=8)
        if rng.random() < 0.3:
            mist += dot(*at, rng.uniform(0.03, 0.06), n=12)
    c.flat(mist, "#cfe6f6", 0.28, soft=0.03)
    c.flat(spray, "#eaf6ff", 0.85, soft=0.002)
    for y, amount in ((-0.60, 0.0), (-0.74, 1.6)):
        wave = [(x, y + 0.035 * np.sin(7 * x + amount) + 0.02 * np.sin(17 * x + amount)) for x in np.linspace(-1.15,
            1.15,
            40)]
        c.paint(poly((-1.2, -1.5), *wave, (1.2, -1.5)), far=0.10 if amount == 0 else 0.03, rim=1.2, soft=0.08, wrap=0.5)
        foam: Shape = []
        for _ in range(70):
            i = rng.integers(0, len(wave))
            foam += dot(wave[i][0] + rng.normal(0, 0.02), wave[i][1] - abs(rng.normal(0, 0.02)), rng.uniform(0.006,
                0.030), rng.uniform(0.002, 0.006), n=10)
        c.flat(foam, "#cfe6f6", 0.5, soft=0.004)
    for x, y, s in ((-0.10, 0.84, 0.15), (0.06, 0.865, 0.13), (-0.52, 0.37, 0.14)):
        c.paint(place(blob((0.42, 0.72), (0.62, 0.62, 0), (0.44, 0.58), (0.34, 0.36), (0.10, 0.20), (-0.60, 0.26, 0),
            (-0.2,
            0.48), (0.14, 0.56), (0.24, 0.74)) + limb((0.05, 0.25), (0.05, 0), 0.03) + limb((0.16, 0.25), (0.16, 0),
                0.03),
                (x, y), s, 0, x > 0), soft=0.02, rim=1.8, wrap=0.9, far=0.08, edge=0.006)
    for x, y, s, a in ((0.50, 0.78, 0.24, 12), (0.72, 0.56, 0.17, -10), (0.22, 1.06, 0.14, 6)):
        c.flat(place(gull(s), (x, y), 1, a), c.palette.dark, 0.85)

"""All Debts Forgiven: a blizzard of torn bills over the city; among them flies Mister Overdue's hat."""

import numpy as np

from art.chrono_clash import world
from art.chrono_clash.midnight import PAPER, compose, picture
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.figure import Build, Figure
from art.kit.shapes import Shape, blob, box, dot, limb, move, place, poly, scale, sweep

# Outlines stay as rows of points:
# fmt: off


def bill(size: float, rng: np.random.Generator) -> tuple[Shape, Shape]:
    """A torn half of a bill about (0, 0), and its writing."""
    s = size
    tear = [(s * (0.5 - 0.2 * k), -s * 0.55 + s * (0.16 if k % 2 else 0.0) * rng.uniform(0.5, 1.2)) for k in range(6)]
    sheet = poly((-0.5 * s, 0.6 * s), (0.5 * s, 0.62 * s), *tear)
    lines = [q for k in range(4) for q in limb((-0.36 * s, (0.42 - 0.18 * k) * s), ((0.36 - 0.22 * rng.random()) * s,
        (0.42 - 0.18 * k) * s), 0.030 * s)]
    return sheet, lines


@picture("all-debts-forgiven", disc=(0.10, 0.30, 0.64), kind="moon", clouds="swirl", cover=0.6, horizon=-0.6,
    shafts=0.35, stars=0.3)
def paint(c: Canvas) -> None:
    rng = c.rng(4)
    cx, cy, _r = c.disc

    def flurry(count: int, low: float, high: float, small: float, large: float, paper: str, amount: float,
        soft: float = 0.0) -> None:
        sheets: Shape = []
        writing: Shape = []
        for i in range(count):
            t = (i + rng.random()) / count
            a = 40 + 560 * t + rng.uniform(-16, 16)
            far = low + (high - low) * t + rng.normal(0, 0.07)
            x, y = cx + far * np.cos(np.radians(a)), cy + far * 0.92 * np.sin(np.radians(a))
            if y < -0.78 or abs(x) > 1.1 or (0.34 < x < 0.92 and -0.75 < y < 0.36 and small > 0.03):
                continue
            s = (small + (large - small) * t) * rng.uniform(0.7, 1.25)
            sheet, lines = bill(s, rng)
            squeeze = rng.uniform(0.35, 1.0)
            tilt = a + rng.uniform(-50, 50)
            sheets += place(scale(sheet, 1, squeeze), (x, y), 1, tilt)
            writing += place(scale(lines, 1, squeeze), (x, y), 1, tilt)
        if not soft:
            c.flat(move(sheets, 0.006, -0.008), c.palette.dark, 0.55)
        c.flat(sheets, paper, amount, soft=soft)
        if not soft:
            c.flat(writing, "#6a4a94", 0.85)

    flurry(90, 0.25, 1.1, 0.025, 0.05, "#a884cc", 0.9)
    world.meridian(c, -0.80, 0.46, 0.46, tower=-0.66, salt=6)
    land.windows(c, -0.84, -0.64, 34)
    flurry(70, 0.35, 1.2, 0.055, 0.115, "#d8c4ec", 1.0)
    # The roof from which he watches.
    gable = poly((0.24, -1.5), (0.24, -0.76), (0.62, -0.46), (1.2, -0.62), (1.2, -1.5)) + box(0.86, -0.7, 1.0,
        -0.36) + box(0.83, -0.40, 1.03, -0.35)
    c.paint(gable, soft=0.06, rim=1.1)
    lean = Build(head=0.060, spine=0.29, thigh=0.255, shin=0.25, upper=0.17, fore=0.165, shoulder=0.07, hip=0.045,
        belly=0.045,
        flesh=0.8)
    man = Figure((0.60, -0.075), 0.80, lean, spine=100, head=116, near_arm=(150, 120), far_arm=(46, 76),
        near_leg=(284, 270),
        far_leg=(254, 262), facing=-1)
    h, n = man.hip, man.neck
    coat = blob((n[0] - 0.05, n[1] - 0.02), (n[0] - 0.08, n[1] - 0.10), (h[0] - 0.06, h[1] + 0.06), (h[0] - 0.10,
        h[1] - 0.14), (h[0] - 0.07,
        h[1] - 0.27, 0), (h[0] + 0.02, h[1] - 0.20), (h[0] + 0.10, h[1] - 0.30, 0), (h[0] + 0.16, h[1] - 0.18),
            (h[0] + 0.25, h[1] - 0.22, 0),
        (h[0] + 0.14, h[1] - 0.02), (h[0] + 0.08, h[1] + 0.08), (n[0] + 0.05, n[1] - 0.05))
    collar = man.on_chest(blob((-0.26, 0.72), (-0.50, 1.20, 0), (-0.08, 1.04), (0.24, 1.14, 0), (0.26, 0.72)))
    nose = blob((0.7, 0.2), (1.1, 0.05), (1.7, -0.35, 0), (0.86, -0.3))
    wisps = sweep([(-0.5, 0.8), (-0.9, 1.2), (-1.3, 1.0)], [0.12, 0.14, 0.03]) + sweep([(-0.6, 0.5), (-1.2, 0.7),
        (-1.5, 0.3)], [0.12,
        0.14, 0.03])
    c.paint(man.arm(False, 1.6) + man.leg(False, 1.2) + man.leg(True, 1.2), soft=0.03, edge=0.007)
    c.paint(coat + collar + man.skull() + man.on_head(nose + wisps), soft=0.03, edge=0.008, rim=1.3)
    c.paint(man.arm(True, 1.6), soft=0.03, edge=0.007, shade=0.3)
    c.shine(man.on_head(dot(0.54, 0.16, 0.12)), heat=0.9, halo=0.012)
    hat = blob((-0.30, -0.40, 0), (-0.27, 0.10), (-0.33, 0.72, 0), (0.0, 0.76), (0.34, 0.72, 0), (0.28, 0.10), (0.30,
        -0.40, 0)) + blob((-0.60, -0.30), (-0.46, -0.44), (0.0, -0.50), (0.46, -0.44), (0.60, -0.30), (0.30, -0.36),
            (-0.30, -0.36))
    at, tilt, k = (-0.10, 0.36), 32, 0.62
    c.darken(place(hat, (at[0] + 0.03, at[1] - 0.04), k, tilt), 0.35, 0.03)
    mask = c.paint(place(hat, at, k, tilt), soft=0.09, rim=1.5)
    c.detail(place(poly((-0.32, -0.36), (0.32, -0.36), (0.30, -0.16), (-0.30, -0.16)), at, k, tilt), "#c83a8a", 0.9,
        mask, 0.003)
    c.detail(place(sweep([(-0.18, -0.10), (-0.20, 0.3), (-0.22, 0.66)], [0.02, 0.035, 0.02]), at, k, tilt),
        c.palette.halo, 0.5, mask, 0.02)
    tag = place(poly((0.18, -0.26), (0.42, -0.20), (0.38, 0.10), (0.14, 0.06)), at, k, tilt)
    c.flat(tag, PAPER)
    c.flat(place([q for j in range(3) for q in limb((0.20, -0.02 - 0.07 * j), (0.35, 0.01 - 0.07 * j), 0.010)], at, k,
        tilt), "#6a4a94")
    flurry(34, 0.5, 1.35, 0.13, 0.24, "#f2e8fa", 1.0)
    near = [(-0.88, -0.50, 0.34, 30), (0.92, 0.86, 0.30, -50), (-0.92, 0.94, 0.28, 70)]
    blurred: Shape = []
    for x, y, size, a in near:
        blurred += place(bill(size, rng)[0], (x, y), 1, a)
    c.flat(blurred, "#f6eefc", 0.75, soft=0.016)
    compose(c, 0.06)

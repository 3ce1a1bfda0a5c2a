"""Colonel Honeycomb: a beekeeper salutes; the swarm behind forms a second, larger saluting figure."""

import numpy as np

from art.chrono_clash.noon import CORN, picture
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.creature import bee
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, dot, limb, place

# Outlines stay as rows of points:
# fmt: off


@picture("colonel-honeycomb", disc=(0.16, 0.40, 0.62), clouds="none", horizon=-0.4, light=CORN)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.46, 0.06, 3), 0.6, 0.5, 0.4)
    rng = c.rng(7)

    def saluting(at: tuple[float, float], size: float) -> tuple[Figure, Shape]:
        man = Figure(at, size, "broad", turn=1, near_arm=(8, 139), far_arm=(250, 266), near_leg=(277, 271),
            far_leg=(263, 269))
        coat = man.trunk() + man.skirt(man.hip[1] - 0.14 * size, 0.135 * size, -0.01, 0.3)
        hat = man.on_head(blob((-0.72, 0.50), (-0.62, 1.15), (0.0, 1.35), (0.62, 1.15), (0.72, 0.50)) + blob((-1.8,
            0.50), (-1.0, 0.62), (1.0, 0.62), (1.8, 0.50), (1.0, 0.40), (-1.0, 0.40)))
        veil = man.on_head(blob((-1.45, 0.50, 0), (-1.35, -0.4), (-1.15, -1.5, 0), (0, -1.25), (1.15, -1.5, 0), (1.35,
            -0.4), (1.45, 0.50, 0)))
        return man, coat + hat + veil
    big, mass = saluting((0.16, 0.06), 1.92)
    whole = mass + big.arm() + big.arm(False) + big.leg() + big.leg(False)
    mask = c.mask(whole)
    if mask is not None:
        soft_ = c.palette.dark
        c.flat(whole, soft_, 0.42, soft=0.010)
        # Bees where the great figure is, thickest within.
        swarm: Shape = []
        seen = np.zeros((140, 100), np.float32)
        small = mask.cover[:: max(1, mask.cover.shape[0] // 140), :: max(1, mask.cover.shape[1] // 100)]
        rows, columns = small.shape
        seen = small
        top, left = c.height / 2 - mask.top, mask.left
        half = c.width / 2
        for u, v, s in rng.random((5200, 3)):
            if seen[int(v * rows), int(u * columns)] > 0.5:
                x = (left + u * mask.cover.shape[1]) / half - 1
                y = (top - v * mask.cover.shape[0]) / half
                swarm += dot(x, y, 0.010 + 0.008 * s, 0.007 + 0.006 * s, 360 * v, 7)
        for x, y in rng.normal((0.2, 0.35), (0.55, 0.45), (70, 2)):
            swarm += place(bee(0.026), (float(x), float(y)))
        c.flat(swarm, c.palette.dark, 0.9)
    land.ground(c, -0.78, 0.012)
    hives: Shape = []
    for x, s in ((-0.86, 0.22), (0.62, 0.26), (0.92, 0.2)):
        for k in range(5):
            hives += dot(x, -0.78 + s * (0.18 + 0.26 * k), s * (0.52, 0.56, 0.50, 0.38, 0.20)[k], s * 0.19)
    c.paint(hives, soft=0.05, colour="#a8842a")
    man, _ = saluting((-0.46, -0.30), 0.98)
    c.cast(man.body(), -0.78)
    coat = man.trunk() + man.skirt(man.hip[1] - 0.18, 0.165, -0.01, 0.3)
    c.paint(man.arm(False, 1.3) + man.leg(False, 1.3), far=0.05)
    c.paint(man.leg(True, 1.3))
    c.paint(coat + man.skull(), soft=0.08)
    hat = man.on_head(blob((-0.72, 0.50), (-0.62, 1.15), (0.0, 1.35), (0.62, 1.15), (0.72, 0.50)) + blob((-1.8, 0.50),
        (-1.0, 0.62), (1.0, 0.62), (1.8, 0.50), (1.0, 0.40), (-1.0, 0.40)))
    veil = man.on_head(blob((-1.45, 0.50, 0), (-1.35, -0.4), (-1.15, -1.5, 0), (0, -1.25), (1.15, -1.5, 0), (1.35,
        -0.4), (1.45, 0.50, 0)))
    c.flat(veil, c.palette.dark, 0.82)
    net: Shape = []
    for i in range(-5, 6):
        net += man.on_head(limb((i * 0.26, 0.5), (i * 0.21, -1.3), 0.014)) + man.on_head(limb((-1.3,
            0.4 - 0.17 * (i + 5)), (1.3, 0.4 - 0.17 * (i + 5)), 0.014))
    c.detail(net, c.palette.form, 0.5, soft=0.002)
    c.paint(hat, soft=0.04)
    c.paint(man.arm(True, 1.2), shade=0.4)
    for joint in (man.shoulder_n, man.shoulder_f):
        c.shine(dot(joint[0] - 0.01, joint[1] + 0.035, 0.065, 0.024), heat=0.6, halo=0.02)
        fringe = [q for i in range(7) for q in limb((joint[0] - 0.07 + 0.022 * i, joint[1] + 0.04),
            (joint[0] - 0.075 + 0.024 * i, joint[1] - 0.03), 0.006)]
        c.flat(fringe, c.palette.accent, 0.95)
    c.shine([q for i in range(4) for q in dot(man.hip[0], man.hip[1] + 0.02 + 0.06 * i, 0.011)], heat=0.7, halo=0.015)

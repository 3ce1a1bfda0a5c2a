"""Umbrella Regiment: Soldiers march in a wedge under overlapping umbrellas, ferrules out like bayonets."""

import numpy as np

from art.chrono_clash.blue_hour import FROST, picture
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, dot, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


def canopy(r: float, ribs: int = 6) -> tuple[Shape, Shape]:
    """An open umbrella from the side, its hem at y = 0, ferrule up: mass and ribs."""
    hem = []
    for k in range(ribs + 1):
        x = r * np.cos(np.pi * k / ribs)
        hem.append((x, 0.0, 0))
        if k < ribs:
            hem.append((r * np.cos(np.pi * (k + 0.5) / ribs), 0.09 * r))
    dome = blob((-r, 0.0, 0), (-0.90 * r, 0.36 * r), (-0.5 * r, 0.68 * r), (0, 0.80 * r), (0.5 * r, 0.68 * r),
        (0.90 * r,
        0.36 * r), *hem[:-1])
    spike = poly((-0.040 * r, 0.76 * r), (0, 1.55 * r), (0.040 * r, 0.76 * r)) + dot(0, 0.82 * r, 0.05 * r)
    lines: Shape = []
    for k in range(1, ribs):
        x = r * np.cos(np.pi * k / ribs)
        lines += sweep([(x, 0.0), (x * 0.86, 0.42 * r), (0, 0.80 * r)], [0.006, 0.006, 0.003])
    return dome + spike, lines


@picture("umbrella-regiment", disc=(-0.16, 0.16, 0.74), kind="moon", clouds="billows", cover=0.45, horizon=-0.5,
    light=FROST)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.66, 0.36, 4, 14), 0.62, 0.5, 0.5)
    floor = -0.74
    land.ground(c, floor, 0.0, glow=1.0)
    legs: Shape = []
    for i in range(9):
        x = -0.72 + 0.165 * i
        near, far = ((304, 278), (250, 222)) if i % 2 else ((292, 268), (244, 214))
        soldier = Figure((x, floor + 0.345), 0.72, "man", near_leg=near, far_leg=far)
        legs += soldier.leg(True, 1.3) + soldier.leg(False, 1.3)
        legs += blob((x - 0.07, floor + 0.56), (x + 0.07, floor + 0.56), (x + 0.14, floor + 0.19, 0), (x - 0.15,
            floor + 0.20, 0))
    c.cast(legs, floor, 0.5)
    c.paint(legs, soft=0.03, edge=0.008)
    c.paint(blob((-0.98, -0.36), (-0.94, 0.06), (-0.74, 0.44), (-0.36, 0.66), (0.08, 0.58), (0.40, 0.28), (0.62, -0.06),
        (0.64, -0.34), (0.40, -0.36), (-0.80, -0.36)), soft=0.08)
    rows = (((-0.78, 0.34, 0.26, 22), (-0.40, 0.56, 0.30, 8), (0.04, 0.48, 0.30, -12)), ((-0.88, 0.06, 0.27, 48),
        (-0.60, 0.27, 0.31, 16), (-0.18, 0.34, 0.34, 2), (0.22, 0.26, 0.32, -24), (0.48, 0.10, 0.27, -48)), ((-0.76,
            -0.14, 0.29, 34), (-0.42, 0.06, 0.33, 10), (0.04, 0.08, 0.34, -6), (0.38, -0.06, 0.30, -36), (0.58, -0.24,
                0.26, -64)), ((-0.62, -0.33, 0.28, 24), (-0.22, -0.22, 0.34, 4), (0.22, -0.28, 0.32, -20), (0.44, -0.42,
                    0.24, -58)))
    for depth, row in enumerate(rows):
        near = max(0.0, 0.15 - 0.05 * depth)
        for x, y, r, lean in sorted(row, key=lambda u: -abs(u[0] + 0.1)):
            mass, ribs = canopy(r)
            c.paint(place(mass, (x, y), 1, lean), far=near, soft=0.10, rim=1.5, shade=0.55,
                wrap=0.45, edge=0.011)
            c.detail(place(ribs, (x, y), 1, lean), c.palette.rim, 0.34, soft=0.003)
            c.shine(place(dot(0, 1.53 * r, 0.008), (x, y), 1, lean), c.palette.rim, 0.7, 0.012)
    # The soldiers look out under the hems.
    for x, y in ((-0.62, -0.40), (-0.42, -0.36), (-0.16, -0.35), (0.06, -0.36), (0.26, -0.41)):
        c.shine(dot(x - 0.018, y, 0.008, 0.006) + dot(x + 0.022, y, 0.008, 0.006), heat=0.7, halo=0.012)
    c.mist(-0.72, 0.12, 0.5)

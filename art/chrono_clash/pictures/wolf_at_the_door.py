"""Wolf at the Door: a wolf stands upright in the doorway, hat in its paw; its shadow falls far into the room."""

import numpy as np

from art.chrono_clash.midnight import PAPER, PLUM, compose, picture
from art.kit import figure as dress
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.creature import HEADS
from art.kit.figure import Figure
from art.kit.shapes import Shape, between, blob, box, dot, limb, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("wolf-at-the-door", disc=(0.08, 0.40, 0.40), kind="moon", clouds="bands", cover=0.4, horizon=-0.55, shafts=0.3,
    light=PLUM)
def paint(c: Canvas) -> None:
    floor = -0.56
    door = box(-0.40, floor, 0.46, 0.86)
    land.layer(c, land.forest(c, -0.42, 0.34, 2, "pine", 18), 0.55, 0.6, 0.4)
    room = box(-1.2, -1.5, 1.2, 1.5)
    c.paint(room, cut=door, far=0.10, soft=0.05, rim=0.8)
    paper: Shape = []
    for x in np.arange(-1.05, 1.1, 0.10):
        if -0.5 < x < 0.56:
            continue
        paper += limb((x, floor + 0.12), (x, 1.4), 0.012)
    c.detail(paper, c.palette.form, 0.45, soft=0.003)
    frame = box(-0.47, floor, -0.40, 0.93) + box(0.46, floor, 0.53, 0.93) + box(-0.52, 0.86, 0.58, 0.95)
    c.paint(frame, colour="#70305c", rim=1.4, soft=0.03)
    # The open door, seen from its edge, and the floor with the light on it.
    leaf = poly((0.46, 0.86), (0.74, 1.02), (0.74, floor - 0.20), (0.46, floor))
    mask = c.paint(leaf, soft=0.08, rim=1.2, colour="#7a2c50")
    c.detail(poly((0.51, 0.74), (0.68, 0.84), (0.68, 0.30), (0.51, 0.28)) + poly((0.51, 0.14), (0.68, 0.14), (0.68,
        -0.48), (0.51,
        -0.36)), amount=0.6, within=mask)
    c.shine(dot(0.70, 0.18, 0.022), heat=0.7, halo=0.02)
    c.paint(box(-1.2, -1.5, 1.2, floor), rim=0.4, soft=0.03, far=0.05)
    light = poly((-0.40, floor), (0.46, floor), (0.86, -1.5), (-1.0, -1.5))
    c.flat(light, c.palette.disc[1], 0.55, soft=0.012)
    c.detail([q for i in range(-6, 7) for q in limb((0.02 + i * 0.10, floor), (0.0 + i * 0.24, -1.5), 0.004)],
        amount=0.7, soft=0.002)
    f = Figure((-0.02, 0.02), 1.16, "man", spine=84, head=84, near_arm=(286, 350), far_arm=(262, 292))
    tail = sweep([(f.hip[0] - 0.08, f.hip[1] - 0.02), (f.hip[0] - 0.28, f.hip[1] - 0.12), (f.hip[0] - 0.34,
        f.hip[1] - 0.34), (f.hip[0] - 0.26,
        f.hip[1] - 0.52)], [0.03, 0.07, 0.085, 0.01])
    legs: Shape = []
    for dx, knee, hock, foot in ((0.05, (0.16, -0.24), (0.02, -0.40), (0.10, floor)), (-0.05, (0.02, -0.24), (-0.14,
        -0.40), (-0.06,
        floor))):
        start = (f.hip[0] + dx, f.hip[1] - 0.02)
        legs += sweep([start, knee, hock], [0.10, 0.075, 0.038]) + sweep([hock, between(hock, foot, 0.6), (foot[0],
            foot[1] + 0.03)],
            [0.036, 0.030, 0.034]) + blob((foot[0] - 0.05, foot[1] + 0.05), (foot[0] + 0.06, foot[1] + 0.055),
                (foot[0] + 0.15,
                foot[1] + 0.02), (foot[0] + 0.13, foot[1] - 0.005, 0), (foot[0] - 0.05, foot[1] - 0.005, 0))
    n = f.neck
    tails = blob((f.hip[0] + 0.10, f.hip[1] + 0.16), (f.hip[0] + 0.11, f.hip[1] - 0.02), (f.hip[0] - 0.02,
        f.hip[1] - 0.10), (f.hip[0] - 0.10,
        f.hip[1] - 0.34, 0), (f.hip[0] - 0.22, f.hip[1] - 0.30, 0), (f.hip[0] - 0.15, f.hip[1] + 0.0),
            (f.hip[0] - 0.10, f.hip[1] + 0.16))
    ruff = blob((n[0] - 0.02, n[1] + 0.15), (n[0] - 0.16, n[1] + 0.06), (n[0] - 0.20, n[1] - 0.10, 0), (n[0] - 0.13,
        n[1] - 0.08), (n[0] - 0.12,
        n[1] - 0.20, 0), (n[0], n[1] - 0.12), (n[0] + 0.10, n[1] - 0.22, 0), (n[0] + 0.13, n[1] - 0.06), (n[0] + 0.18,
            n[1] - 0.06, 0),
            (n[0] + 0.13, n[1] + 0.10))
    head = place(HEADS["wolf"], (n[0] + 0.02, n[1] + 0.14), 0.36, -14)
    whole = tail + legs + tails + f.trunk() + ruff + head
    c.cast(whole, floor, 0.9, 1.5, soft=0.008)
    c.paint(tail + f.arm(False, 1.2) + legs, soft=0.05, far=0.03)
    c.paint(f.trunk() + tails + ruff + head, soft=0.07, rim=1.2)
    c.shine(place(dot(0.36, 0.10, 0.055, 0.035, 15), (n[0] + 0.02, n[1] + 0.14), 0.36, -14), "#ffc23e", 1.4, 0.03)
    c.flat(place([q for k in range(5) for q in poly((0.50 + 0.09 * k, -0.16), (0.58 + 0.09 * k, -0.16),
        (0.54 + 0.09 * k, -0.26))], (n[0] + 0.02,
        n[1] + 0.14), 0.36, -14), PAPER, 0.9)
    bowler = place(dress.TOPHAT, (f.hand_n[0] + 0.03, f.hand_n[1] - 0.02), 0.105, 14)
    c.paint(f.arm(True, 1.1), shade=0.4)
    c.paint(bowler, soft=0.04, rim=1.4, shade=0.3)
    # Curtains he admires, a table set for one.
    for side in (-1, 1):
        drape = blob((side * 1.2, 1.5, 0), (side * 0.62, 1.5, 0), (side * 0.66, 0.9), (side * 0.74, 0.45),
            (side * 0.94, 0.10), (side * 0.86,
            -0.30), (side * 0.84, -0.74, 0), (side * 1.2, -0.74, 0))
        mask = c.paint(drape, soft=0.14, colour="#b02860", rim=1.0)
        c.detail([q for k in range(4) for q in sweep([(side * (0.70 + 0.12 * k), 1.4), (side * (0.76 + 0.10 * k),
            0.6), (side * (0.96 + 0.03 * k),
            0.10), (side * (0.90 + 0.07 * k), -0.7)], [0.006, 0.014, 0.008, 0.014])], amount=0.6, within=mask,
                soft=0.01)
        c.flat(sweep([(side * 0.90, 0.10), (side * 1.06, 0.06)], [0.02, 0.02]), c.palette.accent, 0.8)
    compose(c, 0.12)

"""Second Funeral: two pairs of hands lift the coffin's lid from inside; mourners run, wreaths fly."""

import numpy as np

from art.chrono_clash.midnight import BONE, GOLD, PLUM, WAX, bone, bony_hand, compose, flesh_hand, picture
from art.kit import figure as dress
from art.kit import land, machine, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, box, dot, hoop, limb, place, polar, poly, sweep, turn

# Outlines stay as rows of points:
# fmt: off


def wreath(x: float, y: float, r: float, salt: int, tilt: float = 0) -> Shape:
    """A ring of leaves."""
    rng = np.random.default_rng(salt)
    shape = hoop(x, y, r, r * 0.14, ry=r * 0.86)
    for i in range(22):
        a = 360 * i / 22
        at = (x + r * np.cos(np.radians(a)), y + r * 0.86 * np.sin(np.radians(a)))
        shape += place(props.leaf(r * rng.uniform(0.36, 0.52), 0.5), at, 1, a + rng.uniform(-60,
            60) + (0 if i % 2 else 180))
    return turn(shape, tilt, (x, y))


@picture("second-funeral", disc=(0.10, 0.36, 0.56), kind="moon", clouds="storm", cover=0.4, horizon=-0.5, light=PLUM)
def paint(c: Canvas) -> None:
    chapel = box(-0.98, -0.8, -0.42, 0.02) + poly((-1.06, 0.0), (-0.70, 0.34), (-0.34, 0.0)) + box(-0.80, 0.1, -0.60,
        0.5) + poly((-0.84, 0.48), (-0.70, 0.86), (-0.56, 0.48)) + limb((-0.70, 0.8), (-0.70,
        1.0), 0.010) + limb((-0.76, 0.93), (-0.64, 0.93), 0.010)
    land.layer(c, land.hills(c, -0.40, 0.06, 3), 0.7, 0.5, 0.4)
    land.layer(c, chapel, 0.52, 0.5, 1.0, 0.7, cut=dot(-0.70, 0.34, 0.045) + box(-0.745, 0.22, -0.655, 0.34))
    land.layer(c, machine.graveyard([0.44, 0.68, 0.92, -0.24], [-0.40, -0.42, -0.40, -0.42], 0.24, 4), 0.5, 0.4, 0.3,
        0.7)
    floor = -0.72
    land.ground(c, floor + 0.16, 0.012)
    # Mourners, all of them leaving.
    flee: Shape = []
    for i, (x, h, way) in enumerate(((-0.88, 0.36, -1), (-0.58, 0.30, -1), (0.62, 0.30, 1), (0.90, 0.37, 1))):
        flee += props.runner(x, -0.56 - 0.02 * (i % 2), h, way, i)
        hx = x + way * h * 0.10
        flee += place((dress.TOPHAT, dress.VEIL, dress.BOWLER, dress.TOPHAT)[i], (hx + way * 0.02, -0.56 + h * 0.93),
            h * 0.085, 0, way < 0)
    c.cast(flee, -0.56, 0.4)
    c.paint(flee, soft=0.03, edge=0.007, rim=1.2)
    # Bier and coffin.
    c.paint(box(-0.62, floor - 0.06, 0.62, floor + 0.02) + poly((-0.54, floor), (0.54, floor), (0.50, floor + 0.14),
        (-0.50, floor + 0.14)), soft=0.05)
    c.lamp(0.0, -0.20, 1.0, "#ffb648", 0.6)
    c.flat(poly((-0.60, -0.24), (0.60, -0.24), (0.98, 0.7), (-0.86, 0.9)), "#ffcf90", 0.07, soft=0.12)
    inside = poly((-0.64, -0.26), (0.66, -0.26), (0.60, -0.18), (-0.58, -0.18))
    c.shine(inside, "#ffb648", 0.8, 0.10, 0.8)
    tilt = 9
    arms = ((-0.44, -0.40, 0.02, False), (-0.20, -0.16, 0.05, True), (0.16, 0.20, 0.10, False), (0.42, 0.46, 0.14,
        True))
    for x0, x1, top, bony in arms:
        elbow_ = ((x0 + x1) / 2 + (0.05 if x0 > 0 else -0.05), -0.12)
        if bony:
            bones = bone((x0, -0.30), elbow_, 0.022) + bone(elbow_, (x1, top - 0.14), 0.016) + bone((elbow_[0] + 0.03,
                elbow_[1]), (x1 + 0.035, top - 0.13), 0.013) + place(bony_hand(1.2), (x1 + 0.01, top - 0.13), 0.30, 0)
            c.paint(bones, soft=0.02, edge=0.007, rim=1.4)
        else:
            sleeve = sweep([(x0, -0.34), elbow_, (x1, top - 0.14)], [0.07, 0.058, 0.046]) + limb((x1, top - 0.19),
                (x1, top - 0.12), 0.060)
            c.paint(sleeve + place(flesh_hand(), (x1, top - 0.13), 0.28, 0, x0 > 0), soft=0.04, edge=0.008, rim=1.3)
    lid = place(poly((-0.74, -0.04), (0.70, -0.04), (0.64, 0.07), (0.40, 0.12), (-0.52, 0.12), (-0.68, 0.07)), (0.02,
        0.12), 1, tilt)
    mask = c.paint(lid, soft=0.06, rim=1.4, colour="#7a2c58", shade=0.2)
    c.detail(place(limb((-0.68, 0.0), (0.64, 0.0), 0.007) + limb((-0.10, 0.05), (0.14, 0.05), 0.012) + limb((0.04,
        0.02), (0.04, 0.10), 0.012), (0.02, 0.12), 1, tilt), GOLD, 0.9, mask, 0.002)
    for k in (-0.40, -0.16, 0.20, 0.46):
        tips = place([q for j in range(4) for q in limb((k - 0.045 + 0.03 * j, -0.06), (k - 0.05 + 0.03 * j, 0.025),
            0.013, 0.010)], (0.02, 0.12), 1, tilt)
        c.paint(tips, edge=0.005, soft=0.01, rim=1.6, colour=BONE)
    coffin = poly((-0.68, -0.24), (0.70, -0.24), (0.60, -0.58), (-0.58, -0.58))
    mask = c.paint(coffin, soft=0.08, rim=1.3, colour="#7a2c58", wrap=0.5, shade=0.3)
    c.detail(limb((-0.66, -0.28), (0.68, -0.28), 0.008) + limb((-0.58, -0.54), (0.60, -0.54), 0.006), GOLD, 0.9, mask,
        0.002)
    c.flat([q for x in (-0.42, 0.02, 0.46) for q in hoop(x, -0.40, 0.06, 0.013, 180, 360) + dot(x - 0.06, -0.40,
        0.018) + dot(x + 0.06, -0.40, 0.018)], "#e0a84c")
    for i, (x, y, r, t) in enumerate(((-0.30, 0.62, 0.17, 30), (0.62, 0.50, 0.20, -40), (0.22, 0.88, 0.13, 70),
        (-0.80, 0.16, 0.11, 10))):
        c.paint(wreath(x, y, r, i + 3, t), soft=0.03, edge=0.006, rim=1.3, colour="#6a3a8a")
        c.flat([q for k in range(5) for q in props.flower(*polar((x, y), 72 * k + t, r * 0.95), r * 0.20)],
            ("#f0a0c8", "#e8d0f4")[i % 2], 0.95)
        c.flat(sweep([(x, y - r * 0.8), (x + 0.05, y - r * 1.3), (x - 0.01, y - r * 1.8)], [0.016, 0.018, 0.004]),
            WAX, 0.9)
    sky.leaves(c, 26, "#f0a0c8", 0.025, -0.4, 1.0)
    compose(c, 0.28)

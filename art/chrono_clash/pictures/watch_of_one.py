"""The Watch of One: a lonely watchman on the wall; his lantern and the moon give him five shadows, in formation."""

import numpy as np

from art.chrono_clash import world
from art.chrono_clash.blue_hour import LAMPLIGHT, picture
from art.kit import props
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, both, bounds, box, change, limb, place

# Outlines stay as rows of points:
# fmt: off


@picture("watch-of-one", disc=(0.06, 0.66, 0.42), kind="moon", clouds="bands", cover=0.5, horizon=-0.10, stars=0.6)
def paint(c: Canvas) -> None:
    world.meridian(c, -0.18, 0.30, 0.60, tower=-0.62, salt=7)
    top = -0.04
    merlons: Shape = []
    for i in range(9):
        merlons += box(-1.12 + 0.26 * i, top - 0.1, -0.97 + 0.26 * i, top + 0.13)
    c.paint(merlons + box(-1.2, top - 0.2, 1.2, top), far=0.12, soft=0.04, rim=1.2)
    floor = -0.16
    px, py = c.soft_field()
    pale = np.exp(-(((px - 0.05) / 0.85) ** 2)) * np.clip((floor - py) / 0.02, 0, 1) * np.clip(1 - (floor - py) / 1.25,
        0, 1)
    c.paint(box(-1.2, -1.5, 1.2, floor), rim=0.3, far=0.10)
    c.veil(pale * 0.85, c.palette.haze)
    slabs: Shape = []
    for k in range(1, 7):
        slabs += limb((-1.2, floor - 0.035 * k * k), (1.2, floor - 0.035 * k * k), 0.002 + 0.0008 * k)
    for i in range(-9, 10):
        slabs += limb((i * 0.11, floor), (i * 0.52, -1.45), 0.002, 0.007)
    c.detail(slabs, None, 0.40, soft=0.003)
    man = Figure((0.0, 0.40), 1.02, "man", turn=1, near_arm=(318, 66), far_arm=(222, 196), near_leg=(280, 268),
        far_leg=(257, 268), head=94)
    low = floor + 0.03 - min(bounds(man.leg(True))[1], bounds(man.leg(False))[1])
    man = Figure((0.0, 0.40 + low), 1.02, "man", turn=1, near_arm=(318, 66), far_arm=(222, 196), near_leg=(280, 268),
        far_leg=(257, 268), head=94)
    coat = man.trunk() + both((0.0, man.hip[1] + 0.10), (0.095, man.hip[1] + 0.10), (0.11, man.hip[1] - 0.02), (0.15,
        man.hip[1] - 0.16, 0), (0.0,
        man.hip[1] - 0.15)) + man.on_chest(both((0.0, 1.06), (0.10, 1.06), (0.34, 0.92), (0.40, 0.80), (0.0, 0.78)))
    helm = man.on_head(both((0, 1.45), (0.5, 1.30), (0.80, 0.75), (0.86, 0.42), (1.70, 0.12), (1.66, 0.02), (0.8,
        0.18), (0, 0.24)))
    pole = man.in_hand(props.halberd(0.70), True, 90, 0.86)
    mass = man.body() + coat + helm + pole
    for lean in (-2.0, -1.0, 0.0, 1.0, 2.0):
        def thrown(p: np.ndarray, lean: float = lean) -> np.ndarray:
            rise = p[:, 1] - floor
            return np.stack([p[:, 0] * (0.62 + 0.10 * rise) + rise * lean * 0.52, floor - rise * 0.56], 1)
        c.flat(change(mass, thrown), "#030c22", 0.86, soft=0.004)
    c.paint(pole, edge=0.006, soft=0.02)
    c.paint(man.arm(False, 1.15) + man.leg(False, 1.3) + man.leg(True, 1.3), soft=0.04)
    mask = c.paint(coat + man.skull() + helm, soft=0.07, rim=1.3)
    c.detail(man.on_chest(limb((-0.3, 0.85), (0.3, 0.15), 0.025) + limb((0.3, 0.85), (-0.3, 0.15), 0.025)),
        c.palette.rim, 0.35, mask, 0.003)
    c.paint(man.arm(True, 1.15), shade=0.4)
    at = man.hand_f
    frame, glass = props.lantern(0.19)
    c.lamp(at[0], at[1] - 0.18, 0.75, LAMPLIGHT, 0.9)
    c.shine(place(glass, at), LAMPLIGHT, 0.9, 0.06)
    c.flat(place(frame, at), c.palette.dark)

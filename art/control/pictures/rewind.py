"""Rewind: a mainspring that unwinds, and hands that leave their light behind them as they run backwards."""

from math import pi

import numpy as np
from PIL import Image

from art.kit.brass import hand, put, screw, spiral, turned
from art.kit.light import develop, field, lit, noise, ramp, rgb, step, tall
from art.kit.march import BRASS, BRONZE, COPPER, OLD_BRASS, STEEL, Studio, shoot
from art.kit.solid import ball, cut, disc, gear, placed, ring, rotation, ticks, union


def paint(width: int) -> Image.Image:
    shape = tall(width)
    x, y = field(width, shape[0])
    cy = 0.12
    r, a = np.hypot(x, y - cy), np.arctan2(y - cy, x)
    swirl = noise(shape, 5, 3)
    vortex = 0.5 + 0.5 * np.sin(5 * a + 7 * np.log(r + 0.15) + 2.4 * swirl)
    ground = ramp(np.clip(0.15 + 0.5 * vortex * step(1.7, 0.5, r) * (0.4 + swirl), 0, 1),
                  "#0a0204", "#3a060a", "#8e1a14", "#e0562a", "#ffc070") * 0.62  # fmt: skip
    bezel = union(ring(0.84, 0.06, 0.09, 0.03), ring(0.925, 0.025, 0.05, 0.012))
    bezel = cut(bezel, ticks(0.84, 60, 0.028, 0.004, 0.02, 0.09), ticks(0.84, 12, 0.045, 0.011, 0.03, 0.09))
    coil = spiral(6, 0.16, 0.66, 0.014, 0.055, backwards=True)
    parts = [
        (bezel, turned(BRONZE, 0.18)),
        (placed(disc(0.80, 0.02), (0, 0, -0.16)), turned(OLD_BRASS._replace(colour=(0.17, 0.045, 0.035)), 0.5)),
        (placed(coil, (0, 0, -0.03)), STEEL._replace(colour=(0.95, 0.72, 0.55), rough=0.12)),
        (placed(disc(0.15, 0.07, 0.02), (0, 0, -0.03)), turned(BRASS, 0.3)),
        (placed(gear(0.24, 18, 0.03), (-0.50, -0.44, 0.02), rotation(0, 0, 0.2)), COPPER),
        (placed(gear(0.15, 12, 0.03), (-0.20, -0.62, 0.02), rotation(0, 0, 0.35)), BRASS),
        (union(hand(0.50, 0.05, 10.2, 0.12), hand(0.80, 0.042, 7.6, 0.16, "blade")), BRASS._replace(rough=0.12)),
        (placed(ball(0.055), (0, 0, 0.17)), COPPER),
        *screw(0.05, (0.5, 0.5, -0.1)), *screw(0.05, (0.58, -0.42, -0.1), 1.2),
    ]  # fmt: skip
    parts = put(parts, (0, cy, 0), rotation(-0.18, 0.16, 0))
    own = (((0, cy, 0.3), (2.6, 0.7, 0.25), 0.5),)
    shot = shoot(parts, width, shape[0], Studio(strip=(1.6, 0.5, 0.3), sky=(0.3, 0.24, 0.24), own=own))
    picture = shot.over(ground)
    # Where the hands have just been: fans of light that fade clockwise.
    for hour, length, heat in ((7.6, 0.80, 1.0), (10.2, 0.52, 0.7)):
        start = pi / 2 - hour * pi / 6
        behind = (start - a) % (2 * pi)
        trail = np.exp(-behind / 0.85) * step(length + 0.02, length - 0.06, r) * step(0.04, length, r)
        combs = 0.55 + 0.45 * np.cos(behind * 26) ** 8
        edge = np.exp(-(((r - length) / 0.014) ** 2)) * np.exp(-behind / 1.6)
        picture += lit(trail * combs * heat * 0.75 + edge * 1.0, rgb("#ff8a4a"))
    for k in range(3):
        arc = np.exp(-(((r - 1.03 - 0.07 * k) / 0.009) ** 2)) * step(-0.2, 0.7, np.sin(a * 1.0 + 0.9 + k * 0.7))
        picture += lit(arc * (0.9 - 0.25 * k), rgb("#ff9a5c"))
    return develop(picture, 6)

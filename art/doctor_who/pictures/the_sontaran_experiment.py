"""The Sontaran Experiment: a silver ball of a ship on a dead moor, a man bound before it."""

from math import cos, sin

import numpy as np

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.figure import Figure
from art.kit.shapes import both, box, dot, hoop, place, poly


@picture("purple", "the-sontaran-experiment", nebulae.curtains((0.2, 0.3), 5, -1.0, 0.9))
def paint(n: Night) -> None:
    n.being(land.hills(n, -0.80, 0.12, 7), "bronze", soft=0.12, halo=0.3, bright=-0.04)
    n.lamp_at = (-0.7, 1.2)
    n.being(dot(-0.30, -0.18, 0.62), "silver", soft=0.34, halo=1.0, stars=0.1)
    for r in (0.20, 0.42):
        n.ink(
            [(-0.30 + 0.60 * cos(a), -0.18 + r * 0.6 * sin(a)) for a in np.linspace(3.3, 6.1, 7)], 0.014, 0.5, "silver"
        )
    n.dark(poly((-0.42, -0.78), (-0.40, -0.35), (-0.18, -0.35), (-0.16, -0.78)), 0.85, 0.01)
    n.lit(box(-0.38, -0.76, -0.20, -0.38), n.sky.accent, 0.5, 0.08)
    f = Figure((0.62, -0.62), 1.15, turn=0.85, near_arm=(30, 40), far_arm=(150, 140))
    n.being(f.body(), "flesh", soft=0.05, halo=0.6, stars=0.2)
    for k in range(3):
        n.lit(hoop(0.62, -0.42 - k * 0.22, 0.22, 0.008, ry=0.05), "#ff6080", 1.0, 0.04)
    n.being(
        place(both((0, 0.3), (0.24, 0.26), (0.32, 0.0), (0.44, -0.3, 0), (0, -0.3)), (0.05, -1.15), 1.0),
        "dusk",
        soft=0.09,
        halo=0.6,
        stars=0,
    )

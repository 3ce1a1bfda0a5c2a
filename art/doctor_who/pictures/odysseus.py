"""Odysseus: at night inside the walls a hatch opens in a wooden horse, and somebody comes down the rope."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly, sweep

LETS_DOWN = Pose(92, 100, (80, 96), (66, 92), (304, 236), (290, 220))


@picture("past", "odysseus", nebulae.moon(0.22, (-0.66, 1.0), level=0.4))
def paint(n: Night) -> None:
    scenery.skyline(n, -0.75, 0.55, "soot", 6, "#ffb050", count=7)
    n.being(box(-1.1, -1.5, 1.1, -1.02), "moss", soft=0.08, halo=0.3, stars=0.2, bright=-0.1)
    n.lamp_at = (-0.7, 1.0)
    horse = blob((-0.72, 0.10), (-0.62, 0.30), (-0.20, 0.34), (0.16, 0.36), (0.34, 0.76), (0.46, 1.06), (0.50, 1.24,
        0), (0.58, 1.10), (0.84, 0.88),
                 (0.94, 0.72), (0.84, 0.62), (0.66, 0.70), (0.62, 0.36), (0.54, -0.02), (0.20, -0.16), (-0.30, -0.16),
                     (-0.62, -0.10))  # fmt: skip
    legs = [sweep(points, [0.11, 0.075, 0.065]) for points in (
        [(-0.58, 0.0), (-0.66, -0.5), (-0.62, -1.0)], [(-0.40, -0.1), (-0.36, -0.5), (-0.40, -1.0)],
        [(0.32, -0.05), (0.36, -0.5), (0.32, -1.0)], [(0.52, 0.0), (0.60, -0.5), (0.58, -1.0)])]  # fmt: skip
    for leg in legs:
        n.being(leg, "bronze", soft=0.06, halo=0.4, stars=0.1)
    n.being(horse, "bronze", soft=0.16, halo=0.8, stars=0.3)
    n.being(sweep([(-0.70, 0.16), (-0.92, 0.0), (-0.90, -0.4)], [0.04, 0.07, 0.01]), "bronze", soft=0.04, halo=0.3)
    n.being(poly((0.18, 0.40), (0.02, 0.56), (0.24, 0.62), (0.12, 0.82), (0.34, 0.84), (0.28, 1.04), (0.46, 1.08),
        (0.36, 0.72)), "gold",
            soft=0.04, halo=0.4, stars=0)  # fmt: skip
    for k in range(5):
        n.ink(
            [(-0.66 + 0.02 * k, 0.24 - 0.09 * k), (0, 0.28 - 0.10 * k), (0.60, 0.30 - 0.09 * k)], 0.012, 0.6, "bronze"
        )
    n.lit(dot(0.72, 0.86, 0.03), "#ffe080", 1.2, 0.05)
    n.lit(poly((-0.24, -0.15), (0.06, -0.15), (0.06, 0.12), (-0.24, 0.12)), "#ffb050", 1.1, 0.12, 0.7)
    n.being(
        poly((-0.24, -0.15), (-0.40, -0.32), (-0.38, -0.36), (-0.20, -0.17)), "bronze", soft=0.02, halo=0.4, stars=0
    )
    n.lit(poly((-0.24, -0.15), (0.06, -0.15), (0.30, -1.1), (-0.46, -1.1)), "#ffb050", 0.16, 0.06)
    n.being(sweep([(-0.08, 0.0), (-0.07, -0.6), (-0.09, -1.04)], [0.010] * 3), "bone", soft=0.01, halo=0.4, stars=0)
    n.lamp_at = (-0.1, 0.1)
    look = Look("sea", "bronze", "curls", "soot", beard="full", collar="")
    act(n, look, LETS_DOWN, (-0.10, -0.92), 0.66, 1, "tunic", legs="bronze", bones=0.3, rim=1.6, sleeves="bronze")

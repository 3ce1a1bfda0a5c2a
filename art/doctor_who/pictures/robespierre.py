"""Robespierre: over the heads of the crowd he speaks, and the blade stands in the window behind him."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, poly, sweep

SPEAKS = Pose(82, 88, (60, 84), (330, 350), (280, 272), (262, 262))


@picture("past", "robespierre", nebulae.clouds((0.36, 0.5), 0.7, 2.0))
def paint(n: Night) -> None:
    n.being(box(-1.1, -1.5, 1.1, 1.5), "dusk", cut=box(0.12, -0.5, 0.86, 1.0) + dot(0.49, 1.0, 0.37, 0.3), soft=0.08,
        halo=0, stars=0.1, bright=-0.10,
            rim=1.3)  # fmt: skip
    n.lamp_at = (0.5, 0.6)
    n.being(
        box(0.30, -0.5, 0.36, 1.02) + box(0.62, -0.5, 0.68, 1.02) + box(0.26, 0.98, 0.72, 1.06),
        "soot",
        soft=0.02,
        halo=0.5,
        rim=2.0,
        stars=0,
    )
    n.being(
        poly((0.36, 0.92), (0.62, 0.92), (0.62, 0.70), (0.36, 0.54)),
        "silver",
        soft=0.04,
        halo=1.0,
        stars=0,
        bright=0.12,
    )
    n.star(0.40, 0.60, 0.26, 1.3)
    n.being(box(0.30, -0.22, 0.68, -0.10), "soot", soft=0.02, halo=0.3, rim=1.8, stars=0)
    for x in (0.12, 0.86):
        n.being(box(x - 0.03, -0.5, x + 0.03, 1.0), "bronze", soft=0.02, halo=0.2, stars=0)
    look = Look("sea", "bone", "swept", "pearl", collar="")
    who = act(
        n, look, SPEAKS, (-0.42, -0.95), 1.75, 1, "coat", "slim", legs="bone", bones=0.3, rim=1.6, stern=0.8, sway=-0.05
    )
    n.being(
        who.on_chest(poly((0.10, 1.02), (0.24, 0.96), (0.26, 0.68), (0.14, 0.74))),
        "pearl",
        soft=0.02,
        halo=0.4,
        stars=0,
    )
    n.lit(
        [
            p
            for k, c in enumerate(("#5080ff", "#ffffff", "#ff4040"))
            for p in who.on_chest(dot(0.20, 0.62, 0.04 - 0.012 * k))
        ],
        "#ff6060",
        0.7,
        0.02,
    )
    n.star(*who.hand_n, 0.20, 1.0)
    n.being(box(-0.82, -1.5, 0.02, -0.86), "bronze", soft=0.06, halo=0.4, stars=0.1)
    n.being(box(-0.88, -0.88, 0.08, -0.78), "bronze", soft=0.03, halo=0.3, stars=0)
    n.being(poly((-0.24, -0.78), (0.02, -0.74), (0.06, -0.66), (-0.20, -0.70)), "pearl", soft=0.02, halo=0.5, stars=0)
    scenery.crowd(n, -1.02, "soot", 7, 0.14, 4)
    for x in (-0.9, 0.42, 0.86):
        n.being(sweep([(x, -1.3), (x + 0.02, -0.66)], [0.016, 0.010]), "bronze", soft=0.01, halo=0.3, stars=0)
        n.being(poly((x, -0.68), (x + 0.04, -0.68), (x + 0.03, -0.48)), "silver", soft=0.01, halo=0.6, stars=0)

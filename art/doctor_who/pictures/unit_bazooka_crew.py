"""UNIT Bazooka Crew: one kneels with the tube, one loads, and the fire leaves it."""

from art.doctor_who import heads, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.figure import Figure
from art.kit.shapes import dot, sweep


@picture("present", "unit-bazooka-crew", nebulae.rays((0.8, 0.55), 1.0, 1.2))
def paint(n: Night) -> None:
    n.being(land.hills(n, -1.05, 0.08, 3), "soot", soft=0.08, halo=0.2)
    f = Figure(
        (-0.06, -0.60), 1.75, spine=86, near_arm=(350, 60), far_arm=(340, 40), near_leg=(350, 262), far_leg=(262, 190)
    )
    for part in (f.arm(False), f.leg(False), f.leg(True), f.trunk()):
        n.being(part, "moss", soft=0.07, halo=0.4)
    n.being(f.skull(), "flesh", soft=0.05, halo=0.2, stars=0)
    n.being(f.on_head(heads.HATS["steel"]), "moss", soft=0.04, halo=0.3, stars=0)
    n.being(
        sweep([(-0.62, 0.02), (0.66, 0.30)], [0.085, 0.085]) + dot(0.66, 0.30, 0.105, 0.12),
        "dusk",
        soft=0.06,
        halo=0.6,
        stars=0,
        bright=0.1,
    )
    n.being(f.arm(True), "moss", soft=0.07, halo=0.3)
    g = Figure(
        (-0.72, -0.62), 1.7, spine=80, near_arm=(10, 40), far_arm=(355, 30), near_leg=(345, 265), far_leg=(262, 195)
    )
    for part in (g.leg(False), g.leg(True), g.trunk(), g.arm(True)):
        n.being(part, "moss", soft=0.07, halo=0.4, bright=-0.05)
    n.being(g.skull(), "flesh", soft=0.05, halo=0.2, stars=0)
    n.being(g.on_head(heads.HATS["steel"]), "moss", soft=0.04, halo=0.3, stars=0)
    n.lit(sweep([(0.70, 0.31), (0.95, 0.38), (1.3, 0.46)], [0.05, 0.10, 0.14]), "#ffb050", 1.8, 0.14, 0.9)
    n.star(0.80, 0.34, 0.7, 1.6, "#ffc060")

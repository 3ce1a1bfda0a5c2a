"""Cave Dweller: crouched over the first fire, hands out to it."""

from art.doctor_who import heads, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.figure import Figure
from art.kit.shapes import blob, dot, poly


@picture("past", "cave-dweller", nebulae.deep((0.1, -0.5), 0.8, 0.5))
def paint(n: Night) -> None:
    n.lamp_at = (0.25, -0.9)
    f = Figure(
        (-0.34, -0.62),
        1.9,
        "broad",
        spine=62,
        head=70,
        near_arm=(320, 10),
        far_arm=(330, 0),
        near_leg=(10, 262),
        far_leg=(25, 270),
    )
    n.being(f.arm(False) + f.leg(False), "bronze", soft=0.08, halo=0.4, bright=-0.05)
    n.being(f.leg(True), "flesh", soft=0.08, halo=0.4)
    n.being(f.trunk(), "bronze", soft=0.10, halo=0.5)
    n.being(f.skull(), "flesh", soft=0.06, halo=0.3, stars=0)
    n.being(f.on_head(heads.HAIR["mane"][1]), "soot", soft=0.06, halo=0.2)
    n.being(
        f.on_head(blob((0.05, 1.0), (0.52, 0.80), (0.86, 0.3), (0.98, -0.1), (0.80, -0.9), (0.3, -0.8), (0.1, 0.1))),
        "flesh",
        soft=0.06,
        halo=0.3,
        stars=0,
        bright=0.06,
    )
    n.being(f.arm(True), "flesh", soft=0.08, halo=0.5)
    for s, k in ((1.0, 2), (0.7, 5)):
        n.being(
            land.flame(0.52, -1.22, 1.0 * s, 0.30 * s, 0.04, k), "ember", soft=0.07, halo=1.2, solid=0.9, bright=0.15
        )
    n.lit(dot(0.52, -1.08, 0.10), "#ffe090", 2.0, 0.3, 1.0)
    n.strewn(poly((0.3, -0.6), (0.8, -0.6), (0.95, 0.9), (0.1, 0.9)), 22, 0.05, "#ffb060")

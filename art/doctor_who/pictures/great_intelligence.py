"""Great Intelligence: a silver sphere, and a mist about it that has a face if one looks."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop, sweep


@picture("present", "great-intelligence", nebulae.deep((0.0, 0.45), 1.0, 0.55))
def paint(n: Night) -> None:
    n.haze(0, 0.2, 0.95, "silver", 0.8, 0.8)
    n.haze(-0.5, -0.6, 0.6, "rose", 0.5, 1.6)
    n.dark(dot(-0.32, 0.30, 0.17, 0.12, -12) + dot(0.32, 0.30, 0.17, 0.12, 12), 0.75, 0.06)
    n.dark(sweep([(-0.36, -0.46), (0, -0.58), (0.36, -0.46)], [0.03, 0.12, 0.03]), 0.75, 0.05)
    n.lit(dot(-0.32, 0.30, 0.03) + dot(0.32, 0.30, 0.03), "#ffffff", 1.4, 0.10)
    n.star(-0.32, 0.30, 0.25, 1.0)
    n.star(0.32, 0.30, 0.25, 1.0)
    n.being(dot(0, -0.92, 0.26), "silver", soft=0.16, halo=1.2, stars=0.2)
    n.star(-0.08, -0.84, 0.22, 1.2)
    n.lit(
        [q for k in range(3) for q in hoop(0, -0.92, 0.36 + k * 0.12, 0.004, 20 + k * 10, 160 - k * 10)],
        "#ffd8c0",
        0.5,
        0.02,
    )

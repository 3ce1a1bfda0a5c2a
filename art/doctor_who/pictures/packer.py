"""Packer: a black uniform, a cap, and a telephone that shouts his name."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, polar, poly, sweep


@picture("present", "packer", nebulae.deep((-0.4, 0.2), 0.7, 0.4))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("soot", "flesh", "short", "soot", "peaked", "soot", "high", "soot"), (0.12, 0.38), 0.40, 7, stern=0.9
    )
    n.dark(b.put(both((0, 0.62), (0.76, 0.56), (0.70, 0.40, 0), (0, 0.26))), 0.8, 0.01)
    n.star(*b.put(dot(0, 0.95, 0.01))[0].mean(0), 0.12, 1.0)
    n.being(
        poly((-0.92, -1.1), (-0.86, -0.46), (-0.40, -0.46), (-0.34, -1.1)),
        "soot",
        soft=0.06,
        halo=0.7,
        stars=0,
        bright=0.12,
    )
    n.lit(box(-0.82, -0.78, -0.44, -0.52), "#a0e8ff", 0.7, 0.05)
    n.dark(dot(-0.63, -0.62, 0.07, 0.08) + dot(-0.63, -0.76, 0.12, 0.07), 0.7, 0.01)
    for k in range(4):
        n.lit(
            sweep([polar((-0.63, -0.4), 55 + k * 24, 0.10), polar((-0.63, -0.4), 55 + k * 24, 0.32)], [0.014, 0.006]),
            n.sky.accent,
            1.1,
            0.04,
        )

"""Peri Brown: short dark hair, and flowers of another world about her shoulders."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, polar


@picture("present", "peri-brown", nebulae.clouds((0.2, 0.2), 0.8, 2.6))
def paint(n: Night) -> None:
    portrait(n, Look("rose", "flesh", "bob", "soot", collar=""), (-0.04, 0.44), 0.40, 5, wide=0.8, stern=-0.3)
    for x, y, r, hue in (
        (-0.66, -0.42, 0.30, "candy"),
        (0.62, -0.50, 0.34, "violet"),
        (-0.20, -0.86, 0.30, "ember"),
        (0.36, -1.06, 0.26, "candy"),
        (-0.72, -1.06, 0.26, "violet"),
        (0.86, 0.10, 0.20, "ember"),
    ):
        for k in range(6):
            n.being(
                dot(*polar((x, y), k * 60 + x * 90, r * 0.56), r * 0.46, r * 0.24, k * 60 + x * 90),
                hue,
                soft=0.05,
                halo=0.25,
                stars=0.2,
            )
        n.lit(dot(x, y, r * 0.16), "#ffe080", 1.2, 0.06)

"""Hieronymous: from behind, hooded, with both hands up to what is coming down to him out of the stars."""

from math import cos, pi, sin

from art.doctor_who import hands, nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import from_behind
from art.kit.shapes import hoop, poly


@picture("past", "hieronymous", nebulae.vortex((0.0, 0.56), 2.6, 0.8, heart=1.2))
def paint(n: Night) -> None:
    for r in (0.52, 0.80):
        n.lit(hoop(0.0, 0.56, r, 0.007), n.sky.accent, 0.9, 0.05)
    for i in range(12):
        a = pi * i / 6
        n.lit(poly((0.52 * cos(a), 0.56 + 0.52 * sin(a)), (0.80 * cos(a + 0.02), 0.56 + 0.80 * sin(a + 0.02)),
                   (0.80 * cos(a - 0.02), 0.56 + 0.80 * sin(a - 0.02))), "#ffd890", 0.5, 0.03)  # fmt: skip
        n.star(0.66 * cos(a + pi / 12), 0.56 + 0.66 * sin(a + pi / 12), 0.10, 1.0, "#ffe8b0")
    hands.palm(n, (-0.60, 0.04), (-0.70, -1.2), 0.27, "bone", "violet", "gold", 12, -1)
    hands.palm(n, (0.60, 0.04), (0.70, -1.2), 0.27, "bone", "violet", "gold", 12, 1)
    b = from_behind(
        n,
        Look("violet", "violet", "bald", "violet", "hood", "violet", ""),
        (0.0, -0.52),
        0.40,
        0,
        1.0,
        lamp=(0.0, 0.6),
        rim=1.9,
    )
    for x in (-0.4, 0.0, 0.4):
        n.ink([b.spot(x * 0.6, 1.2), b.spot(x, 0.2), b.spot(x * 1.3, -1.3)], 0.03, 0.5, "violet")

"""Mechonoid: a great faceted ball on a skirt, arms that fold, a lamp that counts."""

from math import cos, sin

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, poly, sweep


@picture("future", "mechonoid", nebulae.roundels((0.0, 0.3), 0.5, 0.5))
def paint(n: Night) -> None:
    n.lamp_at = (-0.7, 1.2)
    n.being(poly((-0.52, -1.2), (-0.34, -0.62), (0.34, -0.62), (0.52, -1.2)), "silver", soft=0.12, halo=0.6, stars=0.1)
    n.being(dot(0, 0.06, 0.78, 0.72), "silver", soft=0.4, halo=1.0, stars=0.1)
    for row in range(5):
        y = 0.62 - row * 0.28
        half = (0.78**2 - ((y - 0.06) * 1.08) ** 2) ** 0.5 if abs(y - 0.06) * 1.08 < 0.78 else 0.1
        for k in range(6):
            t = (k + 0.5 * (row % 2)) / 5.5 * 2 - 1
            x = half * sin(t * 1.45) / sin(1.45)
            w = 0.16 * cos(t * 1.3) + 0.02
            n.being(
                poly((x - w, y), (x, y + 0.14), (x + w, y), (x, y - 0.14)),
                "ice" if (row + k) % 3 == 0 else "silver",
                soft=0.05,
                halo=0,
                stars=0,
            )
    n.being(poly((-0.16, 0.76), (-0.10, 1.06), (0.10, 1.06), (0.16, 0.76)), "silver", soft=0.05, halo=0.3, stars=0)
    n.lit(dot(0, 1.14, 0.09), n.sky.accent, 1.8, 0.18, 1.0)
    n.star(0, 1.14, 0.45, 1.2, n.sky.accent)
    for x in (-1, 1):
        n.being(
            sweep(
                [(0.34 * x, -0.1), (0.66 * x, -0.42), (0.50 * x, -0.72), (0.78 * x, -0.86)], [0.04, 0.04, 0.035, 0.035]
            ),
            "gold",
            soft=0.03,
            halo=0.4,
            stars=0,
        )

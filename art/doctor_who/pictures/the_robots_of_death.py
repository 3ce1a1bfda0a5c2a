"""The Robots of Death: a hand of green metal, a red disc stuck upon it, a sandminer on the dunes."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import blob, box, dot, hoop, poly, sweep


@picture("purple", "the-robots-of-death", nebulae.curtains((0.0, 0.6), 6, -0.6, 1.3))
def paint(n: Night) -> None:
    n.being(
        poly(
            (-0.95, 0.42), (-0.80, 0.72), (-0.2, 0.80), (0.0, 1.0), (0.2, 0.98), (0.3, 0.78), (0.86, 0.66), (0.98, 0.42)
        ),
        "bronze",
        soft=0.07,
        halo=0.7,
        stars=0,
    )
    n.lit([q for k in range(9) for q in box(-0.72 + k * 0.17, 0.52, -0.66 + k * 0.17, 0.58)], "#ffd060", 1.1, 0.03)
    n.being(land.hills(n, 0.36, 0.08, 5), "bronze", soft=0.15, halo=0.3, bright=-0.05)
    n.shade(0, -0.5, 0.9, 0.5)
    n.lamp_at = (-0.8, 0.9)
    n.being(
        sweep([(0.35, -1.5), (0.20, -1.0), (0.05, -0.68)], [0.26, 0.22, 0.20]), "sea", soft=0.12, halo=0.6, stars=0.1
    )
    n.being(
        blob((-0.26, -0.30), (0.24, -0.30), (0.34, -0.60), (0.16, -0.86), (-0.16, -0.82), (-0.30, -0.55)),
        "sea",
        soft=0.13,
        halo=0.8,
        stars=0,
    )
    for k in range(4):
        n.being(
            sweep(
                [(-0.22 + k * 0.15, -0.36), (-0.32 + k * 0.20, 0.0), (-0.34 + k * 0.22, 0.26 - 0.05 * abs(k - 1.5))],
                [0.07, 0.062, 0.04],
            ),
            "sea",
            soft=0.04,
            halo=0.4,
            stars=0,
        )
        n.ink([(-0.36 + k * 0.20, 0.0), (-0.26 + k * 0.20, 0.02)], 0.012, 0.7, "sea")
    n.being(
        sweep([(0.26, -0.60), (0.50, -0.40), (0.58, -0.18)], [0.08, 0.065, 0.04]), "sea", soft=0.04, halo=0.4, stars=0
    )
    n.being(dot(0.0, -0.56, 0.17), "blood", soft=0.06, halo=0.9, stars=0)
    n.lit(hoop(0.0, -0.56, 0.11, 0.018), "#ff5040", 1.4, 0.06)

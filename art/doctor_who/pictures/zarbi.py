"""Zarbi: an ant as large as a cow, on the crust of a small cold world."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import blob, dot, sweep


@picture("timeless", "zarbi", nebulae.moon(0.42, (0.4, 0.85), 1.2, 0.3))
def paint(n: Night) -> None:
    n.being(land.hills(n, -0.95, 0.10, 8), "bone", soft=0.12, halo=0.3, bright=-0.05)
    n.lamp_at = (0.3, 1.0)
    n.being(dot(-0.56, -0.10, 0.44, 0.34, 18), "soot", soft=0.22, halo=0.9, bright=0.05)
    n.being(dot(0.04, -0.06, 0.24, 0.19), "soot", soft=0.13, halo=0.6, bright=0.05)
    n.being(
        blob((0.24, 0.10), (0.50, 0.36), (0.80, 0.28), (0.86, 0.0), (0.70, -0.16), (0.36, -0.08)),
        "soot",
        soft=0.14,
        halo=0.8,
        stars=0,
        bright=0.08,
    )
    n.lit(dot(0.66, 0.14, 0.085, 0.07), "#a0e8ff", 1.2, 0.09)
    for dx in (0.0, 0.12):
        n.being(
            sweep([(0.60 + dx, 0.30), (0.72 + dx, 0.68), (0.98 + dx, 0.60)], [0.03, 0.024, 0.01]),
            "soot",
            soft=0.02,
            halo=0.4,
            stars=0,
            bright=0.1,
        )
    n.being(
        sweep([(0.84, 0.02), (1.0, -0.06), (0.92, -0.18)], [0.05, 0.04, 0.008])
        + sweep([(0.78, -0.08), (0.88, -0.22), (0.78, -0.28)], [0.05, 0.04, 0.008]),
        "soot",
        soft=0.02,
        halo=0.3,
        stars=0,
        bright=0.1,
    )
    for x0, x1, x2 in ((-0.16, -0.5, -0.62), (0.0, -0.14, -0.20), (0.10, 0.28, 0.22), (0.20, 0.60, 0.66)):
        n.being(
            sweep([(x0, -0.16), (x1, -0.34), (x2, -1.08)], [0.06, 0.05, 0.012]),
            "soot",
            soft=0.03,
            halo=0.4,
            stars=0,
            bright=0.08,
        )

"""Rill: something with tusks and kind eyes behind glass, in the ammonia."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, pair, sweep


@picture("future", "rill", nebulae.deep((0.0, 0.1), 0.9, 0.45))
def paint(n: Night) -> None:
    n.haze(0, 0.0, 0.9, "sea", 0.5)
    n.being(
        both((0, 0.72), (0.40, 0.60), (0.66, 0.2), (0.60, -0.3), (0.85, -0.9), (0.9, -1.5, 0), (0, -1.5)),
        "moss",
        soft=0.3,
        halo=0.9,
    )
    for x in (-1, 1):
        n.being(
            sweep([(0.24 * x, -0.16), (0.44 * x, -0.42), (0.34 * x, -0.74)], [0.08, 0.07, 0.008]),
            "bone",
            soft=0.04,
            halo=0.4,
            stars=0,
        )
        n.being(
            sweep([(0.36 * x, 0.50), (0.62 * x, 0.86), (0.48 * x, 1.16)], [0.06, 0.045, 0.01]),
            "moss",
            soft=0.03,
            halo=0.3,
        )
        n.star(0.48 * x, 1.18, 0.14, 0.9)
    n.dark(pair(dot(0.24, 0.24, 0.17, 0.14)), 0.85, 0.03)
    n.lit(pair(dot(0.24, 0.24, 0.085)), "#ffe0a0", 1.2, 0.08)
    n.dark(pair(dot(0.24, 0.22, 0.035)), 0.9, 0.006)
    n.dark(sweep([(-0.14, -0.22), (0, -0.28), (0.14, -0.22)], [0.01, 0.03, 0.01]), 0.8, 0.008)
    for x in (-0.62, 0.0, 0.62):
        n.lit(box(x - 0.008, -1.4, x + 0.008, 1.4), "#bfe8ff", 0.20, 0.02)
    n.glint([(-0.85, 1.1), (-0.5, 0.6)], 0.04, "ice", 0.5)
    n.glint([(0.5, -0.3), (0.9, -0.9)], 0.03, "ice", 0.35)

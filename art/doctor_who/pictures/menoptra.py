"""Menoptra: a great moth upright, wings with eyes of gold, antennae lit."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, dot, hoop, pair, sweep


@picture("timeless", "menoptra", nebulae.clouds((0.0, 0.5), 0.9, 2.0))
def paint(n: Night) -> None:
    for x in (-1, 1):
        n.being(
            blob(
                (0.10 * x, 0.20), (0.46 * x, 0.92), (0.98 * x, 1.12), (1.02 * x, 0.5), (0.7 * x, 0.06), (0.16 * x, 0.0)
            ),
            "gold",
            soft=0.12,
            halo=0.8,
            rim=1.3,
        )
        n.being(
            blob((0.14 * x, -0.02), (0.66 * x, 0.0), (0.86 * x, -0.45), (0.60 * x, -0.98), (0.28 * x, -0.55)),
            "bronze",
            soft=0.12,
            halo=0.6,
            rim=1.3,
        )
        for (px, py), r in (((0.70, 0.72), 0.17), ((0.58, -0.42), 0.13)):
            n.being(dot(px * x, py, r), "soot", soft=0.05, halo=0.1, stars=0)
            n.lit(hoop(px * x, py, r * 0.62, r * 0.16), n.sky.accent, 0.9, 0.04)
    n.being(
        both((0, 0.28), (0.17, 0.22), (0.20, -0.2), (0.14, -0.7), (0.20, -1.3), (0, -1.35)),
        "pearl",
        soft=0.10,
        halo=0.7,
    )
    for k in range(6):
        n.dark(
            sweep([(-0.18, 0.02 - k * 0.2), (0, -0.04 - k * 0.2), (0.18, 0.02 - k * 0.2)], [0.02, 0.035, 0.02]),
            0.7,
            0.008,
            "bronze",
        )
    n.being(
        both((0, 0.64), (0.15, 0.58), (0.19, 0.42), (0.10, 0.26), (0, 0.24)),
        "pearl",
        soft=0.08,
        halo=0.7,
        stars=0,
        bright=0.06,
    )
    n.lit(pair(dot(0.085, 0.46, 0.06, 0.05, 20)), "#ffb040", 1.1, 0.06)
    for x in (-1, 1):
        n.being(
            sweep([(0.05 * x, 0.60), (0.14 * x, 0.90), (0.34 * x, 1.10)], [0.02, 0.016, 0.006]),
            "pearl",
            soft=0.01,
            halo=0.3,
            stars=0,
        )
        n.star(0.35 * x, 1.11, 0.16, 1.0)

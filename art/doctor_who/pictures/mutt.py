"""Mutt: an insect upright; behind it in the light already the angel that it will be."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, dot, pair, sweep


@picture("future", "mutt", nebulae.rays((0.0, 0.4), 1.5, 1.1))
def paint(n: Night) -> None:
    for x in (-1, 1):
        n.being(
            blob((0.08 * x, 0.4), (0.60 * x, 1.05), (0.98 * x, 1.0), (0.90 * x, 0.4), (0.60 * x, 0.0), (0.2 * x, 0.0)),
            "pearl",
            solid=0.45,
            soft=0.12,
            halo=0.9,
            rim=1.4,
            stars=1.0,
        )
    n.star(0, 0.98, 0.4, 1.2)
    n.being(
        both((0, 0.20), (0.30, 0.12), (0.40, -0.2), (0.32, -0.7), (0.42, -1.5, 0), (0, -1.5)),
        "bronze",
        soft=0.18,
        halo=0.7,
    )
    for k in range(6):
        n.ink([(-0.36, -0.10 - k * 0.2), (0, -0.2 - k * 0.2), (0.36, -0.10 - k * 0.2)], 0.025, 0.6, "bronze")
    n.being(
        both((0, 0.66), (0.22, 0.60), (0.32, 0.36), (0.20, 0.12), (0, 0.04)),
        "bronze",
        soft=0.12,
        halo=0.7,
        stars=0,
        bright=0.05,
    )
    n.lit(pair(dot(0.17, 0.40, 0.085, 0.065, 30)), n.sky.accent, 1.1, 0.08)
    for x in (-1, 1):
        n.being(
            sweep([(0.07 * x, 0.08), (0.13 * x, -0.04), (0.04 * x, -0.12)], [0.035, 0.03, 0.005]),
            "bone",
            soft=0.02,
            halo=0.2,
            stars=0,
        )
        n.being(
            sweep([(0.10 * x, 0.62), (0.20 * x, 0.86), (0.40 * x, 0.98)], [0.02, 0.014, 0.005]),
            "bronze",
            soft=0.01,
            halo=0.3,
            stars=0,
        )
        for k in range(2):
            n.being(
                sweep(
                    [
                        (0.30 * x, -0.10 - 0.3 * k),
                        (0.62 * x, -0.30 - 0.3 * k),
                        (0.52 * x, -0.66 - 0.3 * k),
                        (0.66 * x, -0.74 - 0.3 * k),
                    ],
                    [0.06, 0.05, 0.035, 0.006],
                ),
                "bronze",
                soft=0.03,
                halo=0.3,
                stars=0,
            )

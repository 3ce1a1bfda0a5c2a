"""Bok: a gargoyle come down from its roof, stone wings half open."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, box, dot, pair, poly, sweep


@picture("present", "bok", nebulae.moon(0.5, (0.2, 0.75), 0.9, 0.3))
def paint(n: Night) -> None:
    n.being(
        box(-1.2, -1.5, 1.2, -0.98) + box(-0.7, -1.0, 0.7, -0.86), "bone", soft=0.08, halo=0.3, stars=0, bright=-0.06
    )
    for x in (-1, 1):
        n.being(
            blob(
                (0.14 * x, 0.2),
                (0.50 * x, 0.82),
                (0.86 * x, 0.96, 0),
                (1.0 * x, 0.30),
                (0.86 * x, 0.16, 0),
                (0.80 * x, -0.14),
                (0.60 * x, -0.10, 0),
                (0.40 * x, -0.35),
            ),
            "bone",
            soft=0.10,
            halo=0.5,
            bright=-0.04,
        )
        n.ink([(0.16 * x, 0.16), (0.5 * x, 0.5), (0.86 * x, 0.9)], 0.02, 0.5, "bone")
        n.being(
            sweep([(0.22 * x, -0.30), (0.46 * x, -0.42), (0.36 * x, -0.86)], [0.15, 0.14, 0.07]),
            "bone",
            soft=0.09,
            halo=0.3,
        )
    n.being(
        both((0, 0.28), (0.24, 0.2), (0.32, -0.2), (0.26, -0.70), (0, -0.78)), "bone", soft=0.16, halo=0.7, stars=0.2
    )
    n.being(
        both((0, 0.72), (0.20, 0.68), (0.30, 0.48), (0.26, 0.28), (0.10, 0.14), (0, 0.12)),
        "bone",
        soft=0.13,
        halo=0.6,
        stars=0,
        bright=0.05,
    )
    n.being(
        pair(
            sweep([(0.16, 0.64), (0.26, 0.84), (0.20, 0.98)], [0.055, 0.04, 0.005])
            + poly((0.26, 0.52), (0.50, 0.66), (0.28, 0.38))
        ),
        "bone",
        soft=0.03,
        halo=0.3,
        stars=0,
    )
    n.lit(pair(dot(0.11, 0.46, 0.045)), n.sky.accent, 1.8, 0.10)
    n.dark(blob((-0.14, 0.28), (0, 0.32), (0.14, 0.28), (0.08, 0.20), (-0.08, 0.20)), 0.9, 0.01)
    for x in (-1, 1):
        n.being(
            sweep([(0.26 * x, 0.10), (0.40 * x, -0.2), (0.18 * x, -0.40)], [0.08, 0.075, 0.05]),
            "bone",
            soft=0.05,
            halo=0.2,
        )

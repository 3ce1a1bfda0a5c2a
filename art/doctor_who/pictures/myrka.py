"""Myrka: a sea beast on short legs that fills a corridor, sparks about its jaws."""

from math import sin

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, poly, sweep


@picture("present", "myrka", nebulae.deep((0.3, 0.3), 0.8, 0.5))
def paint(n: Night) -> None:
    n.being(
        blob(
            (-1.1, -1.1, 0),
            (-0.86, -0.3),
            (-0.50, 0.20),
            (0.0, 0.30),
            (0.40, 0.56),
            (0.64, 0.86),
            (0.92, 0.70),
            (1.02, 0.34),
            (0.80, 0.10),
            (0.72, -0.30),
            (0.66, -1.1, 0),
        ),
        "sea",
        soft=0.30,
        halo=0.9,
    )
    for k in range(8):
        x, y = -0.86 + k * 0.19, -0.14 + 0.5 * sin(k * 0.42) + 0.02 * k
        n.being(
            poly((x - 0.09, y - 0.04), (x - 0.06, y + 0.26), (x + 0.12, y + 0.06)), "sea", soft=0.05, halo=0.3, stars=0
        )
    for x in (-0.52, 0.20, 0.52):
        n.being(sweep([(x, -0.5), (x + 0.04, -0.9), (x + 0.14, -1.16)], [0.18, 0.13, 0.10]), "sea", soft=0.1, halo=0.2)
    n.lit(dot(0.78, 0.60, 0.06), "#ffe060", 1.5, 0.10)
    n.dark(sweep([(0.52, 0.34), (0.78, 0.28), (1.02, 0.40)], [0.02, 0.07, 0.02]), 0.9, 0.008)
    for _i, (x, y) in enumerate(((0.58, 0.33), (0.68, 0.30), (0.78, 0.29), (0.88, 0.33))):
        n.being(poly((x - 0.03, y + 0.03), (x, y - 0.10), (x + 0.03, y + 0.03)), "bone", soft=0.01, halo=0.2, stars=0)
    for salt, end in enumerate(((1.2, 0.9), (1.2, 0.05), (0.7, 1.35))):
        n.lit(
            sweep(
                [
                    (0.95, 0.42),
                    (1.0 + 0.05 * salt, 0.46 + 0.1 * salt),
                    ((0.95 + end[0]) / 2, (0.42 + end[1]) / 2 + 0.05),
                    end,
                ],
                [0.008] * 4,
            ),
            "#8ff0ff",
            1.4,
            0.05,
        )

"""Morbius: a brain in a bowl with two eyes on stalks, on a body sewn from many."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, sweep


@picture("timeless", "morbius", nebulae.clouds((0.0, 0.4), 0.8, 2.8))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.2)
    n.being(both((0.16, 0.06), (0.7, -0.02), (0.95, -0.4), (0.85, -1.5, 0), (0, -1.5)), "bronze", soft=0.25, halo=0.6)
    for (x0, y0), (x1, y1) in (((-0.5, -0.3), (0.3, -1.2)), ((0.45, -0.2), (0.1, -0.7)), ((-0.6, -1.0), (-0.1, -0.8))):
        n.ink([(x0, y0), (x1, y1)], 0.02, 0.8, "bronze")
        for k in range(6):
            t = (k + 0.5) / 6
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            n.glint([(x - 0.05, y - 0.03), (x + 0.05, y + 0.03)], 0.010, "bone", 0.7)
    n.being(sweep([(0.85, -0.5), (1.0, -0.9), (0.7, -1.1)], [0.14, 0.13, 0.10]), "blood", soft=0.07, halo=0.4)
    for k in (-1, 0, 1):
        n.being(
            sweep([(0.66, -1.1 + k * 0.07), (0.44, -1.05 + k * 0.12), (0.34, -1.14 + k * 0.12)], [0.05, 0.045, 0.01]),
            "blood",
            soft=0.03,
            halo=0.3,
            stars=0,
        )
    n.being(
        both((0, 0.90), (0.36, 0.82), (0.50, 0.50), (0.42, 0.12, 0), (0, 0.08)),
        "ice",
        solid=0.45,
        soft=0.08,
        halo=0.9,
        rim=1.6,
        stars=0,
    )
    n.being(both((0, 0.70), (0.26, 0.66), (0.36, 0.42), (0.24, 0.22), (0, 0.20)), "candy", soft=0.10, halo=0.3, stars=0)
    for x in (-1, 1):
        for k in range(4):
            n.ink(
                [(0.03 * x, 0.66 - k * 0.12), (0.14 * x, 0.60 - k * 0.10), (0.28 * x, 0.56 - k * 0.09)],
                0.014,
                0.6,
                "candy",
            )
        n.being(
            sweep([(0.16 * x, 0.18), (0.24 * x, 0.02), (0.20 * x, -0.06)], [0.03, 0.03, 0.03]),
            "silver",
            soft=0.02,
            halo=0.2,
            stars=0,
        )
        n.lit(dot(0.20 * x, -0.06, 0.06), "#ffe060", 1.5, 0.09)
        n.dark(dot(0.20 * x, -0.06, 0.025), 0.9, 0.004)
    n.glint([(-0.34, 0.72), (-0.42, 0.5), (-0.38, 0.25)], 0.03, "ice", 0.6)

"""The Malus: a stone face as high as a church wall, breaking through it, smoke in its mouth."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, box, dot, pair, poly, sweep


@picture("past", "the-malus", nebulae.deep((0.0, 0.4), 0.7, 0.3))
def paint(n: Night) -> None:
    for row in range(9):
        for k in range(6):
            x, y = -1.1 + k * 0.42 + 0.21 * (row % 2), 1.25 - row * 0.32
            n.being(box(x, y - 0.14, x + 0.39, y + 0.14), "bone", soft=0.05, halo=0, stars=0, bright=-0.12)
    n.shade(0, 0.0, 0.95, 0.5)
    n.lamp_at = (-0.7, 1.3)
    n.being(
        both((0, 1.12), (0.46, 1.06), (0.72, 0.72), (0.80, 0.1), (0.66, -0.62), (0.40, -1.02), (0, -1.12)),
        "moss",
        soft=0.36,
        halo=0.8,
    )
    for x in (-1, 1):
        n.being(
            sweep([(0.10 * x, 0.50), (0.36 * x, 0.66), (0.66 * x, 0.48)], [0.08, 0.13, 0.05]),
            "moss",
            soft=0.08,
            halo=0,
            stars=0,
        )
        n.being(
            sweep([(0.30 * x, 0.92), (0.52 * x, 1.14), (0.50 * x, 1.36)], [0.13, 0.10, 0.01]),
            "moss",
            soft=0.07,
            halo=0.2,
            stars=0,
        )
    n.dark(pair(dot(0.36, 0.34, 0.22, 0.15, -14)), 0.9, 0.04)
    n.lit(pair(dot(0.36, 0.34, 0.13, 0.085, -14)), "#78ff60", 1.5, 0.14)
    n.being(both((0, 0.40), (0.12, 0.1), (0.24, -0.16), (0, -0.20)), "moss", soft=0.10, halo=0, stars=0, bright=0.03)
    n.dark(blob((-0.46, -0.44), (0, -0.34), (0.46, -0.44), (0.34, -0.84), (0, -0.92), (-0.34, -0.84)), 0.95, 0.03)
    for x in (-0.30, -0.1, 0.1, 0.30):
        n.being(poly((x - 0.08, -0.40), (x, -0.62), (x + 0.08, -0.40)), "bone", soft=0.03, halo=0, stars=0)
    n.haze(0, -0.70, 0.3, "jade", 0.7)

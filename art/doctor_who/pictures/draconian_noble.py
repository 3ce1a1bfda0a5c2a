"""Draconian Noble: a high domed brow, a face of scales, a wide collar of state."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, pair, poly, sweep


@picture("future", "draconian-noble", nebulae.rings((-0.5, 0.85), 0.32, 25))
def paint(n: Night) -> None:
    n.lamp_at = (-0.9, 1.1)
    b = Bust((0.0, 0.28), 0.40, 0)
    n.being(b.put(both((0, 0.9), (1.2, 0.4), (1.75, -0.5), (1.4, -1.6, 0), (0, -1.3))), "violet", soft=0.12, halo=0.6)
    n.being(b.put(heads.SHOULDERS), "sea", soft=0.15, halo=0.4, fade=0.3)
    n.being(
        b.put(both((0, 1.72), (0.50, 1.58), (0.80, 1.0), (0.78, 0.3), (0.66, -0.3), (0.42, -0.8), (0, -1.08))),
        "moss",
        soft=0.2,
        halo=0.9,
        stars=0.1,
    )
    n.being(b.put(pair(poly((0.70, 0.5), (1.12, 0.85), (0.74, -0.05)))), "moss", soft=0.04, halo=0.2, stars=0)
    for row in range(6):
        for k in range(-2, 3):
            n.being(
                b.put(dot(k * 0.24 + 0.12 * (row % 2) - 0.06, 1.42 - row * 0.17, 0.10, 0.075)),
                "moss",
                soft=0.03,
                halo=0,
                stars=0,
            )
    n.dark(b.put(pair(dot(0.29, 0.14, 0.19, 0.10, 10))), 0.8, 0.02)
    n.lit(b.put(pair(dot(0.29, 0.13, 0.06))), "#ffb040", 1.4, 0.06)
    n.being(
        b.put(both((0, 0.3), (0.10, 0.0), (0.20, -0.26), (0, -0.32))), "moss", soft=0.05, halo=0, stars=0, bright=0.06
    )
    n.dark(b.put(sweep([(-0.28, -0.56), (0, -0.50), (0.28, -0.56)], [0.01, 0.035, 0.01])), 0.8, 0.008)
    n.being(b.put(heads.BEARDS["goatee"]), "silver", soft=0.04, halo=0.1, stars=0)
    n.star(*b.put(dot(0, -1.9, 0.01))[0].mean(0), 0.2, 1.1, n.sky.accent)

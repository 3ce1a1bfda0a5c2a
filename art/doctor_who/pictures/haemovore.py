"""Haemovore: a drowned face of blue suckers, long nails, risen from the sea."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, dot, pair, poly, sweep


@picture("past", "haemovore", nebulae.moon(0.46, (0.35, 0.85), 0.9, 0.24))
def paint(n: Night) -> None:
    n.lamp_at = (-0.9, 1.1)
    b = Bust((0.0, 0.30), 0.44, 0)
    n.being(b.put(heads.SHOULDERS), "navy", soft=0.14, halo=0.6, fade=0.3)
    n.being(
        b.put(both((0, 1.1), (0.6, 0.98), (0.86, 0.4), (0.80, -0.3), (0.5, -0.9), (0, -1.1))),
        "sea",
        soft=0.18,
        halo=0.9,
    )
    rng = n.rng(2)
    for u, v, k in rng.random((60, 3)):
        x, y = (u - 0.5) * 1.3, -0.8 + 1.75 * v
        if abs(abs(x) - 0.29) > 0.18 or abs(y - 0.1) > 0.18:
            n.being(b.put(dot(x, y, 0.05 + 0.05 * k)), "sea", soft=0.025, halo=0, stars=0, bright=0.05)
    n.dark(b.put(pair(dot(0.29, 0.1, 0.15, 0.11))), 0.95, 0.02)
    n.lit(b.put(pair(dot(0.29, 0.1, 0.06))), "#ff4a40", 1.5, 0.08)
    n.dark(b.put(blob((-0.26, -0.46), (0, -0.40), (0.26, -0.46), (0.16, -0.72), (-0.16, -0.72))), 0.95, 0.02)
    n.being(b.put(pair(poly((0.08, -0.44), (0.13, -0.66), (0.18, -0.45)))), "bone", soft=0.01, halo=0.2, stars=0)
    for x in (-1, 1):
        for k in range(4):
            n.being(
                sweep(
                    [
                        (0.60 * x + k * 0.09 * x, -1.0),
                        (0.62 * x + k * 0.11 * x, -0.70),
                        (0.58 * x + k * 0.12 * x, -0.46 + 0.04 * k),
                    ],
                    [0.04, 0.03, 0.004],
                ),
                "sea",
                soft=0.02,
                halo=0.4,
                stars=0,
            )

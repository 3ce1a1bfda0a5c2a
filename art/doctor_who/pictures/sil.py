"""Sil: a small green slug of commerce on a tank of water, laughing."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, lights, picture
from art.kit.shapes import blob, both, box, dot, pair, sweep


@picture("future", "sil", nebulae.deep((0.2, 0.2), 0.8, 0.5))
def paint(n: Night) -> None:
    n.being(box(-0.72, -1.3, 0.72, -0.62), "ice", solid=0.6, soft=0.10, halo=0.7, rim=1.4)
    n.being(box(-0.78, -0.66, 0.78, -0.54), "silver", soft=0.04, halo=0.3, stars=0)
    for k in range(12):
        n.being(
            dot(-0.6 + (k * 0.37) % 1.2, -1.2 + (k * 0.23) % 0.5, 0.03), "ice", solid=0.7, soft=0.02, halo=0.4, stars=0
        )
    n.lamp_at = (-0.8, 1.1)
    n.being(
        blob(
            (-0.30, 0.10),
            (0.30, 0.10),
            (0.44, -0.3),
            (0.70, -0.50),
            (0.98, -0.30),
            (1.0, -0.46),
            (0.74, -0.66),
            (0.2, -0.62),
            (-0.44, -0.62),
            (-0.42, -0.2),
        ),
        "moss",
        soft=0.18,
        halo=0.8,
    )
    for x in (-1, 1):
        n.being(
            sweep([(0.34 * x, 0.0), (0.60 * x, -0.16), (0.52 * x, -0.46)], [0.08, 0.07, 0.06]),
            "moss",
            soft=0.05,
            halo=0.3,
        )
    n.being(
        both((0, 0.98), (0.20, 1.0), (0.46, 0.72), (0.50, 0.36), (0.34, 0.04), (0, -0.04)),
        "moss",
        soft=0.2,
        halo=0.9,
        stars=0.1,
    )
    n.being(
        pair(sweep([(0.10, 0.95), (0.2, 1.1), (0.1, 1.2)], [0.07, 0.05, 0.01])), "moss", soft=0.03, halo=0.2, stars=0
    )
    n.dark(pair(dot(0.20, 0.52, 0.12, 0.08)), 0.8, 0.02)
    n.lit(pair(dot(0.20, 0.52, 0.04)), "#ffe060", 1.4, 0.06)
    n.dark(blob((-0.30, 0.30), (0, 0.20), (0.30, 0.30), (0.20, 0.06), (-0.20, 0.06)), 0.9, 0.012)
    n.being(box(-0.18, 0.21, 0.18, 0.26), "bone", soft=0.02, halo=0.1, stars=0)
    n.lit(lights([(-0.62, 0.6), (0.66, 0.5), (0.72, 0.9), (-0.7, 1.0)], 0.04), "#ffd850", 1.2, 0.06)

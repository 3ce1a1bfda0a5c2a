"""Cybermat: a silver fish out of water, with feelers and two cold eyes."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, sweep


@picture("future", "cybermat", nebulae.planet((0.0, -2.0), 1.55, 0.4))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.1)
    n.being(
        blob(
            (-0.90, -0.42, 0),
            (-0.80, -0.05),
            (-0.40, 0.24),
            (0.10, 0.26),
            (0.55, 0.02),
            (0.80, -0.24),
            (0.98, -0.46, 0),
            (0.4, -0.54),
            (-0.4, -0.54),
        ),
        "silver",
        soft=0.24,
        halo=1.0,
    )
    for k in range(7):
        x = -0.46 + k * 0.19
        n.ink([(x, 0.20 - 0.25 * max(0, x)), (x - 0.06, -0.15), (x - 0.02, -0.50)], 0.018, 0.7, "silver")
    n.being(
        [p for k in range(12) for p in sweep([(-0.75 + k * 0.13, -0.48), (-0.80 + k * 0.13, -0.62)], [0.02, 0.006])],
        "silver",
        soft=0.01,
        halo=0.2,
        stars=0,
    )
    for x, y in ((-0.70, -0.06), (-0.42, 0.04)):
        n.dark(dot(x, y, 0.12), 0.9, 0.01)
        n.lit(dot(x, y, 0.07), "#ff4a30", 1.3, 0.08)
        n.star(x, y, 0.22, 0.9, "#ff7a60")
    for dx in (0.0, 0.16):
        n.being(
            sweep([(-0.60 + dx, 0.16), (-0.72 + dx, 0.52), (-0.52 + dx * 1.6, 0.84)], [0.02, 0.014, 0.008]),
            "silver",
            soft=0.01,
            halo=0.3,
            stars=0,
        )
        n.star(-0.52 + dx * 1.6, 0.86, 0.12, 1.0)
    n.dark(sweep([(-0.88, -0.36), (-0.64, -0.30), (-0.40, -0.34)], [0.02, 0.035, 0.01]), 0.85, 0.006)

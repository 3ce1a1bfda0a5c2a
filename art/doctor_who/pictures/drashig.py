"""Drashig: a serpent with a mouth of nothing but teeth rears out of the marsh."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, poly, sweep


@picture("future", "drashig", nebulae.planet((0.0, -1.9), 1.5, 0.4, sun=(0.5, 0.5)))
def paint(n: Night) -> None:
    n.lamp_at = (0.7, 1.0)
    n.being(
        sweep([(0.62, -1.5), (0.72, -0.7), (0.40, -0.2), (0.10, 0.2), (0.0, 0.5)], [0.34, 0.30, 0.28, 0.25, 0.22]),
        "bronze",
        soft=0.16,
        halo=0.8,
    )
    for k in range(8):
        t = k / 8
        x, y = 0.66 - 0.62 * t, -1.1 + 1.5 * t
        n.ink([(x - 0.26, y - 0.05), (x, y + 0.06), (x + 0.26, y + 0.0)], 0.03, 0.6, "bronze")
    n.being(
        blob(
            (0.22, 0.42),
            (0.26, 0.86),
            (0.02, 1.12),
            (-0.44, 1.08),
            (-0.86, 0.86, 0),
            (-0.3, 0.74),
            (-0.24, 0.52),
            (-0.40, 0.32),
            (-0.80, 0.06, 0),
            (-0.30, 0.02),
            (0.0, 0.14),
        ),
        "bronze",
        soft=0.16,
        halo=0.9,
    )
    for k in range(7):
        n.being(
            poly(
                (-0.80 + k * 0.085, 0.86 - k * 0.012),
                (-0.76 + k * 0.085, 0.66 - k * 0.02),
                (-0.71 + k * 0.085, 0.85 - k * 0.012),
            ),
            "bone",
            soft=0.01,
            halo=0.3,
            stars=0,
        )
        n.being(
            poly(
                (-0.74 + k * 0.075, 0.10 + k * 0.03),
                (-0.69 + k * 0.075, 0.28 + k * 0.03),
                (-0.65 + k * 0.075, 0.12 + k * 0.03),
            ),
            "bone",
            soft=0.01,
            halo=0.3,
            stars=0,
        )
    for x, y in ((-0.30, 0.98), (-0.08, 1.02), (-0.48, 0.94)):
        n.lit(dot(x, y, 0.035), "#ffd040", 1.6, 0.08)
    n.foot(-1.05, 0.8, "moss")

"""Skarasen: a neck out of the loch, and rings on the water."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, box, dot, hoop, poly, sweep


@picture("present", "skarasen", nebulae.moon(0.40, (-0.45, 0.85), 1.0, 0.3))
def paint(n: Night) -> None:
    n.being(box(-1.2, -1.5, 1.2, -0.70), "dusk", soft=0.2, halo=0.3, solid=0.85, stars=0.6)
    n.lamp_at = (-0.5, 0.9)
    n.being(
        sweep([(0.30, -1.2), (0.44, -0.5), (0.40, 0.05), (0.16, 0.42), (-0.02, 0.62)], [0.42, 0.28, 0.19, 0.15, 0.14]),
        "sea",
        soft=0.16,
        halo=0.9,
    )
    n.being(
        blob(
            (0.14, 0.80),
            (-0.10, 0.88),
            (-0.36, 0.70),
            (-0.66, 0.56),
            (-0.68, 0.46),
            (-0.44, 0.42),
            (-0.66, 0.30),
            (-0.60, 0.24),
            (-0.2, 0.34),
            (0.12, 0.44),
        ),
        "sea",
        soft=0.12,
        halo=0.8,
    )
    for k in range(5):
        n.being(
            poly((-0.60 + k * 0.08, 0.46), (-0.57 + k * 0.08, 0.36), (-0.54 + k * 0.08, 0.45)),
            "bone",
            soft=0.01,
            halo=0.2,
            stars=0,
        )
    n.lit(dot(-0.16, 0.68, 0.045), "#ffe060", 1.7, 0.10)
    for x, y in ((-0.72, -0.86), (-1.0, -0.98)):
        n.being(
            both((0, y + 0.28), (0.16, y + 0.14), (0.24, y - 0.1, 0), (0, y - 0.1), x=x + 0.2),
            "sea",
            soft=0.09,
            halo=0.4,
        )
    for r in (0.5, 0.7, 0.95):
        n.lit(hoop(0.35, -0.92, r, 0.005, ry=r * 0.16), "#ffd0b0", 0.5, 0.02)
    n.joined([(0.32, -0.8), (0.44, -0.5), (0.41, 0.0), (0.2, 0.38), (0.0, 0.66), (-0.6, 0.5)], r=0.07, heat=0.7)

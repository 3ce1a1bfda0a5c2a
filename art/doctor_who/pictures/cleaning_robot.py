"""Cleaning Robot: a white box with claws, whirling blades and one red lamp, in a corridor of Paradise."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop, place, poly, sweep


@picture("future", "cleaning-robot", nebulae.roundels((0.0, 0.2), 0.42, 0.5))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.2)
    n.being(
        poly((-0.66, -1.2), (-0.58, 0.36), (-0.42, 0.62), (0.42, 0.62), (0.58, 0.36), (0.66, -1.2)),
        "pearl",
        soft=0.16,
        halo=0.9,
        stars=0.1,
    )
    n.being(box(-0.44, 0.10, 0.44, 0.42), "dusk", soft=0.06, halo=0, stars=0)
    n.lit(dot(0, 0.26, 0.10), "#ff3828", 1.7, 0.16, 0.9)
    n.star(0, 0.26, 0.4, 1.0, "#ff6050")
    for x in (-1, 1):
        n.being(
            sweep([(0.58 * x, -0.10), (0.92 * x, 0.0), (0.86 * x, 0.40)], [0.06, 0.055, 0.05]),
            "silver",
            soft=0.04,
            halo=0.4,
            stars=0,
        )
        n.being(
            blob(
                (0.84 * x, 0.36),
                (0.98 * x, 0.56),
                (0.90 * x, 0.82, 0),
                (0.84 * x, 0.58),
                (0.72 * x, 0.80, 0),
                (0.74 * x, 0.5),
            ),
            "silver",
            soft=0.05,
            halo=0.4,
            stars=0,
        )
    n.being(hoop(0, -0.52, 0.34, 0.03), "silver", soft=0.03, halo=0.3, stars=0)
    for k in range(3):
        n.being(
            place(blob((0, 0.02, 0), (0.12, 0.10), (0.32, 0.04, 0), (0.16, -0.04)), (0, -0.52), 1, k * 120 + 20),
            "silver",
            soft=0.04,
            halo=0.7,
            stars=0,
            rim=1.3,
        )
    n.lit([q for k in range(5) for q in box(-0.36 + k * 0.16, -1.10, -0.28 + k * 0.16, -1.02)], n.sky.accent, 0.9, 0.03)

"""Sonic Screwdriver: a slim rod with a ring at its head, and rings of sound that open a lock of stars."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, hoop, place


@picture("timeless", "sonic-screwdriver", nebulae.rays((0.42, 0.72), 1.3, 1.0))
def paint(n: Night) -> None:
    n.being(
        place(
            both((0.045, 0.20), (0.055, -0.2), (0.085, -0.24, 0), (0.085, -0.95, 0), (0.06, -1.05), (0, -1.06)),
            (0.02, 0.1),
            1,
            -32,
        ),
        "silver",
        soft=0.05,
        halo=0.9,
        stars=0,
    )
    n.being(
        place(box(-0.088, -0.62, 0.088, -0.50) + box(-0.088, -0.40, 0.088, -0.34), (0.02, 0.1), 1, -32),
        "blood",
        soft=0.03,
        halo=0.3,
        stars=0,
    )
    n.being(place(box(-0.06, 0.16, 0.06, 0.52), (0.02, 0.1), 1, -32), "silver", soft=0.04, halo=0.6, stars=0)
    n.being(place(hoop(0, 0.64, 0.13, 0.035), (0.02, 0.1), 1, -32), "gold", soft=0.03, halo=0.6, stars=0)
    n.lit(place(dot(0, 0.64, 0.06), (0.02, 0.1), 1, -32), "#80d8ff", 1.9, 0.16, 1.0)
    x, y = place(dot(0, 0.64, 0.01), (0.02, 0.1), 1, -32)[0].mean(0)
    for r in (0.26, 0.42, 0.60, 0.80):
        n.lit(hoop(x, y, r, 0.007, 10, 110), "#80d8ff", 1.0 - r * 0.6, 0.03)
    n.star(x, y, 0.4, 1.4, "#a0e4ff")

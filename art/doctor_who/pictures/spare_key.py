"""Spare Key: a small key on a string, the galaxy about its bow."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, hoop, pair, place, sweep


@picture("purple", "spare-key", nebulae.galaxy((0.1, 0.2), 0.9, -20, 0.5))
def paint(n: Night) -> None:
    n.lamp_at = (-0.7, 1.2)
    n.being(
        place(hoop(0, 0, 0.32, 0.085) + pair(hoop(0.26, -0.20, 0.15, 0.06)), (0.10, 0.42), 1, 14),
        "gold",
        soft=0.06,
        halo=1.1,
        stars=0.1,
    )
    n.being(
        place(
            box(-0.075, -1.55, 0.075, -0.30)
            + box(0.0, -1.50, 0.34, -1.36)
            + box(0.0, -1.22, 0.28, -1.10)
            + box(0.22, -1.50, 0.34, -1.28)
            + box(-0.12, -0.44, 0.12, -0.36),
            (0.10, 0.42),
            1,
            14,
        ),
        "gold",
        soft=0.05,
        halo=0.8,
        stars=0,
    )
    n.being(
        sweep([(0.0, 0.72), (-0.3, 1.05), (-0.1, 1.4)], [0.018, 0.016, 0.016]), "bone", soft=0.01, halo=0.3, stars=0
    )
    n.star(0.10, 0.42, 0.34, 0.9)

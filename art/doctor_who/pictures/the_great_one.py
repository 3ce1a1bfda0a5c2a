"""The Great One: a spider as large as a hill in a cave of blue crystals, and one is missing."""

from art.doctor_who import creatures, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import place, poly


@picture("present", "the-great-one", nebulae.vortex((0.0, 0.3), 3.0, 0.9, heart=1.2))
def paint(n: Night) -> None:
    for x, h, t in (
        (-0.9, 0.7, 8),
        (-0.62, 0.35, -6),
        (0.64, 0.40, 8),
        (0.92, 0.8, -8),
        (-1.0, 0.0, 20),
        (1.0, 0.05, -20),
    ):
        n.being(
            place(poly((-0.16, -1.6), (-0.12, 0.0), (0, 0.30), (0.12, 0.0), (0.16, -1.6)), (x, h - 0.4), 1, t),
            "ice",
            solid=0.85,
            soft=0.06,
            halo=0.9,
            rim=1.5,
        )
    creatures.spider(n, (0.0, -0.10), 1.5, "blood")
    n.lit(poly((0, 1.02), (0.09, 0.84), (0, 0.66), (-0.09, 0.84)), "#7fc8ff", 1.7, 0.2, 1.0)
    n.star(0, 0.84, 0.6, 1.4, "#a0d8ff")

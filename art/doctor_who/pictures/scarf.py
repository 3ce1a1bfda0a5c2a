"""Scarf: it winds through the whole sky, and there is still no end to it."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture


@picture("timeless", "scarf", nebulae.galaxy((0.0, 0.2), 1.0, 10, 0.5))
def paint(n: Night) -> None:
    p = [
        (-1.1, 1.15),
        (-0.3, 1.05),
        (0.5, 1.15),
        (0.85, 0.75),
        (0.3, 0.45),
        (-0.5, 0.55),
        (-0.85, 0.15),
        (-0.3, -0.10),
        (0.5, 0.0),
        (0.85, -0.4),
        (0.3, -0.65),
        (-0.45, -0.55),
        (-0.75, -0.95),
        (-0.1, -1.12),
        (0.75, -1.0),
    ]
    things.striped_scarf(n, p, 0.15, 0, stars=0.6)
    n.star(-0.3, 1.05, 0.16, 1.0)
    n.star(0.85, -0.4, 0.16, 1.0)
    n.star(-0.85, 0.15, 0.16, 1.0)

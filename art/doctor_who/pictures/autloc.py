"""Autloc: a priest who lays down his feathers, a garden of flowers at his feet."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import dot, sweep


@picture("past", "autloc", nebulae.clouds((0.2, 0.4), 0.9))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("bone", "bronze", "fringe", "silver", "", "", "round", "sea"), (0.0, 0.48), 0.38, 5, stern=-0.1
    )
    n.being(
        b.put(sweep([(-0.80, 0.50), (0, 0.62), (0.80, 0.50)], [0.09, 0.11, 0.09])), "sea", soft=0.03, halo=0.3, stars=0
    )
    for i, (x, y) in enumerate(
        (
            (-0.8, -0.8),
            (-0.5, -1.05),
            (-0.15, -0.95),
            (0.2, -1.1),
            (0.52, -0.9),
            (0.84, -1.05),
            (-0.9, -1.2),
            (0.0, -1.28),
            (0.66, -1.26),
        )
    ):
        n.being(props.flower(x, y, 0.17, 6, i * 20), ("candy", "ember", "gold")[i % 3], soft=0.05, halo=0.4, stars=0.2)
        n.lit(dot(x, y, 0.03), "#ffe080", 1.0, 0.03)

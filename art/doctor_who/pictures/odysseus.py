"""Odysseus: a beard, a headband, and a ship with an eye on its prow."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, sweep


@picture("past", "odysseus", nebulae.moon(0.36, (-0.5, 0.9), 1.0, 0.3))
def paint(n: Night) -> None:
    n.being(box(-1.2, -1.5, 1.2, -0.98), "sea", soft=0.2, halo=0.5, solid=0.8)
    n.being(
        blob(
            (-0.30, -0.75, 0),
            (0.2, -0.92),
            (0.62, -0.86),
            (0.92, -0.50),
            (1.04, -0.16, 0),
            (0.86, -0.98),
            (0.2, -1.10),
            (-0.2, -1.06),
        ),
        "bronze",
        soft=0.09,
        halo=0.6,
    )
    n.lit(dot(0.72, -0.78, 0.05), "#ffe8b0", 1.1, 0.05)
    n.being(
        blob((0.28, 0.42, 0), (0.50, 0.10), (0.82, 0.0), (0.84, -0.34), (0.34, -0.40, 0)), "bone", soft=0.12, halo=0.4
    )
    b = portrait(
        n,
        Look("sea", "flesh", "curls", "bronze", "", "", "round", "gold", "king"),
        (-0.30, 0.36),
        0.36,
        4,
        wide=0.75,
        stern=-0.3,
        fade=0.5,
    )
    n.being(
        b.put(sweep([(-0.76, 0.56), (0, 0.72), (0.76, 0.56)], [0.06, 0.08, 0.06])), "gold", soft=0.02, halo=0.3, stars=0
    )

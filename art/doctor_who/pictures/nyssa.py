"""Nyssa: brown curls under a circlet, a velvet jacket, and wings of fine light."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, sweep


@picture("timeless", "nyssa", nebulae.pillars((0.0, 0.7)))
def paint(n: Night) -> None:
    for x in (-1, 1):
        n.being(
            blob(
                (0.10 * x, 0.2),
                (0.55 * x, 0.95),
                (0.98 * x, 1.05),
                (0.92 * x, 0.55),
                (0.60 * x, 0.15),
                (0.85 * x, -0.25),
                (0.45 * x, -0.30),
            ),
            "ice",
            solid=0.8,
            soft=0.10,
            halo=1.0,
            stars=1.4,
            rim=1.7,
        )
    b = portrait(
        n, Look("violet", "flesh", "mane", "bronze", collar="high"), (0.0, 0.38), 0.36, 0, wide=0.85, stern=0.0
    )
    n.being(
        b.put(sweep([(-0.74, 0.62), (0, 0.76), (0.74, 0.62)], [0.04, 0.06, 0.04])),
        "silver",
        soft=0.02,
        halo=0.5,
        stars=0,
    )
    n.star(0.0, 0.66, 0.14, 1.2, n.sky.accent)

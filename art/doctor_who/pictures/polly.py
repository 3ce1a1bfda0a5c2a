"""Polly: long fair hair, long lashes, and a bottle that no Cyberman likes."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, pair, sweep


@picture("present", "polly", nebulae.clouds((-0.3, 0.5), 0.8))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("candy", "flesh", "long", "gold", collar="round"), (-0.14, 0.40), 0.42, -8, wide=0.8, stern=-0.5
    )
    n.dark(b.put(pair(sweep([(0.16, 0.14), (0.34, 0.20), (0.54, 0.12)], [0.01, 0.035, 0.02]))), 0.9, 0.006)
    n.being(
        both((0.035, -0.28), (0.05, -0.40, 0), (0.15, -0.52), (0.16, -1.02, 0), (0, -1.02), x=0.64),
        "violet",
        soft=0.06,
        halo=0.8,
        stars=0.2,
    )
    n.being(box(0.60, -0.30, 0.68, -0.14), "silver", soft=0.03, halo=0.2, stars=0)
    n.lit(both((0.11, -0.62), (0.12, -0.98, 0), (0, -0.98), x=0.64), "#ff5ca8", 0.9, 0.05)
    n.star(0.58, -0.52, 0.12, 1.0)

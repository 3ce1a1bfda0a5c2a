"""Irongron: a robber knight, all beard and shout, a castle of his by theft behind."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, pair, sweep


@picture("past", "irongron", nebulae.clouds((-0.3, 0.6), 0.8))
def paint(n: Night) -> None:
    n.being(
        box(0.36, -1.5, 1.1, 0.42)
        + [q for k in range(5) for q in box(0.36 + k * 0.16, 0.42, 0.44 + k * 0.16, 0.52)]
        + box(0.50, 0.4, 0.78, 0.92)
        + [q for k in range(3) for q in box(0.48 + k * 0.12, 0.92, 0.55 + k * 0.12, 1.0)],
        "dusk",
        soft=0.06,
        halo=0.5,
        stars=0.2,
    )
    n.lit(box(0.62, 0.62, 0.67, 0.74) + box(0.8, 0.1, 0.85, 0.22), n.sky.accent, 1.0, 0.04)
    b = portrait(
        n,
        Look("silver", "flesh", "mane", "ember", "norman", "silver", "", "silver", "long"),
        (-0.18, 0.34),
        0.42,
        -6,
        wide=1.2,
        stern=1.0,
    )
    n.dark(b.put(dot(0, -0.62, 0.20, 0.13)), 0.9, 0.012)
    n.being(b.put(pair(sweep([(0.9, -1.4), (1.3, -1.5), (1.6, -1.9)], [0.2, 0.3, 0.2]))), "bronze", soft=0.1, halo=0.2)

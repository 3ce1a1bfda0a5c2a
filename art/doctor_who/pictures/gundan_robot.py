"""Gundan Robot: a skull in a horned helmet, cobwebs, an axe."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import blob, both, dot, pair, sweep


@picture("future", "gundan-robot", nebulae.deep((0.0, 0.4), 0.8, 0.45))
def paint(n: Night) -> None:
    b = portrait(n, Look("silver", "silver", "bald", "soot", "", "", ""), (-0.06, 0.30), 0.42, 2, wide=1.1, fade=0.2)
    bone, holes = props.skull(1.7)
    n.being(b.put(bone), "silver", cut=b.put(holes), soft=0.10, halo=0.8, rim=1.2)
    n.lit(b.put(pair(dot(0.36, 0.14, 0.10))), "#ff5030", 1.7, 0.12)
    n.being(
        b.put(both((0, 1.5), (0.70, 1.30), (1.0, 0.7), (1.0, 0.35, 0), (0, 0.55))),
        "bronze",
        soft=0.10,
        halo=0.5,
        stars=0,
    )
    n.being(
        b.put(pair(sweep([(0.86, 0.8), (1.4, 1.1), (1.5, 1.9)], [0.20, 0.15, 0.01]))),
        "bone",
        soft=0.07,
        halo=0.5,
        stars=0,
    )
    n.being(sweep([(0.70, -1.5), (0.74, 0.6)], [0.035, 0.03]), "bronze", soft=0.02, halo=0.3, stars=0)
    for x in (-1, 1):
        n.being(
            blob(
                (0.74, 0.58, 0),
                (0.74 + 0.16 * x, 0.70),
                (0.74 + 0.34 * x, 0.72, 0),
                (0.74 + 0.36 * x, 0.36),
                (0.74 + 0.30 * x, 0.06, 0),
                (0.74 + 0.14 * x, 0.22),
                (0.74, 0.24, 0),
            ),
            "silver",
            soft=0.06,
            halo=0.8,
            stars=0,
            rim=1.3,
        )
    for k in range(4):
        n.lit(
            sweep(
                [(-1.0, 1.4 - k * 0.3), (-0.7 + k * 0.1, 1.15 - k * 0.15), (-0.4 + k * 0.12, 1.4)],
                [0.002, 0.003, 0.002],
            ),
            "#d0e8ff",
            0.4,
            0.01,
        )

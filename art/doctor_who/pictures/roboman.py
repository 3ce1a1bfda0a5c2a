"""Roboman: a helmet wired over a face with no will, Westminster dark behind."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import both, dot, pair, sweep


@picture("future", "roboman", nebulae.pillars((0.2, 0.8)))
def paint(n: Night) -> None:
    n.being(land.clock_tower(0.66, -1.4, 2.0), "dusk", soft=0.05, halo=0.4, stars=0)
    n.lit(dot(0.66, 0.04, 0.07), "#ffe0a0", 0.8, 0.05)
    b = portrait(n, Look("soot", "flesh", "bald", "soot", "", "", "high", "soot"), (-0.18, 0.32), 0.42, -3, stern=0.6)
    n.being(
        b.put(both((0, 1.40), (0.62, 1.26), (0.92, 0.66), (0.92, 0.20, 0), (0.70, 0.24), (0, 0.44))),
        "silver",
        soft=0.14,
        halo=0.7,
        stars=0,
    )
    for x in (-1, 1):
        n.being(b.put(dot(0.94 * x, 0.10, 0.22, 0.36)), "silver", soft=0.07, halo=0.5, stars=0)
        n.being(
            b.put(sweep([(0.94 * x, 0.4), (1.22 * x, 0.9), (0.8 * x, 1.5), (0.2 * x, 1.4)], [0.04, 0.04, 0.04, 0.03])),
            "gold",
            soft=0.02,
            halo=0.4,
            stars=0,
        )
    n.lit(b.put(dot(0, 0.86, 0.10)), "#ff5030", 1.6, 0.1)
    n.dark(b.put(pair(dot(0.29, 0.09, 0.15, 0.09))), 0.7, 0.02)

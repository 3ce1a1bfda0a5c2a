"""Auton: a shop window's dummy whose hand has fallen open, and there is a gun in it."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, pair, sweep


@picture("present", "auton", nebulae.roundels((-0.2, 0.3), 0.9, 0.4))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.1)
    b = portrait(n, Look("navy", "pearl", "bald", "pearl", collar="lapels"), (-0.16, 0.42), 0.42, 3, stern=0.2)
    n.dark(b.put(pair(dot(0.29, 0.09, 0.13, 0.07))), 0.9, 0.01)
    n.being(
        b.put(both((0, 1.06), (0.52, 0.92), (0.74, 0.42), (0.50, 0.56), (0, 0.64))),
        "soot",
        soft=0.06,
        halo=0,
        stars=0,
        bright=0.1,
    )
    n.being(sweep([(0.92, -1.4), (0.70, -0.9), (0.52, -0.44)], [0.17, 0.15, 0.12]), "navy", soft=0.08, halo=0.4)
    n.being(sweep([(0.54, -0.50), (0.46, -0.26)], [0.115, 0.11]), "pearl", soft=0.06, halo=0.3, stars=0)
    for k in (-0.09, -0.03, 0.03, 0.09):
        n.being(
            sweep([(0.44 + k, -0.24), (0.50 + k * 2.0, -0.36), (0.58 + k * 2.4, -0.42)], [0.03, 0.028, 0.02]),
            "pearl",
            soft=0.02,
            halo=0.1,
            stars=0,
        )
    n.being(sweep([(0.44, -0.26), (0.40, -0.06)], [0.05, 0.045]), "silver", soft=0.02, halo=0.4, stars=0)
    n.lit(dot(0.395, -0.03, 0.04), n.sky.accent, 2.0, 0.12, 0.9)
    n.star(0.395, -0.02, 0.45, 1.4, n.sky.accent)

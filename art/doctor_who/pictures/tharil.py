"""Tharil: a lion's mane and face, half out of phase with the time he stands in."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, move, poly, sweep


@picture("future", "tharil", nebulae.vortex((0.0, 0.4), 2.4, 0.8, heart=1.0))
def paint(n: Night) -> None:
    for dx, s in ((0.26, 0.35), (0.14, 0.5)):
        n.being(
            move(both((0, 1.12), (0.6, 0.9), (0.8, 0.3), (0.7, -0.5), (1.0, -1.5, 0), (0, -1.5)), dx, 0.03),
            "gold",
            solid=s * 0.4,
            soft=0.2,
            halo=0.3,
            rim=1.4,
            stars=0.2,
        )
    b = portrait(
        n,
        Look("blood", "gold", "mane", "ember", collar="high", shirt="gold", eyes="#ffe060"),
        (-0.06, 0.34),
        0.40,
        0,
        wide=0.95,
        stern=0.5,
    )
    n.being(b.put(both((0, 0.02), (0.26, -0.12), (0.30, -0.50), (0, -0.76))), "bone", soft=0.08, halo=0, stars=0)
    n.dark(b.put(poly((-0.14, -0.06), (0.14, -0.06), (0, -0.24))), 0.85, 0.008)
    for x in (-1, 1):
        n.dark(b.put(sweep([(0, -0.24), (0.05 * x, -0.44), (0.24 * x, -0.44)], [0.02, 0.03, 0.01])), 0.8, 0.008)

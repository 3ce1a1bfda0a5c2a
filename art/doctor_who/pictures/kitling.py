"""Kitling: a black cat with eyes that somebody else sees through."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, pair, poly, sweep


@picture("present", "kitling", nebulae.vortex((0.0, 0.2), 1.6, 0.8, heart=0.6))
def paint(n: Night) -> None:
    n.shade(0, -0.1, 0.7, 0.3)
    n.being(
        sweep([(0.40, -1.0), (0.86, -0.8), (0.80, -0.2), (0.96, 0.2)], [0.10, 0.09, 0.08, 0.04]),
        "soot",
        soft=0.05,
        halo=0.6,
    )
    n.being(both((0, 0.0), (0.30, -0.10), (0.50, -0.6), (0.46, -1.1), (0, -1.16)), "soot", soft=0.18, halo=0.9)
    n.being(pair(poly((0.14, 0.50), (0.34, 0.94), (0.44, 0.40))), "soot", soft=0.06, halo=0.6, stars=0)
    n.being(
        both((0, 0.58), (0.30, 0.54), (0.48, 0.26), (0.40, 0.0), (0.18, -0.14), (0, -0.16)),
        "soot",
        soft=0.18,
        halo=0.8,
        bright=0.05,
    )
    n.lit(pair(dot(0.20, 0.24, 0.115, 0.10, -10)), "#ffd830", 1.4, 0.12, 0.8)
    n.dark(pair(dot(0.20, 0.24, 0.026, 0.095)), 0.95, 0.004)
    n.dark(poly((-0.05, 0.08), (0.05, 0.08), (0, 0.02)), 0.9, 0.004)
    for x in (-1, 1):
        for k in range(3):
            n.glint([(0.10 * x, 0.02), (0.36 * x, 0.06 - 0.05 * k), (0.62 * x, 0.10 - 0.12 * k)], 0.006, "bone", 0.7)
        n.being(sweep([(0.16 * x, -0.4), (0.17 * x, -1.1)], [0.10, 0.09]), "soot", soft=0.06, halo=0.2)

"""Nestene Consciousness: one eye in a tank, and arms without number."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, polar, sweep


@picture("present", "nestene-consciousness", nebulae.vortex((0.0, 0.2), 1.4, 0.8, heart=0.4))
def paint(n: Night) -> None:
    for k in range(11):
        a = k * 33 + 8
        p = [
            polar((0, 0.1), a, 0.3),
            polar((0, 0.1), a + 22, 0.62),
            polar((0, 0.1), a + 6, 0.92),
            polar((0, 0.1), a + 30, 1.22),
        ]
        n.being(sweep(p, [0.13, 0.10, 0.065, 0.01]), "candy", soft=0.06, halo=0.5)
        for j in range(4):
            q = [p[1][0] + (p[2][0] - p[1][0]) * j / 3, p[1][1] + (p[2][1] - p[1][1]) * j / 3]
            n.lit(dot(*q, 0.020), "#ffd0a0", 0.6, 0.02)
    n.being(dot(0, 0.1, 0.46, 0.42), "candy", soft=0.26, halo=1.0)
    n.being(dot(0, 0.12, 0.27, 0.21), "pearl", soft=0.14, halo=0.4, stars=0)
    n.lit(dot(0, 0.12, 0.14), n.sky.accent, 0.9, 0.12)
    n.dark(dot(0, 0.12, 0.065, 0.08), 0.95, 0.008)
    n.star(-0.05, 0.18, 0.16, 1.2)

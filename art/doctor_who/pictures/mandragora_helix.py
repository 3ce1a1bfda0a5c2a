"""Mandragora Helix: a spiral of living fire in the heart of the sky, and the stars it has eaten."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, polar, sweep


@picture("past", "mandragora-helix", nebulae.vortex((0.0, 0.25), 4.2, 0.9, heart=1.6))
def paint(n: Night) -> None:
    for k in range(3):
        p = [polar((0, 0.25), k * 120 + r * 260, 0.08 + r * 0.95) for r in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)]
        n.being(sweep(p, [0.02, 0.06, 0.085, 0.07, 0.045, 0.005]), "ember", soft=0.05, halo=1.0, solid=0.85)
        n.joined(p[1:], r=0.10, heat=1.0, colour="#ffd090")
    n.lit(dot(0, 0.25, 0.12), "#ffd090", 2.2, 0.3, 1.0)
    n.star(0, 0.25, 0.9, 1.8, "#ffc070")

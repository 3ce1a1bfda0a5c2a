"""Omega: a great mask of gold, and nothing behind the holes but a star of antimatter."""

from art.doctor_who import nebulae
from art.doctor_who.people import Bust
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, box, dot, pair, poly


@picture("timeless", "omega", nebulae.eclipse((0.0, 0.4), 0.62, 0.45))
def paint(n: Night) -> None:
    n.lamp_at = (-0.9, 1.2)
    b = Bust((0.0, 0.34), 0.50, 0)
    n.being(
        b.put(both((0.4, -0.6), (1.3, -0.9), (2.0, -1.5), (2.1, -5, 0), (0, -5))), "gold", soft=0.2, halo=0.7, fade=0.3
    )
    n.being(
        b.put(pair(poly((0.5, 1.0), (1.0, 1.5), (1.2, 0.3), (0.8, -0.9), (0.5, -0.6)))), "gold", soft=0.10, halo=0.6
    )
    n.being(
        b.put(both((0, 1.5), (0.42, 1.2), (0.72, 0.7), (0.76, 0.0), (0.62, -0.7), (0.36, -1.16, 0), (0, -1.2))),
        "gold",
        solid=1.0,
        soft=0.24,
        halo=0.9,
        stars=0,
    )
    n.dark(b.put(pair(blob((0.10, 0.02), (0.26, 0.26), (0.58, 0.24), (0.50, 0.02), (0.26, -0.06)))), 0.98, 0.008)
    n.dark(b.put([q for x in (-0.24, -0.08, 0.08, 0.24) for q in box(x - 0.05, -0.95, x + 0.05, -0.52)]), 0.95, 0.006)
    n.being(
        b.put(both((0, 1.2), (0.07, 0.4), (0.14, -0.30), (0, -0.36))), "gold", soft=0.05, halo=0, stars=0, bright=0.06
    )
    for x in (-1, 1):
        n.star(*b.put(dot(0.34 * x, 0.12, 0.01))[0].mean(0), 0.28, 1.4, n.sky.accent)

"""Dalek Saucer: over the chimneys of Bedfordshire, not quite on wires."""

from math import cos, pi, sin

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, lights, picture
from art.kit import land
from art.kit.shapes import blob, both, dot, poly, sweep


@picture("timeless", "dalek-saucer", nebulae.clouds((0.2, 0.7), 0.9, 2.0))
def paint(n: Night) -> None:
    n.lamp_at = (-0.7, 1.3)
    n.being(
        blob((-0.98, 0.42), (-0.4, 0.62), (0.4, 0.62), (0.98, 0.42), (0.4, 0.24), (-0.4, 0.24)),
        "silver",
        soft=0.12,
        halo=0.9,
        stars=0,
    )
    n.being(both((0, 0.92), (0.24, 0.86), (0.40, 0.60, 0), (0, 0.56)), "silver", soft=0.10, halo=0.5, stars=0)
    for k in range(11):
        a = (200 + k * 14) * pi / 180
        n.lit(dot(0.86 * cos(a), 0.44 + 0.18 * sin(a), 0.034), "#ffd060", 1.3, 0.06)
    n.lit(lights([(-0.2, 0.72), (0, 0.76), (0.2, 0.72)], 0.03), "#80d8ff", 1.4, 0.05)
    n.being(
        poly((-0.22, 0.24), (0.22, 0.24), (0.62, -1.2), (-0.62, -1.2)),
        "ice",
        solid=0.30,
        soft=0.2,
        rim=0,
        halo=0,
        stars=0.6,
        bright=0.3,
    )
    for x in (-0.4, 0.4):
        n.lit(sweep([(x, 0.62), (x * 1.1, 1.4)], [0.002, 0.002]), "#ffffff", 0.4, 0.01)
    n.being(land.roofs(n, -1.05, 0.22, 3, 12), "soot", soft=0.03, halo=0.2, stars=0)

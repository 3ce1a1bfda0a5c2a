"""Hand of Omega: a long casket that hangs in the air over an open grave, white light under its lid."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import machine
from art.kit.shapes import dot, move, poly, sweep


@picture("timeless", "hand-of-omega", nebulae.rays((0.0, -0.1), 1.4, 1.0, heart=0.1))
def paint(n: Night) -> None:
    n.being(
        poly((-0.75, -0.10), (-0.62, 0.16), (0.88, 0.30), (0.80, -0.02)),
        "navy",
        soft=0.09,
        halo=0.9,
        stars=0.3,
        bright=0.1,
    )
    n.being(poly((-0.75, -0.10), (0.80, -0.02), (0.78, -0.36), (-0.70, -0.46)), "navy", soft=0.12, halo=0.5, stars=0.3)
    n.lit(poly((-0.75, -0.125), (0.80, -0.045), (0.80, -0.005), (-0.75, -0.085)), "#e8f0ff", 1.3, 0.08, 0.5)
    for k in range(4):
        n.being(dot(-0.52 + k * 0.36, -0.26 + k * 0.02, 0.05), "gold", soft=0.03, halo=0.4, stars=0)
    n.star(0.55, -0.03, 0.4, 0.8)
    n.dark(poly((-0.62, -1.3), (-0.50, -0.95), (0.62, -0.95), (0.78, -1.3)), 0.95, 0.02)
    n.lit(sweep([(-0.62, -1.3), (-0.50, -0.95), (0.62, -0.95), (0.78, -1.3)], [0.006] * 3), "#a0a8c0", 0.5, 0.02)
    for x, k in ((-0.86, 0), (0.90, 1)):
        n.being(move(machine.gravestone(k, 0.6), x, -1.2), "bone", soft=0.06, halo=0.4, stars=0)

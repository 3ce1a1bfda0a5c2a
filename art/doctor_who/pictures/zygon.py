"""Zygon: a great head like an unborn thing's, all over suckers."""

from art.doctor_who import nebulae
from art.doctor_who.people import Bust
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, pair, polar, sweep


@picture("present", "zygon", nebulae.deep((0.0, 0.2), 0.9, 0.5))
def paint(n: Night) -> None:
    b = Bust((0.0, 0.30), 0.42, 0)
    n.lamp_at = (-0.9, 1.1)
    n.being(
        b.put(both((0.2, -0.6), (0.9, -0.9), (1.5, -1.6), (1.6, -2.6), (1.3, -5.6, 0), (0, -5.6))),
        "ember",
        soft=0.18,
        halo=0.6,
        fade=0.3,
    )
    n.being(
        b.put(
            both(
                (0, 1.75),
                (0.62, 1.62),
                (1.10, 1.05),
                (1.08, 0.40),
                (0.70, -0.10),
                (0.62, -0.62),
                (0.3, -0.95),
                (0, -1.0),
            )
        ),
        "ember",
        soft=0.20,
        halo=0.9,
    )
    for k in range(8):
        a = 10 + k * 23
        n.being(b.put(dot(*polar((0, 0.85), a, 0.86), 0.13)), "gold", soft=0.04, halo=0.1, stars=0)
    for x, y in (
        (-0.7, -1.6),
        (0.7, -1.6),
        (-0.3, -2.1),
        (0.3, -2.1),
        (-0.9, -2.4),
        (0.9, -2.4),
        (0, -2.8),
        (-0.5, -3.1),
        (0.5, -3.1),
    ):
        n.being(b.put(dot(x, y, 0.18)), "gold", soft=0.05, halo=0.1, stars=0)
        n.dark(b.put(dot(x, y, 0.07)), 0.7, 0.01)
    n.dark(b.put(pair(dot(0.30, 0.16, 0.24, 0.15, -10))), 0.85, 0.03)
    n.lit(b.put(pair(dot(0.30, 0.16, 0.07))), "#a0ff80", 1.3, 0.06)
    n.being(b.put(both((0, 0.3), (0.12, 0.0), (0.16, -0.16), (0, -0.2))), "ember", soft=0.05, halo=0, stars=0)
    n.dark(b.put(sweep([(-0.26, -0.52), (0, -0.44), (0.26, -0.52)], [0.02, 0.06, 0.02])), 0.85, 0.01)
    for k in range(3):
        n.ink(
            [b.put(dot(x, 1.0 + 0.2 * k - abs(x) * 0.3, 0.001))[0].mean(0) for x in (-0.6, 0, 0.6)], 0.02, 0.5, "ember"
        )

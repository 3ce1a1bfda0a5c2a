"""Meglos: a cactus in a pot of sand, that has eyes."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import both, dot, pair, poly, sweep


@picture("present", "meglos", nebulae.planet((0.0, -2.1), 1.6, 0.5, sun=(-0.4, 0.5)))
def paint(n: Night) -> None:
    n.lamp_at = (-0.9, 1.1)
    n.being(poly((-0.46, -1.2), (-0.60, -0.68), (0.60, -0.68), (0.46, -1.2)), "ember", soft=0.12, halo=0.5, stars=0.1)
    n.being(dot(0, -0.66, 0.58, 0.10), "gold", soft=0.06, halo=0.2, stars=0.3)
    n.being(
        both((0, 0.92), (0.34, 0.82), (0.50, 0.36), (0.48, -0.3), (0.36, -0.68), (0, -0.70)),
        "moss",
        soft=0.22,
        halo=0.9,
    )
    for x in (-0.30, -0.15, 0.0, 0.15, 0.30):
        n.ink([(x, 0.80 - abs(x) * 0.6), (x * 1.5, 0.1), (x * 1.1, -0.66)], 0.016, 0.55, "moss")
        for k in range(9):
            y = 0.70 - abs(x) * 0.6 - k * 0.15
            s = x * (1.4 - abs(y - 0.1) * 0.3) + 0.075
            n.glint([(s - 0.05, y), (s, y + 0.03), (s + 0.05, y + 0.07)], 0.006, "bone", 0.9)
    n.dark(pair(dot(0.19, 0.22, 0.12, 0.075)), 0.85, 0.02)
    n.lit(pair(dot(0.19, 0.22, 0.05)), n.sky.accent, 1.6, 0.08)
    n.dark(sweep([(-0.16, -0.16), (0, -0.20), (0.16, -0.16)], [0.01, 0.03, 0.01]), 0.85, 0.008)
    for k in range(5):
        n.being(
            props.flower(-0.2 + k * 0.1, 0.90 - 0.05 * abs(k - 2), 0.09, 5, k * 30),
            "candy",
            soft=0.02,
            halo=0.4,
            stars=0,
        )

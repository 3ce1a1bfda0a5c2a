"""Voc Robot: a calm face of green metal with waves for hair, hands held out, eyes gone red."""

from art.doctor_who import creatures, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import polar, sweep


@picture("future", "voc-robot", nebulae.curtains((0.0, 0.4), 7, -1.0, 1.2))
def paint(n: Night) -> None:
    creatures.voc(n, (0.0, 0.36), 0.44, "sea", "#ff4030")
    for x in (-1, 1):
        n.being(
            sweep([(0.9 * x, -1.4), (0.72 * x, -0.95), (0.50 * x, -0.66)], [0.15, 0.12, 0.09]),
            "sea",
            soft=0.07,
            halo=0.4,
        )
        for k in range(4):
            a = 90 + (30 - k * 20) * x
            n.being(
                sweep([(0.48 * x, -0.62), polar((0.48 * x, -0.62), a, 0.26)], [0.04, 0.022]),
                "sea",
                soft=0.02,
                halo=0.3,
                stars=0,
            )

"""Sensorite: a bald dome, whiskers that flow upward, a disc held to the brow."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, hoop, pair, sweep


@picture("future", "sensorite", nebulae.clouds((0.0, 0.5), 0.8, 2.2))
def paint(n: Night) -> None:
    n.lamp_at = (-0.9, 1.1)
    b = Bust((0.0, 0.30), 0.44, 0)
    n.being(b.put(heads.SHOULDERS), "ice", soft=0.16, halo=0.5, fade=0.3)
    for k in range(7):
        n.being(
            b.put(
                pair(
                    sweep(
                        [
                            (0.10 + k * 0.05, -0.6),
                            (0.55 + k * 0.06, -0.7 + k * 0.1),
                            (0.9 + k * 0.04, -0.2 + k * 0.16),
                            (0.95 - k * 0.02, 0.3 + k * 0.16),
                        ],
                        [0.06, 0.06, 0.05, 0.01],
                    )
                )
            ),
            "silver",
            soft=0.03,
            halo=0.2,
            stars=0,
        )
    n.being(
        b.put(both((0, 1.25), (0.56, 1.12), (0.86, 0.6), (0.76, 0.0), (0.5, -0.6), (0, -0.86))),
        "bone",
        soft=0.22,
        halo=0.9,
        stars=0.1,
    )
    n.dark(b.put(pair(dot(0.30, 0.14, 0.18, 0.13))), 0.7, 0.03)
    n.lit(b.put(pair(dot(0.30, 0.14, 0.055))), "#a0d8ff", 1.3, 0.07)
    n.dark(b.put(sweep([(-0.16, -0.5), (0.16, -0.5)], [0.015, 0.015])), 0.7, 0.008)
    n.being(
        sweep([(0.74, -0.9), (0.62, -0.3), (0.20, 0.56)], [0.045, 0.04, 0.035]), "silver", soft=0.02, halo=0.3, stars=0
    )
    n.being(dot(0.14, 0.64, 0.13), "gold", soft=0.06, halo=0.8, stars=0)
    for r in (0.24, 0.38, 0.54):
        n.lit(hoop(0.10, 0.66, r, 0.005, 30, 150), n.sky.accent, 0.7, 0.03)

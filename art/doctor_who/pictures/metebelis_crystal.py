"""Metebelis Crystal: one blue stone, perfect, that hums in an open hand."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import poly, sweep


@picture("timeless", "metebelis-crystal", nebulae.deep((0.0, 0.2), 0.7, 0.5))
def paint(n: Night) -> None:
    n.lamp_at = (0.0, 0.3)
    n.being(
        sweep([(-0.7, -1.4), (-0.4, -0.85), (0.0, -0.66)], [0.24, 0.20, 0.22]), "flesh", soft=0.12, halo=0.4, stars=0
    )
    for k in range(4):
        n.being(
            sweep(
                [
                    (0.05 + k * 0.05, -0.66 + k * 0.02),
                    (0.36 + k * 0.04, -0.58 + k * 0.07),
                    (0.52 + k * 0.02, -0.38 + k * 0.10),
                ],
                [0.085, 0.075, 0.04],
            ),
            "flesh",
            soft=0.05,
            halo=0.2,
            stars=0,
        )
    n.being(
        sweep([(-0.18, -0.60), (-0.36, -0.40), (-0.34, -0.20)], [0.10, 0.08, 0.05]),
        "flesh",
        soft=0.05,
        halo=0.2,
        stars=0,
    )
    gem = poly((0, 0.95), (0.34, 0.52), (0.38, -0.05), (0.06, -0.50), (-0.30, -0.10), (-0.32, 0.50))
    n.being(gem, "navy", soft=0.16, halo=1.4, rim=1.5, stars=0.4, bright=0.15)
    for a, c in (
        ((0, 0.95), (0.05, 0.30)),
        ((0.34, 0.52), (0.05, 0.30)),
        ((0.38, -0.05), (0.05, 0.30)),
        ((0.06, -0.50), (0.05, 0.30)),
        ((-0.30, -0.10), (0.05, 0.30)),
        ((-0.32, 0.50), (0.05, 0.30)),
    ):
        n.glint([a, c], 0.014, "navy", 0.8)
    n.star(0.05, 0.30, 0.8, 1.5, "#80b8ff")

"""The Cavalry: jeeps and a helicopter over the rim of a hill, all their lamps on."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import blob, dot, pair, poly, sweep


@picture("purple", "the-cavalry", nebulae.planet((0.0, -2.3), 1.8, 0.4, sun=(0.3, 0.3)))
def paint(n: Night) -> None:
    n.being(land.hills(n, -0.62, 0.10, 5), "dusk", soft=0.12, halo=0.3, stars=0.3)
    for x, y, s in ((-0.62, -0.60, 0.9), (0.05, -0.86, 1.2), (0.70, -0.62, 0.9)):
        n.being(
            [
                part * (s, s) + (x, y)
                for part in (
                    poly((-0.30, -0.16), (-0.30, 0.08), (0.30, 0.08), (0.30, -0.16))
                    + poly((-0.20, 0.08), (-0.15, 0.24), (0.15, 0.24), (0.20, 0.08))
                )
            ],
            "moss",
            soft=0.05,
            halo=0.6,
            stars=0,
        )
        n.being(
            [part * (s, s) + (x, y) for part in pair(dot(0.21, -0.18, 0.085))], "soot", soft=0.03, halo=0.3, stars=0
        )
        for k in (-0.20, 0.20):
            n.lit(dot(x + k * s, y - 0.03 * s, 0.05 * s), "#fff0b0", 1.9, 0.16 * s, 1.0)
            n.star(x + k * s, y - 0.03 * s, 0.26 * s, 1.0, "#fff0b0")
    n.being(
        blob(
            (-0.30, 0.62),
            (-0.10, 0.82),
            (0.20, 0.80),
            (0.34, 0.66),
            (0.86, 0.72),
            (0.92, 0.86, 0),
            (0.98, 0.62, 0),
            (0.34, 0.56),
            (0.0, 0.46),
            (-0.26, 0.50),
        ),
        "silver",
        soft=0.07,
        halo=0.7,
        stars=0,
    )
    n.lit(sweep([(-0.72, 0.94), (0.80, 0.94)], [0.008, 0.008]), "#e0d0ff", 0.8, 0.04)
    n.being(
        poly((-0.22, 0.46), (-0.75, -0.55), (0.10, -0.55), (-0.10, 0.44)),
        "gold",
        solid=0.20,
        soft=0.15,
        rim=0,
        halo=0,
        stars=0,
        bright=0.3,
    )

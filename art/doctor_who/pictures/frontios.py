"""Frontios: the ground opens under a hand that reaches up, and shells glow below."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, poly, sweep


@picture("purple", "frontios", nebulae.clouds((0.0, 0.8), 0.7, 2.6))
def paint(n: Night) -> None:
    n.being(
        poly(
            (-1.2, -0.12),
            (-0.6, -0.02),
            (-0.26, -0.16),
            (0.26, -0.16),
            (0.6, 0.0),
            (1.2, -0.10),
            (1.2, -1.5),
            (-1.2, -1.5),
        ),
        "bronze",
        soft=0.12,
        halo=0.4,
        stars=0.1,
        bright=-0.05,
    )
    n.dark(
        blob(
            (-0.34, -0.14),
            (0.34, -0.14),
            (0.46, -0.5),
            (0.62, -1.0),
            (0.9, -1.5, 0),
            (-0.9, -1.5, 0),
            (-0.62, -1.0),
            (-0.46, -0.5),
        ),
        0.9,
        0.05,
    )
    for x, y in ((-0.40, -1.10), (0.44, -1.12), (0.0, -1.25)):
        for k in range(4):
            n.being(
                sweep(
                    [(x - 0.20, y - 0.04 - k * 0.09), (x, y + 0.05 - k * 0.09), (x + 0.20, y - 0.04 - k * 0.09)],
                    [0.03, 0.06, 0.03],
                ),
                "silver",
                soft=0.03,
                halo=0.3,
                stars=0,
            )
        n.lit(dot(x - 0.06, y + 0.12, 0.025) + dot(x + 0.06, y + 0.12, 0.025), n.sky.accent, 1.5, 0.06)
    n.being(sweep([(0.04, -0.8), (0.0, -0.3), (0.02, 0.14)], [0.14, 0.12, 0.10]), "flesh", soft=0.08, halo=0.6, stars=0)
    n.being(dot(0.02, 0.24, 0.14, 0.16), "flesh", soft=0.08, halo=0.4, stars=0)
    for k in range(4):
        n.being(
            sweep([(-0.08 + k * 0.07, 0.32), (-0.14 + k * 0.10, 0.62 - 0.03 * abs(k - 1.5))], [0.042, 0.026]),
            "flesh",
            soft=0.03,
            halo=0.4,
            stars=0,
        )
    n.being(sweep([(0.12, 0.22), (0.28, 0.36)], [0.05, 0.03]), "flesh", soft=0.03, halo=0.3, stars=0)
    for x, y in ((-0.6, 0.9), (0.5, 1.1), (0.8, 0.7)):
        n.lit(sweep([(x, y), (x - 0.2, y + 0.35)], [0.014, 0.002]), "#ffb070", 1.2, 0.05)

"""Jelly Baby: one, in orange light, above a paper bag full of others."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, pair, place, poly, sweep


@picture("purple", "jelly-baby", nebulae.clouds((0.1, 0.3), 0.8, 2.2))
def paint(n: Night) -> None:
    n.lamp_at = (-0.7, 1.1)
    n.being(
        poly(
            (-0.62, -1.4),
            (-0.70, -0.44),
            (-0.5, -0.52),
            (-0.3, -0.42),
            (-0.1, -0.52),
            (0.1, -0.42),
            (0.3, -0.52),
            (0.5, -0.42),
            (0.70, -0.46),
            (0.62, -1.4),
        ),
        "bone",
        soft=0.14,
        halo=0.6,
        stars=0,
    )
    n.ink([(-0.4, -0.6), (-0.36, -1.3)], 0.016, 0.4, "bone")
    n.ink([(0.3, -0.6), (0.36, -1.3)], 0.016, 0.4, "bone")

    def baby(at, s, t, hue, halo):
        shape = both(
            (0, 0.98),
            (0.26, 0.92),
            (0.36, 0.66),
            (0.24, 0.44),
            (0.46, 0.30),
            (0.50, 0.10),
            (0.34, 0.04),
            (0.40, -0.3),
            (0.44, -0.72),
            (0.22, -0.80),
            (0.06, -0.5),
            (0, -0.46),
        )
        n.being(place(shape, at, s, t), hue, solid=0.94, soft=0.16 * s, halo=halo, stars=0.3, bright=0.08)
        n.dark(
            place(
                pair(dot(0.12, 0.70, 0.035)) + sweep([(-0.10, 0.56), (0, 0.52), (0.10, 0.56)], [0.01, 0.02, 0.01]),
                at,
                s,
                t,
            ),
            0.6,
            0.006,
        )
        n.glint(
            [place(dot(x, y, 0.01), at, s, t)[0].mean(0) for x, y in ((-0.22, 0.84), (-0.28, 0.66))],
            0.035 * s,
            "pearl",
            0.8,
        )

    for x, y, t, hue in ((-0.42, -0.34, 24, "lime"), (0.44, -0.32, -20, "blood"), (0.02, -0.40, 4, "violet")):
        baby((x, y), 0.30, t, hue, 0.3)
    n.being(
        poly(
            (-0.62, -1.4),
            (-0.69, -0.52),
            (-0.5, -0.60),
            (-0.3, -0.50),
            (-0.1, -0.60),
            (0.1, -0.50),
            (0.3, -0.60),
            (0.5, -0.50),
            (0.69, -0.54),
            (0.62, -1.4),
        ),
        "bone",
        soft=0.14,
        halo=0.1,
        stars=0,
    )
    baby((0.06, 0.46), 0.70, -8, "ember", 1.2)
    n.star(-0.10, 1.02, 0.24, 1.2, "#ffe0a0")

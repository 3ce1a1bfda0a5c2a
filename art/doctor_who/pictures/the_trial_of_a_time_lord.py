"""The Trial of a Time Lord: a station like a cathedral in space, a shaft of light that draws the box in."""

from math import sin

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, poly


@picture("purple", "the-trial-of-a-time-lord", nebulae.rays((0.0, 1.2), 1.3, 1.8))
def paint(n: Night) -> None:
    n.lamp_at = (-0.6, 1.2)
    n.being(
        poly(
            (-0.95, -0.30),
            (-0.72, 0.10),
            (-0.55, 0.72),
            (-0.46, 0.14),
            (-0.30, 0.30),
            (-0.12, 1.08),
            (0.0, 0.42),
            (0.16, 0.92),
            (0.30, 0.24),
            (0.52, 0.62),
            (0.66, 0.08),
            (0.95, -0.30),
            (0.5, -0.50),
            (-0.5, -0.50),
        ),
        "bronze",
        soft=0.10,
        halo=0.9,
        stars=0.1,
    )
    n.being(dot(0, -0.30, 0.92, 0.16), "bronze", soft=0.07, halo=0.4, stars=0)
    n.lit(
        [q for k in range(18) for q in dot(-0.85 + k * 0.1, -0.30 + 0.05 * sin(k * 2.4), 0.016)]
        + [
            q
            for x, y in (
                (-0.55, 0.3),
                (-0.12, 0.6),
                (-0.12, 0.3),
                (0.16, 0.5),
                (0.52, 0.25),
                (0.0, 0.1),
                (-0.3, 0.05),
                (0.3, 0.0),
            )
            for q in box(x - 0.015, y - 0.04, x + 0.015, y + 0.04)
        ],
        "#ffd870",
        1.2,
        0.03,
    )
    n.being(
        poly((-0.10, -0.40), (0.10, -0.40), (0.42, -1.5), (-0.42, -1.5)),
        "ice",
        solid=0.35,
        soft=0.2,
        rim=0.3,
        halo=0.4,
        stars=0.6,
        bright=0.3,
    )
    things.police_box(n, (-0.02, -1.22), 0.52, "navy", tilt=16)

"""Sabalom Glitz: a quilted jacket, a crooked smile, a chest of what is not his."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, lights, picture
from art.kit.shapes import box, dot, poly


@picture("future", "sabalom-glitz", nebulae.clouds((0.4, 0.4), 0.8, 2.0))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("ember", "flesh", "curls", "bronze", "", "", "", "gold"), (-0.06, 0.46), 0.40, -8, wide=1.1, stern=-1.0
    )
    for k in range(4):
        n.ink(
            [b.put(dot(x, -1.9 - k * 0.55 - 0.1 * abs(x), 0.001))[0].mean(0) for x in (-1.4, 0, 1.4)],
            0.02,
            0.5,
            "ember",
        )
    n.being(box(-0.62, -1.36, 0.72, -0.94), "bronze", soft=0.06, halo=0.4, stars=0)
    n.lit(box(-0.56, -0.95, 0.66, -0.90), "#ffe080", 1.4, 0.14, 0.9)
    n.being(
        poly((-0.62, -0.92), (0.72, -0.92), (0.66, -0.62), (-0.56, -0.62)),
        "bronze",
        soft=0.05,
        halo=0.3,
        stars=0,
        bright=-0.05,
    )
    n.lit(lights([(-0.3, -0.84), (-0.05, -0.78), (0.2, -0.86), (0.42, -0.78)], 0.055), "#ffd850", 1.1, 0.06)
    n.star(0.2, -0.84, 0.24, 1.2, "#ffe8a0")

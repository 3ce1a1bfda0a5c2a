"""Star Base: a wheel with spokes and lit windows, over the night of a world."""

from math import cos, pi, sin

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, hoop, sweep


@picture("timeless", "star-base", nebulae.planet((-0.5, -1.7), 1.4, 0.6, sun=(0.4, 0.8)))
def paint(n: Night) -> None:
    n.lamp_at = (0.6, 1.2)
    n.being(hoop(0.05, 0.22, 0.80, 0.10, ry=0.34), "silver", soft=0.07, halo=0.8, stars=0.1)
    for a in (20, 110, 200, 290):
        n.being(
            sweep([(0.05, 0.22), (0.05 + 0.78 * cos(a * pi / 180), 0.22 + 0.32 * sin(a * pi / 180))], [0.05, 0.045]),
            "silver",
            soft=0.03,
            halo=0.3,
            stars=0,
        )
    n.being(
        both((0, 0.86), (0.07, 0.70), (0.17, 0.48), (0.20, 0.1), (0.10, -0.3), (0, -0.5), x=0.05),
        "silver",
        soft=0.10,
        halo=0.7,
        stars=0,
    )
    for k in range(34):
        a = k * 10.6 * pi / 180
        n.lit(dot(0.05 + 0.80 * cos(a), 0.22 + 0.34 * sin(a), 0.014), "#ffd880", 1.0, 0.02)
    n.lit(
        [q for y in (0.56, 0.42, 0.28, 0.14, 0.0) for x in (-0.02, 0.06, 0.12) for q in dot(x, y, 0.014)],
        "#ffd880",
        1.0,
        0.02,
    )
    n.star(0.05, 0.90, 0.24, 1.3, "#ff6050")

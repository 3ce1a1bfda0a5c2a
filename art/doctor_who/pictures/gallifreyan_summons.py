"""Gallifreyan Summons: a city under a dome of glass beneath two suns, a white cube that flies from it."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import both, place, poly


@picture("purple", "gallifreyan-summons", nebulae.curtains((0.0, 0.6), 4, -0.2, 1.4))
def paint(n: Night) -> None:
    n.star(-0.55, 1.0, 0.4, 1.6, n.sky.accent)
    n.star(-0.20, 1.16, 0.26, 1.3, "#ff9060")
    n.being(land.mountains(n, -0.75, 0.30, 2, 6), "ember", soft=0.08, halo=0.3, bright=-0.06)
    n.being(
        [
            q
            for x, h, w in (
                (-0.5, -0.25, 0.07),
                (-0.34, 0.0, 0.08),
                (-0.16, 0.18, 0.09),
                (0.02, 0.34, 0.10),
                (0.2, 0.14, 0.09),
                (0.38, -0.04, 0.08),
                (0.52, -0.28, 0.07),
            )
            for q in poly((x - w, -0.9), (x - w * 0.7, h - 0.2), (x, h), (x + w * 0.7, h - 0.2), (x + w, -0.9))
        ],
        "gold",
        soft=0.05,
        halo=0.7,
        stars=0.2,
    )
    n.being(
        both((0, 0.56), (0.46, 0.40), (0.76, -0.1), (0.84, -0.85, 0), (0, -0.85)),
        "ice",
        solid=0.28,
        soft=0.10,
        halo=0.7,
        rim=1.8,
        stars=0.3,
    )
    n.being(
        place(
            poly((-0.14, 0.07), (0, 0.15), (0.14, 0.07), (0.14, -0.10), (0, -0.18), (-0.14, -0.10)), (0.56, 0.72), 1, 12
        ),
        "pearl",
        soft=0.05,
        halo=1.3,
        stars=0,
        bright=0.15,
    )
    n.star(0.56, 0.72, 0.5, 1.4)
    n.glint([(0.46, 0.58), (0.2, 0.3), (0.05, 0.1)], 0.02, "pearl", 0.5)

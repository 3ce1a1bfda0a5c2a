"""Trionic Lock: three rings in one another, and a keyhole of light."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop, polar, poly, sweep


@picture("timeless", "trionic-lock", nebulae.roundels((0.0, 0.1), 0.8, 0.45))
def paint(n: Night) -> None:
    for r, hue, w in ((0.86, "silver", 0.085), (0.62, "gold", 0.07), (0.40, "silver", 0.06)):
        n.being(hoop(0, 0.1, r, w), hue, soft=0.05, halo=0.6, stars=0)
    for r, a in ((0.86, 30), (0.62, 150), (0.40, 270)):
        x, y = polar((0, 0.1), a, r)
        n.being(dot(x, y, 0.11), "bronze", soft=0.05, halo=0.3, stars=0)
        n.lit(dot(x, y, 0.05), n.sky.accent, 1.6, 0.09)
    n.lit(
        [
            q
            for k in range(24)
            for q in sweep([polar((0, 0.1), k * 15, 0.82), polar((0, 0.1), k * 15, 0.90)], [0.006, 0.006])
        ],
        "#ffffff",
        0.5,
        0.01,
    )
    n.being(dot(0, 0.1, 0.27), "dusk", soft=0.12, halo=0.3, stars=0)
    n.lit(dot(0, 0.16, 0.07) + poly((-0.035, 0.14), (0.035, 0.14), (0.07, -0.06), (-0.07, -0.06)), "#ffe8b0", 1.7, 0.14)
    n.star(0, 0.16, 0.5, 1.0)

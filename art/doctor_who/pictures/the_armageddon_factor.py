"""The Armageddon Factor: two worlds that fire at each other, for ever the same salvo."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, place, poly, sweep


@picture("purple", "the-armageddon-factor", nebulae.planet((0.95, -0.2), 0.75, 0.7, sun=(-0.6, 0.4)))
def paint(n: Night) -> None:
    n.being(dot(-0.82, 0.42, 0.46), "ember", soft=0.28, halo=1.0, stars=0.2)
    n.being(dot(0.86, -0.28, 0.50), "sea", soft=0.30, halo=1.0, stars=0.2)
    for k in range(7):
        y0, y1 = 0.75 - k * 0.11, 0.20 - k * 0.13
        p = [(-0.42, y0 - 0.1), (-0.1, y0 + 0.10 - 0.02 * k), (0.25, y1 + 0.10)]
        n.lit(sweep(p, [0.003, 0.008, 0.012]), "#ff7050" if k % 2 else n.sky.accent, 1.1, 0.04)
        n.being(
            place(poly((0, 0.09), (0.03, 0.02), (0.05, -0.07), (-0.05, -0.07), (-0.03, 0.02)), p[2], 1.0, -110),
            "silver",
            soft=0.02,
            halo=0.7,
            stars=0,
        )
        n.star(p[2][0] + 0.08, p[2][1] - 0.03, 0.10, 1.0)
    n.star(-0.62, 0.30, 0.4, 1.4, "#ffb060")
    n.star(0.42, -0.35, 0.35, 1.3, "#ffb060")
    n.lit(box(-0.30, -1.18, 0.30, -0.98), "#ff3838", 1.0, 0.10)
    n.being(box(-0.44, -1.32, 0.44, -1.2), "silver", soft=0.04, halo=0.4, stars=0)
    n.being(dot(0.0, -1.02, 0.22, 0.08), "blood", soft=0.05, halo=0.6, stars=0)

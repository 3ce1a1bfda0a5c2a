"""The Second Doctor: a mop of hair, a recorder at his lips, and a tune that goes up as stars."""

from math import sin

from art.doctor_who import nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import dot, hoop, polar, poly, sweep


@picture("timeless", "the-second-doctor", nebulae.clouds((0.6, 0.2), 0.8, 2.8, 0.7))
def paint(n: Night) -> None:
    b = profile(n, Look("soot", "flesh", "mop", "soot", collar="lapels"), (-0.34, 0.30), 0.44, 1, -5, stern=-0.8)
    n.being(b.put(poly((0.44, -1.18), (0.84, -1.04), (0.80, -1.46)) + poly((0.40, -1.2), (0.10, -1.0), (0.14, -1.42))),
            "blood", soft=0.03, halo=0.4, stars=0.2)  # fmt: skip
    lips, end = b.spot(0.84, -0.55), (0.72, -0.44)
    n.being(sweep([lips, end], [0.034, 0.046]), "bronze", soft=0.04, halo=0.7, stars=0, bright=0.08)
    n.being(sweep([end, (0.82, -0.53)], [0.062, 0.05]), "bronze", soft=0.04, halo=0.4, stars=0)
    for k in range(6):
        t = 0.30 + 0.10 * k
        n.dark(dot(lips[0] + (end[0] - lips[0]) * t, lips[1] + (end[1] - lips[1]) * t + 0.015, 0.014), 0.9, 0.003)
    for hx, hy, a in ((0.34, -0.24, 0), (0.60, -0.42, 0)):
        n.being(sweep([(hx - 0.26, hy - 1.0), (hx - 0.16, hy - 0.5), (hx - 0.02, hy - 0.06)], [0.16, 0.13, 0.07]),
            "soot",
                soft=0.06, halo=0.3, rim=1.2)  # fmt: skip
        for k in range(3):
            n.being(sweep([polar((hx, hy - 0.06), a, 0.04 * k), polar((hx + 0.02, hy + 0.09), a, 0.05 * k)], [0.032,
                0.024]),
                    "flesh", soft=0.02, halo=0.2, stars=0)  # fmt: skip
    for line in range(5):
        points = [(-0.05 + 0.24 * i, 0.66 + 0.09 * line + 0.10 * sin(i * 1.1) + 0.05 * i) for i in range(6)]
        n.glint(points, 0.006, "pearl", 0.55)
    notes = ((0.16, 0.78), (0.40, 0.98), (0.60, 0.86), (0.84, 1.08))
    for x, y in notes:
        n.lit(dot(x, y, 0.045, 0.034, 20) + sweep([(x + 0.04, y), (x + 0.04, y + 0.19)], [0.007, 0.007]),
            n.sky.accent, 1.2,
              0.04)  # fmt: skip
        n.star(x, y, 0.13, 0.9)
    n.joined([(0.86, -0.56), (0.94, -0.20), (0.74, 0.16), (0.90, 0.44), (0.62, 0.62)], r=0.08)
    n.lit(hoop(0.84, -0.54, 0.06, 0.006), "#ffffff", 0.7, 0.03)

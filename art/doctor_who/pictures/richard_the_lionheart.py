"""Richard the Lionheart: crowned, in profile, with a falcon on his fist that would rather be on the wing."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import blob, dot, hoop, poly, sweep


@picture("past", "richard-the-lionheart", nebulae.clouds((0.45, 0.75), 0.8, 2.4, lamp=(0.2, 1.1)))
def paint(n: Night) -> None:
    look = Look("blood", "flesh", "swept", "ember", "crown", "gold", "high", "gold", "king")
    b = profile(n, look, (-0.34, 0.26), 0.40, 1, -4, stern=0.3, lamp=(0.3, 1.2))
    lion = blob((-0.3, -2.4), (-0.1, -2.1), (0.3, -2.2), (0.6, -2.0), (0.72, -2.3), (0.5, -2.6), (0.46, -3.2, 0),
        (0.32, -2.8), (-0.1, -2.8), (-0.16, -3.2, 0),
                (-0.32, -2.9))  # fmt: skip
    n.being(b.put(lion), "gold", soft=0.04, halo=0.5, stars=0.2)
    n.being(
        sweep([(-0.30, -1.5), (0.10, -1.20), (0.42, -0.78)], [0.22, 0.19, 0.13]), "blood", soft=0.09, halo=0.4, rim=1.3
    )
    n.being(sweep([(0.26, -0.98), (0.46, -0.72)], [0.17, 0.13]), "bronze", soft=0.06, halo=0.4, stars=0)
    n.being(dot(0.52, -0.64, 0.14, 0.11, 20), "bronze", soft=0.05, halo=0.3, stars=0)
    body = blob(
        (0.46, -0.54),
        (0.38, -0.20),
        (0.46, 0.16),
        (0.58, 0.22),
        (0.72, 0.10),
        (0.74, -0.20),
        (0.66, -0.54),
        (0.60, -0.86, 0),
        (0.52, -0.84, 0),
    )
    n.being(body, "pearl", soft=0.10, halo=0.8, stars=0.1, bright=0.12)
    wing = blob((0.50, 0.06), (0.30, 0.40), (0.24, 0.86), (0.34, 1.16, 0), (0.42, 0.92), (0.50, 1.10, 0), (0.56,
        0.84), (0.64, 0.98, 0), (0.68, 0.66),
                (0.78, 0.72, 0), (0.74, 0.30), (0.66, 0.0))  # fmt: skip
    n.being(wing, "bone", soft=0.10, halo=0.9, stars=0.3, bright=0.10)
    for p in ((0.34, 1.1), (0.50, 1.04), (0.64, 0.92), (0.77, 0.68)):
        n.ink([(0.58, 0.08), ((0.58 + p[0]) / 2 - 0.03, (0.1 + p[1]) / 2), p], 0.012, 0.6, "bronze")
    n.being(dot(0.60, 0.24, 0.13, 0.12), "bone", soft=0.06, halo=0.5, stars=0)
    n.being(poly((0.70, 0.28), (0.82, 0.22), (0.72, 0.16)), "gold", soft=0.02, halo=0.3, stars=0)
    n.dark(dot(0.65, 0.27, 0.034), 0.9, 0.004)
    n.star(0.65, 0.27, 0.14, 1.2, n.sky.accent)
    for k in range(4):
        n.ink([(0.46, -0.1 - 0.1 * k), (0.56, -0.14 - 0.1 * k), (0.68, -0.1 - 0.1 * k)], 0.012, 0.5, "bronze")
    n.being(sweep([(0.50, -0.56), (0.42, -0.80), (0.52, -0.98)], [0.008] * 3), "bone", soft=0.01, halo=0.3, stars=0)
    n.lit(hoop(0.53, -1.0, 0.03, 0.008), "#ffd060", 0.9, 0.02)

"""Terileptil: its fin of jewels bends over the glass with the plague in it: one drop, and there is silence."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Profile
from art.kit.shapes import blob, box, dot, hoop, poly, sweep


@picture("past", "terileptil", nebulae.clouds((0.4, 0.6), 0.7, 3.0))
def paint(n: Night) -> None:
    n.being(
        box(-1.1, 1.02, 1.1, 1.14) + [p for x in (-0.9, 0.2, 0.95) for p in box(x - 0.06, -0.9, x + 0.06, 1.5)],
        "jade",
        soft=0.05,
        halo=0.2,
        stars=0,
        bright=-0.10,
    )
    n.lamp_at = (0.52, -0.30)
    b = Profile((-0.14, 0.44), 0.40, -12, 1)
    n.being(
        b.put(
            blob(
                (-0.2, -0.9),
                (-1.2, -1.3),
                (-2.0, -2.4),
                (-2.3, -5.0, 0),
                (1.3, -5.0, 0),
                (0.9, -3.0),
                (0.5, -1.7),
                (0.35, -0.8),
            )
        ),
        "violet",
        soft=0.16,
        halo=0.6,
        rim=1.6,
    )
    fin = blob(
        (0.30, 0.95),
        (0.05, 1.75),
        (-0.55, 2.05),
        (-1.15, 1.65),
        (-1.60, 0.85),
        (-1.65, -0.1),
        (-1.25, -0.85),
        (-0.6, -0.8),
        (-0.4, 0.2),
    )
    n.being(b.put(fin), "candy", soft=0.07, halo=0.9, rim=1.4)
    for x, y in ((-0.20, 1.85), (-0.85, 1.80), (-1.38, 1.25), (-1.62, 0.45), (-1.52, -0.35), (-1.1, -0.80)):
        n.ink(
            [
                b.put(dot(px, py, 0.001))[0].mean(0)
                for px, py in ((-0.35, 0.25), (x * 0.6, y * 0.6), (x * 0.96, y * 0.96))
            ],
            0.018,
            0.6,
            "candy",
        )
        n.lit(b.put(dot(x * 0.92, y * 0.92, 0.06)), "#ffd860", 1.0, 0.04)
    n.being(
        b.put(
            blob(
                (-0.60, -0.95),
                (-0.72, 0.2),
                (-0.40, 0.90),
                (0.20, 1.10),
                (0.66, 0.80),
                (0.86, 0.34),
                (1.35, 0.0),
                (1.55, -0.34),
                (1.30, -0.66),
                (0.80, -0.78),
                (0.30, -0.95),
                (0.0, -1.25),
            )
        ),
        "sea",
        soft=0.12,
        halo=1.0,
        rim=1.6,
        bright=0.06,
    )
    for k in range(4):
        n.being(
            b.put(
                sweep([(0.50 - 0.18 * k, 0.94), (0.20 - 0.16 * k, 0.66), (-0.05 - 0.14 * k, 0.40)], [0.04, 0.07, 0.02])
            ),
            "sea",
            soft=0.03,
            halo=0,
            stars=0,
            bright=0.05,
        )
    n.dark(b.put(dot(0.44, 0.28, 0.24, 0.18)), 0.8, 0.03, "sea")
    n.lit(b.put(dot(0.48, 0.27, 0.115)), "#ffd860", 1.2, 0.06)
    n.dark(b.put(dot(0.50, 0.27, 0.03, 0.11)), 0.95, 0.005)
    n.dark(b.put(dot(1.34, -0.16, 0.06, 0.04)), 0.85, 0.01)
    n.dark(b.put(sweep([(1.50, -0.42), (0.95, -0.46), (0.45, -0.30)], [0.015, 0.04, 0.015])), 0.9, 0.008)
    for x, y, c in (
        (-0.1, -1.5, "#ff60b0"),
        (0.3, -1.9, "#60ffe0"),
        (-0.6, -1.55, "#ffd860"),
        (-1.1, -1.8, "#60c0ff"),
        (0.05, -2.4, "#ff9050"),
    ):
        n.lit(b.put(poly((x, y + 0.16), (x + 0.12, y), (x, y - 0.16), (x - 0.12, y))), c, 1.1, 0.04)
    n.being(
        sweep([(-0.62, -1.4), (0.0, -0.92), (0.40, -0.56)], [0.20, 0.16, 0.10]), "violet", soft=0.08, halo=0.5, rim=1.6
    )
    for j in range(3):
        n.being(
            sweep([(0.38, -0.58), (0.47, -0.44 + 0.07 * j), (0.55, -0.34 + 0.08 * j)], [0.06, 0.045, 0.02]),
            "sea",
            soft=0.03,
            halo=0.5,
            stars=0,
            rim=1.5,
        )
    vial = (0.62, -0.30)
    n.being(box(0.57, -0.10, 0.67, 0.0), "bronze", soft=0.02, halo=0.3, stars=0)
    n.lit(dot(*vial, 0.14), "#90ff60", 0.8, 0.12, 0.8)
    n.being(
        dot(*vial, 0.19) + box(0.575, -0.16, 0.665, -0.02), "ice", solid=0.30, soft=0.03, halo=0.8, rim=1.8, stars=0
    )
    n.star(vial[0] + 0.02, vial[1] - 0.02, 0.30, 1.2, "#b0ff80")
    for x, y, r in ((0.56, -0.26, 0.02), (0.66, -0.22, 0.014), (0.62, -0.38, 0.017)):
        n.lit(hoop(x, y, r, 0.005), "#e8ffd0", 1.0, 0.01)
    n.being(box(-1.1, -1.5, 1.1, -1.24), "bronze", soft=0.05, halo=0.3, rim=1.3, stars=0.1)
    n.being(
        blob((0.60, -1.24), (0.64, -1.10), (0.80, -1.04), (0.94, -1.12), (0.98, -1.24)),
        "soot",
        soft=0.04,
        halo=0.4,
        rim=1.6,
    )
    n.lit(dot(0.66, -1.13, 0.014), "#ff5040", 1.3, 0.03)
    n.being(
        sweep([(0.96, -1.22), (1.08, -1.12), (1.15, -1.2)], [0.014, 0.01, 0.004]), "soot", soft=0.01, halo=0.3, stars=0
    )

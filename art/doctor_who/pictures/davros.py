"""Davros: a ruined head, one blue eye in its brow, in the chair that is half a Dalek."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop, pair, poly, sweep


@picture("timeless", "davros", nebulae.deep((0.0, 0.5), 0.8, 0.45))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.2)
    n.being(poly((-0.72, -1.5), (-0.52, -0.50), (0.52, -0.50), (0.72, -1.5)), "soot", soft=0.2, halo=0.8)
    for row in range(4):
        for k in range(6):
            n.being(
                dot(-0.50 + k * 0.2 + (row - 3) * 0, -0.72 - row * 0.22, 0.062), "silver", soft=0.04, halo=0.4, stars=0
            )
    n.being(dot(0, -0.48, 0.62, 0.13), "dusk", soft=0.07, halo=0.3, stars=0)
    n.lit(
        [q for k in range(8) for q in dot(-0.44 + k * 0.126, -0.44 + 0.03 * abs(k - 3.5) * -1 + 0.05, 0.026)],
        "#ff9a48",
        0.9,
        0.02,
    )
    b = portrait(
        n,
        Look("soot", "bone", "bald", "soot", "", "", "high", "soot", face="long"),
        (0.0, 0.36),
        0.36,
        0,
        wide=0.7,
        stern=1.0,
        fade=0.0,
    )
    n.being(poly((-0.80, -1.5), (-0.60, -0.48), (0.60, -0.48), (0.80, -1.5)), "soot", soft=0.2, halo=0.2, bright=0.03)
    for row in range(4):
        for k in range(6):
            n.being(dot(-0.50 + k * 0.2, -0.68 - row * 0.22, 0.064), "silver", soft=0.04, halo=0.4, stars=0)
    n.being(dot(0, -0.46, 0.66, 0.12), "dusk", soft=0.06, halo=0.3, stars=0)
    n.lit([q for k in range(8) for q in dot(-0.46 + k * 0.131, -0.44, 0.026)], "#ff9a48", 0.9, 0.02)
    n.dark(b.put(pair(dot(0.29, 0.09, 0.19, 0.12))), 0.85, 0.02)
    for k in range(4):
        n.ink(
            [b.put(dot(x, 0.72 - 0.14 * k + 0.06 * abs(x), 0.001))[0].mean(0) for x in (-0.5, 0, 0.5)],
            0.014,
            0.5,
            "bone",
        )
    n.being(b.put(hoop(0, 1.0, 0.66, 0.05, 10, 170)), "silver", soft=0.02, halo=0.3, stars=0)
    n.lit(b.put(dot(0, 0.52, 0.12)), "#60c0ff", 1.8, 0.14, 0.9)
    n.star(*b.put(dot(0, 0.52, 0.01))[0].mean(0), 0.4, 1.3, "#80d0ff")
    n.being(
        sweep([(0.50, -0.50), (0.36, -0.30), (0.20, -0.38)], [0.07, 0.055, 0.04]), "bone", soft=0.04, halo=0.3, stars=0
    )

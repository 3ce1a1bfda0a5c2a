"""The Mara: a snake wound in a ring of mirrors, red as a bad dream."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, pair, place, polar, poly, sweep


@picture("timeless", "the-mara", nebulae.vortex((0.0, 0.25), 3.4, 0.8, heart=0.3))
def paint(n: Night) -> None:
    for k in range(9):
        a = 10 + k * 40
        p = polar((0, 0.1), a, 1.12)
        n.being(
            place(box(-0.16, -0.26, 0.16, 0.26), p, 1, a - 90), "ice", solid=0.7, soft=0.03, halo=0.5, rim=1.5, stars=0
        )
    coil = [
        (0.05, -0.28),
        (0.42, -0.42),
        (0.55, 0.02),
        (0.30, 0.46),
        (-0.22, 0.50),
        (-0.58, 0.10),
        (-0.46, -0.50),
        (0.0, -0.82),
        (0.5, -0.86),
    ]
    n.being(sweep(coil, [0.17, 0.18, 0.18, 0.17, 0.16, 0.14, 0.12, 0.08, 0.01]), "blood", soft=0.10, halo=0.9)
    n.joined(coil, r=0.05, heat=0.6)
    n.being(
        both((0, 0.30), (0.18, 0.26), (0.30, 0.02), (0.20, -0.26), (0, -0.36)),
        "blood",
        soft=0.14,
        halo=1.0,
        stars=0,
        bright=0.06,
    )
    n.lit(pair(dot(0.13, 0.06, 0.055, 0.04, 25)), "#ffe040", 1.7, 0.09)
    n.dark(pair(dot(0.13, 0.06, 0.012, 0.04)), 0.95, 0.003)
    n.being(pair(poly((0.05, -0.28), (0.08, -0.48), (0.11, -0.26))), "bone", soft=0.01, halo=0.3, stars=0)
    n.lit(
        sweep([(0, -0.34), (0.01, -0.54)], [0.012, 0.010])
        + sweep([(0.01, -0.54), (-0.05, -0.64)], [0.010, 0.003])
        + sweep([(0.01, -0.54), (0.07, -0.64)], [0.010, 0.003]),
        "#ff5060",
        1.0,
        0.03,
    )

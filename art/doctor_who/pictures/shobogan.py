"""Shobogan: furs and a spear, and far off the dome with its city."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, standing
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, poly, sweep


@picture("timeless", "shobogan", nebulae.planet((0.0, -1.9), 1.5, 0.5, sun=(0.4, 0.7)))
def paint(n: Night) -> None:
    n.being(
        both((0, 0.10), (0.40, 0.0), (0.56, -0.36, 0), (0, -0.36), x=0.48),
        "ice",
        solid=0.5,
        soft=0.08,
        halo=0.9,
        rim=1.5,
        stars=0.3,
    )
    n.being(
        [
            q
            for x, h in ((0.2, -0.14), (0.34, 0.0), (0.46, 0.06), (0.58, -0.02), (0.72, -0.16))
            for q in poly((x - 0.05, -0.36), (x, h), (x + 0.05, -0.36))
        ],
        "gold",
        soft=0.03,
        halo=0.5,
        stars=0,
    )
    f = standing(
        n,
        Look("bronze", "flesh", "mane", "bronze", "", "", "", beard="full"),
        (-0.32, -0.32),
        2.1,
        (40, 80),
        (240, 260),
        ((258, 264), (290, 280)),
        "tunic",
        "broad",
        bones=0.5,
        fade=0.1,
        wide=0.3,
    )
    n.being(
        sweep([(f.hand_n[0], -1.3), (f.hand_n[0] + 0.03, 0.95)], [0.022, 0.018]), "bronze", soft=0.02, halo=0.3, stars=0
    )
    n.being(
        poly((f.hand_n[0] - 0.05, 0.90), (f.hand_n[0] + 0.03, 1.22), (f.hand_n[0] + 0.11, 0.90)),
        "silver",
        soft=0.03,
        halo=0.7,
        stars=0,
    )

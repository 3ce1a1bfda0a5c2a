"""Sergeant Benton: a jersey, three stripes, tea in one hand and a file in the other."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, hoop, poly, sweep


@picture("present", "sergeant-benton", nebulae.deep((0.2, 0.5), 0.8, 0.5))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("moss", "flesh", "short", "soot", "beret", "navy", "", "bone", "", "broad"),
        (0.0, 0.44),
        0.40,
        3,
        wide=1.2,
        stern=-0.7,
    )
    n.being(b.put(heads.COLLARS["round"]), "bone", soft=0.04, halo=0.1, stars=0)
    for k in range(3):
        n.being(
            sweep(
                [(0.52, -0.44 - k * 0.11), (0.64, -0.52 - k * 0.11), (0.76, -0.44 - k * 0.11)], [0.028, 0.028, 0.028]
            ),
            "gold",
            soft=0.02,
            halo=0.4,
            stars=0,
        )
    n.being(poly((-0.85, -1.25), (-0.80, -0.62), (-0.28, -0.66), (-0.30, -1.28)), "bone", soft=0.05, halo=0.5, stars=0)
    n.ink([(-0.72, -0.8), (-0.38, -0.82)], 0.02, 0.7, "bone")
    n.ink([(-0.72, -0.94), (-0.44, -0.96)], 0.02, 0.7, "bone")
    n.lit(dot(-0.42, -1.12, 0.05), "#ff4a40", 0.8, 0.02)
    n.being(
        both((0.20, -0.92), (0.17, -1.12), (0, -1.18), (0, -0.92), x=0.34)
        + hoop(0.55, -1.02, 0.07, 0.02)
        + dot(0.34, -1.22, 0.30, 0.05),
        "pearl",
        soft=0.05,
        halo=0.5,
        stars=0,
    )
    n.glint([(0.30, -0.86), (0.36, -0.70), (0.30, -0.54)], 0.012, "bone", 0.5)

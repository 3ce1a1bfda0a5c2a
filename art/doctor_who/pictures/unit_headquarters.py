"""UNIT Headquarters: a country house with a flag and a radar dish, searchlights over it."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly, sweep


@picture("timeless", "unit-headquarters", nebulae.curtains((0.0, 0.7), 4, -0.3, 1.3))
def paint(n: Night) -> None:
    for x, t in ((-0.7, 1), (0.7, -1)):
        n.being(
            poly((x, -0.7), (x + t * 0.5 - 0.2, 1.4), (x + t * 0.5 + 0.2, 1.4)),
            "ice",
            solid=0.25,
            soft=0.2,
            rim=0,
            halo=0,
            stars=0.4,
            bright=0.3,
        )
    n.being(
        box(-0.85, -1.5, 0.85, -0.42)
        + poly((-0.92, -0.42), (-0.7, -0.16), (0.7, -0.16), (0.92, -0.42))
        + box(-0.25, -0.5, 0.25, 0.02)
        + poly((-0.32, 0.02), (0, 0.24), (0.32, 0.02)),
        "bone",
        soft=0.07,
        halo=0.6,
        stars=0,
    )
    n.lit(
        [
            q
            for k in range(7)
            for y in (-0.62, -0.98)
            if not (k == 3 and y < -0.7)
            for q in box(-0.74 + k * 0.215, y - 0.10, -0.62 + k * 0.215, y + 0.10)
        ],
        "#ffd070",
        0.9,
        0.04,
    )
    n.dark(box(-0.10, -1.5, 0.10, -0.86), 0.8, 0.006)
    n.being(sweep([(0, 0.2), (0, 0.95)], [0.014, 0.010]), "silver", soft=0.01, halo=0.3, stars=0)
    n.being(
        blob((0.01, 0.93, 0), (0.22, 0.88), (0.44, 0.94, 0), (0.44, 0.66, 0), (0.22, 0.60), (0.01, 0.66, 0)),
        "navy",
        soft=0.06,
        halo=0.5,
    )
    n.being(dot(-0.58, 0.05, 0.20, 0.15, 30), "silver", soft=0.08, halo=0.5, stars=0)
    n.being(sweep([(-0.58, -0.02), (-0.58, -0.3)], [0.02, 0.03]), "silver", soft=0.01, halo=0.2, stars=0)

"""Ice Lord Izlyr: on the pass before the citadel, in the storm, his cloak out behind him, he offers a hand."""

from art.doctor_who import beings, nebulae, scenery
from art.doctor_who.starlight import Night, picture
from art.doctor_who.stature import arm, legs
from art.kit.shapes import blob, box, dot, place, poly, sweep


@picture("future", "ice-lord-izlyr", nebulae.rings((0.62, 1.0), 0.30, 20))
def paint(n: Night) -> None:
    scenery.peaks(n, -0.10, 0.9, "dusk", 6, 4)
    n.lamp_at = (0.6, 1.0)
    for x, wide, top in ((-0.66, 0.10, 0.94), (-0.50, 0.15, 1.06), (-0.32, 0.09, 0.86), (-0.80, 0.07, 0.70)):
        n.being(
            box(x - wide, 0.10, x + wide, top)
            + poly((x - wide * 1.2, top), (x + wide * 1.2, top), (x, top + wide * 2.0)),
            "navy",
            soft=0.05,
            halo=0.5,
            rim=1.4,
            stars=0,
        )
        for j in range(3):
            n.lit(dot(x, top - 0.12 - 0.16 * j, 0.014, 0.024), "#ffd080", 1.0, 0.03)
    n.being(
        poly(
            (-1.2, -1.5),
            (-1.2, 0.20),
            (-0.72, 0.34),
            (-0.30, 0.22),
            (0.02, -0.34),
            (0.5, -0.66),
            (1.2, -0.9),
            (1.2, -1.5),
        ),
        "dusk",
        soft=0.12,
        halo=0.4,
        rim=1.4,
        stars=0.1,
        bright=-0.02,
    )
    scenery.hills(n, -1.02, "ice", 7, 0.07, -0.02)
    n.lamp_at = (0.7, 0.8)
    at, k = (0.08, 0.20), 0.165
    n.being(
        blob(
            (0.22, 0.02),
            (0.02, 0.02),
            (-0.42, -0.22),
            (-0.98, -0.34, 0),
            (-0.74, -0.56),
            (-0.92, -0.86, 0),
            (-0.40, -0.86),
            (0.02, -1.02, 0),
            (0.24, -0.6),
        ),
        "silver",
        soft=0.10,
        halo=0.7,
        rim=1.5,
    )
    for line in (((0.04, -0.06), (-0.34, -0.36), (-0.80, -0.48)), ((0.06, -0.2), (-0.26, -0.56), (-0.62, -0.82))):
        n.ink(line, 0.02, 0.6, "silver")
    legs(n, at, k, "sea", 0.85, 0.5, 1.5, 8.4)
    arm(n, at, k, "sea", (-2.5, -3.0), (-1.9, -4.6), -1, 1.5, (1.7, -1.5))
    beings.ice_warrior(n, at, k, "sea", "#ffd060", 0.0)
    n.being(
        place(
            blob(
                (-0.98, -0.02),
                (-0.95, 0.7),
                (-0.5, 1.2),
                (0, 1.30),
                (0.5, 1.2),
                (0.95, 0.7),
                (0.98, -0.02),
                (0.5, 0.36),
                (0, 0.42),
                (-0.5, 0.36),
            ),
            at,
            k,
        ),
        "sea",
        soft=0.05,
        halo=0.4,
        stars=0,
        rim=1.6,
        bright=0.06,
    )
    hand = arm(n, at, k, "sea", (3.0, -2.6), (4.2, -1.5), 1, 1.5, (1.7, -1.5))
    for j in range(2):
        n.being(
            sweep(
                [hand, (hand[0] + 0.07, hand[1] + 0.05 - 0.09 * j), (hand[0] + 0.13, hand[1] + 0.03 - 0.07 * j)],
                [0.05, 0.04, 0.02],
            ),
            "sea",
            soft=0.02,
            halo=0.5,
            stars=0,
        )
    n.star(hand[0] + 0.10, hand[1] + 0.06, 0.20, 1.0, n.sky.accent)
    n.being(place(dot(0.0, -1.15, 0.30), at, k), "gold", soft=0.02, halo=0.6, stars=0)
    scenery.snow(n, 90, 4)

"""Viking Raider: on the prow of a longship with an axe out for the shore, a dragon's neck beside him."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, hoop, poly, sweep

LEADS = Pose(86, 90, (26, 30), (232, 300), (330, 268), (252, 250))


@picture("past", "viking-raider", nebulae.curtains((0.2, 0.7), 6, -0.2, 1.3, lamp=(0.9, 0.8)))
def paint(n: Night) -> None:
    scenery.sea(n, -0.50, "sea", "ice", 4)
    n.lamp_at = (0.8, 0.8)
    n.being(
        blob((-0.98, 1.2, 0), (-0.10, 1.12, 0), (0.08, 0.5), (-0.12, -0.16, 0), (-1.1, -0.10, 0)),
        "blood",
        soft=0.14,
        halo=0.5,
        stars=0.2,
    )
    for k in range(3):
        n.being(poly((-0.92 + 0.30 * k, 1.17), (-0.77 + 0.30 * k, 1.15), (-0.80 + 0.32 * k, -0.12), (-0.98 + 0.32 * k,
            -0.12)), "bone", soft=0.06,
                halo=0.2, stars=0.1)  # fmt: skip
    n.being(sweep([(-0.60, 1.35), (-0.60, -0.6)], [0.022, 0.028]), "bronze", soft=0.02, halo=0.3, stars=0)
    hull = blob(
        (-1.2, -0.66, 0),
        (-0.3, -0.74),
        (0.34, -0.56),
        (0.62, -0.20, 0),
        (0.70, -0.36),
        (0.52, -0.98),
        (0.1, -1.24),
        (-1.2, -1.30, 0),
    )
    n.being(hull, "bronze", soft=0.12, halo=0.6, stars=0.1)
    for k in range(3):
        n.ink(
            [(-1.1, -0.82 - 0.14 * k), (-0.2, -0.90 - 0.13 * k), (0.50 - 0.06 * k, -0.56 - 0.20 * k)],
            0.016,
            0.6,
            "bronze",
        )
    neck = [(0.54, -0.56), (0.78, -0.06), (0.62, 0.42), (0.70, 0.74)]
    n.being(sweep(neck, [0.13, 0.10, 0.085, 0.08]), "gold", soft=0.06, halo=0.7, stars=0)
    n.being(
        blob(
            (0.60, 0.84),
            (0.72, 0.92),
            (0.96, 0.82),
            (1.02, 0.74, 0),
            (0.86, 0.74),
            (0.98, 0.64, 0),
            (0.76, 0.62),
            (0.64, 0.70),
        ),
        "gold",
        soft=0.05,
        halo=0.6,
    )
    for k in range(5):
        n.being(
            poly(
                (0.54 + 0.02 * k, 0.10 + 0.14 * k),
                (0.42 + 0.03 * k, 0.18 + 0.15 * k),
                (0.56 + 0.02 * k, 0.20 + 0.14 * k),
            ),
            "ember",
            soft=0.02,
            halo=0.3,
        )
    n.lit(dot(0.76, 0.81, 0.022), n.sky.accent, 1.6, 0.05)
    for k in range(4):
        x, y = -0.96 + 0.36 * k, -0.76 + 0.015 * k * k
        n.being(dot(x, y, 0.155), ("sea", "gold", "blood", "moss")[k], soft=0.06, halo=0.4, stars=0.1)
        n.being(hoop(x, y, 0.145, 0.014), "silver", soft=0.01, halo=0.2, stars=0)
        n.being(dot(x, y, 0.042), "silver", soft=0.02, halo=0.3, stars=0)
    look = Look("moss", "flesh", "mane", "ember", "viking", "silver", "", beard="long")
    who = act(
        n,
        look,
        LEADS,
        (-0.02, -0.70),
        1.70,
        1,
        "tunic",
        "broad",
        legs="bronze",
        boot=1.4,
        bones=0.3,
        wide=0.22,
        rim=1.3,
        stern=0.8,
    )
    x, y = who.hand_n
    n.being(sweep([(x - 0.10, y - 0.22), (x + 0.10, y + 0.36)], [0.020, 0.020]), "bronze", soft=0.02, halo=0.4, stars=0)
    n.being(blob((x + 0.06, y + 0.34, 0), (x + 0.30, y + 0.36, 0), (x + 0.31, y + 0.18), (x + 0.22, y + 0.04, 0),
        (x + 0.04, y + 0.20, 0)), "silver", soft=0.04,
            halo=0.8, stars=0)  # fmt: skip
    n.star(x + 0.30, y + 0.22, 0.24, 1.2)

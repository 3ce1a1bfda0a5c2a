"""Nero: on his balcony with a lyre and a laurel, and he thinks that all that light is for him."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly, sweep

PLUCKS = Pose(98, 108, (320, 50), (300, 40), (272, 268), (258, 262))


@picture("past", "nero", nebulae.clouds((0.3, 0.2), 0.9, 2.6, 0.9, level=0.05))
def paint(n: Night) -> None:
    rng = n.rng(8)
    for i, (u, v) in enumerate(rng.random((15, 2))):
        x, high = -0.2 + 0.09 * i, 0.35 + 0.55 * u
        flame = blob(
            (x - 0.13, -0.7),
            (x - 0.10, -0.3 + 0.3 * high),
            (x - 0.02 + 0.1 * v, -0.3 + high, 0),
            (x + 0.08, -0.3 + 0.4 * high),
            (x + 0.13, -0.7),
        )
        n.being(flame, "ember", solid=0.8, soft=0.08, halo=0.9, stars=0, bright=0.10)
    scenery.skyline(n, -0.62, 0.50, "soot", 5, "#ffb050", count=8)
    for k in range(4):
        x = 0.30 + 0.22 * k
        n.being(box(x - 0.03, -0.62, x + 0.03, -0.18), "bronze", soft=0.03, halo=0.3, stars=0)
    n.being(poly((0.20, -0.18), (1.06, -0.18), (0.63, 0.02)), "bronze", soft=0.04, halo=0.4, stars=0)
    n.lamp_at = (0.5, -0.1)
    scenery.embers(n, (0.4, -0.3), 1.2, 50, "#ffb050")
    n.being(box(-1.1, -1.5, 1.1, -1.08), "pearl", soft=0.06, halo=0.4, stars=0.1, bright=-0.1, rim=1.4)
    for k in range(8):
        n.being(dot(-0.96 + 0.28 * k, -0.94, 0.045, 0.12), "pearl", soft=0.04, halo=0.2, stars=0, bright=-0.06)
    n.being(box(-1.1, -0.84, 1.1, -0.76), "pearl", soft=0.03, halo=0.4, stars=0, rim=1.4)
    look = Look("violet", "flesh", "curls", "ember", "laurel", "gold", "")
    who = act(
        n,
        look,
        PLUCKS,
        (-0.42, -1.12),
        2.05,
        1,
        "robe",
        "stout",
        sleeve=1.4,
        sleeves="flesh",
        bones=0.3,
        wide=0.40,
        stern=-1.0,
        rim=1.5,
    )
    n.glint(
        [tuple(p.mean(0)) for p in who.on_chest(dot(-0.24, 0.96, 0.01) + dot(0.0, 0.5, 0.01) + dot(0.26, 0.0, 0.01))],
        0.04,
        "gold",
        0.8,
    )
    x, y = who.hand_n
    for side, bend in ((-0.10, -0.20), (0.14, 0.26)):
        n.being(
            sweep([(x + 0.02, y - 0.26), (x + bend, y - 0.06), (x + side, y + 0.32)], [0.03, 0.034, 0.02]),
            "gold",
            soft=0.02,
            halo=0.7,
            stars=0,
        )
    n.being(sweep([(x - 0.14, y + 0.28), (x + 0.20, y + 0.32)], [0.018, 0.018]), "gold", soft=0.02, halo=0.5, stars=0)
    for k in range(5):
        n.glint([(x - 0.06 + 0.045 * k, y + 0.28), (x, y + 0.04), (x + 0.01, y - 0.22)], 0.006, "pearl", 1.0)
    n.star(x + 0.04, y + 0.10, 0.26, 1.1)

"""Axon: a golden family steps out of the ship that lives, and holds out a stone; what they are is behind them."""

from art.doctor_who import nebulae
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop, polar, poly, sweep

GIVES = Pose(90, 92, (300, 20), (244, 262), (272, 270), (262, 266))
STANDS = Pose(90, 92, (286, 262), (254, 278), (274, 270), (264, 268))


@picture("present", "axon", nebulae.rays((0.0, 0.3), 0.9, 1.0))
def paint(n: Night) -> None:
    n.lamp_at = (0.0, 0.2)
    mouth = blob((0.0, 1.02), (0.50, 0.80), (0.66, 0.20), (0.60, -0.9), (-0.60, -0.9), (-0.66, 0.20), (-0.50, 0.80))
    n.being(box(-1.2, -1.5, 1.2, 1.5), "blood", cut=mouth, soft=0.16, halo=0, stars=0.1, rim=1.3)
    n.lit(mouth, "#ffb060", 0.42, 0.16, 0.5)
    for k in range(10):
        a = 4 + k * 19.2
        foot = polar((0, 0.1), a, 0.72)
        n.being(
            sweep(
                [
                    polar((0, 0.1), a, 0.70),
                    polar((0, 0.16), a + 8, 0.98),
                    polar((0, 0.2), a - 6, 1.24),
                    polar((0, 0.2), a + 9, 1.5),
                ],
                [0.05, 0.10, 0.12, 0.09],
            ),
            "ember",
            soft=0.06,
            halo=0.4,
            rim=1.1,
            bright=-0.04,
        )
        n.lit(dot(*foot, 0.024), "#ffd080", 0.9, 0.05)
    for x in (-0.30, 0.34):
        n.being(
            sweep([(x, 0.98), (x * 1.2, 0.70), (x * 0.9, 0.52)], [0.05, 0.04, 0.004]),
            "ember",
            soft=0.03,
            halo=0.4,
            stars=0,
        )
    back = blob(
        (-0.02, 0.66),
        (0.22, 0.58),
        (0.34, 0.30),
        (0.40, -0.2),
        (0.36, -0.8),
        (-0.40, -0.8),
        (-0.40, -0.1),
        (-0.30, 0.34),
    )
    n.dark(back, 0.62, 0.05, "blood")
    n.lit(hoop(-0.02, 0.36, 0.05, 0.02) + dot(0.14, 0.24, 0.03), "#ff4020", 0.8, 0.06)
    n.being(
        blob((-1.2, -1.5, 0), (-1.2, -0.86), (-0.4, -0.80), (0.5, -0.84), (1.2, -0.80), (1.2, -1.5, 0)),
        "blood",
        soft=0.12,
        halo=0.3,
        stars=0.2,
        bright=-0.06,
    )
    n.lamp_at = (0.1, -0.1)
    gold = Look("gold", "gold", "curls", "gold", collar="", eyes="#ffffff")
    more = {"garb": "tunic", "turn": 0.95, "look_aside": 0.0, "rim": 1.4, "bones": 0.5, "legs": "gold"}
    act(n, gold, STANDS, (-0.46, -0.98), 1.22, 1, build="lady", **more)
    act(n, gold, STANDS, (0.52, -0.98), 0.86, -1, build="child", **more)
    who = act(n, gold, GIVES, (0.04, -1.14), 1.52, 1, build="man", **more)
    x, y = who.hand_n
    n.being(
        poly((x - 0.08, y), (x, y + 0.09), (x + 0.10, y + 0.05), (x + 0.09, y - 0.06), (x - 0.02, y - 0.08)),
        "lilac",
        soft=0.04,
        halo=1.2,
        stars=0,
    )
    n.star(x + 0.01, y + 0.01, 0.26, 1.2, "#ff90d0")

"""Autloc: an old priest with a staff, who goes into the wilderness by himself to find out what is true."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly, sweep

WANDERS = Pose(80, 78, (330, 20), (250, 280), (286, 276), (256, 248))


@picture("past", "autloc", nebulae.clouds((-0.2, 0.5), 0.9, 1.9, 0.8, stars=1.6))
def paint(n: Night) -> None:
    for i in range(5):
        w, y = 0.30 - 0.05 * i, -0.34 + 0.085 * i
        n.being(box(0.62 - w, y, 0.62 + w, y + 0.09), "bronze", soft=0.03, halo=0.4, stars=0, bright=-0.05)
    n.lit(dot(0.62, 0.10, 0.03), "#ffb050", 1.6, 0.08)
    n.lamp_at = (-0.4, 0.8)
    scenery.dunes(n, -0.32, "jade", 3, 3)
    for x, y, k in ((0.70, -0.78, 0.55), (-0.80, -0.52, 0.34)):
        cactus = sweep([(x, y - 0.6 * k), (x, y + 0.5 * k)], [0.12 * k, 0.13 * k]) + sweep(
            [(x, y - 0.1 * k), (x + 0.28 * k, y - 0.08 * k), (x + 0.30 * k, y + 0.26 * k)], [0.08 * k] * 3) + sweep(
            [(x, y + 0.06 * k), (x - 0.26 * k, y + 0.08 * k), (x - 0.28 * k, y + 0.38 * k)],
                [0.07 * k] * 3)  # fmt: skip
        n.being(cactus, "moss", soft=0.06 * k, halo=0.5, stars=0.2)
        n.star(x, y + 0.62 * k, 0.14 * k, 1.0, "#ff90b0")
    look = Look("bone", "bronze", "long", "pearl", "", "", "")
    who = act(n, look, WANDERS, (-0.22, -0.92), 1.05, -1, "robe", bones=0.4, wide=0.20, sleeve=1.5, rim=1.5)
    n.being(
        who.on_chest(blob((-0.24, 0.98), (0.2, 1.0), (0.28, 0.80), (-0.28, 0.78))), "sea", soft=0.03, halo=0.2, stars=0
    )
    x, y = who.hand_n
    n.being(
        sweep([(x + 0.02, y + 0.36), (x, y), (x - 0.04, -0.94)], [0.014] * 3), "bronze", soft=0.01, halo=0.5, stars=0
    )
    n.star(x + 0.02, y + 0.38, 0.30, 1.3, n.sky.accent)
    n.lit([p for k in range(5) for p in dot(0.02 + 0.13 * k, -0.95 - 0.035 * k, 0.018, 0.008)], "#e8ffd8", 0.5, 0.02)
    n.dark(poly((-0.36, -0.92), (-0.06, -0.92), (0.30, -1.12), (0.10, -1.14)), 0.45, 0.03)

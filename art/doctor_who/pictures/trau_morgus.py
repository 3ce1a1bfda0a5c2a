"""Trau Morgus: at the top of a lift shaft, the gate open, his hand flat on the back of a President."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, poly, sweep

PUSHES = Pose(80, 84, (352, 4), (250, 300), (300, 274), (250, 242))
TOPPLES = Pose(42, 60, (64, 44), (10, 60), (232, 200), (262, 236))


@picture("future", "trau-morgus", nebulae.deep((0.5, 0.0), 0.7, 0.35, 0.6))
def paint(n: Night) -> None:
    scenery.skyline(n, -0.30, 0.6, "dusk", 8, "#a0e0ff", True, 5)
    n.being(box(0.2, -1.5, 1.1, 1.5), "dusk", soft=0.2, halo=0, stars=0.1, bright=-0.1)
    shaft = poly((0.24, 1.5), (0.96, 1.5), (0.86, -1.5), (0.36, -1.5))
    n.lit(shaft, "#50b0ff", 0.20, 0.08)
    for k in range(9):
        y = 1.2 - 0.32 * k
        n.lit(sweep([(0.28 + 0.008 * k, y), (0.92 - 0.006 * k, y)], [0.006, 0.006]), "#a0e0ff", 0.8, 0.03)
        n.lit(dot(0.30 + 0.008 * k, y, 0.020) + dot(0.90 - 0.006 * k, y, 0.020), n.sky.accent, 1.0, 0.04)
    n.being(box(-1.1, -1.5, 0.26, -0.62), "silver", soft=0.06, halo=0.4, stars=0.1, bright=-0.10, rim=1.4)
    n.being(
        box(0.18, 0.90, 1.1, 0.98) + box(0.18, -0.62, 0.24, 0.98) + box(0.98, -1.5, 1.1, 1.5),
        "gold",
        soft=0.03,
        halo=0.4,
        stars=0,
    )
    n.being(box(-1.1, -1.5, 0.26, -0.62), "silver", soft=0.06, halo=0.2, stars=0.1, bright=-0.12, rim=1.4)
    for k in range(4):
        n.ink([(-1.1, -0.74 - 0.16 * k), (-0.4, -0.74 - 0.16 * k), (0.26, -0.74 - 0.16 * k)], 0.010, 0.6, "silver")
    n.lamp_at = (0.62, 0.4)
    act(
        n,
        Look("gold", "flesh", "sides", "pearl", collar=""),
        TOPPLES,
        (0.10, -0.86),
        1.15,
        1,
        "coat",
        legs="bone",
        bones=0.2,
        rim=1.3,
        sway=-0.1,
    )
    look = Look("violet", "flesh", "parted", "gold", collar="")
    who = act(n, look, PUSHES, (-0.36, -0.64), 1.70, 1, "coat", legs="dusk", bones=0.3, rim=1.6, stern=0.6)
    n.being(
        who.on_chest(poly((-0.30, 1.02), (0.20, 1.06), (0.40, 0.80), (-0.1, 0.86), (-0.5, 0.78))),
        "silver",
        soft=0.03,
        halo=0.3,
        stars=0,
    )
    n.star(*who.hand_n, 0.22, 1.1, n.sky.accent)

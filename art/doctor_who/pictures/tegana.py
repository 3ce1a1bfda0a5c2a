"""Tegana: belly to a dune with a knife in his hand, and below him the lit tents of those who trust him."""

from art.doctor_who import nebulae, scenery, things
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, poly, sweep

LURKS = Pose(46, 78, (286, 8), (296, 330), (6, 236), (330, 226))


@picture("past", "tegana", nebulae.moon(0.30, (0.56, 0.98), level=0.35))
def paint(n: Night) -> None:
    n.lamp_at = (0.56, 0.9)
    scenery.dunes(n, 0.02, "moss", 8, 2)
    for x, y, k in ((0.30, -0.20, 1.0), (0.74, -0.12, 0.8), (0.56, -0.42, 0.7)):
        tent = poly(
            (x - 0.24 * k, y),
            (x + 0.24 * k, y),
            (x + 0.20 * k, y + 0.10 * k),
            (x, y + 0.34 * k),
            (x - 0.20 * k, y + 0.10 * k),
        )
        n.being(tent, "bone", soft=0.05, halo=0.7, stars=0)
        n.lit(poly((x - 0.06 * k, y), (x + 0.06 * k, y), (x, y + 0.18 * k)), "#ffb050", 1.4, 0.10, 0.7)
    n.being(blob((-1.2, -1.6, 0), (-1.2, -0.34), (-0.7, -0.46), (-0.1, -0.72), (0.5, -1.0), (1.2, -1.12), (1.2, -1.6,
        0)), "soot", soft=0.10, halo=0.4,
            rim=1.7, stars=0.2)  # fmt: skip
    look = Look("blood", "flesh", "long", "soot", "fur", "bronze", "", beard="fu")
    who = act(
        n,
        look,
        LURKS,
        (-0.44, -0.66),
        1.75,
        1,
        "coat",
        "broad",
        legs="soot",
        boot=1.4,
        bones=0.3,
        rim=1.5,
        stern=1.0,
        sway=-0.1,
    )
    n.being(
        who.on_head(blob((-0.98, 0.32), (-1.02, 0.60), (0.0, 0.70), (0.96, 0.60), (0.92, 0.32), (0, 0.44))),
        "bone",
        soft=0.02,
        halo=0.3,
    )
    things.sword(n, who.hand_n, 0.46, -84, "silver", is_knife=True)
    n.strewn(poly((-1, -1.4), (-1, -0.6), (0.2, -0.95), (0.9, -1.3)), 24, 0.03)
    n.lit([p for x, y in ((0.16, -0.40), (0.90, -0.36)) for p in dot(x, y, 0.03)], "#ff8030", 1.4, 0.10)
    n.glint([(0.3, 0.14), (0.3, 0.26)], 0.01, "bone")
    n.being(
        sweep([(0.74, 0.15), (0.74, 0.34)], [0.008, 0.008]) + poly((0.74, 0.34), (0.90, 0.29), (0.74, 0.24)),
        "blood",
        soft=0.01,
        halo=0.4,
    )

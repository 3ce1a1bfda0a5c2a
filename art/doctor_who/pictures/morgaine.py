"""Morgaine: on the height before the storm with her sword up, and the lightning comes when she calls it."""

from itertools import pairwise

from art.doctor_who import nebulae, scenery, things
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, sweep

CALLS = Pose(94, 104, (70, 84), (220, 250), (288, 274), (256, 250))


@picture("present", "morgaine", nebulae.curtains((0.2, 0.9), 5, -0.3, 1.4, level=0.05))
def paint(n: Night) -> None:
    scenery.peaks(n, -0.80, 0.30, "soot", 6, 5)
    n.being(blob((-1.2, -1.6, 0), (-1.2, -1.24), (-0.5, -1.12), (-0.10, -0.92), (0.34, -0.94), (0.62, -1.16), (1.2,
        -1.3), (1.2, -1.6, 0)), "soot", soft=0.06, halo=0.5,
            rim=1.7)  # fmt: skip
    n.lamp_at = (0.4, 1.0)
    n.being(blob((0.0, 0.34), (-0.34, 0.34), (-0.70, 0.02), (-1.1, 0.06, 0), (-0.88, -0.30), (-1.0, -0.66, 0), (-0.56,
        -0.72), (-0.34, -0.96, 0), (0.02, -0.5)), "blood",
            soft=0.12, halo=0.7, stars=0.3)  # fmt: skip
    look = Look("silver", "flesh", "long", "ember", collar="")
    who = act(
        n, look, CALLS, (0.08, -0.98), 1.75, 1, "dress", "lady", bones=0.35, wide=0.26, hem=0.0, rim=1.4, stern=0.8
    )
    n.being(
        who.on_head(
            blob(
                (0.86, 0.46, 0),
                (0.62, 1.1),
                (0.0, 1.9, 0),
                (-0.5, 1.2),
                (-0.94, 0.5),
                (-0.9, -0.3, 0),
                (-0.5, 0.2),
                (0.1, 0.44),
            )
        ),
        "gold",
        soft=0.03,
        halo=0.6,
        stars=0,
    )
    for k in range(4):
        n.glint(
            [
                tuple(p.mean(0))
                for p in who.on_chest(
                    dot(-0.20, 0.86 - 0.2 * k, 0.01) + dot(0.0, 0.80 - 0.2 * k, 0.01) + dot(0.24, 0.86 - 0.2 * k, 0.01)
                )
            ],
            0.010,
            "pearl",
            0.5,
        )
    things.sword(n, who.hand_n, 0.62, -6, "silver")
    x, y = who.hand_n
    tip = (x + 0.07, y + 0.60)
    for bolt in ([tip, (tip[0] + 0.16, 1.02), (tip[0] + 0.06, 1.16), (tip[0] + 0.24, 1.45)], [(tip[0] + 0.16, 1.02),
        (tip[0] + 0.40, 0.92), (tip[0] + 0.46, 1.06), (0.98, 1.0)],
                 [tip, (tip[0] - 0.30, 0.96), (tip[0] - 0.26, 1.12), (-0.62, 1.4)]):  # fmt: skip
        for a, b in pairwise(bolt):
            n.lit(sweep([a, b], [0.010, 0.008]), n.sky.accent, 1.5, 0.06, 0.6)
    n.star(*tip, 0.5, 1.5, "#c0fff8")

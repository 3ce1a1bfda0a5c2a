"""Primord: out of the steam between the pipes it comes at us bent double, and where it treads it burns."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop, polar, sweep

BOUNDS = Pose(58, 78, (350, 40), (14, 66), (328, 252), (238, 206))


@picture("present", "primord", nebulae.rays((0.2, -1.1), 1.2, 1.4))
def paint(n: Night) -> None:
    for x, hue in ((-0.92, "silver"), (-0.66, "bronze"), (0.74, "silver"), (0.98, "bronze")):
        n.being(sweep([(x, 1.5), (x, -1.5)], [0.10, 0.10]), hue, soft=0.07, halo=0.2, stars=0, bright=-0.08)
        for y in (0.9, 0.1, -0.7):
            n.being(sweep([(x - 0.13, y), (x + 0.13, y)], [0.045, 0.045]), hue, soft=0.03, halo=0.1, stars=0)
    n.being(hoop(-0.66, 0.50, 0.16, 0.022), "blood", soft=0.02, halo=0.4, stars=0)
    n.being(sweep([(-1.1, 1.12), (1.1, 1.12)], [0.09, 0.09]), "silver", soft=0.06, halo=0.2, stars=0, bright=-0.08)
    scenery.hills(n, -1.12, "ember", 2, 0.04, 0.0)
    for x, y in ((0.5, 0.9), (0.1, 0.7), (-0.3, 0.96)):
        n.haze(x, y, 0.34, "pearl", 0.35)
    n.lamp_at = (0.4, -0.9)
    look = Look("bone", "lime", "mane", "soot", collar="", beard="full", eyes="#ff4030")
    who = act(
        n,
        look,
        BOUNDS,
        (-0.16, -1.14),
        2.15,
        1,
        "suit",
        "broad",
        legs="dusk",
        bones=0.0,
        rim=1.4,
        sleeves="lime",
        stern=1.0,
        sleeve=1.3,
    )
    rng = n.rng(6)
    for joint_a, joint_b in (
        (who.shoulder_n, who.elbow_n),
        (who.elbow_n, who.hand_n),
        (who.shoulder_f, who.elbow_f),
        (who.elbow_f, who.hand_f),
    ):
        for u, v, w in rng.random((16, 3)):
            x, y = joint_a[0] + (joint_b[0] - joint_a[0]) * u, joint_a[1] + (joint_b[1] - joint_a[1]) * u
            n.being(
                sweep([(x, y), polar((x, y), 200 + 140 * v, 0.05 + 0.05 * w)], [0.018, 0.003]),
                "moss",
                soft=0.01,
                halo=0.1,
                stars=0,
            )
    for hand, way in ((who.hand_n, 30), (who.hand_f, 56)):
        for k in range(4):
            n.being(
                sweep(
                    [hand, polar(hand, way - 30 + 22 * k, 0.10), polar(hand, way - 40 + 22 * k, 0.17)],
                    [0.030, 0.022, 0.004],
                ),
                "lime",
                soft=0.02,
                halo=0.4,
                stars=0,
            )
    for x, y in ((who.foot_f[0] - 0.1, -1.10), (who.foot_n[0], -1.12), (-0.92, -1.05)):
        n.lit(dot(x, y, 0.09, 0.025), "#60ff60", 0.9, 0.08)
    scenery.embers(n, (0.0, -1.1), 1.2, 40, "#ff9040")

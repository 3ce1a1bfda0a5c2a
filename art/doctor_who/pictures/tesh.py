"""Tesh: behind glass with both hands at his temples, he has nothing in him but the voice of the machine."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop

PRAYS = Pose(96, 108, (18, 116), (30, 106), (354, 268), (266, 184))


@picture("timeless", "tesh", nebulae.rays((0.52, 0.80), 1.0, 0.9, heart=0.12))
def paint(n: Night) -> None:
    # The great face that he kneels to.
    n.lamp_at = (0.5, 1.2)
    n.being(blob((0.50, 1.36), (0.20, 1.20), (0.10, 0.80), (0.20, 0.36), (0.46, 0.10), (0.72, 0.30), (0.90, 0.80),
        (0.82, 1.2)), "pearl", solid=0.7, soft=0.14, halo=0.9,
            stars=1.2)  # fmt: skip
    n.dark(dot(0.34, 0.82, 0.10, 0.06) + dot(0.66, 0.82, 0.10, 0.06), 0.7, 0.02)
    for x in (0.34, 0.66):
        n.lit(dot(x, 0.82, 0.030), "#ff6040", 1.7, 0.08)
        n.star(x, 0.82, 0.24, 1.2, "#ff8060")
    n.dark(dot(0.50, 0.36, 0.15, 0.07), 0.85, 0.015)
    for r in (0.26, 0.40, 0.56, 0.74):
        n.lit(hoop(0.50, 0.36, r, 0.005, 180, 290), n.sky.accent, 1.1 - r, 0.03)
    for i in range(4):
        n.being(
            box(0.02 - 0.10 * i, -0.74 - 0.12 * i, 1.1, -0.62 - 0.12 * i),
            "silver",
            soft=0.03,
            halo=0.3,
            stars=0.1,
            bright=-0.10,
        )
    n.being(box(-1.1, -1.5, 1.1, -1.10), "dusk", soft=0.06, halo=0.3, rim=1.3)
    look = Look("lime", "flesh", "bald", collar="")
    n.lamp_at = (0.6, 0.7)
    who = act(n, look, PRAYS, (-0.36, -1.12), 2.2, 1, "tunic", bones=0.4, wide=0.30, boot=1.3, rim=1.2, sleeve=1.4)
    for k in range(4):
        a, b = who.on_chest([dot(-0.22, 0.86 - 0.24 * k, 0.001)[0], dot(0.24, 0.80 - 0.24 * k, 0.001)[0]])
        n.ink([tuple(a.mean(0)), tuple(b.mean(0))], 0.018, 0.5, "lime")
    n.star(who.head[0] + 0.12, who.head[1] + 0.06, 0.26, 1.1, n.sky.accent)
    scenery.embers(n, (0.5, -0.7), 0.8, 16, "#c8b0ff")

"""Sabalom Glitz: out of a vault on his toes, a sack over his shoulder that shines through at the seams."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop, polar, sweep

SNEAKS = Pose(72, 92, (148, 70), (350, 40), (338, 262), (266, 236))


@picture("future", "sabalom-glitz", nebulae.clouds((0.5, 0.5), 0.7, 2.0))
def paint(n: Night) -> None:
    n.being(
        box(-1.1, -1.0, 1.1, 1.5),
        "navy",
        cut=dot(-0.52, 0.16, 0.44, 0.44, n=60),
        soft=0.08,
        halo=0,
        stars=0.1,
        rim=1.0,
        bright=-0.02,
    )
    n.lit(dot(-0.52, 0.16, 0.42, n=60), "#ffc860", 0.45, 0.16, 0.6)
    n.being(hoop(-0.52, 0.16, 0.48, 0.045), "silver", soft=0.03, halo=0.4, stars=0)
    for k in range(12):
        n.being(dot(*polar((-0.52, 0.16), 30 * k, 0.48), 0.026), "gold", soft=0.01, halo=0.2, stars=0)
    for x, y in ((-0.74, -0.06), (-0.52, -0.10), (-0.34, -0.04), (-0.62, 0.06)):
        n.being(box(x - 0.09, y - 0.05, x + 0.09, y + 0.05), "gold", soft=0.03, halo=0.6, stars=0, bright=0.1)
    n.being(box(-1.1, -1.5, 1.1, -1.0), "dusk", soft=0.06, halo=0.3, rim=1.4)
    n.lamp_at = (-0.5, 0.3)
    look = Look("ember", "flesh", "curls", "bronze", collar="")
    who = act(
        n,
        look,
        SNEAKS,
        (0.30, -1.06),
        1.95,
        1,
        "tunic",
        "stout",
        legs="soot",
        boot=1.4,
        bones=0.25,
        rim=1.5,
        stern=-1.0,
    )
    for k in range(4):
        a, b = who.on_chest([dot(-0.26, 0.80 - 0.2 * k, 0.001)[0], dot(0.24, 0.76 - 0.2 * k, 0.001)[0]])
        n.ink([tuple(a.mean(0)), tuple(b.mean(0))], 0.016, 0.5, "ember")
    x, y = who.hand_n
    sack = blob(
        (x + 0.02, y + 0.06),
        (x - 0.14, y - 0.02),
        (x - 0.42, y - 0.10),
        (x - 0.54, y - 0.44),
        (x - 0.34, y - 0.72),
        (x - 0.06, y - 0.62),
        (x + 0.03, y - 0.24),
    )
    n.being(sack, "bronze", soft=0.12, halo=0.6, stars=0.2)
    for u, v in ((-0.30, -0.30), (-0.18, -0.48), (-0.38, -0.52), (-0.14, -0.24)):
        n.star(x + u, y + v, 0.16, 1.3, "#ffe080")
    n.glint([(x - 0.10, y - 0.06), (x - 0.26, y - 0.30), (x - 0.20, y - 0.64)], 0.014, "gold")
    n.being(sweep([(x - 0.04, y + 0.02), (x - 0.16, y + 0.10)], [0.03, 0.05]), "bronze", soft=0.02, halo=0.2, stars=0)
    fx, fy = who.hand_f
    n.star(fx, fy, 0.14, 1.0)
    scenery.embers(n, (x - 0.3, y - 0.6), 0.4, 14, "#ffe080")

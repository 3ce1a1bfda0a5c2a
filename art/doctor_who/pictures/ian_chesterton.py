"""Ian Chesterton: on one knee before a king's sword, he gets up Sir Ian, Knight of Jaffa."""

from art.doctor_who import hands, nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, poly, sweep

KNEELS = Pose(88, 62, (310, 12), (300, 350), (0, 268), (268, 184))


@picture("present", "ian-chesterton", nebulae.deep((-0.2, 0.6), 0.7, 0.45))
def paint(n: Night) -> None:
    for x in (-0.62, -0.02):
        n.lit(
            poly((x - 0.16, -0.3), (x + 0.16, -0.3), (x + 0.16, 0.75), (x, 1.05), (x - 0.16, 0.75)),
            "#ffb070",
            0.34,
            0.10,
        )
        n.dark(box(x - 0.01, -0.3, x + 0.01, 0.9) + box(x - 0.16, 0.3, x + 0.16, 0.33), 0.8, 0.004)
        n.lit(poly((x - 0.16, -0.4), (x + 0.16, -0.4), (x + 0.5, -1.3), (x + 0.02, -1.3)), "#ffb070", 0.14, 0.08)
    scenery.columns(n, "bronze", -1.0, 1.35, (-0.94, -0.32, 0.30), 0.08)
    n.being(box(-1.1, -1.5, 1.1, -1.04), "soot", soft=0.06, halo=0.3, rim=1.3)
    n.lamp_at = (0.3, 0.9)
    look = Look("dusk", "flesh", "short", "soot", collar="")
    who = act(n, look, KNEELS, (-0.36, -1.10), 2.2, 1, "suit", legs="soot", bones=0.35, rim=1.6)
    n.being(
        who.on_chest(poly((0.16, 1.0), (0.22, 0.96), (0.25, 0.4), (0.17, 0.4))), "blood", soft=0.02, halo=0.2, stars=0
    )
    sx, sy = who.shoulder_n
    tip, grip = (sx - 0.20, sy + 0.13), (0.66, 0.56)
    n.being(sweep([grip, tip], [0.036, 0.022]), "silver", soft=0.03, halo=1.0, stars=0, rim=1.4, bright=0.12)
    n.being(sweep([(0.55, 0.66), (0.65, 0.40)], [0.03, 0.03]), "gold", soft=0.02, halo=0.6, stars=0)
    n.being(sweep([grip, (0.82, 0.66)], [0.03, 0.03]), "gold", soft=0.02, halo=0.4, stars=0)
    hands.fist(n, (0.76, 0.60), (1.25, 0.80), 0.20, "flesh", "blood", "gold", -1)
    n.star(sx - 0.02, sy + 0.16, 0.42, 1.4)

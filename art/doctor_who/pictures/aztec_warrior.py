"""Aztec Warrior: he springs down the temple steps, a club set with black glass over his head."""

from art.doctor_who import nebulae
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, polar, poly, sweep

SPRINGS = Pose(72, 82, (98, 72), (330, 10), (344, 250), (222, 214))


@picture("past", "aztec-warrior", nebulae.eclipse((0.42, 0.62), 0.34, 0.3))
def paint(n: Night) -> None:
    for i in range(8):
        x, y = -1.1 + 0.20 * i, 0.42 - 0.235 * i
        n.being(box(-1.2, y - 0.26, x + 0.30, y), "bone", soft=0.05, halo=0.3, stars=0.1, bright=-0.12, rim=1.3)
        n.dark(box(x + 0.06, y - 0.16, x + 0.20, y - 0.06), 0.5, 0.01)
    n.being(
        box(-1.1, 0.42, -0.62, 0.92) + box(-1.1, 0.92, -0.55, 1.0), "bone", soft=0.06, halo=0.4, stars=0.1, bright=-0.1
    )
    n.lit(box(-0.92, 0.44, -0.76, 0.74), "#ffb050", 0.6, 0.06)
    n.lamp_at = (0.6, 0.7)
    look = Look("gold", "bronze", "long", "soot", "feathers", "lime", "")
    who = act(
        n,
        look,
        SPRINGS,
        (0.10, -1.02),
        1.85,
        1,
        "tunic",
        legs="bronze",
        sleeves="bronze",
        bones=0.35,
        wide=0.20,
        rim=1.3,
    )
    x, y = who.hand_n
    club = [polar((x, y), 250, 0.12), (x, y), polar((x, y), 70, 0.50)]
    n.being(sweep(club, [0.02, 0.024, 0.055]), "bronze", soft=0.03, halo=0.6, stars=0)
    for k in range(5):
        for side in (-1, 1):
            at = polar(polar((x, y), 70, 0.16 + 0.08 * k), 70 + 90 * side, 0.045)
            n.being(
                poly(polar(at, 70, 0.032), polar(at, 70 + 90 * side, 0.05), polar(at, 250, 0.032)),
                "ice",
                soft=0.01,
                halo=0.5,
                stars=0,
            )
    n.star(*polar((x, y), 70, 0.54), 0.30, 1.2)
    hx, hy = who.hand_f
    n.being(dot(hx + 0.05, hy, 0.19, 0.25, -10), "sea", soft=0.06, halo=0.6, stars=0.2)
    n.lit(dot(hx + 0.05, hy, 0.06), n.sky.accent, 1.0, 0.05)
    n.joined([(hx - 0.04, hy + 0.17), (hx + 0.15, hy + 0.08), (hx + 0.12, hy - 0.14), (hx - 0.06, hy - 0.12)], r=0.06)

"""Ice Warrior: upright in the glacier as the ice took it, and a lamp has come close enough to melt the first of it."""

from art.doctor_who import beings, nebulae
from art.doctor_who.acting import act, held
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.stature import arm, legs
from art.kit.shapes import box, dot, poly, sweep


@picture("future", "ice-warrior", nebulae.curtains((0.3, 0.9), 7, -0.2, 1.3))
def paint(n: Night) -> None:
    block = poly((-0.16, -1.28), (-0.10, 0.94), (0.22, 1.20), (0.78, 1.14), (1.02, 0.76), (0.98, -1.28))
    n.being(block, "ice", solid=0.85, soft=0.16, halo=0.8, rim=1.2, stars=0.3, bright=-0.14)
    at, k = (0.44, 0.60), 0.150
    legs(n, at, k, "moss", 0.75, 0.0, 1.15)
    beings.ice_warrior(n, at, k, fade=0.0)
    for side in (-1, 1):
        x, y = arm(n, at, k, "moss", (2.3 * side, -3.4), (1.9 * side, -5.4), side, 1.2, (1.6, -1.8))
        n.being(dot(x, y, 0.075, 0.09), "moss", soft=0.04, halo=0.3, stars=0)
    n.being(block, "ice", solid=0.34, soft=0.05, halo=0.2, rim=2.4, stars=0.5)
    for a, c in (
        ((0.0, 0.9), (0.14, -1.2)),
        ((0.22, 1.18), (0.28, 0.3)),
        ((0.88, 0.9), (0.80, -0.6)),
        ((0.28, 0.3), (0.10, -0.2)),
    ):
        n.glint([a, c], 0.014, "ice", 0.6)
    n.being(box(-1.1, -1.5, 1.1, -1.24), "navy", soft=0.06, halo=0.5, stars=0.3, bright=-0.06)
    n.lamp_at = (-0.2, -0.1)
    who = act(
        n,
        Look("ember", "flesh", "short", "soot", "hood", "ember", ""),
        "lamp",
        (-0.66, -1.24),
        1.22,
        1,
        "coat",
        legs="dusk",
        boot=1.5,
        bones=0.2,
        rim=1.3,
    )
    x, y = who.hand_n
    n.being(held(who, sweep([(0, -0.02), (0, 0.12)], [0.02, 0.02]), 1.0, 90), "silver", soft=0.01, halo=0.3, stars=0)
    n.lit(dot(x, y + 0.17, 0.05), "#ffc060", 1.8, 0.16, 0.9)
    n.star(x, y + 0.17, 0.42, 1.3, "#ffd890")
    for u, v in ((0.02, 0.10), (0.06, -0.14), (-0.04, -0.40), (0.08, -0.62)):
        n.lit(dot(u, v, 0.014, 0.030), "#e8fbff", 1.0, 0.03)

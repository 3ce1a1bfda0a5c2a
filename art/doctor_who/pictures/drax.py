"""Drax: head and shoulders inside somebody else's engine; the legs, the tool box and the tune are his."""

from math import cos, pi, sin

from art.doctor_who import nebulae
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import blob, box, dot, hoop, place, poly, sweep

MENDS = Pose(40, 46, (330, 40), (340, 20), (282, 262), (258, 246))


@picture("timeless", "drax", nebulae.galaxy((-0.60, 0.95), 0.36, 20, 0.5))
def paint(n: Night) -> None:
    n.being(box(-1.1, -1.5, 1.1, -1.10), "dusk", soft=0.06, halo=0.3, rim=1.3)
    n.being(
        blob((0.06, -1.1, 0), (0.06, 0.3), (0.34, 0.86), (1.1, 0.96), (1.1, -1.1, 0)),
        "silver",
        soft=0.16,
        halo=0.6,
        stars=0.1,
        bright=-0.06,
    )
    mouth = dot(0.42, -0.14, 0.30, 0.40)
    n.dark(mouth, 0.9, 0.01)
    n.lit(dot(0.46, -0.14, 0.16, 0.26), "#ffb050", 0.7, 0.14, 0.7)
    n.being(hoop(0.42, -0.14, 0.31, 0.028, ry=0.41), "silver", soft=0.02, halo=0.4, stars=0)
    for i in range(10):
        a = i * pi / 5
        n.being(dot(0.42 + 0.31 * cos(a), -0.14 + 0.41 * sin(a), 0.022), "gold", soft=0.01, halo=0.2, stars=0)
    for x, y, r in ((0.76, 0.62, 0.16), (0.90, 0.30, 0.11)):
        n.being(place(props.gear(r, 12), (x, y)), "gold", soft=0.03, halo=0.4, stars=0)
    n.lamp_at = (0.5, 0.0)
    look = Look("blood", "flesh", "short", "soot", "cap", "moss", "")
    who = act(n, look, MENDS, (-0.36, -1.14), 1.95, 1, "suit", "stout", legs="navy", boot=1.4, bones=0.25, rim=1.4)
    n.being(
        who.on_chest(sweep([(-0.22, 0.0), (-0.20, 0.6), (0.06, 0.98)], [0.05] * 3)),
        "navy",
        soft=0.02,
        halo=0.2,
        stars=0,
    )
    x, y = who.hand_n
    n.being(
        place(sweep([(0, -0.10), (0, 0.26)], [0.026, 0.022]) + hoop(0, 0.33, 0.07, 0.026, 120, 420), (x, y), 1.0, -38),
        "silver",
        soft=0.02,
        halo=0.8,
        stars=0,
    )
    for k, (u, v) in enumerate(((0.28, 0.12), (0.56, 0.24), (0.40, -0.40), (0.62, -0.30), (0.34, 0.34), (0.70, 0.02))):
        n.star(u, v, 0.16 + 0.03 * (k % 3), 1.3, "#ffd880")
        n.glint([(0.44, -0.06), (u, v)], 0.006, "gold", 0.8)
    n.being(box(-0.98, -1.26, -0.52, -1.02), "blood", soft=0.04, halo=0.4, stars=0)
    n.being(hoop(-0.75, -1.0, 0.12, 0.016, 0, 180), "blood", soft=0.02, halo=0.2, stars=0)
    for k in range(3):
        n.being(
            sweep([(-0.88 + 0.12 * k, -1.04), (-0.86 + 0.13 * k, -0.88)], [0.018, 0.014]),
            "silver",
            soft=0.01,
            halo=0.3,
            stars=0,
        )
    n.lit(poly((-0.2, 1.5), (0.0, 1.5), (0.8, 0.9), (0.2, 0.9)), "#ffffff", 0.06, 0.05)

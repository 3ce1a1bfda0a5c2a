"""Magnus Greel: the doors of a cabinet from a time to come stand open, and he steps out of what is left of him."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, hoop, poly, sweep

STEPS = Pose(82, 84, (330, 30), (250, 300), (292, 280), (256, 246))


@picture("past", "magnus-greel", nebulae.deep((0.0, 0.2), 0.6, 0.25, 0.6))
def paint(n: Night) -> None:
    scenery.door_of_light(n, 0.12, -0.88, 0.62, 1.90, "#a0ff90", 0.75, 0.28, 0.55)
    for side in (-1, 1):
        x0, x1 = 0.12 + side * 0.33, 0.12 + side * 0.78
        n.being(poly((x0, 1.02), (x1, 1.22), (x1, -1.16), (x0, -0.88)), "blood", soft=0.06, halo=0.5, stars=0.1)
        for y in (0.72, 0.10, -0.52):
            n.lit(hoop(0.12 + side * 0.56, y, 0.09, 0.012, ry=0.13), "#ffd060", 0.7, 0.03)
            n.lit(dot(0.12 + side * 0.56, y, 0.03, 0.045), "#ffd060", 0.8, 0.02)
    n.being(
        blob((-0.36, 1.06, 0), (-0.10, 1.14), (0.12, 1.38), (0.34, 1.14), (0.60, 1.06, 0), (0.12, 1.10)),
        "gold",
        soft=0.04,
        halo=0.5,
        stars=0.1,
    )
    n.lamp_at = (0.12, 0.3)
    for k in range(5):
        r = 0.12 + 0.09 * k
        n.lit(hoop(0.12, 0.34, r, 0.004, ry=r * 1.2), "#f0ffe0", 0.5, 0.02)
    scenery.thrown(n, 0.10, -0.92, 0.13, 0.6, -0.2)
    look = Look("soot", "soot", "long", "soot", "fedora", "soot", "", eyes="#c0ff60")
    who = act(
        n,
        look,
        STEPS,
        (0.10, -0.96),
        1.62,
        -1,
        "robe",
        bones=0.0,
        bright=-0.12,
        rim=2.2,
        wide=0.34,
        sway=0.10,
        sleeve=2.0,
    )
    hx, hy = who.head
    n.being(
        blob((hx + 0.06, hy - 0.02), (hx - 0.12, hy - 0.02), (hx - 0.15, hy - 0.16), (hx + 0.06, hy - 0.20)),
        "soot",
        soft=0.02,
        halo=0.1,
        rim=1.6,
    )
    x, y = who.hand_n
    n.lit(dot(x - 0.03, y, 0.03), n.sky.accent, 1.4, 0.06)
    n.star(x - 0.03, y, 0.28, 1.2, n.sky.accent)
    n.being(sweep([(-1.1, -1.1), (1.1, -1.1)], [0.006, 0.006]), "moss", soft=0.01, halo=0.2, stars=0)

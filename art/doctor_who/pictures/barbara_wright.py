"""Barbara Wright: in the goddess's feathers on the temple height, her hand up, and the knife stops."""

from art.doctor_who import hands, nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import box, dot, polar, sweep


@picture("present", "barbara-wright", nebulae.eclipse((0.46, 0.70), 0.34, 0.35))
def paint(n: Night) -> None:
    for k in range(4):
        n.being(
            box(0.10 + 0.16 * k, -1.0 + 0.16 * k, 1.1, -0.84 + 0.16 * k),
            "bronze",
            soft=0.04,
            halo=0.3,
            stars=0.1,
            bright=-0.08,
        )
    at = (-0.34, 0.30)
    for i in range(9):
        a = 62 + 18 * i
        points = [polar(at, a, 0.30), polar(at, a, 0.66), polar(at, a + 3, 0.98 - 0.03 * abs(i - 3))]
        n.being(sweep(points, [0.05, 0.095, 0.02]), ("sea", "gold", "ember")[i % 3], soft=0.04, halo=0.4, stars=0)
        n.ink(points, 0.010, 0.5, "soot")
        n.star(*points[2], 0.08, 0.9)
    look = Look("rose", "flesh", "bouffant", "soot", collar="round", shirt="gold")
    b = profile(n, look, at, 0.38, 1, -2, stern=0.6, lamp=(0.8, 0.9))
    n.being(
        b.put(sweep([(-0.8, 0.30), (0.0, 0.62), (0.74, 0.48)], [0.10, 0.12, 0.10])),
        "gold",
        soft=0.03,
        halo=0.5,
        stars=0,
    )
    n.lit(b.put(dot(0.62, 0.54, 0.08)), n.sky.accent, 1.3, 0.05)
    n.lit(b.put(dot(-0.12, -0.40, 0.07)), "#ffd060", 1.0, 0.04)
    hands.palm(n, (0.46, -0.22), (0.34, -1.75), 0.33, "flesh", "rose", "gold", 10, 1)
    n.star(0.46, -0.16, 0.34, 1.0)

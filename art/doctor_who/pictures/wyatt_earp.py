"""Wyatt Earp: in profile under a black hat, a moustache like a verdict, and a star on his coat that is one."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import dot, polar, poly


@picture("past", "wyatt-earp", nebulae.eclipse((-0.50, 0.10), 0.36, 0.34))
def paint(n: Night) -> None:
    scenery.peaks(n, -0.72, 0.36, "soot", 3, 4)
    look = Look("soot", "flesh", "short", "soot", "cowboy", "dusk", "wing", "pearl", "moustache")
    b = profile(n, look, (0.22, 0.28), 0.45, -1, 4, stern=0.9, lamp=(-0.9, 0.3))
    n.being(
        b.put(poly((0.30, -1.28), (0.62, -1.26), (0.86, -2.0), (0.60, -2.0))), "blood", soft=0.04, halo=0.3, stars=0
    )
    n.being(
        b.put(poly((-0.85, 0.50), (0.76, 0.50), (0.74, 0.72), (-0.78, 0.72))), "bronze", soft=0.04, halo=0.2, stars=0
    )
    x, y = b.spot(0.30, -2.5)
    star = [polar((x, y), 90 + 36 * i, 0.20 if i % 2 == 0 else 0.085) for i in range(10)]
    n.being(poly(*star), "gold", soft=0.04, halo=1.2, stars=0, bright=0.14)
    for i in range(0, 10, 2):
        n.being(dot(*star[i], 0.030), "gold", soft=0.01, halo=0.4, stars=0, bright=0.1)
    n.joined([star[0], star[4], star[8], star[2], star[6], star[0]], r=0.07, heat=1.0)
    n.star(x, y, 0.42, 1.3, "#ffe090")

"""Nimon: a black bull's head upon a man, horns alight, a maze at his feet."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, dot, hoop, pair, sweep


@picture("future", "nimon", nebulae.rays((0.0, 0.9), 1.3, 1.3))
def paint(n: Night) -> None:
    for r, a in ((0.95, 20), (0.80, 60), (0.65, 10), (0.50, 70)):
        n.lit(hoop(0, -1.1, r, 0.008, a, a + 300, ry=r * 0.30), "#7fc8ff", 0.6, 0.03)
    b = portrait(
        n, Look("soot", "soot", "bald", "soot", "", "", "", eyes="#ff5030"), (0.0, 0.26), 0.40, 0, wide=1.15, fade=0.2
    )
    n.being(
        b.put(both((0, 1.15), (0.80, 1.0), (1.02, 0.5), (0.70, -0.2), (0.52, -0.9), (0.36, -1.2), (0, -1.28))),
        "soot",
        soft=0.22,
        halo=0.9,
        bright=0.06,
        stars=0.2,
    )
    n.being(
        b.put(pair(sweep([(0.62, 0.86), (1.4, 0.95), (1.70, 1.6), (1.45, 2.1)], [0.26, 0.22, 0.14, 0.01]))),
        "bone",
        soft=0.09,
        halo=0.7,
        stars=0,
    )
    for x in (-1, 1):
        n.star(*b.put(dot(1.45 * x, 2.1, 0.01))[0].mean(0), 0.24, 1.2, n.sky.accent)
    n.lit(b.put(pair(blob((0.22, 0.2), (0.36, 0.34), (0.60, 0.26), (0.40, 0.14)))), "#ff5030", 1.5, 0.08)
    n.dark(b.put(pair(dot(0.20, -0.86, 0.10, 0.07, 30))), 0.9, 0.015)
    n.being(b.put(hoop(0, -1.08, 0.2, 0.035, 180, 360)), "gold", soft=0.02, halo=0.3, stars=0)

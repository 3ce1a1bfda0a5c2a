"""Tobias Vaughn: at the window with his back to us, over a city that is as good as his."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import from_behind
from art.kit.shapes import box, dot, hoop, sweep


@picture("present", "tobias-vaughn", nebulae.clouds((0.3, 0.7), 0.8, 2.0))
def paint(n: Night) -> None:
    scenery.skyline(n, -0.35, 0.85, "dusk", 4, "#ffd890", count=10)
    for x, y, k in ((-0.58, 1.02, 1.0), (0.50, 0.84, 0.7), (0.80, 1.12, 0.5)):
        n.being(dot(x, y, 0.13 * k, 0.09 * k), "silver", soft=0.05, halo=0.8, stars=0)
        for a in (-1, 0, 1):
            n.lit(
                sweep([(x + 0.06 * a * k, y - 0.08 * k), (x + 0.10 * a * k, y - 0.5 * k)], [0.006, 0.001]),
                "#ff6050",
                0.7,
                0.02,
            )
        n.star(x, y, 0.16 * k, 1.0, "#ff8070")
    for x in (-0.60, 0.0, 0.60):
        n.being(box(x - 0.024, -1.0, x + 0.024, 1.5), "silver", soft=0.02, halo=0.2, stars=0, bright=-0.1)
    n.being(box(-1.1, -0.74, 1.1, -0.62), "silver", soft=0.02, halo=0.2, stars=0, bright=-0.1)
    b = from_behind(
        n,
        Look("dusk", "flesh", "sides", "pearl", collar="lapels"),
        (-0.10, -0.06),
        0.34,
        0,
        1.0,
        lamp=(0.4, 1.0),
        rim=1.8,
    )
    n.lit(b.put(hoop(0.0, -1.1, 0.001, 0.0005)), "#ffffff", 0.1, 0.0)
    n.being(
        sweep([(-0.66, -1.45), (-0.34, -1.10), (0.0, -1.02)], [0.13, 0.12, 0.08]), "dusk", soft=0.06, halo=0.2, rim=1.7
    )
    n.being(
        sweep([(0.50, -1.45), (0.22, -1.16), (-0.06, -1.10)], [0.13, 0.12, 0.08]), "dusk", soft=0.06, halo=0.2, rim=1.7
    )
    n.being(dot(-0.02, -1.05, 0.11, 0.07), "flesh", soft=0.04, halo=0.2, stars=0)
    n.being(sweep([(0.02, -1.02), (0.14, -0.86)], [0.020, 0.014]), "silver", soft=0.01, halo=0.6, stars=0)
    n.star(0.15, -0.85, 0.16, 1.1, n.sky.accent)

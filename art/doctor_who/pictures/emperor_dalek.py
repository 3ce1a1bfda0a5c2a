"""Emperor Dalek: a dome as large as a hall, tubes all about it, and Daleks small as its feet."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, poly, sweep


@picture("future", "emperor-dalek", nebulae.roundels((0.0, 0.4), 0.36, 0.7))
def paint(n: Night) -> None:
    n.being(
        both((0, 1.12), (0.44, 1.04), (0.74, 0.72), (0.84, 0.2), (0.80, -0.28, 0), (0, -0.28)),
        "gold",
        soft=0.34,
        halo=1.2,
    )
    n.being(poly((-0.86, -0.28), (-0.98, -0.9), (0.98, -0.9), (0.86, -0.28)), "bronze", soft=0.2, halo=0.5)
    for a in range(-5, 6):
        x = a * 0.17
        n.being(dot(x, -0.58, 0.062), "gold", soft=0.04, halo=0.4, stars=0)
    for x in (-1, 1):
        for k in range(4):
            n.being(
                sweep(
                    [(0.72 * x, 0.55 - k * 0.2), (0.95 * x, 0.7 - k * 0.22), (1.15 * x, 0.45 - k * 0.25)],
                    [0.035, 0.045, 0.04],
                ),
                "silver",
                soft=0.03,
                halo=0.3,
                stars=0,
            )
    n.being(box(-0.34, -0.20, 0.34, 0.02), "dusk", soft=0.05, halo=0, stars=0)
    for k in range(7):
        n.lit(box(-0.30 + k * 0.09, -0.16, -0.25 + k * 0.09, -0.02), "#ff9a48", 0.6, 0.02)
    n.being(sweep([(0, 0.46), (0, 0.40)], [0.20, 0.18]), "dusk", soft=0.09, halo=0.3, stars=0, bright=0.12)
    n.lit(dot(0, 0.42, 0.10), "#7fd4ff", 1.6, 0.16, 0.9)
    n.star(0, 0.42, 0.55, 1.5, "#9fe0ff")
    n.foot(-0.75, 0.75)
    for x in (-0.7, 0.05, 0.74):
        beings.dalek(n, (x, -1.30), 0.55, "soot", "silver", stars=0, flip=x > 0)

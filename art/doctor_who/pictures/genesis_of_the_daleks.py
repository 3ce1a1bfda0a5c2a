"""Genesis of the Daleks: two wires a finger's breadth apart, and through a door the first of them."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, sweep


@picture("purple", "genesis-of-the-daleks", nebulae.clouds((0.0, 0.4), 0.8, 2.6))
def paint(n: Night) -> None:
    n.being(box(-0.52, -0.95, 0.52, 0.92), "dusk", soft=0.08, halo=0.5, stars=0)
    n.lit(box(-0.42, -0.95, 0.42, 0.82), "#ffd890", 0.35, 0.16)
    beings.dalek(n, (0.04, -0.92), 1.45, "soot", "silver", "#80d8ff", stars=0)
    for x in (-1, 1):
        n.being(
            sweep([(1.2 * x, -1.35), (0.70 * x, -1.16), (0.38 * x, -1.06)], [0.20, 0.16, 0.11]),
            "bone",
            soft=0.09,
            halo=0.5,
            stars=0,
        )
        n.being(dot(0.34 * x, -1.02, 0.12, 0.10), "flesh", soft=0.06, halo=0.4, stars=0)
        for k in range(3):
            n.being(
                sweep([(0.32 * x, -0.98 - k * 0.05), (0.16 * x, -1.0 - k * 0.04)], [0.04, 0.026]),
                "flesh",
                soft=0.03,
                halo=0.3,
                stars=0,
            )
        n.being(sweep([(0.20 * x, -1.02), (0.045 * x, -1.03)], [0.012, 0.012]), "gold", soft=0.01, halo=0.5, stars=0)
        n.being(
            sweep([(0.24 * x, -1.02), (0.5 * x, -1.3), (0.3 * x, -1.5)], [0.016, 0.016, 0.016]),
            "blood" if x < 0 else "navy",
            soft=0.01,
            halo=0.3,
            stars=0,
        )
    n.star(0, -1.03, 0.34, 1.7, n.sky.accent)

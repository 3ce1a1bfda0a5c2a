"""WOTAN: a wall of reels and lamps atop a tower, that asks for somebody."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, polar, poly


@picture("present", "wotan", nebulae.deep((0.0, 0.4), 0.9, 0.5))
def paint(n: Night) -> None:
    n.being(box(-0.72, -1.5, 0.72, 0.86), "dusk", soft=0.12, halo=0.8, stars=0.1)
    n.being(poly((-0.5, 0.86), (-0.34, 1.12), (0.34, 1.12), (0.5, 0.86)), "dusk", soft=0.08, halo=0.4, stars=0)
    for x in (-0.36, 0.36):
        n.being(dot(x, 0.42, 0.25), "silver", soft=0.10, halo=0.5, stars=0)
        n.dark([q for k in range(3) for q in dot(*polar((x, 0.42), k * 120 + 30, 0.14), 0.06)], 0.9, 0.006)
    n.lit(dot(0, 0.98, 0.06), "#ff4a30", 1.9, 0.16, 1.0)
    n.star(0, 0.98, 0.5, 1.3, "#ff7050")
    rng = n.rng(4)
    for r in range(6):
        for k in range(9):
            if rng.random() < 0.62:
                n.lit(
                    box(-0.60 + k * 0.14, -0.06 - r * 0.13, -0.52 + k * 0.14, -0.01 - r * 0.13),
                    ("#ffd060", "#ff5a40", "#60e8ff")[int(rng.random() * 3)],
                    0.8,
                    0.02,
                )
    n.being(box(-0.60, -1.12, 0.60, -0.90), "silver", soft=0.05, halo=0.2, stars=0)
    n.lit(box(-0.52, -1.06, 0.52, -0.96), "#ffd890", 0.5, 0.03)

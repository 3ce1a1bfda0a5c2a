"""Sutekh: a jackal's head of black and gold, upon a throne, eyes of green fire."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, box, pair, poly


@picture("past", "sutekh", nebulae.rays((0.0, 0.55), 1.0, 1.1, heart=0.3))
def paint(n: Night) -> None:
    n.being(
        box(-0.72, -1.5, 0.72, 0.5) + poly((-0.72, 0.5), (0, 1.3), (0.72, 0.5)),
        "gold",
        soft=0.12,
        halo=0.7,
        bright=-0.08,
    )
    n.shade(0, 0.1, 0.6, 0.5)
    n.being(both((0.24, 0.10), (0.70, -0.06), (0.86, -0.5), (0.80, -1.5, 0), (0, -1.5)), "soot", soft=0.2, halo=0.6)
    n.being(pair(poly((0.12, 0.60), (0.34, 1.32), (0.42, 0.48))), "soot", soft=0.08, halo=0.7, bright=0.06)
    n.being(
        both((0, 0.84), (0.30, 0.76), (0.44, 0.46), (0.32, 0.16), (0.18, -0.18), (0.15, -0.42), (0, -0.50)),
        "soot",
        soft=0.18,
        halo=0.9,
        bright=0.08,
    )
    for y in (0.02, -0.12, -0.26):
        n.glint([(-0.62, y - 0.18), (0, y - 0.42), (0.62, y - 0.18)], 0.03, "gold", 0.8)
    n.lit(pair(blob((0.10, 0.36), (0.20, 0.44), (0.34, 0.42), (0.22, 0.33))), "#80ff70", 1.7, 0.12)
    n.star(-0.22, 0.39, 0.24, 1.0, "#a0ff90")
    n.star(0.22, 0.39, 0.24, 1.0, "#a0ff90")
    n.glint([(-0.02, 0.76), (-0.02, 0.2), (0, -0.36)], 0.014, "gold", 0.7)

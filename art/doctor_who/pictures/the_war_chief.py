"""The War Chief: side whiskers, a medallion on his chest, and a map of a thousand wars behind."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop, poly, sweep


@picture("timeless", "the-war-chief", nebulae.pillars((0.2, 0.8)))
def paint(n: Night) -> None:
    for k in range(5):
        n.lit(
            sweep([(-1.1, 1.2 - k * 0.3), (-0.3, 1.3 - k * 0.34), (1.1, 1.05 - k * 0.3)], [0.003, 0.003, 0.003]),
            "#ff8060",
            0.6,
            0.02,
        )
    for x, y in ((-0.8, 0.9), (-0.7, 0.3), (0.72, 0.8), (0.85, 0.2), (0.5, 1.15), (-0.4, 1.2)):
        n.lit(poly((x - 0.05, y - 0.05), (x, y + 0.06), (x + 0.05, y - 0.05)), "#ff6040", 1.0, 0.04)
    b = portrait(
        n,
        Look("soot", "flesh", "short", "soot", "", "", "high", "soot", "whiskers"),
        (0.0, 0.40),
        0.42,
        2,
        wide=1.0,
        stern=0.8,
    )
    n.being(
        b.put(sweep([(-0.5, -1.2), (-0.2, -2.0), (0, -2.2), (0.2, -2.0), (0.5, -1.2)], [0.04] * 5)),
        "gold",
        soft=0.02,
        halo=0.3,
        stars=0,
    )
    n.being(b.put(dot(0, -2.4, 0.32)), "gold", soft=0.08, halo=0.9, stars=0)
    n.lit(b.put(hoop(0, -2.4, 0.18, 0.03)), "#fff0b0", 0.9, 0.04)

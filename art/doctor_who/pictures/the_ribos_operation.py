"""The Ribos Operation: a crown under glass in a cold city of domes, and a blue stone beside it."""

from art.doctor_who import heads, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, place, poly


@picture("purple", "the-ribos-operation", nebulae.moon(0.30, (-0.5, 0.95), 1.1, 0.3))
def paint(n: Night) -> None:
    n.being(
        [
            q
            for x, h, w in (
                (-0.8, -0.1, 0.18),
                (-0.42, 0.2, 0.22),
                (0.1, 0.42, 0.28),
                (0.56, 0.1, 0.2),
                (0.88, -0.05, 0.16),
            )
            for q in both(
                (0, h + 0.12, 0), (w * 0.3, h), (w, h - 0.28), (w * 0.8, h - 0.5, 0), (w * 0.8, -1.0, 0), (0, -1.0), x=x
            )
        ],
        "dusk",
        soft=0.07,
        halo=0.5,
        stars=0.1,
        bright=0.04,
    )
    n.lit(
        [
            q
            for x, y in ((-0.42, -0.2), (0.1, 0.0), (0.02, -0.25), (0.56, -0.25), (-0.8, -0.4), (0.88, -0.4))
            for q in box(x - 0.02, y - 0.04, x + 0.02, y + 0.04)
        ],
        n.sky.accent,
        1.1,
        0.04,
    )
    n.being(box(-0.56, -1.5, 0.56, -1.10), "bronze", soft=0.08, halo=0.3, stars=0)
    n.being(place(heads.HATS["crown"], (0.0, -1.20), 0.46), "gold", soft=0.05, halo=1.1, stars=0)
    n.lit([q for x, c in ((-0.22, 0), (0.0, 0), (0.22, 0)) for q in dot(x, -0.84, 0.035)], "#ff5080", 1.3, 0.05)
    n.being(
        both((0, -0.22), (0.40, -0.34), (0.54, -0.7), (0.54, -1.10, 0), (0, -1.10)),
        "ice",
        solid=0.25,
        soft=0.08,
        halo=0.7,
        rim=1.9,
        stars=0.2,
    )
    n.lit(poly((0.66, -0.98), (0.74, -1.10), (0.66, -1.24), (0.58, -1.10)), "#60b0ff", 1.6, 0.12)
    n.star(0.66, -1.08, 0.3, 1.2, "#80c0ff")

"""The Sixth Doctor: golden curls, and a coat of every colour that there is."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, poly


@picture("timeless", "the-sixth-doctor", nebulae.rays((0.0, 0.45), 1.4, 1.2))
def paint(n: Night) -> None:
    b = portrait(n, Look("gold", "flesh", "curls", "gold", collar=""), (0.0, 0.46), 0.40, 0, wide=1.05, stern=0.3)
    for x, hue, shape in (
        (-1, "candy", [(0.2, -1.0), (0.6, -1.15), (1.0, -1.6), (0.5, -2.6), (0.1, -2.5)]),
        (1, "lime", [(0.2, -1.0), (0.6, -1.15), (1.0, -1.6), (0.5, -2.6), (0.1, -2.5)]),
        (-1, "violet", [(0.1, -2.5), (0.5, -2.6), (0.9, -4.6), (0.05, -4.6)]),
        (1, "ember", [(0.1, -2.5), (0.5, -2.6), (0.9, -4.6), (0.05, -4.6)]),
        (-1, "sea", [(1.0, -1.6), (1.55, -1.56), (1.84, -2.4), (1.90, -3.2), (0.7, -3.1), (0.5, -2.6)]),
        (1, "rose", [(1.0, -1.6), (1.55, -1.56), (1.84, -2.4), (1.90, -3.2), (0.7, -3.1), (0.5, -2.6)]),
    ):
        n.being(b.put(poly(*[(a * x, c) for a, c in shape])), hue, soft=0.07, halo=0.2, stars=0.4)
    n.being(b.put(poly((-0.16, -1.1), (0.16, -1.1), (0.10, -4.6), (-0.10, -4.6))), "pearl", soft=0.04, halo=0, stars=0)
    n.being(b.put(heads.bow_tie(1.2)), "blood", soft=0.03, halo=0.2, stars=0)
    n.being(
        b.put(
            dot(0.62, -1.75, 0.15)
            + poly((0.50, -1.66), (0.50, -1.44), (0.62, -1.60))
            + poly((0.74, -1.66), (0.74, -1.44), (0.62, -1.60))
        ),
        "soot",
        soft=0.02,
        halo=0.5,
        stars=0,
    )

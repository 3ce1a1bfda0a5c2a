"""Gold Dust: poured from a badge broken to powder onto a chest grille of steel."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, poly, sweep


@picture("timeless", "gold-dust", nebulae.clouds((-0.2, 0.5), 0.8, 2.4))
def paint(n: Night) -> None:
    n.being(box(-0.62, -1.36, 0.62, -0.55), "silver", soft=0.12, halo=0.6, stars=0)
    n.dark([q for k in range(6) for q in box(-0.50 + k * 0.17, -1.22, -0.41 + k * 0.17, -0.70)], 0.9, 0.006)
    n.being(sweep([(0.95, 0.95), (0.6, 0.75), (0.34, 0.62)], [0.22, 0.19, 0.17]), "flesh", soft=0.10, halo=0.4, stars=0)
    n.being(
        dot(0.22, 0.58, 0.19, 0.16)
        + [
            q
            for k in range(4)
            for q in sweep([(0.20 + k * 0.03, 0.62 - k * 0.07), (0.03 + k * 0.02, 0.50 - k * 0.06)], [0.06, 0.05])
        ],
        "flesh",
        soft=0.07,
        halo=0.3,
        stars=0,
    )
    n.being(
        sweep([(0.06, 0.40), (0.0, 0.0), (-0.04, -0.45), (-0.02, -0.75)], [0.05, 0.09, 0.16, 0.28]),
        "gold",
        solid=0.7,
        soft=0.08,
        halo=1.0,
        stars=2.0,
        bright=0.15,
    )
    n.strewn(poly((-0.02, 0.42), (0.12, 0.42), (0.36, -0.8), (-0.42, -0.8)), 110, 0.045, "#ffd860", heat=1.0)
    n.star(-0.02, -0.62, 0.4, 1.3, "#ffe080")

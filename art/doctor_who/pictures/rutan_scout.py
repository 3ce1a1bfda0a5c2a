"""Rutan Scout: a jellyfish of green lightning on the steps of a lighthouse."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, polar, poly, sweep


@picture("future", "rutan-scout", nebulae.deep((0.0, 0.2), 0.9, 0.5))
def paint(n: Night) -> None:
    n.being(
        poly((0.50, -1.5), (0.58, 0.62), (0.86, 0.62), (0.94, -1.5))
        + box(0.52, 0.62, 0.92, 0.70)
        + box(0.60, 0.70, 0.84, 0.92)
        + poly((0.56, 0.92), (0.72, 1.10), (0.88, 0.92)),
        "dusk",
        soft=0.08,
        halo=0.4,
        stars=0,
    )
    n.lit(box(0.63, 0.73, 0.81, 0.89), "#ffe8a0", 1.4, 0.08)
    n.being(
        poly((0.60, 0.84), (-1.2, 1.30), (-1.2, 0.70), (0.60, 0.78)),
        "gold",
        solid=0.20,
        soft=0.2,
        rim=0,
        halo=0,
        stars=0,
        bright=0.25,
    )
    for k in range(11):
        x = -0.78 + k * 0.115
        n.being(
            sweep(
                [
                    (x * 0.8 - 0.05, -0.05),
                    (x * 1.0, -0.5),
                    (x * 1.1 - 0.10 + 0.1 * (-1) ** k, -0.9),
                    (x * 1.05 - 0.05, -1.25 - 0.1 * (k % 3)),
                ],
                [0.05, 0.04, 0.03, 0.005],
            ),
            "lime",
            soft=0.03,
            halo=0.5,
        )
    n.being(
        both((0, 0.52), (0.42, 0.42), (0.62, 0.08), (0.55, -0.20), (0.30, -0.30), (0, -0.22), x=-0.24),
        "lime",
        soft=0.2,
        halo=1.2,
        solid=0.92,
        rim=1.3,
    )
    n.lit(dot(-0.24, 0.06, 0.14), "#d0ff90", 1.6, 0.25, 0.9)
    for k in range(5):
        a = 20 + k * 70
        n.lit(
            sweep(
                [polar((-0.24, 0.06), a, 0.15), polar((-0.24, 0.06), a + 18, 0.34), polar((-0.24, 0.06), a - 6, 0.52)],
                [0.010, 0.008, 0.003],
            ),
            "#e0ffb0",
            1.2,
            0.04,
        )

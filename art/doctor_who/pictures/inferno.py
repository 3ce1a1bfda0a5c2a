"""Inferno: a drill head of iron, the crust split open, fire to the sky."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import poly


@picture("purple", "inferno", nebulae.rays((0.0, -1.0), 1.8, 2.0))
def paint(n: Night) -> None:
    for x, h, k in ((-0.75, 1.1, 1), (0.72, 1.3, 2), (-0.4, 1.5, 3), (0.4, 1.4, 4), (0.0, 1.7, 5)):
        n.being(land.flame(x, -1.3, h, 0.42, 0.03, k), "ember", soft=0.10, halo=0.9, solid=0.85, stars=0.3)
    n.lamp_at = (0.0, -1.2)
    n.being(
        poly(
            (-0.22, 1.4),
            (-0.22, -0.10),
            (-0.36, -0.16),
            (-0.30, -0.34),
            (0, -0.86),
            (0.30, -0.34),
            (0.36, -0.16),
            (0.22, -0.10),
            (0.22, 1.4),
        ),
        "silver",
        soft=0.12,
        halo=0.8,
        stars=0,
    )
    for k in range(7):
        n.ink([(-0.24, 1.2 - k * 0.2), (0, 1.1 - k * 0.2), (0.24, 1.2 - k * 0.2)], 0.03, 0.7, "silver")
    n.being(
        poly((-1.2, -1.5), (-1.2, -0.80), (-0.6, -0.92), (-0.2, -1.12), (-0.12, -1.5))
        + poly((1.2, -1.5), (1.2, -0.84), (0.55, -0.90), (0.22, -1.14), (0.14, -1.5)),
        "soot",
        soft=0.06,
        halo=0.4,
        stars=0,
    )
    n.star(0, -0.92, 0.8, 1.6, n.sky.accent)

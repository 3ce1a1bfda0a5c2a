"""Demat Gun: a long thing of black and gold, and a ring in the air where somebody was."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, hoop, place, poly


@picture("timeless", "demat-gun", nebulae.rays((0.72, 0.62), 1.2, 1.2))
def paint(n: Night) -> None:
    n.being(
        place(
            poly(
                (-0.85, -0.10),
                (-0.85, 0.10),
                (0.30, 0.13),
                (0.34, 0.07),
                (0.92, 0.05),
                (0.92, -0.05),
                (0.34, -0.07),
                (0.30, -0.12),
            ),
            (-0.05, -0.1),
            1,
            32,
        ),
        "soot",
        soft=0.07,
        halo=0.9,
        stars=0,
        bright=0.1,
    )
    n.being(
        place(
            poly((-0.82, -0.06), (-1.1, -0.34), (-0.9, -0.42), (-0.5, -0.10))
            + poly((-0.1, -0.10), (-0.14, -0.36), (0.02, -0.36), (0.06, -0.10)),
            (-0.05, -0.1),
            1,
            32,
        ),
        "bronze",
        soft=0.05,
        halo=0.4,
        stars=0,
    )
    for k in (0.0, 0.12, 0.24):
        n.being(place(box(k, -0.15, k + 0.05, 0.16), (-0.05, -0.1), 1, 32), "gold", soft=0.03, halo=0.3, stars=0)
    n.being(place(box(-0.6, 0.10, -0.1, 0.2), (-0.05, -0.1), 1, 32), "silver", soft=0.04, halo=0.3, stars=0)
    for r in (0.10, 0.24, 0.40):
        n.lit(hoop(0.78, 0.42, r, 0.010), n.sky.accent, 1.2, 0.06)
    n.star(0.78, 0.42, 0.5, 1.7, n.sky.accent)

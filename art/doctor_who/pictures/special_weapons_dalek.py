"""Special Weapons Dalek: no stalk, no arms, but one great gun."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, hoop, poly


@picture("future", "special-weapons-dalek", nebulae.rays((-0.62, 0.0), 1.0, 1.0))
def paint(n: Night) -> None:
    n.lamp_at = (-0.9, 0.4)
    n.being(poly((-0.72, -1.15), (-0.46, -0.18), (0.52, -0.18), (0.80, -1.15)), "bronze", soft=0.2, halo=0.9)
    for row in range(4):
        for i in range(5):
            n.being(
                dot(-0.52 + row * 0.045 + i * (0.28 - row * 0.02), -0.98 + row * 0.21, 0.065),
                "gold",
                soft=0.05,
                halo=0.3,
                stars=0,
            )
    n.being(
        poly((-0.48, -0.18), (-0.42, 0.42), (0.48, 0.42), (0.54, -0.18)), "bronze", soft=0.15, halo=0.5, bright=-0.02
    )
    n.being(
        both((0, 0.86), (0.28, 0.78), (0.42, 0.60), (0.44, 0.42, 0), (0, 0.42), x=0.04), "bronze", soft=0.16, halo=0.6
    )
    for k in (-0.28, -0.10, 0.08, 0.26):
        n.dark(box(k, 0.56, k + 0.10, 0.61), 0.9, 0.006)
    n.being(
        poly((-0.16, -0.10), (-0.20, 0.22), (-0.62, 0.20), (-0.66, -0.10)),
        "dusk",
        soft=0.10,
        halo=0.4,
        bright=0.12,
        stars=0,
    )
    n.being(hoop(-0.64, 0.05, 0.14, 0.06, ry=0.20), "silver", soft=0.05, halo=0.6, stars=0)
    n.lit(dot(-0.66, 0.05, 0.10, 0.14), "#ff9040", 2.0, 0.22, 1.0)
    n.star(-0.66, 0.05, 0.7, 1.6, "#ffb060")

"""War Machine: a tank with hammers and reels for a face."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, poly, sweep


@picture("present", "war-machine", nebulae.curtains((-0.3, 0.3), 5, -0.9, 1.1))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.1)
    n.being(
        poly(
            (-0.70, -1.2),
            (-0.78, -0.72),
            (-0.5, -0.55),
            (-0.46, 0.42),
            (-0.3, 0.56),
            (0.4, 0.56),
            (0.56, 0.42),
            (0.6, -0.55),
            (0.84, -0.72),
            (0.78, -1.2),
        ),
        "silver",
        soft=0.14,
        halo=0.9,
        stars=0.2,
    )
    n.being(poly((-0.30, 0.56), (-0.22, 0.92), (0.30, 0.92), (0.40, 0.56)), "silver", soft=0.09, halo=0.5, stars=0.1)
    n.being(sweep([(0.04, 0.92), (0.04, 1.22)], [0.03, 0.02]), "silver", soft=0.02, halo=0.3, stars=0)
    n.lit(dot(0.04, 1.24, 0.05), "#ff5030", 1.7, 0.12)
    for x in (-0.20, 0.28):
        n.dark(dot(x, 0.20, 0.19), 0.8, 0.01)
        n.being(hoop(x, 0.20, 0.15, 0.03) + dot(x, 0.2, 0.05), "gold", soft=0.03, halo=0.3, stars=0)
    n.dark(box(-0.26, 0.64, 0.34, 0.80), 0.85, 0.008)
    for k in range(6):
        n.lit(dot(-0.19 + k * 0.095, 0.72, 0.028), ("#ffd060", "#ff5030")[k % 2], 1.1, 0.03)
    for x, y, x1, y1 in ((-0.55, -0.25, -0.98, 0.10), (0.66, -0.25, 1.02, 0.20)):
        n.being(
            sweep([(x, y), (x1, y1)], [0.07, 0.05]) + dot(x1, y1, 0.15, 0.12),
            "dusk",
            soft=0.05,
            halo=0.5,
            stars=0,
            bright=0.1,
        )
    n.lit(poly((-0.10, -0.40), (0.20, -0.40), (0.18, -0.12), (-0.08, -0.12)), "#ffb050", 0.5, 0.04)
    n.foot(-1.15, 0.6)

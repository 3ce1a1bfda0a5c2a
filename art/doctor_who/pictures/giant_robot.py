"""Giant Robot: as high as the trees and steeples, and lonely."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, lights, picture
from art.kit import land
from art.kit.shapes import both, box, dot, poly, sweep


@picture("present", "giant-robot", nebulae.clouds((0.2, 0.4), 0.9))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.2)
    n.being(
        both((0.16, 0.62), (0.42, 0.56), (0.50, 0.34), (0.40, -0.10), (0.34, -0.42), (0, -0.46)),
        "silver",
        soft=0.16,
        halo=0.9,
    )
    n.being(
        both((0, 1.12), (0.20, 1.08), (0.26, 0.86), (0.22, 0.60), (0, 0.56)),
        "silver",
        soft=0.12,
        halo=0.8,
        stars=0,
        bright=0.04,
    )
    n.dark(box(-0.20, 0.80, 0.20, 0.90), 0.9, 0.01)
    n.lit(lights([(-0.09, 0.85), (0.09, 0.85)], 0.035), "#ff4030", 1.8, 0.10)
    for x in (-1, 1):
        for k in range(5):
            t = k / 4
            n.being(dot((0.56 + 0.12 * t) * x, 0.42 - 0.68 * t, 0.115, 0.10), "silver", soft=0.06, halo=0.3, stars=0)
        for k in (-0.09, 0.0, 0.09):
            n.being(
                sweep(
                    [(0.70 * x + k, -0.34), (0.70 * x + k * 1.6, -0.50), (0.70 * x + k * 0.6, -0.60)],
                    [0.04, 0.035, 0.012],
                ),
                "silver",
                soft=0.02,
                halo=0.2,
                stars=0,
            )
        for k in range(5):
            n.being(dot(0.20 * x, -0.50 - 0.14 * k, 0.15, 0.09), "silver", soft=0.06, halo=0.3, stars=0)
    n.lit(box(-0.12, 0.12, 0.12, 0.30), "#60e8ff", 0.7, 0.06)
    n.being(land.forest(n, -1.05, 0.22, 3, "pine", 26), "soot", soft=0.03, halo=0.2, stars=0)
    n.being(
        poly((-0.86, -1.2), (-0.86, -0.72), (-0.78, -0.40), (-0.70, -0.72), (-0.70, -1.2)),
        "soot",
        soft=0.03,
        halo=0.3,
        stars=0,
    )

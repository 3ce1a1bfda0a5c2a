"""The Five Doctors: a dark tower on a plain, five lights on five roads to it."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import box, poly, sweep


@picture("purple", "the-five-doctors", nebulae.clouds((0.0, 0.2), 0.9, 2.0))
def paint(n: Night) -> None:
    n.being(
        poly(
            (-0.20, -0.9),
            (-0.15, 0.55),
            (-0.26, 0.62),
            (-0.24, 0.82),
            (-0.12, 0.72),
            (0, 1.16),
            (0.12, 0.72),
            (0.24, 0.82),
            (0.26, 0.62),
            (0.15, 0.55),
            (0.20, -0.9),
        ),
        "dusk",
        soft=0.07,
        halo=1.0,
        stars=0.1,
        bright=0.06,
    )
    n.lit(box(-0.03, 0.30, 0.03, 0.44) + box(-0.03, -0.1, 0.03, 0.02), n.sky.accent, 1.5, 0.08)
    n.being(land.mountains(n, -0.78, 0.28, 4, 7), "soot", soft=0.08, halo=0.3)
    n.being(box(-1.2, -1.5, 1.2, -0.86), "dusk", soft=0.1, halo=0.2, stars=0.2)
    for k in range(5):
        x, y = -0.84 + k * 0.42, -1.26 - 0.06 * (2 - abs(k - 2))
        n.lit(sweep([(x, y), (x * 0.45, -0.95), (0, -0.86)], [0.012, 0.006, 0.002]), "#d0a0ff", 0.7, 0.03)
        things.police_box(n, (x, y - 0.05), 0.30, "navy", lamp=0.8)

"""The Sixth Doctor: chin up, one finger raised, curls, and a coat that no two patches of agree."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import dot, poly, sweep


@picture("timeless", "the-sixth-doctor", nebulae.rays((-0.65, 0.75), 1.2, 1.2))
def paint(n: Night) -> None:
    b = profile(
        n, Look("blood", "flesh", "curls", "gold", collar="", shirt="pearl"), (0.16, 0.30), 0.44, -1, -9, stern=0.4
    )
    for hue, patch in (
        ("gold", ((-0.20, -1.06), (-1.10, -1.34), (-1.40, -2.3), (-0.50, -2.5))),
        ("jade", ((-1.10, -1.36), (-1.70, -1.86), (-1.88, -3.4), (-1.20, -3.3), (-1.36, -2.3))),
        ("candy", ((-0.50, -2.5), (-1.36, -2.32), (-1.20, -3.4), (-0.40, -3.6))),
        ("sea", ((0.30, -2.3), (-0.46, -2.5), (-0.40, -3.6), (0.60, -3.7))),
        ("violet", ((1.00, -1.80), (0.60, -1.46), (0.90, -3.4), (1.48, -3.4), (1.36, -2.4))),
    ):
        n.being(b.put(poly(*patch)), hue, soft=0.12, halo=0.1, stars=0.3, bright=0.03)
    n.being(b.put(poly((0.08, -1.10), (0.44, -1.22), (1.02, -3.0), (0.52, -2.4))), "gold", soft=0.05, halo=0.2, stars=0)
    n.being(
        b.put(poly((-0.36, -1.0), (0.20, -1.30), (0.52, -2.5), (0.10, -2.2), (-0.70, -1.5))),
        "ember",
        soft=0.06,
        halo=0.2,
    )
    n.being(
        b.put(poly((0.34, -1.16), (0.86, -1.02), (0.76, -1.52)) + dot(0.36, -1.26, 0.13)),
        "sea",
        soft=0.03,
        halo=0.5,
        stars=0.6,
    )
    n.lit(b.put(dot(0.30, -1.95, 0.10, 0.13) + poly((0.20, -1.86), (0.24, -1.66), (0.30, -1.82), (0.36, -1.66), (0.40,
        -1.86))),
          "#ffd060", 0.9, 0.04)  # fmt: skip
    n.being(
        sweep([(-0.10, -1.5), (-0.46, -1.05), (-0.66, -0.44)], [0.21, 0.18, 0.12]),
        "candy",
        soft=0.08,
        halo=0.4,
        stars=0.4,
    )
    n.being(sweep([(-0.62, -0.56), (-0.67, -0.38)], [0.13, 0.115]), "gold", soft=0.05, halo=0.2, stars=0.2)
    n.being(dot(-0.68, -0.27, 0.095, 0.115), "flesh", soft=0.05, halo=0.3, stars=0)
    for k in range(3):
        n.being(sweep([(-0.58, -0.21 - k * 0.06), (-0.70, -0.18 - k * 0.065), (-0.76, -0.22 - k * 0.06)], [0.038,
            0.04, 0.03]),
                "flesh", soft=0.02, halo=0.1, stars=0, bright=0.05)  # fmt: skip
    n.being(sweep([(-0.66, -0.18), (-0.70, 0.10)], [0.040, 0.026]), "flesh", soft=0.025, halo=0.3, stars=0, bright=0.08)
    n.star(-0.70, 0.18, 0.36, 1.3, "#ffe8b0")

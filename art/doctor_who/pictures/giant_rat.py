"""Giant Rat: whiskers and red eyes in the round of a sewer."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, pair, sweep


@picture("past", "giant-rat", nebulae.vortex((0.0, 0.35), 0.1, 0.7, heart=0))
def paint(n: Night) -> None:
    n.shade(0, -0.3, 0.9, 0.6)
    n.being(
        sweep([(0.86, -1.3), (1.0, -0.6), (0.76, -0.1), (0.94, 0.5)], [0.09, 0.075, 0.05, 0.01]),
        "rose",
        soft=0.04,
        halo=0.4,
        stars=0,
    )
    n.being(both((0, 0.40), (0.52, 0.2), (0.80, -0.4), (0.84, -1.5, 0), (0, -1.5)), "bronze", soft=0.3, halo=0.8)
    for x in (-1, 1):
        n.being(dot(0.46 * x, 0.62, 0.25, 0.27), "rose", soft=0.12, halo=0.4, stars=0)
    n.being(
        both((0, 0.78), (0.34, 0.72), (0.52, 0.40), (0.42, 0.0), (0.20, -0.40), (0, -0.50)),
        "bronze",
        soft=0.28,
        halo=0.6,
        bright=0.03,
    )
    n.lit(pair(dot(0.25, 0.34, 0.075)), "#ff3820", 1.6, 0.12)
    n.being(dot(0, -0.36, 0.10, 0.075), "rose", soft=0.05, halo=0.2, stars=0)
    n.being(box(-0.075, -0.66, -0.008, -0.48) + box(0.008, -0.66, 0.075, -0.48), "bone", soft=0.02, halo=0.4, stars=0)
    for x in (-1, 1):
        for k in range(4):
            n.glint([(0.12 * x, -0.34), (0.44 * x, -0.26 - 0.10 * k), (0.80 * x, -0.12 - 0.18 * k)], 0.007, "bone", 0.8)
        for k in (-0.08, 0, 0.08):
            n.being(
                sweep([(0.40 * x + k, -0.86), (0.38 * x + k * 1.3, -1.02)], [0.04, 0.01]),
                "rose",
                soft=0.02,
                halo=0.2,
                stars=0,
            )

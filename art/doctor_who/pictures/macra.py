"""Macra: a crab as large as a car in the gas, claws up."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, dot, sweep


@picture("future", "macra", nebulae.deep((0.0, 0.1), 0.8, 0.4))
def paint(n: Night) -> None:
    n.haze(0, -0.8, 0.9, "sea", 0.5, 1.4)
    for x in (-1, 1):
        n.being(
            sweep([(0.45 * x, -0.2), (0.86 * x, 0.05), (0.84 * x, 0.42)], [0.13, 0.12, 0.10]),
            "ember",
            soft=0.07,
            halo=0.4,
        )
        n.being(
            blob(
                (0.80 * x, 0.36),
                (0.98 * x, 0.62),
                (0.90 * x, 1.04, 0),
                (0.78 * x, 0.70, 0),
                (0.56 * x, 0.98, 0),
                (0.54 * x, 0.58),
                (0.68 * x, 0.36),
            ),
            "ember",
            soft=0.09,
            halo=0.7,
        )
        for k in range(3):
            n.being(
                sweep(
                    [(0.40 * x, -0.45 - 0.08 * k), (0.80 * x, -0.50 - 0.16 * k), (0.94 * x, -0.96 - 0.12 * k)],
                    [0.08, 0.06, 0.01],
                ),
                "ember",
                soft=0.05,
                halo=0.3,
            )
        n.being(sweep([(0.16 * x, 0.1), (0.22 * x, 0.42)], [0.04, 0.035]), "ember", soft=0.02, halo=0.2, stars=0)
        n.lit(dot(0.22 * x, 0.48, 0.085), "#9fe8ff", 1.2, 0.12, 0.7)
        n.dark(dot(0.22 * x, 0.48, 0.03), 0.9, 0.005)
    n.being(both((0, 0.26), (0.46, 0.18), (0.72, -0.20), (0.56, -0.62), (0, -0.74)), "ember", soft=0.25, halo=0.9)
    for x, y in ((-0.3, 0.0), (0.3, 0.0), (0, 0.08), (-0.45, -0.25), (0.45, -0.25), (-0.15, -0.15), (0.15, -0.15)):
        n.being(dot(x, y, 0.06, 0.05), "ember", soft=0.03, halo=0, stars=0, bright=0.08)
    n.dark(sweep([(-0.24, -0.48), (0, -0.42), (0.24, -0.48)], [0.02, 0.06, 0.02]), 0.9, 0.01)

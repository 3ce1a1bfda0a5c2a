"""Professor Stahlman: a white beard, one gloved hand, and green slime under the glove."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, sweep


@picture("present", "professor-stahlman", nebulae.rays((0.4, -1.3), 1.3, 1.8))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("pearl", "flesh", "sides", "silver", "", "", "lapels", "dusk", "king"),
        (-0.16, 0.42),
        0.41,
        -4,
        stern=1.0,
    )
    n.being(b.put(heads.spectacles()), "soot", soft=0.02, halo=0.1, stars=0)
    n.being(sweep([(0.86, -1.4), (0.70, -0.92), (0.60, -0.55)], [0.17, 0.14, 0.11]), "pearl", soft=0.08, halo=0.3)
    n.being(
        dot(0.58, -0.40, 0.16, 0.18)
        + [q for k in range(4) for q in sweep([(0.48 + k * 0.065, -0.30), (0.44 + k * 0.085, -0.08)], [0.04, 0.028])],
        "soot",
        soft=0.05,
        halo=0.5,
        stars=0,
        bright=0.12,
    )
    n.lit(
        sweep([(0.48, -0.54), (0.58, -0.58), (0.72, -0.52)], [0.025, 0.03, 0.02])
        + dot(0.52, -0.70, 0.03, 0.07)
        + dot(0.68, -0.66, 0.025, 0.06),
        "#90ff40",
        1.3,
        0.07,
    )

"""Morgaine: a tall helm over red hair, mail, and lightning in one hand."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, sweep


@picture("present", "morgaine", nebulae.curtains((0.0, 0.8), 5, -0.5, 1.4))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("silver", "bone", "long", "ember", "", "", "high", "silver", eyes="#ffd060"),
        (-0.08, 0.30),
        0.40,
        2,
        wide=0.95,
        stern=0.9,
    )
    n.being(
        b.put(both((0, 2.0), (0.16, 1.5), (0.70, 1.1), (0.86, 0.6), (0.80, -0.1, 0), (0.64, 0.4), (0, 0.62))),
        "gold",
        soft=0.10,
        halo=0.7,
        stars=0,
    )
    n.star(*b.put(dot(0, 1.3, 0.01))[0].mean(0), 0.16, 1.1, "#ff7060")
    n.being(sweep([(0.85, -1.4), (0.72, -0.9), (0.66, -0.52)], [0.13, 0.10, 0.08]), "silver", soft=0.06, halo=0.4)
    for x, y in ((0.2, 0.9), (0.9, 1.2), (1.1, 0.5)):
        n.lit(
            sweep(
                [(0.66, -0.48), (0.66 + (x - 0.66) * 0.4 + 0.08, -0.1), (0.66 + (x - 0.66) * 0.7 - 0.05, 0.3), (x, y)],
                [0.012, 0.010, 0.008, 0.003],
            ),
            "#8ff0ff",
            1.6,
            0.06,
        )
    n.star(0.66, -0.46, 0.4, 1.4, "#a0f0ff")

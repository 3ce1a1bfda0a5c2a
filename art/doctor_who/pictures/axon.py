"""Axon: a golden being; behind it the same, gone to a mass of red roots."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, polar, sweep


@picture("present", "axon", nebulae.rays((0.0, 0.5), 1.2, 1.2))
def paint(n: Night) -> None:
    for k in range(9):
        a = 20 + k * 17.5
        n.being(
            sweep(
                [
                    polar((0, 0.2), a, 0.3),
                    polar((0, 0.2), a + 9, 0.75),
                    polar((0, 0.2), a - 6, 1.1),
                    polar((0, 0.2), a + 8, 1.4),
                ],
                [0.13, 0.10, 0.07, 0.01],
            ),
            "ember",
            soft=0.06,
            halo=0.5,
        )
    b = portrait(
        n, Look("gold", "gold", "curls", "gold", collar="", eyes="#ffffff"), (0.0, 0.34), 0.40, 0, wide=0.9, stern=0.0
    )
    for k in range(5):
        n.glint(
            [
                b.put(dot(x, y - k * 0.5, 0.001))[0].mean(0)
                for x, y in ((-1.2, -1.7), (-0.2, -2.0), (0.5, -1.7), (1.3, -2.0))
            ],
            0.018,
            "gold",
            0.6,
        )

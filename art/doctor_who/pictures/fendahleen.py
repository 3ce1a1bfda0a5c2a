"""Fendahleen: a great worm with a hood and a mouth of feelers, from which nobody can turn away."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, pair, polar, poly, sweep


@picture("present", "fendahleen", nebulae.clouds((0.0, 0.2), 0.7, 3.0))
def paint(n: Night) -> None:
    n.being(
        both((0, 0.98), (0.36, 0.86), (0.62, 0.42), (0.66, -0.10), (0.52, -0.62), (0.64, -1.5, 0), (0, -1.5)),
        "rose",
        soft=0.28,
        halo=0.9,
    )
    for k in range(7):
        n.ink([(-0.62, -0.5 - k * 0.14), (0, -0.62 - k * 0.14), (0.62, -0.5 - k * 0.14)], 0.03, 0.5, "rose")
    n.being(
        both((0, 0.72), (0.28, 0.6), (0.40, 0.22), (0.26, -0.14), (0, -0.24)), "candy", soft=0.14, halo=0.4, stars=0
    )
    n.dark(dot(0, 0.10, 0.22, 0.28), 0.95, 0.05)
    for k in range(11):
        a = 190 + k * 16
        n.being(
            sweep(
                [polar((0, 0.08), a, 0.18), polar((0, 0.0), a, 0.44), polar((0, -0.12), a + 8 * (-1) ** k, 0.66)],
                [0.045, 0.035, 0.006],
            ),
            "lime",
            soft=0.02,
            halo=0.4,
            stars=0,
        )
    n.lit(pair(dot(0.17, 0.46, 0.05)) + dot(0, 0.58, 0.04), "#b0ff70", 1.3, 0.08)
    n.being(
        [
            q
            for k in range(6)
            for q in poly(
                polar((0, 0.10), k * 60 + 5, 0.22),
                polar((0, 0.10), k * 60 + 30, 0.10),
                polar((0, 0.10), k * 60 + 55, 0.22),
            )
        ],
        "bone",
        soft=0.02,
        halo=0.1,
        stars=0,
    )

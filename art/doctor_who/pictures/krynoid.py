"""Krynoid: a green mountain of creepers over a country house."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import both, box, dot, place, polar, poly, sweep


@picture("present", "krynoid", nebulae.clouds((0.0, 0.5), 0.7, 2.6))
def paint(n: Night) -> None:
    n.being(
        box(-0.5, -1.5, 0.5, -0.78) + poly((-0.58, -0.78), (0, -0.48), (0.58, -0.78)),
        "bone",
        soft=0.05,
        halo=0.4,
        stars=0,
    )
    n.lit([q for k in range(5) for q in box(-0.42 + k * 0.19, -1.05, -0.34 + k * 0.19, -0.90)], "#ffd070", 0.9, 0.03)
    for k in range(13):
        a = -20 + k * 18.3
        p = [
            (0.0, 0.1),
            polar((0, 0.1), a, 0.5),
            polar((0, 0.1), a - 22, 0.9),
            polar((0, -0.1), a - 40 * (1 if a < 90 else -1), 1.30),
        ]
        n.being(sweep(p, [0.2, 0.14, 0.085, 0.01]), "moss", soft=0.07, halo=0.5)
    n.being(
        both((0, 0.86), (0.40, 0.7), (0.58, 0.2), (0.46, -0.45), (0.3, -0.8), (0, -0.7)), "moss", soft=0.25, halo=0.9
    )
    n.dark(dot(0, 0.12, 0.22, 0.30), 0.8, 0.08)
    for k in range(8):
        n.being(
            place(props.leaf(0.34, 0.5), polar((0, 0.12), k * 45, 0.20), 1, k * 45 - 90),
            "lime",
            soft=0.04,
            halo=0.2,
            stars=0,
        )
    n.lit(dot(0, 0.12, 0.09), "#ff5030", 1.5, 0.16)
    n.star(0, 0.12, 0.4, 1.0, "#ff7050")

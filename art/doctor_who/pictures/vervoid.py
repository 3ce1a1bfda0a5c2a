"""Vervoid: a bud of petals for a head, leaves for a body, a thorn that strikes."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import dot, pair, place, sweep


@picture("future", "vervoid", nebulae.curtains((0.2, 0.6), 5, -0.7, 1.2))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.1)
    for row in range(6):
        for k in range(-3, 4):
            if abs(k) <= 2 + (row > 1):
                n.being(
                    place(
                        props.leaf(0.46, 0.62), (k * 0.17 + 0.085 * (row % 2), -1.40 + (5 - row) * 0.24), 1, 180 + k * 9
                    ),
                    "moss",
                    soft=0.06,
                    halo=0.15,
                    stars=0.1,
                )
    for x in (-1, 1):
        n.being(
            sweep([(0.40 * x, -0.25), (0.70 * x, -0.45), (0.66 * x, -0.05)], [0.10, 0.09, 0.03]),
            "moss",
            soft=0.06,
            halo=0.4,
        )
        n.being(sweep([(0.66 * x, -0.05), (0.64 * x, 0.20)], [0.035, 0.003]), "bone", soft=0.02, halo=0.4, stars=0)
    for k in range(9):
        a = -40 + k * 32.5
        n.being(place(props.leaf(0.62, 0.55), (0, 0.38), 1, a - 90 + 0), "rose", soft=0.08, halo=0.5, stars=0.2)
    n.being(dot(0, 0.38, 0.27, 0.30), "candy", soft=0.14, halo=0.5, stars=0)
    n.dark(pair(dot(0.10, 0.44, 0.06, 0.045, 20)), 0.9, 0.012)
    n.lit(pair(dot(0.10, 0.44, 0.02)), "#ffe060", 1.5, 0.05)
    n.dark(dot(0, 0.26, 0.06, 0.05), 0.85, 0.012)

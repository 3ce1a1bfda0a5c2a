"""Thal: fair and tall in a cloak with holes like leaves, a dead jungle of stone behind."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, standing
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, sweep


@picture("future", "thal", nebulae.curtains((0.0, 0.6), 5, -0.6, 1.3))
def paint(n: Night) -> None:
    for i, (x, h) in enumerate(((-0.9, 0.7), (-0.62, 0.2), (0.66, 0.4), (0.95, 0.8))):
        n.being(
            sweep([(x, -1.5), (x * 0.92, -0.4), (x, h)], [0.07, 0.05, 0.02])
            + [
                q
                for k in range(5)
                for q in sweep([(x, h - 0.28 * k), (x + 0.22 * (-1) ** (k + i), h - 0.28 * k + 0.18)], [0.03, 0.005])
            ],
            "dusk",
            soft=0.03,
            halo=0.3,
            stars=0,
        )
    f = standing(
        n,
        Look("ice", "flesh", "short", "gold", "", "", "", "ice"),
        (0.0, -0.28),
        2.15,
        (320, 30),
        (230, 240),
        garb="coat",
        bones=0.7,
        fade=0.1,
        wide=0.42,
    )
    n.dark(
        [q for k in range(14) for q in dot(-0.28 + (k % 5) * 0.14, -0.10 - (k // 5) * 0.26, 0.045, 0.03)], 0.5, 0.006
    )
    n.lit(dot(*f.hand_n, 0.05), n.sky.accent, 1.4, 0.12)
    n.star(*f.hand_n, 0.3, 1.0, n.sky.accent)

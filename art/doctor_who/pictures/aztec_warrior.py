"""Aztec Warrior: an eagle's beak for a helm, a club set with glass."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, poly, sweep


@picture("past", "aztec-warrior", nebulae.clouds((0.4, 0.5), 0.8))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("gold", "bronze", "bald", "soot", "", "", "round", "sea"), (-0.08, 0.40), 0.38, 3, wide=1.0, stern=0.8
    )
    n.being(
        b.put(
            blob(
                (-0.95, -0.8, 0),
                (-1.05, 0.4),
                (-0.6, 1.2),
                (0.1, 1.5),
                (0.8, 1.3),
                (1.3, 0.8),
                (1.5, 0.36, 0),
                (0.9, 0.62),
                (0.6, 0.5),
                (0, 0.62),
                (-0.6, 0.4),
                (-0.72, -0.2),
            )
        ),
        "pearl",
        soft=0.10,
        halo=0.7,
    )
    n.lit(b.put(dot(0.55, 0.98, 0.10)), n.sky.accent, 1.5, 0.06)
    for k in range(6):
        n.being(
            b.put(
                sweep(
                    [(-0.7 + k * 0.1, 1.0), (-1.2 + k * 0.15, 1.5 + 0.1 * k), (-1.7 + k * 0.28, 1.7 + 0.14 * k)],
                    [0.08, 0.12, 0.02],
                )
            ),
            ("sea", "lime")[k % 2],
            soft=0.04,
            halo=0.4,
            stars=0,
        )
    n.being(poly((0.62, -1.3), (0.56, 0.30), (0.72, 0.34), (0.74, -1.3)), "bronze", soft=0.05, halo=0.5, stars=0)
    for k in range(6):
        for x in (-1, 1):
            n.being(
                poly(
                    (0.65 + 0.08 * x, -0.6 + k * 0.15),
                    (0.65 + 0.17 * x, -0.55 + k * 0.15),
                    (0.65 + 0.08 * x, -0.48 + k * 0.15),
                ),
                "ice",
                soft=0.01,
                halo=0.3,
                stars=0,
            )

"""Blinovitch Limitation: the same hand reaches for the same hand, and between them it burns."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, polar, sweep


@picture("purple", "blinovitch-limitation", nebulae.eclipse((0.0, 0.2), 0.62, 0.3))
def paint(n: Night) -> None:
    for x in (-1, 1):
        n.being(
            sweep([(1.15 * x, -0.75), (0.72 * x, -0.25), (0.44 * x, 0.06)], [0.22, 0.18, 0.14]),
            "violet" if x < 0 else "lilac",
            soft=0.10,
            halo=0.6,
        )
        n.being(dot(0.40 * x, 0.12, 0.15, 0.13), "flesh", soft=0.08, halo=0.5, stars=0, bright=0.05)
        for k in range(4):
            n.being(
                sweep([(0.36 * x, 0.22 - k * 0.055), (0.16 * x, 0.28 - k * 0.05)], [0.042, 0.028]),
                "flesh",
                soft=0.03,
                halo=0.3,
                stars=0,
                bright=0.05,
            )
        n.being(sweep([(0.42 * x, 0.22), (0.30 * x, 0.36)], [0.05, 0.035]), "flesh", soft=0.03, halo=0.3, stars=0)
    for k in range(8):
        a = k * 45 + 10
        n.lit(
            sweep(
                [(0, 0.20), polar((0, 0.2), a + 12, 0.3), polar((0, 0.2), a - 6, 0.55), polar((0, 0.2), a + 8, 0.85)],
                [0.010, 0.008, 0.006, 0.002],
            ),
            n.sky.accent,
            0.9,
            0.03,
        )
    n.star(0, 0.20, 0.5, 1.0, n.sky.accent)

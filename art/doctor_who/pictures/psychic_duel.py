"""Psychic Duel: two faces in profile, one before the other, lightning from mind to mind."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.figure import Figure
from art.kit.shapes import blob, dot, sweep


@picture("purple", "psychic-duel", nebulae.deep((0.0, 0.3), 0.9, 0.4))
def paint(n: Night) -> None:
    for x, hue in ((-1, "gold"), (1, "violet")):
        f = Figure((x * 0.86, -1.6), 5.0, facing=-x, near_arm=(270, 270))
        n.being(f.trunk(), hue, soft=0.14, halo=0.5, fade=0.3)
        n.being(f.skull(), hue, soft=0.12, halo=0.9, stars=0.3, bright=0.06)
        n.being(
            f.on_head(
                blob(
                    (0.45, 1.0),
                    (-0.2, 1.18),
                    (-0.9, 0.7),
                    (-1.0, 0.0),
                    (-0.75, -0.5),
                    (-0.5, -0.1),
                    (-0.1, 0.35),
                    (0.5, 0.7),
                )
            ),
            hue,
            soft=0.06,
            halo=0.2,
            stars=0.4,
            bright=-0.08,
        )
        n.star(*f.on_head(dot(0.55, 0.16, 0.02))[0].mean(0), 0.12, 1.2)
    for k in range(5):
        y = 0.30 + k * 0.15
        n.lit(
            sweep(
                [
                    (-0.30 - 0.05 * k, y - 0.02 * k),
                    (-0.12, y + 0.08 * (-1) ** k),
                    (0.10, y - 0.06 * (-1) ** k),
                    (0.30 + 0.05 * k, y - 0.02 * k),
                ],
                [0.006, 0.014, 0.006],
            ),
            n.sky.accent if k % 2 else "#ff90f0",
            1.5,
            0.06,
        )
    n.star(0, 0.60, 0.5, 1.2, n.sky.accent)

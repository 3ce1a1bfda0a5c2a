"""Brave Heart: a heart of stars, a small flame that will not go out in it."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import both


@picture("purple", "brave-heart", nebulae.clouds((0.0, 0.3), 0.7, 2.0))
def paint(n: Night) -> None:
    heart = both((0, 0.62, 0), (0.24, 0.86), (0.62, 0.82), (0.80, 0.46), (0.66, 0.02), (0.30, -0.46), (0, -0.86, 0))
    n.being(heart, "blood", soft=0.24, halo=1.2, stars=1.2, rim=1.2)
    n.joined(
        [
            (0, 0.60),
            (0.38, 0.84),
            (0.74, 0.44),
            (0.42, -0.28),
            (0, -0.82),
            (-0.42, -0.28),
            (-0.74, 0.44),
            (-0.38, 0.84),
            (0, 0.60),
        ],
        r=0.12,
        heat=1.1,
    )
    n.being(land.flame(0, -0.36, 0.80, 0.22, 0.02, 5), "ember", soft=0.06, halo=1.0, bright=0.25)
    n.star(0, -0.08, 0.5, 1.2, "#ffd080")

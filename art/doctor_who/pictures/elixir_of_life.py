"""Elixir of Life: four drops, falling from a flame into a small cup."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import both, dot


@picture("timeless", "elixir-of-life", nebulae.rays((0.0, -0.3), 1.2, 1.0))
def paint(n: Night) -> None:
    n.being(land.flame(0, 0.55, 0.66, 0.18, 0.02, 3), "ember", soft=0.06, halo=1.1, bright=0.2)
    n.being(both((0.10, 0.58), (0.22, 0.50, 0), (0.10, 0.36), (0, 0.34)), "bronze", soft=0.05, halo=0.4, stars=0)
    for k in range(4):
        y = 0.18 - k * 0.20
        n.being(both((0, y + 0.10, 0), (0.05, y), (0, y - 0.05)), "gold", soft=0.03, halo=1.0, stars=0, bright=0.2)
        n.star(-0.01, y, 0.12, 0.8, "#ffe090")
    n.being(
        both((0.44, -0.58), (0.42, -0.86), (0.16, -1.02), (0.08, -1.16), (0.30, -1.30, 0), (0, -1.32)),
        "gold",
        soft=0.12,
        halo=0.9,
        stars=0.1,
    )
    n.being(dot(0, -0.58, 0.44, 0.085), "gold", soft=0.04, halo=0.3, stars=0)
    n.lit(dot(0, -0.58, 0.36, 0.055), "#fff0a8", 0.8, 0.12)

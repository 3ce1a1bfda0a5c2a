"""Ace: a bomber jacket full of badges, a bat over her shoulder, and something alight in the rucksack."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, sweep


@picture("present", "ace", nebulae.rays((-0.55, -0.2), 1.1, 0.9))
def paint(n: Night) -> None:
    n.being(
        sweep([(-0.98, -0.55), (-0.72, 0.20), (-0.46, 0.96)], [0.035, 0.055, 0.085]),
        "silver",
        soft=0.05,
        halo=0.6,
        stars=0,
    )
    portrait(n, Look("soot", "flesh", "tail", "bronze", collar="high"), (0.08, 0.42), 0.41, -6, stern=0.3)
    for x, y, r, c in (
        (-0.42, -0.52, 0.075, "#ffd050"),
        (-0.26, -0.78, 0.055, "#ff5a50"),
        (-0.52, -0.86, 0.06, "#60d0ff"),
        (0.52, -0.56, 0.07, "#70ff90"),
        (0.66, -0.84, 0.06, "#ff80d0"),
        (0.44, -0.90, 0.05, "#ffffff"),
    ):
        n.lit(dot(x, y, r), c, 0.7, 0.03)
        n.dark(dot(x, y, r * 0.5), 0.5, 0.004)
    n.lit(dot(-0.60, -0.22, 0.05), "#ffb040", 1.8, 0.12)
    n.star(-0.60, -0.22, 0.36, 1.3, "#ffb040")

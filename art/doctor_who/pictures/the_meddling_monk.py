"""The Meddling Monk: a tonsure, a habit, a wrist watch that has no business there."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, sweep


@picture("timeless", "the-meddling-monk", nebulae.planet((0.0, -2.0), 1.55, 0.5, sun=(-0.4, 0.9)))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("bronze", "flesh", "fringed", "bronze", "", "", "", face="broad"),
        (-0.06, 0.42),
        0.42,
        -6,
        wide=1.2,
        stern=-1.0,
    )
    n.being(
        b.put(both((0, -0.9), (0.8, -1.0), (1.1, -1.5), (0.6, -2.1), (0, -2.3))),
        "bronze",
        soft=0.10,
        halo=0.1,
        bright=-0.04,
    )
    n.being(sweep([(0.90, -1.5), (0.66, -1.12), (0.44, -0.78)], [0.24, 0.18, 0.10]), "bronze", soft=0.08, halo=0.3)
    n.being(sweep([(0.48, -0.84), (0.36, -0.62)], [0.09, 0.085]), "flesh", soft=0.05, halo=0.2, stars=0)
    n.being(dot(0.46, -0.80, 0.11, 0.10), "gold", soft=0.03, halo=0.8, stars=0)
    n.lit(dot(0.46, -0.80, 0.075), "#fff0c8", 0.8, 0.04)
    n.dark(
        sweep([(0.46, -0.80), (0.46, -0.75)], [0.008, 0.008]) + sweep([(0.46, -0.80), (0.50, -0.81)], [0.008, 0.008]),
        0.95,
        0.002,
    )

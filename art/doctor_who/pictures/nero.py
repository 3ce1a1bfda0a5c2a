"""Nero: a laurel, a lyre, and the city alight behind him."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import dot, sweep


@picture("past", "nero", nebulae.rays((0.0, -0.6), 1.6, 1.2))
def paint(n: Night) -> None:
    for x, h in ((-0.9, 0.1), (-0.62, 0.4), (0.66, 0.35), (0.92, 0.0), (-0.3, 0.1), (0.35, 0.2)):
        n.being(land.flame(x, -1.0, 1.0 + h, 0.3, 0.05, int(90 + x * 50)), "ember", soft=0.08, halo=0.6, solid=0.8)
    portrait(
        n,
        Look("violet", "flesh", "curls", "ember", "laurel", "gold", ""),
        (-0.08, 0.42),
        0.38,
        -8,
        wide=1.1,
        stern=-0.8,
    )
    n.being(
        sweep([(0.34, -0.32), (0.28, -0.80), (0.48, -1.10)], [0.03, 0.045, 0.05])
        + sweep([(0.90, -0.32), (0.96, -0.80), (0.76, -1.10)], [0.03, 0.045, 0.05])
        + dot(0.62, -1.12, 0.20, 0.10)
        + sweep([(0.30, -0.40), (0.94, -0.40)], [0.025, 0.025]),
        "gold",
        soft=0.04,
        halo=0.7,
        stars=0,
    )
    for k in range(5):
        n.glint([(0.46 + k * 0.08, -0.40), (0.50 + k * 0.06, -1.08)], 0.007, "pearl", 0.9)

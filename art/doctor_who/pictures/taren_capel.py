"""Taren Capel: a man who has painted himself as a robot, a probe alight in his fist."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, sweep


@picture("future", "taren-capel", nebulae.rays((0.0, 0.3), 1.2, 1.0))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("lime", "flesh", "parted", "bronze", "", "", "high", eyes="#a0ff80"), (-0.12, 0.38), 0.42, 5, stern=0.9
    )
    for x in (-1, 1):
        n.being(
            b.put(blob((0.42 * x, 0.6), (0.66 * x, 0.3), (0.60 * x, -0.4), (0.36 * x, -0.2), (0.50 * x, 0.2))),
            "lime",
            soft=0.04,
            halo=0.3,
            stars=0,
        )
    n.being(b.put(sweep([(0, 0.9), (0.02, 0.4), (0, 0.15)], [0.08, 0.06, 0.02])), "lime", soft=0.03, halo=0.3, stars=0)
    n.being(sweep([(0.52, -1.2), (0.62, -0.62)], [0.06, 0.045]), "silver", soft=0.03, halo=0.4, stars=0)
    n.lit(sweep([(0.62, -0.60), (0.68, -0.26)], [0.03, 0.006]), "#ff5040", 1.9, 0.12, 0.9)
    n.star(0.68, -0.28, 0.35, 1.3, "#ff7060")

"""The First Doctor: long white hair, a black coat, a ribbon for a tie, and a hand on a stick."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, sweep


@picture("timeless", "the-first-doctor", nebulae.roundels((-0.1, 0.4), 0.5, 0.75))
def paint(n: Night) -> None:
    n.shade(0, -0.5, 0.9, 0.5)
    b = portrait(n, Look("soot", "bone", "swept", "silver", collar="wing"), (-0.02, 0.42), 0.42, 3, stern=0.7)
    n.being(b.put(heads.COLLARS["lapels"]), "dusk", soft=0.05, halo=0, stars=0.2)
    n.being(
        b.put(heads.bow_tie(0.9) + sweep([(-0.1, -1.3), (-0.28, -1.9), (-0.2, -2.3)], [0.10, 0.08, 0.02])),
        "dusk",
        soft=0.03,
        halo=0,
        stars=0,
    )
    n.being(sweep([(0.62, -1.5), (0.60, -0.62)], [0.045, 0.04]), "bronze", soft=0.03, stars=0)
    n.being(dot(0.60, -0.56, 0.10, 0.085), "silver", soft=0.05, halo=0.8, stars=0)
    n.being(
        sweep([(0.40, -0.78), (0.52, -0.70), (0.70, -0.74)], [0.10, 0.12, 0.08]), "bone", soft=0.06, halo=0.2, stars=0
    )
    n.star(0.56, -0.52, 0.12, 1.0)

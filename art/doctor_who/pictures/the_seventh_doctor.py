"""The Seventh Doctor: a small man in a straw hat, questions on his pullover, a pawn between his fingers."""

from art.doctor_who import heads, nebulae, things
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import place, poly, sweep


@picture("timeless", "the-seventh-doctor", nebulae.clouds((0.3, 0.5), 0.8, 2.4))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("bronze", "flesh", "short", "bronze", "panama", "bone", ""), (-0.06, 0.40), 0.40, -6, stern=0.4
    )
    n.being(b.put(poly((-0.34, -1.0), (0.34, -1.0), (0.30, -4.6), (-0.30, -4.6))), "bone", soft=0.05, halo=0, stars=0)
    for i in range(3):
        n.being(b.put(things.question(0.0, -2.0 - i * 0.85, 0.62)), "blood", soft=0.02, halo=0.2, stars=0)
    n.being(b.put(heads.COLLARS["lapels"]), "bronze", soft=0.06, halo=0, stars=0.2)
    n.being(b.put(heads.tie()), "ember", soft=0.03, halo=0, stars=0)
    n.being(place(things.PAWN, (0.66, -0.42), 0.62), "pearl", soft=0.06, halo=1.2, stars=0.2)
    n.being(
        sweep([(0.46, -0.72), (0.60, -0.62), (0.80, -0.66)], [0.09, 0.11, 0.06]), "flesh", soft=0.05, halo=0.2, stars=0
    )
    n.star(0.66, -0.08, 0.16, 1.2)

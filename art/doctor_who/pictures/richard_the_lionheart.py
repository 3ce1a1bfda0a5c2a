"""Richard the Lionheart: a crown over mail, and a lion of stars on his chest."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.creature import Beast


@picture("past", "richard-the-lionheart", nebulae.rays((0.0, 0.7), 1.3, 1.2))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("blood", "flesh", "bald", "ember", "hood", "silver", "", "silver", "king"),
        (0.0, 0.44),
        0.38,
        0,
        wide=1.1,
        stern=0.5,
    )
    n.being(b.put(heads.HATS["crown"]), "gold", soft=0.05, halo=0.8, stars=0)
    lion = Beast((0.0, -0.92), 0.46, "lion", "walk")
    n.being(lion.body() + lion.mane(0.12), "gold", soft=0.05, halo=0.8, stars=0)
    n.star(*lion.muzzle, 0.10, 0.9)

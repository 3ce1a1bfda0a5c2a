"""Rassilon: the first of the Time Lords in the high collar, a ring of blue fire on his hand."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust, Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot


@picture("timeless", "rassilon", nebulae.rays((0.0, 0.4), 1.2, 1.4, heart=0.4))
def paint(n: Night) -> None:
    n.being(Bust((0.0, 0.36), 0.40, 0).put(heads.GALLIFREY), "gold", soft=0.10, halo=0.9)
    b = portrait(
        n,
        Look("blood", "bone", "swept", "silver", "", "", "round", "gold", "king"),
        (0.0, 0.36),
        0.38,
        0,
        wide=1.05,
        stern=0.6,
    )
    n.being(b.put(heads.HATS["skullcap"]), "gold", soft=0.05, halo=0.4, stars=0)
    n.being(dot(0.0, -0.86, 0.15, 0.13), "bone", soft=0.06, halo=0.2, stars=0)
    n.lit(dot(0.0, -0.82, 0.07), "#60b0ff", 1.8, 0.14, 0.9)
    n.star(0.0, -0.82, 0.5, 1.3, "#80c0ff")

"""Keeper of Traken: an old man in a chair inside a round of light, a star held over him."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, hoop, polar


@picture("timeless", "keeper-of-traken", nebulae.rays((0.0, 0.9), 1.3, 1.4))
def paint(n: Night) -> None:
    n.being(
        both((0, 0.95), (0.52, 0.8), (0.66, 0.2), (0.62, -1.1, 0), (0, -1.1)), "gold", soft=0.10, halo=0.9, bright=-0.04
    )
    for k in range(7):
        n.star(*polar((0, 0.30), 12 + k * 26, 0.80), 0.12, 0.9)
    portrait(
        n,
        Look("violet", "bone", "swept", "silver", "", "", "round", "gold", "long"),
        (0.0, 0.30),
        0.32,
        0,
        wide=0.85,
        stern=0.1,
    )
    n.lit(hoop(0, -0.1, 0.98, 0.010), "#ffe0a0", 0.7, 0.05)
    n.star(0, 1.06, 0.5, 1.6)

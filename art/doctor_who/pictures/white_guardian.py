"""White Guardian: an old gentleman in white upon a wicker chair, a bird for a crown, all in light."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import creature
from art.kit.shapes import both, place


@picture("timeless", "white-guardian", nebulae.rays((0.0, 0.3), 1.4, 1.5, heart=0.6, level=0.15))
def paint(n: Night) -> None:
    n.being(both((0, 1.05), (0.62, 0.9), (0.85, 0.2), (0.75, -0.5), (0, -0.6)), "bone", soft=0.10, halo=0.8, rim=1.3)
    for k in range(9):
        n.ink([(-0.7 + k * 0.175, 0.9 - 0.4 * abs(k - 4) / 4), (-0.5 + k * 0.125, -0.5)], 0.012, 0.4, "bone")
    portrait(
        n,
        Look("pearl", "flesh", "sides", "pearl", "", "", "lapels", "pearl", "king"),
        (0.0, 0.34),
        0.36,
        0,
        wide=1.05,
        stern=0.0,
    )
    n.being(place(creature.bird(0.62, 40), (0.0, 0.92), 1, 6), "pearl", soft=0.05, halo=1.2, stars=0, bright=0.12)
    n.star(0.0, 0.34, 1.0, 0.35)

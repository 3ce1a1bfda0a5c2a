"""The Master: a pointed beard, a high black collar, and eyes that one should not look into."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import hoop, sweep


@picture("timeless", "the-master", nebulae.vortex((0.0, 0.4), -2.4, 0.9, heart=0.8))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("soot", "flesh", "parted", "soot", "", "", "high", "violet", "van", eyes="#c8a0ff"),
        (0.0, 0.24),
        0.60,
        0,
        wide=0.95,
        stern=0.9,
    )
    for r in (0.30, 0.46, 0.66, 0.9):
        n.lit(hoop(0.0, 0.30, r, 0.005), "#b48cff", 0.35, 0.02)
    n.being(
        b.put(sweep([(0.12, 0.84), (0.34, 0.96), (0.62, 0.5)], [0.05, 0.06, 0.03])),
        "silver",
        soft=0.03,
        halo=0.1,
        stars=0,
    )

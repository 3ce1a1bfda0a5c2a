"""Hieronymous: an astrologer in a mask of gold, the wheel of the zodiac behind him."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop, polar, sweep


@picture("past", "hieronymous", nebulae.galaxy((0.3, 0.7), 0.7, 20, 0.6))
def paint(n: Night) -> None:
    for r in (0.62, 0.84):
        n.lit(hoop(0.0, 0.34, r, 0.006), "#ffd880", 0.7, 0.03)
    for k in range(12):
        n.lit(
            sweep([polar((0, 0.34), k * 30, 0.62), polar((0, 0.34), k * 30, 0.84)], [0.004, 0.004]),
            "#ffd880",
            0.6,
            0.02,
        )
        n.star(*polar((0, 0.34), k * 30 + 15, 0.73), 0.10, 0.9)
    b = portrait(
        n, Look("violet", "gold", "bald", "gold", "hood", "violet", "", eyes="#ff5030"), (0.0, 0.32), 0.42, 0, stern=0.9
    )
    n.glint([b.put(dot(0, y, 0.001))[0].mean(0) for y in (0.9, 0.0, -0.95)], 0.012, "gold")

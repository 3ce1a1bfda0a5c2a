"""Roman Legionary: a red crest, a tall shield, and a row of shields behind."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, polar, sweep


@picture("past", "roman-legionary", nebulae.rays((0.0, 0.9), 1.0, 1.2))
def paint(n: Night) -> None:
    for x in (-0.75, -0.40, 0.40, 0.75):
        n.being(
            both((0, -0.05), (0.17, -0.12), (0.17, -0.85), (0, -0.92), x=x),
            "blood",
            soft=0.06,
            halo=0.3,
            bright=-0.06,
            stars=0,
        )
        n.being(
            both((0, 0.30), (0.13, 0.24), (0.16, 0.0), (0, -0.06), x=x),
            "bronze",
            soft=0.05,
            halo=0.2,
            bright=-0.06,
            stars=0,
        )
    b = portrait(n, Look("bronze", "flesh", "bald", "soot", "roman", "gold", ""), (0.0, 0.46), 0.36, 0, stern=0.8)
    n.being(b.put(heads.plume(1.1)), "blood", soft=0.08, halo=0.5)
    n.being(both((0, 0.02), (0.44, -0.08), (0.46, -1.4), (0, -1.5), x=0.06), "blood", soft=0.12, halo=0.7)
    n.being(dot(0.06, -0.66, 0.16), "gold", soft=0.10, halo=0.5, stars=0)
    for a in (35, 145, 215, 325):
        n.being(
            sweep([polar((0.06, -0.66), a, 0.18), polar((0.06, -0.66), a, 0.48)], [0.03, 0.012]),
            "gold",
            soft=0.02,
            halo=0.2,
            stars=0,
        )

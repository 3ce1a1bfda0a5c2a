"""Jamie McCrimmon: a piper in a kilt on a hill, his pipes over his shoulder."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, standing
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import polar, sweep


@picture("past", "jamie-mccrimmon", nebulae.moon(0.42, (-0.40, 0.80), 1.0, 0.3))
def paint(n: Night) -> None:
    n.being(land.hills(n, -0.95, 0.12, 3), "moss", soft=0.12, halo=0.3)
    f = standing(
        n,
        Look("bone", "flesh", "mop", "soot", collar=""),
        (0.06, -0.26),
        2.0,
        (300, 60),
        (235, 300),
        ((262, 266), (284, 272)),
        "suit",
        fade=0.0,
        bones=0.0,
        boots="flesh",
    )
    kilt = f.skirt(-0.62, 0.30, waist=0.14)
    n.being(kilt, "blood", soft=0.07, halo=0.4)
    for i in range(-2, 3):
        n.glint([(0.06 + i * 0.055, -0.20), (0.06 + i * 0.11, -0.62)], 0.012, "lime", 0.6)
    for y in (-0.34, -0.46, -0.57):
        n.glint([(-0.16, y), (0.06, y - 0.02), (0.28, y)], 0.010, "gold", 0.6)
    n.being(sweep([(0.30, 0.30), (0.46, 0.10), (0.36, -0.12)], [0.06, 0.17, 0.10]), "rose", soft=0.06, halo=0.4)
    for a in (58, 72, 86):
        n.being(
            sweep([(0.34, 0.24), polar((0.34, 0.24), a, 0.86)], [0.022, 0.032]), "bronze", soft=0.02, halo=0.3, stars=0
        )
        n.star(*polar((0.34, 0.24), a, 0.90), 0.08, 0.8)
    n.being(sweep([(-0.14, 0.40), (0.0, 0.10), (0.20, -0.14)], [0.05, 0.07, 0.05]), "blood", soft=0.04, halo=0, stars=0)

"""Jacobite Highlander: a blue bonnet, a plaid, a broadsword over the heather."""

from art.doctor_who import nebulae, things
from art.doctor_who.people import Look, standing
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import dot, polar, sweep


@picture("past", "jacobite-highlander", nebulae.curtains((-0.2, 0.4), 4, -0.4, 1.2))
def paint(n: Night) -> None:
    f = standing(
        n,
        Look("moss", "flesh", "long", "ember", "balmoral", "navy", "", "bone", "full"),
        (0.0, -0.26),
        2.1,
        (50, 70),
        (235, 300),
        ((250, 262), (300, 280)),
        "tunic",
        fade=0.1,
        bones=0.0,
        boots="flesh",
        wide=0.30,
    )
    for k in range(4):
        n.glint([(-0.20 + k * 0.12, -0.12), (-0.24 + k * 0.15, -0.52)], 0.010, "ember", 0.7)
    n.being(sweep([(-0.18, 0.46), (0.06, 0.10), (0.24, -0.20)], [0.07, 0.09, 0.06]), "blood", soft=0.05, halo=0.2)
    things.sword(n, f.hand_n, 1.05, -35)
    n.being(dot(*polar((f.hand_f[0], f.hand_f[1]), 0, 0.0), 0.26), "bronze", soft=0.12, halo=0.6)
    n.being(land.hills(n, -1.10, 0.08, 6), "violet", soft=0.10, halo=0.5)
    n.strewn(land.hills(n, -1.10, 0.08, 6), 40, 0.03, "#ff9ae0")

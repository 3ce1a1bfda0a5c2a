"""Kublai Khan: a great robe of gold, a hat of fur, a thin white beard, and a board game that he has just lost."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, poly


@picture("past", "kublai-khan", nebulae.clouds((0.0, 0.5), 0.8, 2.0))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("gold", "flesh", "bald", "silver", "khan", "blood", "round", "blood", "fu"),
        (0.0, 0.40),
        0.40,
        0,
        wide=1.25,
        stern=0.1,
    )
    n.being(b.put(heads.BEARDS["goatee"]), "silver", soft=0.04, halo=0.1, stars=0)
    n.being(poly((-0.62, -1.32), (-0.44, -0.80), (0.44, -0.80), (0.62, -1.32)), "bronze", soft=0.05, halo=0.4, stars=0)
    for k in range(6):
        x = -0.42 + k * 0.168
        n.dark(poly((x * 1.28 - 0.06, -1.28), (x, -0.84), (x * 1.28 + 0.06, -1.28)), 0.55, 0.004)
    for x, y, hue in (
        (-0.36, -1.18, "pearl"),
        (-0.14, -1.1, "blood"),
        (0.10, -1.2, "pearl"),
        (0.34, -1.05, "blood"),
        (0.20, -0.92, "pearl"),
    ):
        n.being(dot(x, y, 0.065, 0.05), hue, soft=0.03, halo=0.2, stars=0)

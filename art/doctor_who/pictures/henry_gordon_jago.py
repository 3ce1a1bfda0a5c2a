"""Henry Gordon Jago: a silk hat, a check waistcoat, footlights, and a great many words."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, sweep


@picture("past", "henry-gordon-jago", nebulae.rays((-0.2, -0.9), 1.4, 1.5))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("blood", "flesh", "short", "bronze", "topper", "soot", "lapels", "gold", "whiskers"),
        (-0.04, 0.34),
        0.38,
        -6,
        wide=1.15,
        stern=-1.0,
    )
    n.being(b.put(heads.bow_tie(1.2)), "violet", soft=0.04, halo=0.1, stars=0)
    for k in range(5):
        n.lit(both((0.07, -1.22), (0.09, -1.32), (0, -1.4), (0, -1.16), x=-0.8 + k * 0.4), "#ffe090", 1.4, 0.12, 0.8)
    n.being(sweep([(0.44, -0.9), (0.64, -0.5), (0.84, -0.30)], [0.10, 0.08, 0.06]), "blood", soft=0.05, halo=0.3)
    n.being(dot(0.86, -0.24, 0.09, 0.08), "pearl", soft=0.04, halo=0.3, stars=0)
    n.star(0.80, 0.9, 0.2, 1.1)

"""Barbara Wright: dark hair put up, and behind her the feathers of the goddess that they took her for."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import polar, sweep


@picture("present", "barbara-wright", nebulae.eclipse((0.0, 0.52), 0.70, 0.35))
def paint(n: Night) -> None:
    for i in range(13):
        a = 12 + i * 13
        n.being(
            sweep([polar((0, 0.42), a, 0.4), polar((0, 0.42), a, 0.8), polar((0, 0.42), a, 1.02)], [0.05, 0.085, 0.02]),
            ("sea", "gold", "ember")[i % 3],
            soft=0.04,
            halo=0.4,
            stars=0,
        )
    b = portrait(n, Look("rose", "flesh", "bouffant", "soot", collar="v"), (0.0, 0.38), 0.38, -3, stern=0.1)
    n.being(b.put(heads.COLLARS["round"]), "gold", soft=0.04, halo=0.4, stars=0)
    n.star(0, 1.05, 0.12, 1.0, n.sky.accent)

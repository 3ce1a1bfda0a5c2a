"""The Deadly Assassin: a staser's cross hairs on a robed President, high collar and all."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop, place, polar, sweep


@picture("purple", "the-deadly-assassin", nebulae.roundels((0.0, 0.6), 0.36, 0.6))
def paint(n: Night) -> None:
    n.being(place(heads.GALLIFREY, (0.0, 0.30), 0.36), "gold", soft=0.09, halo=0.8)
    portrait(
        n,
        Look("pearl", "bone", "sides", "silver", "skullcap", "gold", "round", "gold"),
        (0.0, 0.30),
        0.34,
        0,
        wide=1.0,
        stern=0.3,
    )
    n.shade(0, -1.5, 0.6, 0.4)
    n.lit(hoop(0.0, 0.02, 0.62, 0.012) + hoop(0.0, 0.02, 0.30, 0.007), "#ff4040", 1.2, 0.05)
    for a in (0, 90, 180, 270):
        n.lit(sweep([polar((0, 0.02), a, 0.22), polar((0, 0.02), a, 0.86)], [0.006, 0.012]), "#ff4040", 1.2, 0.04)
    n.lit(dot(0, 0.02, 0.02), "#ff6060", 2.0, 0.06)

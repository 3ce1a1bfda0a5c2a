"""Kamelion: a robot of silver, half of whose face is already somebody else's."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, sweep


@picture("past", "kamelion", nebulae.curtains((0.0, 0.4), 6, -1.0, 1.2))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("silver", "silver", "bald", "silver", "", "", "high", eyes="#80d8ff"),
        (0.0, 0.28),
        0.58,
        0,
        wide=0.95,
        stern=0.1,
    )
    half = [part.clip((0, -9), (9, 9)) for part in heads.EGG]
    n.being(b.put(half), "flesh", soft=0.16, halo=0.2, stars=0, bright=0.10)
    n.being(
        b.put(blob((0.0, 1.14, 0), (0.56, 1.02), (0.84, 0.5), (0.76, 0.0, 0), (0.6, 0.5), (0.0, 0.72, 0))),
        "bronze",
        soft=0.06,
        halo=0.1,
        stars=0,
    )
    n.dark(b.put(sweep([(0.18, 0.24), (0.32, 0.32), (0.5, 0.24)], [0.02, 0.04, 0.01])), 0.7, 0.006)
    n.dark(b.put(dot(0.29, 0.1, 0.12, 0.055)), 0.8, 0.008)
    n.star(*b.put(dot(0.29, 0.1, 0.01))[0].mean(0), 0.1, 0.8)
    n.lit(
        sweep([b.put(dot(0.02 * (-1) ** k, 1.0 - k * 0.25, 0.001))[0].mean(0) for k in range(9)], [0.008] * 3),
        "#a0ffd8",
        1.5,
        0.06,
    )
    n.dark(b.put(sweep([(0.04, -0.5), (0.26, -0.5)], [0.02, 0.012])), 0.7, 0.006)
    for k in range(3):
        n.ink([b.put(dot(x, -1.9 - k * 0.5, 0.001))[0].mean(0) for x in (-0.9, 0, 0.9)], 0.02, 0.6, "silver")

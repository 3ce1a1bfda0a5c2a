"""Kane: white as frost, his hand held out; what it touches freezes."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, polar, sweep


@picture("future", "kane", nebulae.planet((0.3, -2.1), 1.6, 0.6, sun=(-0.5, 0.8)))
def paint(n: Night) -> None:
    portrait(
        n,
        Look("silver", "ice", "short", "pearl", "", "", "high", "silver", eyes="#e8f8ff"),
        (-0.16, 0.44),
        0.40,
        3,
        stern=0.8,
    )
    n.being(sweep([(0.86, -1.4), (0.60, -1.0), (0.40, -0.66)], [0.17, 0.13, 0.10]), "silver", soft=0.07, halo=0.4)
    n.being(
        dot(0.36, -0.56, 0.12, 0.14)
        + [q for k in range(4) for q in sweep([(0.28 + k * 0.055, -0.48), (0.20 + k * 0.085, -0.24)], [0.036, 0.022])]
        + sweep([(0.44, -0.6), (0.56, -0.46)], [0.04, 0.025]),
        "ice",
        soft=0.05,
        halo=1.0,
        stars=0,
        bright=0.08,
    )
    for a in range(0, 360, 60):
        p = (0.34, 0.06)
        n.lit(
            sweep([p, polar(p, a, 0.30)], [0.008, 0.005])
            + sweep([polar(p, a, 0.16), polar(p, a + 22, 0.25)], [0.005, 0.004])
            + sweep([polar(p, a, 0.16), polar(p, a - 22, 0.25)], [0.005, 0.004]),
            "#d8f4ff",
            1.0,
            0.04,
        )

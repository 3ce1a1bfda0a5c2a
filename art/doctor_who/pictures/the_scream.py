"""The Scream: an open mouth, hands at the cheeks, and everything shakes with it."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust, Look, countenance
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, sweep


@picture("purple", "the-scream", nebulae.rays((0.0, 0.1), 2.0, 1.3, heart=0.3))
def paint(n: Night) -> None:
    for r in (0.80, 0.95, 1.12, 1.3):
        n.lit(hoop(0, 0.10, r, 0.008, ry=r * 1.1), "#ffb0e8", 0.6, 0.04)
    b = Bust((0.0, 0.22), 0.56, 0)
    n.being(b.put(heads.HAIR["long"][1]), "gold", soft=0.10, halo=0.6)
    n.being(b.put(heads.SHOULDERS), "candy", soft=0.14, halo=0.4, fade=0.5)
    countenance(n, b, Look(skin="flesh"), 0.2)
    n.dark(b.put(dot(0, -0.55, 0.27, 0.36)), 0.98, 0.015)
    n.being(b.put(hoop(0, -0.55, 0.29, 0.05, ry=0.37)), "blood", soft=0.03, halo=0.1, stars=0)
    n.being(b.put(box(-0.15, -0.30, 0.15, -0.24)), "pearl", soft=0.02, halo=0.1, stars=0)
    n.being(b.put(heads.HAIR["long"][0]), "gold", soft=0.08, halo=0.2)
    for x in (-1, 1):
        n.lit(b.put(dot(0.29 * x, 0.10, 0.07)), "#ffffff", 1.2, 0.05)
        n.being(
            b.put(sweep([(1.25 * x, -1.6), (1.0 * x, -0.9), (0.78 * x, -0.3)], [0.22, 0.18, 0.14])),
            "flesh",
            soft=0.08,
            halo=0.3,
            stars=0,
        )
        for k in range(4):
            n.being(
                b.put(sweep([(0.80 * x, -0.36 + k * 0.09), (0.62 * x, -0.05 + k * 0.12)], [0.07, 0.05])),
                "flesh",
                soft=0.04,
                halo=0.1,
                stars=0,
            )

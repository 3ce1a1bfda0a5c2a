"""Helen A: she holds the happy face up before her own, and we stand where both can be seen."""

from art.doctor_who import hands, nebulae, sides
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import blob, box, dot, place, poly, sweep


@picture("future", "helen-a", nebulae.roundels((0.4, 0.5), 0.6, 0.8))
def paint(n: Night) -> None:
    for k in range(9):
        hue = ("candy", "gold", "lime", "ice")[k % 4]
        n.being(
            poly((-1.1 + 0.26 * k, 1.40), (-0.90 + 0.26 * k, 1.40), (-1.0 + 0.26 * k, 1.12)),
            hue,
            soft=0.03,
            halo=0.5,
            stars=0,
        )
    look = Look("violet", "flesh", "bouffant", "ember", collar="lapels", shirt="pearl")
    b = profile(n, look, (-0.36, 0.28), 0.42, 1, -2, stern=1.0, lamp=(0.9, 0.9))
    n.star(*b.spot(0.30, -2.0), 0.16, 1.2, "#ffd070")
    n.lit(b.put(dot(-0.12, -0.42, 0.07)), "#ffe0f0", 1.0, 0.04)
    at = (0.40, 0.28)
    n.being(place(sides.FACE, at, 0.36), "gold", soft=0.10, halo=1.0, stars=0, bright=0.10)
    cover = blob(
        (0.06, 1.0), (-0.10, 0.6), (-0.02, 0.1), (-0.10, -0.4), (0.04, -0.9), (-0.9, -0.7), (-1.1, 0.1), (-0.8, 0.9)
    )
    n.dark(place(cover, at, 0.36), 0.80, 0.02, "dusk")
    n.dark(place(blob((0.40, 0.18), (0.54, 0.30), (0.72, 0.18), (0.55, 0.10)), at, 0.36), 0.9, 0.006)
    n.dark(place(blob((0.84, -0.42), (0.60, -0.46), (0.30, -0.24), (0.42, -0.62), (0.70, -0.70)), at, 0.36), 0.9, 0.006)
    n.lit(place(dot(0.40, -0.10, 0.14), at, 0.36), "#ff6080", 0.5, 0.05)
    n.being(sweep([(0.36, -1.1), (0.38, -0.05)], [0.026, 0.022]), "gold", soft=0.02, halo=0.5, stars=0)
    hands.fist(n, (0.36, -0.58), (-0.16, -1.65), 0.26, "flesh", "violet", "pearl", 1)
    n.being(box(-1.1, -1.5, -0.98, 1.1), "candy", soft=0.04, halo=0.3, stars=0)

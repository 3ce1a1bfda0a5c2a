"""Turlough: in the dark, his face lit from below by a crystal that tells him what he owes."""

from art.doctor_who import hands, nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import three_quarter
from art.kit.shapes import dot, poly


@picture("timeless", "turlough", nebulae.deep((0.30, -0.5), 0.7, 0.35, 0.8))
def paint(n: Night) -> None:
    look = Look("soot", "flesh", "short", "ember", collar="lapels", shirt="pearl")
    b = three_quarter(n, look, (-0.16, 0.34), 0.46, 0.30, -0.24, -12, stern=0.5, lamp=(0.42, -0.75))
    n.dark(b.put(dot(-0.30, 0.80, 0.7, 0.34)), 0.40, 0.16)
    n.being(
        b.put(poly((-0.10, -1.2), (0.10, -1.2), (0.16, -2.6), (-0.02, -2.8), (-0.16, -2.6))),
        "violet",
        soft=0.04,
        halo=0.2,
        stars=0,
    )
    hands.palm(n, (0.40, -0.92), (0.95, -1.75), 0.30, "flesh", "soot", "pearl", 16, 1)
    gem = poly((0.36, -0.22), (0.54, -0.46), (0.48, -0.80), (0.32, -0.88), (0.20, -0.70), (0.22, -0.42))
    n.lit(gem, "#b080ff", 0.9, 0.24, 0.6)
    n.being(gem, "violet", solid=0.7, soft=0.06, halo=1.4, stars=0.3, bright=0.30)
    for p in ((0.36, -0.22), (0.54, -0.46), (0.48, -0.80), (0.20, -0.70), (0.22, -0.42)):
        n.glint([p, (0.36, -0.54)], 0.012, "pearl", 0.8)
    n.star(0.36, -0.52, 0.62, 1.4, "#d0b0ff")
    n.strewn(poly((0.1, -0.2), (0.7, -0.2), (0.9, 1.2), (0.0, 1.2)), 18, 0.04, "#c8a8ff")

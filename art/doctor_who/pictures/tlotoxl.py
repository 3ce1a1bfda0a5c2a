"""Tlotoxl: a fist with a knife of black glass before us, and behind it the high priest who waits for the sun to go."""

from art.doctor_who import hands, nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import blob, dot, poly, sweep


@picture("past", "tlotoxl", nebulae.eclipse((-0.52, 0.66), 0.30, 0.30))
def paint(n: Night) -> None:
    look = Look("soot", "bronze", "long", "soot", "feathers", "sea", "", eyes="#ff6040")
    b = profile(n, look, (0.36, 0.30), 0.40, -1, 2, stern=1.0, lamp=(-0.6, 0.7))
    n.being(b.put(sweep([(-0.4, 0.42), (0.2, 0.52), (0.84, 0.46)], [0.10] * 3)), "gold", soft=0.03, halo=0.4, stars=0)
    n.being(b.put(dot(0.06, -1.95, 0.42)), "gold", soft=0.10, halo=0.6, stars=0)
    n.lit(b.put(dot(0.06, -1.95, 0.16)), n.sky.accent, 1.0, 0.06)
    for y in (-0.10, -0.30):
        n.glint([b.spot(0.1, y), b.spot(0.4, y - 0.05), b.spot(0.7, y - 0.02)], 0.022, "blood", 0.9)
    blade = blob(
        (-0.50, -0.46, 0),
        (-0.62, -0.10),
        (-0.52, 0.34),
        (-0.40, 0.62, 0),
        (-0.30, 0.20),
        (-0.30, -0.16),
        (-0.38, -0.46, 0),
    )
    n.being(blade, "dusk", soft=0.07, halo=1.0, rim=2.0, stars=0.3)
    for a, c in (
        ((-0.56, -0.1), (-0.42, 0.0)),
        ((-0.54, 0.16), (-0.40, 0.24)),
        ((-0.34, -0.2), (-0.44, -0.1)),
        ((-0.32, 0.12), (-0.42, 0.2)),
    ):
        n.glint([a, c], 0.016, "ice", 0.7)
    n.star(-0.40, 0.62, 0.42, 1.4)
    n.being(sweep([(-0.44, -1.0), (-0.44, -0.44)], [0.075, 0.07]), "gold", soft=0.04, halo=0.4, stars=0)
    hands.fist(n, (-0.44, -0.80), (-0.10, -1.75), 0.36, "bronze", "soot", "gold", -1)
    n.lit(poly((-0.44, -1.0), (-0.38, -1.07), (-0.44, -1.14), (-0.50, -1.07)), "#ff5040", 0.8, 0.04)

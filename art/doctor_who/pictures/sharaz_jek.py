"""Sharaz Jek: one eye between two curtains of a mask, black and white, and the caves behind him his whole world."""

from art.doctor_who import heads, nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Turned, trunk
from art.kit.shapes import blob, both, dot, sweep


@picture("future", "sharaz-jek", nebulae.clouds((-0.5, 0.5), 0.7, 2.6))
def paint(n: Night) -> None:
    scenery.cave(n, (-0.42, 0.40), 0.50, 0.62, "navy", 4)
    n.lamp_at = (-0.8, 0.7)
    b = Turned((0.14, 0.22), 0.62, 8, -0.24, -0.06)
    look = Look("dusk", "pearl", collar="")
    hood = both((0, 1.52), (0.74, 1.34), (1.16, 0.6), (1.20, -0.5), (1.5, -1.5, 0), (0, -1.6))
    n.being(b.plain(hood), "dusk", soft=0.2, halo=0.6, rim=1.6)
    trunk(n, b, look, 1.0, 0.2, 0.4)
    n.being(b.put(heads.LONG_EGG), "pearl", soft=0.20, halo=0.5, stars=0.1, bright=0.34)
    dark_half = blob(
        (0.02, 1.02, 0),
        (0.04, 0.4),
        (0.0, -0.3),
        (-0.03, -0.9),
        (0.0, -1.2, 0),
        (0.30, -1.06),
        (0.52, -0.7),
        (0.66, -0.1),
        (0.64, 0.5),
        (0.40, 0.9),
    )
    n.being(b.put(dark_half), "soot", soft=0.10, halo=0, stars=0.6, rim=1.2)
    n.dark(b.put(dot(-0.29, 0.10, 0.17, 0.10)), 0.95, 0.012)
    n.dark(b.put(blob((0.02, 0.1), (0.13, -0.26), (0.0, -0.34), (-0.13, -0.26), (-0.05, -0.1))), 0.5, 0.03, "pearl")
    n.dark(b.put(sweep([(-0.24, -0.62), (0, -0.60), (0.24, -0.62)], [0.01, 0.035, 0.01])), 0.9, 0.008)
    for x, y in ((-0.52, -0.30), (-0.30, -0.84), (-0.14, 0.62)):
        n.glint([b.spot(x, y), b.spot(x + 0.16, y - 0.10), b.spot(x + 0.12, y - 0.30)], 0.012, "silver", 0.6)
    n.lit(b.put(dot(-0.29, 0.10, 0.05)), "#ff6030", 1.6, 0.05, 0.6)
    n.star(*b.spot(-0.29, 0.10), 0.34, 1.1, "#ff9060")
    for u, v in ((0.34, 0.36), (0.44, -0.2), (0.24, -0.62), (0.36, 0.10)):
        n.star(*b.spot(u, v), 0.10, 0.9)
    n.joined(
        [b.spot(0.14, 0.66), b.spot(0.34, 0.36), b.spot(0.36, 0.10), b.spot(0.44, -0.2), b.spot(0.24, -0.62)], r=0.06
    )
    scenery.embers(n, (-0.6, -1.2), 0.8, 24, "#ff7040")

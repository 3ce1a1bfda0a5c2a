"""Ogron: it comes down the corridor with its gun up, and it has been told to find us."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.people import Look, countenance
from art.doctor_who.starlight import Night, picture
from art.doctor_who.stature import arm, legs
from art.doctor_who.turned import Turned, trunk
from art.kit.shapes import both, dot, poly, sweep


@picture("future", "ogron", nebulae.deep((0.0, 0.4), 0.6, 0.4))
def paint(n: Night) -> None:
    scenery.corridor(n, (-0.10, 0.30), "navy", 6, 8, "#70c8ff", 0.9, 1.2, 1.6)
    n.shade(0.08, -0.1, 0.7, 0.35)
    at, k = (0.10, 0.56), 0.150
    n.lamp_at = (-0.8, 1.0)
    legs(n, at, k, "soot", 0.8, 0.9, 1.2)
    look = Look("bronze", "bronze", "sides", "soot", collar="", face="broad", eyes="#ffc050")
    b = Turned(at, k, 0, -0.16, -0.1)
    arm(n, at, k, "bronze", (-2.9, -3.3), (-1.6, -3.4), -1, 1.25, (-1.6, -1.7))
    trunk(n, b, look, 1.15, 0.0, 0.3)
    countenance(n, b, look, 1.0)
    for shape in (
        both((0, 0.62), (0.5, 0.56), (0.86, 0.30), (0.4, 0.22), (0, 0.28)),
        both((0, -0.24), (0.4, -0.30), (0.50, -0.62), (0, -0.92)),
    ):
        n.being(b.put(shape), "bronze", soft=0.03, halo=0, stars=0, bright=0.06)
    n.dark(b.put(sweep([(-0.36, -0.56), (0, -0.50), (0.36, -0.56)], [0.01, 0.06, 0.01])), 0.9, 0.006)
    arm(n, at, k, "bronze", (2.6, -3.4), (1.0, -3.0), 1, 1.25)
    x, y = at[0] - 0.12, at[1] - 0.47
    n.being(poly((x + 0.34, y + 0.06), (x - 0.30, y - 0.02), (x - 0.30, y - 0.10), (x + 0.34,
        y - 0.06)) + poly((x + 0.10, y), (x + 0.20, y), (x + 0.24, y - 0.20),
            (x + 0.13, y - 0.20)), "silver", soft=0.03, halo=0.7, stars=0)  # fmt: skip
    n.being(dot(x - 0.02, y - 0.06, 0.07) + dot(x + 0.22, y - 0.04, 0.07), "bronze", soft=0.04, halo=0.3, stars=0)
    n.lit(dot(x - 0.32, y - 0.06, 0.03), "#ff5040", 1.7, 0.10)
    n.star(x - 0.32, y - 0.06, 0.44, 1.4, "#ff7060")

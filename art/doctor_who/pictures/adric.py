"""Adric: alone on the bridge of a falling freighter, he writes one more line of the sum that would save it."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import from_behind
from art.kit.props import numeral
from art.kit.shapes import dot, hoop, place, polar, poly


@picture("future", "adric", nebulae.planet((0.0, -0.5), 0.95, 0.9, sun=(-0.5, 0.9)))
def paint(n: Night) -> None:
    n.lamp_at = (0.0, 0.6)
    frame = [hoop(0.0, 0.32, 1.02, 0.05, ry=1.0), poly((-0.03, -0.7), (0.03, -0.7), (0.02, 1.5), (-0.02, 1.5))]
    for part in frame:
        n.being(part, "navy", soft=0.03, halo=0.4, stars=0, bright=-0.06)
    for text, x, y, k, a in (("XI", -0.62, 0.98, 0.20, 8), ("IV", -0.40, 0.66, 0.14, 4), ("VII", 0.42, 1.06, 0.17,
        -6), ("II", 0.74, 0.72, 0.13, -10),
                             ("V", 0.38, 0.62, 0.13, 0), ("IX", -0.76, 0.42, 0.13, 12)):  # fmt: skip
        n.lit(place(numeral(text, k), (x, y), 1, a), n.sky.accent, 1.0, 0.03)
    n.joined([(-0.62, 0.88), (-0.40, 0.58), (0.0, 0.46), (0.38, 0.56), (0.42, 0.98)], r=0.06)
    scenery.desk(n, -0.72, "silver", 5, 2)
    b = from_behind(
        n,
        Look("gold", "flesh", "mop", "soot", collar="round", shirt="moss"),
        (0.0, -0.26),
        0.34,
        0,
        0.86,
        lamp=(0.1, 0.9),
        rim=1.9,
    )
    star = [polar(b.spot(1.12, -1.9), 90 + 36 * i, 0.11 if i % 2 == 0 else 0.045) for i in range(10)]
    n.being(poly(*star), "gold", soft=0.02, halo=1.2, stars=0, bright=0.2)
    n.star(*b.spot(1.12, -1.9), 0.26, 1.2, "#ffe090")
    n.lit(dot(-0.72, -0.60, 0.03) + dot(0.72, -0.60, 0.03), "#ff4040", 1.4, 0.10)

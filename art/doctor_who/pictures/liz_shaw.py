"""Liz Shaw: auburn hair, a white coat, and a flask that knows more than it should."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, lights, picture
from art.kit.shapes import both


@picture("present", "liz-shaw", nebulae.roundels((0.4, 0.4), 0.44, 0.5))
def paint(n: Night) -> None:
    portrait(
        n, Look("pearl", "flesh", "long", "ember", collar="lapels", shirt="sea"), (-0.14, 0.42), 0.41, 5, stern=0.2
    )
    n.being(
        both((0.06, -0.06), (0.07, -0.34, 0), (0.30, -0.86), (0.26, -0.98), (0, -1.0), x=0.58),
        "ice",
        solid=0.55,
        soft=0.06,
        halo=0.7,
        stars=0.2,
        rim=1.5,
    )
    n.lit(both((0.20, -0.62), (0.27, -0.86), (0.24, -0.95), (0, -0.96), x=0.58), "#50ff90", 1.0, 0.08)
    n.lit(
        lights([(0.56, -0.46), (0.62, -0.34), (0.55, -0.18), (0.60, 0.02), (0.52, 0.20)], 0.018), "#50ff90", 1.2, 0.04
    )
    n.star(0.58, -0.70, 0.3, 0.6, "#90ffb8")

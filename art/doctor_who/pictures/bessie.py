"""Bessie: a yellow roadster of an older day, lamps alight, on a road of stars."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import blob, box, dot, hoop, place, poly, sweep


@picture("timeless", "bessie", nebulae.galaxy((0.2, 0.75), 0.8, -15, 0.4))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.1)
    n.being(poly((-1.2, -0.95), (1.2, -0.95), (1.2, -1.5), (-1.2, -1.5)), "dusk", soft=0.15, halo=0.3, stars=0.8)
    n.being(
        blob(
            (-0.92, -0.62, 0),
            (-0.88, -0.36),
            (-0.40, -0.30),
            (-0.10, -0.28, 0),
            (-0.06, -0.10),
            (0.30, -0.16),
            (0.62, -0.10),
            (0.84, -0.22),
            (0.92, -0.62, 0),
        ),
        "gold",
        soft=0.13,
        halo=0.9,
        stars=0.1,
    )
    n.being(
        blob((0.16, -0.12, 0), (0.26, 0.34), (0.62, 0.40), (0.90, 0.24), (0.88, -0.10, 0)),
        "soot",
        soft=0.09,
        halo=0.5,
        stars=0,
        bright=0.06,
    )
    n.being(sweep([(-0.10, -0.26), (-0.02, 0.22)], [0.016, 0.016]), "silver", soft=0.01, halo=0.3, stars=0)
    n.being(
        poly((-0.10, -0.24), (-0.02, 0.22), (0.05, 0.22), (0.02, -0.22)),
        "ice",
        solid=0.4,
        soft=0.04,
        halo=0.3,
        rim=1.4,
        stars=0,
    )
    for x in (-0.58, 0.60):
        n.being(dot(x, -0.70, 0.29), "soot", soft=0.08, halo=0.5, stars=0, bright=0.06)
        n.being(place(props.wheel(0.21, 12), (x, -0.70)), "gold", soft=0.02, halo=0.2, stars=0)
        n.being(hoop(x, -0.66, 0.34, 0.03, 10, 170), "gold", soft=0.03, halo=0.2, stars=0)
    n.being(dot(-0.94, -0.30, 0.09, 0.11), "silver", soft=0.04, halo=0.5, stars=0)
    n.lit(dot(-0.98, -0.30, 0.06, 0.085), "#fff0b8", 1.9, 0.2, 1.0)
    n.star(-0.98, -0.30, 0.5, 1.3, "#fff0b8")
    n.being(box(-0.98, -0.88, -0.76, -0.76), "pearl", soft=0.02, halo=0.3, stars=0)

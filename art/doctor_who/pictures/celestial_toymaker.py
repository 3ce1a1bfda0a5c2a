"""Celestial Toymaker: a mandarin's robe and cap; in the air his toys: cards, dice, a clown's head."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, place, poly


@picture("timeless", "celestial-toymaker", nebulae.vortex((0.0, 0.3), 1.2, 0.9, heart=0.5))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("violet", "flesh", "bald", "soot", "mandarin", "gold", "round", "gold", "fu"),
        (0.0, 0.40),
        0.38,
        0,
        wide=1.05,
        stern=0.2,
    )
    n.being(b.put(box(-0.62, -3.4, 0.62, -1.9)), "gold", soft=0.06, halo=0.3, stars=0.2)
    n.joined(
        [
            b.put(dot(x, y, 0.001))[0].mean(0)
            for x, y in ((-0.4, -2.2), (0.1, -2.1), (0.4, -2.6), (0.0, -3.1), (-0.4, -2.8), (-0.4, -2.2))
        ],
        r=0.06,
    )
    for x, y, t in ((-0.78, 0.70, 20), (0.80, 0.82, -14), (-0.86, -0.1, -10)):
        n.being(place(box(-0.13, -0.19, 0.13, 0.19), (x, y), 1, t), "pearl", soft=0.03, halo=0.7, stars=0)
        n.lit(place(poly((0, 0.09), (0.06, 0), (0, -0.09), (-0.06, 0)), (x, y), 1, t), "#ff4838", 0.8, 0.02)
    n.being(place(box(-0.14, -0.14, 0.14, 0.14), (0.80, 0.12), 1, 18), "pearl", soft=0.05, halo=0.7, stars=0)
    n.dark(
        [
            q
            for dx, dy in ((-0.07, -0.07), (0.07, 0.07), (0, 0), (-0.07, 0.07), (0.07, -0.07))
            for q in place(dot(dx, dy, 0.026), (0.80, 0.12), 1, 18)
        ],
        0.9,
        0.004,
    )
    n.being(
        poly((-0.72, -1.25), (-0.5, -0.7), (-0.28, -1.25)) + poly((0.30, -1.25), (0.52, -0.8), (0.74, -1.25)),
        "candy",
        soft=0.06,
        halo=0.5,
        stars=0,
    )

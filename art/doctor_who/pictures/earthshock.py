"""Earthshock: a freighter falls on the world of long ago, and a broken star of gold."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, place, polar, poly


@picture("purple", "earthshock", nebulae.planet((0.2, -1.55), 1.15, 0.7, sun=(-0.6, 0.6)))
def paint(n: Night) -> None:
    n.lit(poly((-0.9, 1.3), (0.10, 0.06), (0.22, 0.18)), "#ffb070", 0.8, 0.10)
    n.being(
        place(
            poly((-0.62, -0.10), (-0.62, 0.16), (-0.2, 0.22), (0.42, 0.14), (0.62, 0.0), (0.42, -0.10))
            + box(-0.5, 0.18, -0.3, 0.34)
            + box(-0.80, -0.06, -0.6, 0.10),
            (0.0, 0.24),
            0.85,
            -46,
        ),
        "silver",
        soft=0.06,
        halo=0.9,
        stars=0,
    )
    n.lit(dot(0.30, -0.10, 0.09), "#ffb050", 2.2, 0.26, 1.0)
    n.star(0.30, -0.10, 0.8, 1.7, "#ffc060")
    for a, dx, dy in ((90, -0.04, 0.03), (162, -0.05, -0.02), (234, 0, -0.05), (306, 0.06, -0.02), (18, 0.05, 0.04)):
        n.being(
            poly(
                (-0.42 + dx, -0.98 + dy),
                polar((-0.42 + dx, -0.98 + dy), a - 30, 0.14),
                polar((-0.42 + dx, -0.98 + dy), a, 0.34),
                polar((-0.42 + dx, -0.98 + dy), a + 30, 0.14),
            ),
            "gold",
            soft=0.04,
            halo=0.8,
            stars=0,
        )

"""The Space Pirates: a beacon cut to pieces, a black ship among them with a skull for a sign."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import box, dot, place, poly, turn


@picture("purple", "the-space-pirates", nebulae.rings((0.0, 0.55), 0.36, 20))
def paint(n: Night) -> None:
    for x, y, t, s in (
        (-0.65, 0.9, 20, 0.22),
        (0.72, 0.1, -30, 0.26),
        (-0.78, -0.4, 50, 0.20),
        (0.5, -1.05, 10, 0.24),
        (0.85, 0.95, -15, 0.16),
    ):
        n.being(
            place(poly((-0.8, -0.5), (-0.6, 0.6), (0.5, 0.7), (0.9, -0.2), (0.2, -0.7)), (x, y), s, t),
            "silver",
            soft=0.05,
            halo=0.7,
            stars=0,
        )
        n.lit(place(dot(0.1, 0.1, 0.14), (x, y), s, t), n.sky.accent, 1.1, 0.05)
    n.lamp_at = (-0.6, 1.1)
    n.being(
        poly(
            (-0.06, 0.12),
            (0.16, 0.02),
            (0.62, -0.62),
            (0.86, -0.92),
            (0.30, -0.82),
            (0.10, -0.95),
            (-0.10, -0.95),
            (-0.30, -0.82),
            (-0.86, -0.92),
            (-0.62, -0.62),
            (-0.16, 0.02),
        ),
        "soot",
        soft=0.10,
        halo=1.0,
        stars=0.2,
        bright=0.1,
    )
    bone, holes = props.skull(0.42)
    n.being(place(bone, (0, -0.46)), "pearl", cut=place(holes, (0, -0.46)), soft=0.05, halo=0.7, stars=0)
    n.being(
        turn(box(-0.28, -0.74, 0.28, -0.70), 22, (0, -0.72)) + turn(box(-0.28, -0.74, 0.28, -0.70), -22, (0, -0.72)),
        "pearl",
        soft=0.02,
        halo=0.4,
        stars=0,
    )

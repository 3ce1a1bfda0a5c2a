"""Randomiser: dice of stars thrown across a map with no way on it."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, place


@picture("purple", "randomiser", nebulae.vortex((0.0, 0.1), 1.0, 0.9, heart=0.5))
def paint(n: Night) -> None:
    for x, y, s, t, spots in (
        (-0.32, 0.36, 0.38, 18, 5),
        (0.42, -0.12, 0.44, -24, 6),
        (-0.46, -0.62, 0.32, 40, 3),
        (0.52, 0.86, 0.26, 8, 4),
    ):
        n.being(
            place(box(-0.8, -0.8, 0.8, 0.8), (x, y), s, t),
            "violet",
            solid=0.92,
            soft=0.16 * s,
            halo=1.0,
            stars=0.8,
            rim=1.3,
        )
        for dx, dy in (
            ([(0, 0)] if spots % 2 else [])
            + [(-0.42, -0.42), (0.42, 0.42)]
            + ([(-0.42, 0.42), (0.42, -0.42)] if spots > 3 else [])
            + ([(-0.42, 0), (0.42, 0)] if spots == 6 else [])
        ):
            q = place(dot(dx, dy, 0.13), (x, y), s, t)
            n.lit(q, n.sky.accent, 1.3, 0.05)
            n.star(*q[0].mean(0), 0.24 * s, 1.0, n.sky.accent)
    n.joined(
        [
            (-0.95, -0.2),
            (-0.32, 0.36),
            (0.1, 0.1),
            (0.52, 0.86),
            (0.9, 0.4),
            (0.42, -0.12),
            (0.0, -0.9),
            (-0.46, -0.62),
        ],
        r=0.05,
        heat=0.7,
    )

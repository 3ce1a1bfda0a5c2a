"""The Key to Time: six pieces of crystal that come together into a cube."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, place, poly


@picture("timeless", "the-key-to-time", nebulae.rays((0.0, 0.15), 1.6, 1.3))
def paint(n: Night) -> None:
    for dx, dy, k in (
        (-0.42, 0.30, 0),
        (0.42, 0.34, 1),
        (0.0, 0.70, 2),
        (-0.40, -0.34, 3),
        (0.44, -0.30, 4),
        (0.02, -0.62, 5),
    ):
        x, y = dx * 0.92, 0.12 + dy * 0.92
        t = k * 17 - 20
        n.being(
            place(
                poly((-0.26, 0.10), (0.0, 0.24), (0.26, 0.10), (0.26, -0.16), (0.0, -0.30), (-0.26, -0.16)),
                (x, y),
                1,
                t,
            ),
            "ice",
            solid=0.85,
            soft=0.09,
            halo=1.0,
            rim=1.6,
            stars=0.6,
        )
        n.glint(
            [place(dot(a, c, 0.01), (x, y), 1, t)[0].mean(0) for a, c in ((-0.26, 0.10), (0.0, -0.04), (0.26, 0.10))],
            0.012,
            "ice",
            0.9,
        )
        n.glint(
            [place(dot(a, c, 0.01), (x, y), 1, t)[0].mean(0) for a, c in ((0.0, -0.04), (0.0, -0.30))],
            0.012,
            "ice",
            0.9,
        )
    n.star(0.0, 0.12, 0.7, 1.7, n.sky.accent)

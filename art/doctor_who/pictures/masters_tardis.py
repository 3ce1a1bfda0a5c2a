"""The Master's TARDIS: a Doric column adrift in the vortex, its door ajar on a dark light."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, place, poly, sweep


@picture("timeless", "masters-tardis", nebulae.vortex((0.0, 0.3), -2.6, 1.0, heart=1.0))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.2)
    for k in range(9):
        x = -0.30 + k * 0.075
        n.being(
            place(
                sweep([(x * 1.05, -0.92), (x, 0.0), (x * 0.92, 0.82)], [0.042, 0.040, 0.036], round_ends=False),
                (0, 0),
                1,
                6,
            ),
            "bone",
            soft=0.035,
            halo=0.4,
            stars=0.1,
        )
    n.being(
        place(
            box(-0.46, 0.94, 0.46, 1.06) + poly((-0.34, 0.82), (-0.44, 0.94), (0.44, 0.94), (0.34, 0.82)), (0, 0), 1, 6
        ),
        "bone",
        soft=0.05,
        halo=0.6,
        stars=0,
    )
    n.being(
        place(
            box(-0.50, -1.12, 0.50, -1.0) + poly((-0.36, -0.90), (-0.46, -1.0), (0.46, -1.0), (0.36, -0.90)),
            (0, 0),
            1,
            6,
        ),
        "bone",
        soft=0.05,
        halo=0.6,
        stars=0,
    )
    n.dark(place(box(-0.10, -0.88, 0.16, 0.12), (0, 0), 1, 6), 0.9, 0.01)
    n.lit(place(box(-0.07, -0.86, 0.02, 0.10), (0, 0), 1, 6), n.sky.accent, 1.5, 0.14)

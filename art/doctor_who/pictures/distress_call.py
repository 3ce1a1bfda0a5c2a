"""Distress Call: a small ship tumbling over a world, rings of a cry that go out from it."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop, place, poly


@picture("purple", "distress-call", nebulae.planet((0.4, -1.8), 1.45, 0.5, sun=(-0.5, 0.7)))
def paint(n: Night) -> None:
    for r in (0.25, 0.42, 0.62, 0.86, 1.12):
        n.lit(hoop(-0.22, 0.32, r, 0.008), n.sky.accent if r < 0.7 else "#e0a0ff", 1.2 - r * 0.8, 0.04)
    n.being(
        place(
            poly(
                (0, 0.30),
                (0.10, 0.10),
                (0.09, -0.16),
                (0.22, -0.32),
                (0.08, -0.26),
                (0, -0.22),
                (-0.08, -0.26),
                (-0.22, -0.32),
                (-0.09, -0.16),
                (-0.10, 0.10),
            ),
            (-0.22, 0.32),
            1.5,
            38,
        ),
        "silver",
        soft=0.08,
        halo=1.0,
        stars=0,
        bright=0.16,
    )
    n.lit(dot(-0.27, 0.40, 0.04), "#ff5040", 1.6, 0.08, 0.7)
    for k in range(5):
        n.haze(-0.02 + k * 0.16, 0.06 - k * 0.15, 0.12 + 0.02 * k, "soot", 0.5)

"""Stattenheim Remote: a small round control held up, and a box that comes when it is called."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop, sweep


@picture("timeless", "stattenheim-remote", nebulae.rays((-0.2, 0.6), 1.3, 1.2))
def paint(n: Night) -> None:
    things.police_box(n, (-0.42, 0.10), 0.95, "navy", tilt=14, solid=0.75)
    for r in (0.30, 0.46, 0.64, 0.84):
        n.lit(hoop(0.42, -0.42, r, 0.007, 95, 165), "#80d8ff", 1.1 - r * 0.6, 0.04)
    n.being(
        sweep([(0.95, -1.4), (0.66, -0.92), (0.50, -0.66)], [0.22, 0.17, 0.13]), "bone", soft=0.09, halo=0.4, stars=0
    )
    n.being(dot(0.42, -0.46, 0.27, 0.24, 20), "silver", soft=0.10, halo=0.9, stars=0)
    n.being(hoop(0.42, -0.46, 0.19, 0.02), "gold", soft=0.02, halo=0.3, stars=0)
    n.lit(dot(0.42, -0.46, 0.08), n.sky.accent, 1.8, 0.14)
    for k in range(3):
        n.being(
            sweep([(0.62, -0.72 + k * 0.05), (0.64 - k * 0.02, -0.50 + k * 0.11)], [0.06, 0.045]),
            "bone",
            soft=0.03,
            halo=0.2,
            stars=0,
        )

"""Time Scoop: a black obelisk that spins down and has somebody in its grip."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.figure import Figure
from art.kit.shapes import hoop, poly


@picture("purple", "time-scoop", nebulae.vortex((0.0, 0.7), 2.0, 0.8, heart=0.7))
def paint(n: Night) -> None:
    n.being(
        poly((-0.34, 1.4), (-0.12, -0.30), (0.0, -0.42), (0.12, -0.30), (0.34, 1.4)),
        "soot",
        soft=0.09,
        halo=1.2,
        stars=0.6,
        bright=0.06,
    )
    n.glint([(0, 1.4), (0, -0.40)], 0.02, "lilac", 0.7)
    for k in range(4):
        n.lit(hoop(0, 0.85 - k * 0.32, 0.50 - k * 0.09, 0.010, 190, 350, ry=0.12), n.sky.accent, 0.9, 0.05)
    f = Figure(
        (0.0, -0.82), 1.05, turn=0.8, near_arm=(50, 80), far_arm=(130, 100), near_leg=(285, 270), far_leg=(255, 262)
    )
    n.being(
        poly((-0.06, -0.40), (0.06, -0.40), (0.62, -1.5), (-0.62, -1.5)),
        "lilac",
        solid=0.28,
        soft=0.2,
        rim=0.3,
        halo=0.2,
        stars=0.8,
        bright=0.25,
    )
    n.being(f.body(), "gold", soft=0.05, halo=0.8, stars=0.4)
    n.bones(f, 0.05, 0.9)
    n.star(0, -0.42, 0.4, 1.5, n.sky.accent)

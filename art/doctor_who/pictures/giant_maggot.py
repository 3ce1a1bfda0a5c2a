"""Giant Maggot: one rears up with its fangs, the others heave behind, all in green slime."""

from math import sin

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, lights, picture
from art.kit.shapes import blob, dot, poly


@picture("present", "giant-maggot", nebulae.deep((0.2, 0.1), 0.8, 0.45))
def paint(n: Night) -> None:
    for x, y, s in ((-0.62, -0.30, 0.55), (0.70, -0.42, 0.5), (0.30, 0.20, 0.36)):
        for k in range(6):
            n.being(
                dot(x + (k - 2.5) * s * 0.30, y + 0.05 * sin(k), s * 0.24, s * 0.28),
                "bone",
                soft=s * 0.14,
                halo=0.3,
                stars=0,
                bright=-0.08,
            )
    n.being(
        blob((-1.2, -0.85), (-0.4, -0.75), (0.4, -0.9), (1.2, -0.78), (1.2, -1.5, 0), (-1.2, -1.5, 0)),
        "lime",
        soft=0.12,
        halo=0.9,
        bright=-0.05,
    )
    for x, y, r in (
        (0.30, -1.0, 0.40),
        (0.26, -0.74, 0.40),
        (0.16, -0.46, 0.38),
        (0.02, -0.18, 0.36),
        (-0.10, 0.10, 0.33),
        (-0.20, 0.36, 0.29),
        (-0.28, 0.58, 0.23),
    ):
        n.being(dot(x, y, r, r * 0.72, -14), "bone", soft=r * 0.5, halo=0.5, stars=0.1)
    n.dark(dot(-0.34, 0.70, 0.14, 0.11, -20), 0.95, 0.015)
    for a in (-0.44, -0.36, -0.27, -0.21):
        n.being(poly((a - 0.03, 0.76), (a - 0.02, 0.60), (a + 0.03, 0.76)), "pearl", soft=0.01, halo=0.3, stars=0)
    n.lit(lights([(-0.7, -1.0), (0.0, -1.2), (0.66, -1.05), (-0.3, -0.95)], 0.04), "#a0ff40", 1.0, 0.08)

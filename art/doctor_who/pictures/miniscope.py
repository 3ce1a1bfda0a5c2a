"""Miniscope: a peepshow under a dome, an ocean with a ship in it, and one great eye at the top."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import machine
from art.kit.shapes import blob, both, box, dot, place, sweep


@picture("timeless", "miniscope", nebulae.vortex((0.0, 0.1), 1.6, 0.9, heart=0.4))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.2)
    n.being(both((0.60, -0.52), (0.66, -0.6, 0), (0.72, -1.2, 0), (0, -1.2)), "bronze", soft=0.12, halo=0.6, stars=0)
    n.lit([q for k in range(8) for q in dot(-0.52 + k * 0.15, -0.86, 0.04)], ("#ffd060"), 1.1, 0.05)
    n.being(
        both((0, 0.86), (0.44, 0.72), (0.66, 0.24), (0.62, -0.52, 0), (0, -0.52)),
        "ice",
        solid=0.45,
        soft=0.12,
        halo=0.9,
        rim=1.6,
        stars=0.2,
    )
    n.being(
        blob(
            (-0.60, -0.22),
            (-0.3, -0.16),
            (0.0, -0.24),
            (0.3, -0.16),
            (0.60, -0.22),
            (0.62, -0.50, 0),
            (-0.62, -0.50, 0),
        ),
        "sea",
        soft=0.07,
        halo=0.4,
    )
    n.being(place(machine.boat(0.5, False), (0.0, -0.20)), "gold", soft=0.03, halo=0.5, stars=0)
    n.being(box(0.0, -0.16, 0.07, 0.02) + box(-0.12, -0.16, -0.06, -0.04), "gold", soft=0.02, halo=0.3, stars=0)
    n.being(
        sweep([(0.30, -0.3), (0.38, 0.0), (0.28, 0.16), (0.16, 0.14)], [0.07, 0.05, 0.04, 0.03]),
        "moss",
        soft=0.03,
        halo=0.5,
        stars=0,
    )
    n.being(dot(0, 1.08, 0.24, 0.17), "pearl", soft=0.08, halo=0.8, stars=0)
    n.lit(dot(0, 1.08, 0.11), n.sky.accent, 1.0, 0.08)
    n.dark(dot(0, 1.08, 0.05), 0.95, 0.006)

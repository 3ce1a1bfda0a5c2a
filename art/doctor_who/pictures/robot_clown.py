"""Robot Clown: a white face, a cone hat, a smile that is painted, in a ring of lamps."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, polar, poly, sweep


@picture("present", "robot-clown", nebulae.rays((0.0, 1.3), 1.0, 1.8))
def paint(n: Night) -> None:
    for k in range(13):
        n.lit(dot(*polar((0, 0.20), k * 27.7, 1.02), 0.045), ("#ffd860", "#ff5aa0", "#60e8ff")[k % 3], 1.2, 0.07)
    b = portrait(
        n,
        Look("pearl", "pearl", "sides", "ember", "pierrot", "blood", "ruff", "pearl", eyes="#60e8ff"),
        (0.0, 0.26),
        0.40,
        8,
        wide=0.9,
        stern=-1.0,
    )
    n.being(b.put(dot(0, -0.20, 0.14)), "blood", soft=0.06, halo=0.4, stars=0)
    n.being(
        b.put(sweep([(-0.42, -0.42), (0, -0.68), (0.42, -0.42)], [0.03, 0.09, 0.03])),
        "blood",
        soft=0.03,
        halo=0.1,
        stars=0,
    )
    for x in (-1, 1):
        n.dark(
            b.put(
                poly((0.29 * x - 0.05, 0.2), (0.29 * x, 0.50), (0.29 * x + 0.05, 0.2))
                + poly((0.29 * x - 0.05, 0.0), (0.29 * x, -0.30), (0.29 * x + 0.05, 0.0))
            ),
            0.8,
            0.006,
        )
    for y in (-1.9, -2.6, -3.3):
        n.being(b.put(dot(0, y, 0.20)), "blood", soft=0.06, halo=0.3, stars=0)

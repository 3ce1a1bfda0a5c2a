"""Vicki: fair hair in two bunches, and under her arm the spiny thing that she has named."""

from math import sin

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, poly


@picture("future", "vicki", nebulae.rings((0.45, 0.85), 0.30))
def paint(n: Night) -> None:
    portrait(n, Look("rose", "flesh", "braids", "gold", collar="round"), (-0.10, 0.42), 0.40, 6, wide=0.85, stern=-0.9)
    body = blob((0.05, -1.4, 0), (0.10, -0.95), (0.34, -0.72), (0.66, -0.70), (0.92, -0.86), (1.1, -1.4, 0))
    n.being(
        body
        + [
            p
            for i in range(9)
            for p in poly(
                (0.12 + i * 0.10, -0.92 + 0.16 * sin(i * 0.39)),
                (0.16 + i * 0.10, -0.62 + 0.16 * sin(i * 0.39)),
                (0.22 + i * 0.10, -0.90 + 0.16 * sin(i * 0.39)),
            )
        ],
        "moss",
        soft=0.08,
        halo=0.7,
    )
    n.lit(dot(0.36, -0.92, 0.030) + dot(0.60, -0.90, 0.030), "#ffd070", 1.3, 0.05)
    n.ink([(0.36, -1.10), (0.50, -1.16), (0.64, -1.08)], 0.02)

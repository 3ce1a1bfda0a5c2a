"""The Rani: a red coat with wide shoulders, dark curls, and a flask in which something climbs."""

from math import sin

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, pair, sweep


@picture("timeless", "the-rani", nebulae.clouds((0.3, 0.5), 0.8, 2.2))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("blood", "flesh", "mane", "soot", "", "", "high", "gold"), (-0.14, 0.42), 0.40, 4, wide=1.15, stern=0.9
    )
    n.being(
        b.put(pair(sweep([(0.9, -1.35), (1.4, -1.35), (1.8, -1.7)], [0.16, 0.22, 0.12]))),
        "gold",
        soft=0.06,
        halo=0.3,
        stars=0,
    )
    n.being(
        box(0.46, -1.20, 0.86, -0.30) + dot(0.66, -0.30, 0.20, 0.06),
        "ice",
        solid=0.5,
        soft=0.07,
        halo=0.6,
        rim=1.5,
        stars=0,
    )
    n.lit(
        [q for k in range(14) for q in dot(0.66 + 0.12 * sin(k * 0.8), -1.12 + k * 0.062, 0.022)]
        + [q for k in range(14) for q in dot(0.66 - 0.12 * sin(k * 0.8), -1.12 + k * 0.062, 0.022)],
        "#ff80c0",
        1.0,
        0.03,
    )

"""Tesh: a shaven acolyte in a quilted uniform, fingers at the temples, praying to a computer."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, hoop, sweep


@picture("timeless", "tesh", nebulae.roundels((0.0, 0.4), 0.62, 0.5))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("moss", "flesh", "bald", "soot", "", "", "high", "gold"), (0.0, 0.40), 0.40, 0, wide=0.95, stern=0.2
    )
    n.being(
        b.put(both((0, 1.16), (0.66, 1.0), (0.92, 0.4), (0.86, -0.5, 0), (0.66, -0.3), (0.62, 0.4), (0, 0.74))),
        "moss",
        soft=0.07,
        halo=0.4,
        stars=0,
    )
    for x in (-1, 1):
        n.being(
            sweep([(0.98 * x, -0.9), (0.74 * x, -0.4), (0.46 * x, 0.20)], [0.15, 0.12, 0.07]),
            "moss",
            soft=0.07,
            halo=0.4,
        )
        for k in range(3):
            n.being(
                sweep([(0.46 * x, 0.2 + k * 0.04), (0.32 * x, 0.36 + k * 0.06)], [0.035, 0.02]),
                "flesh",
                soft=0.02,
                halo=0.2,
                stars=0,
            )
    for r in (0.46, 0.62, 0.80):
        n.lit(hoop(0, 0.44, r, 0.005, 35, 145), n.sky.accent, 0.8, 0.03)
    for k in range(4):
        n.ink([b.put(dot(x, -1.9 - k * 0.5, 0.001))[0].mean(0) for x in (-1.2, 0, 1.2)], 0.014, 0.5, "moss")

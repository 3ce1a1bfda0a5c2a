"""Mestor: a slug upon a throne, a thought that is not yours about its head."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, hoop, pair, sweep


@picture("future", "mestor", nebulae.clouds((0.0, 0.5), 0.7, 2.2))
def paint(n: Night) -> None:
    n.being(
        both((0, 1.05), (0.62, 0.95), (0.72, 0.2), (0.86, -1.5, 0), (0, -1.5)),
        "gold",
        soft=0.12,
        halo=0.5,
        bright=-0.08,
    )
    n.lamp_at = (-0.8, 1.1)
    n.being(
        both((0, 0.66), (0.30, 0.58), (0.42, 0.30), (0.40, -0.1), (0.60, -0.6), (0.72, -1.5, 0), (0, -1.5)),
        "moss",
        soft=0.26,
        halo=0.9,
    )
    for k in range(6):
        n.ink(
            [(-0.44 - 0.03 * k, -0.30 - 0.18 * k), (0, -0.42 - 0.18 * k), (0.44 + 0.03 * k, -0.30 - 0.18 * k)],
            0.03,
            0.5,
            "moss",
        )
    for x in (-1, 1):
        n.being(
            sweep([(0.14 * x, 0.58), (0.24 * x, 0.82), (0.36 * x, 0.92)], [0.05, 0.04, 0.035]),
            "moss",
            soft=0.03,
            halo=0.3,
            stars=0,
        )
        n.lit(dot(0.37 * x, 0.94, 0.06), "#ffb040", 1.6, 0.10)
    n.dark(pair(dot(0.17, 0.34, 0.11, 0.07)), 0.8, 0.02)
    n.lit(pair(dot(0.17, 0.34, 0.03)), "#ffe060", 1.2, 0.05)
    n.dark(sweep([(-0.24, 0.06), (0, 0.0), (0.24, 0.06)], [0.02, 0.05, 0.02]), 0.85, 0.01)
    for r in (0.5, 0.66, 0.84):
        n.lit(hoop(0, 0.45, r, 0.006, 40, 140), "#c090ff", 0.8, 0.03)

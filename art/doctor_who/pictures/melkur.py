"""Melkur: a statue overgrown in a grove, always a little nearer; its eyes are hot."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import both, box, dot, pair, sweep


@picture("timeless", "melkur", nebulae.deep((0.0, 0.5), 0.8, 0.45))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.2)
    for i, x in enumerate((-0.95, 0.92)):
        n.being(
            props.vine([(x, -1.5), (x * 0.9, -0.5), (x * 1.05, 0.4), (x * 0.8, 1.1)], 0.05, 11, 0.26, i + 3),
            "moss",
            soft=0.04,
            halo=0.4,
        )
    n.being(
        both((0.16, 0.36), (0.56, 0.26), (0.66, -0.1), (0.50, -0.6), (0.54, -1.5, 0), (0, -1.5)),
        "bone",
        soft=0.2,
        halo=0.8,
        stars=0.1,
    )
    n.being(
        pair(sweep([(0.56, 0.12), (0.66, -0.34), (0.48, -0.62)], [0.13, 0.12, 0.10])),
        "bone",
        soft=0.08,
        halo=0.2,
        stars=0,
    )
    n.being(
        both((0, 1.02), (0.24, 0.96), (0.34, 0.66), (0.24, 0.30), (0, 0.24)),
        "bone",
        soft=0.14,
        halo=0.8,
        stars=0,
        bright=0.05,
    )
    n.being(
        both((0, 1.16, 0), (0.12, 1.02), (0.40, 0.92), (0.40, 0.40, 0), (0.28, 0.66), (0, 0.80)),
        "bone",
        soft=0.07,
        halo=0.3,
        stars=0,
    )
    n.dark(pair(dot(0.13, 0.62, 0.09, 0.06)), 0.9, 0.015)
    n.lit(pair(dot(0.13, 0.62, 0.05, 0.035)), "#ff4828", 1.8, 0.12, 0.9)
    n.dark(box(-0.10, 0.40, 0.10, 0.43), 0.8, 0.008)
    for k in range(4):
        n.ink([(-0.4, -0.0 - k * 0.28), (0, -0.1 - k * 0.28), (0.4, -0.0 - k * 0.28)], 0.02, 0.4, "bone")
    n.foot(-1.15, 0.7, "moss")

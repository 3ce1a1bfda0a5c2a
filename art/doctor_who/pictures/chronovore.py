"""Chronovore: a white bird with arms of light that swoops out of the heart of time."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import creature
from art.kit.shapes import both, dot, pair, polar, sweep


@picture("timeless", "chronovore", nebulae.vortex((0.0, 0.5), 2.8, 1.0, heart=1.6))
def paint(n: Night) -> None:
    n.being(creature.wing((0.08, 0.16), (1.05, 0.95), -0.75, 11), "pearl", soft=0.06, halo=1.0, rim=1.4, solid=0.9)
    n.being(creature.wing((-0.08, 0.16), (-1.05, 0.95), 0.75, 11), "pearl", soft=0.06, halo=1.0, rim=1.4, solid=0.9)
    n.being(
        both((0, 0.42), (0.20, 0.32), (0.26, 0.0), (0.16, -0.5), (0.30, -1.1, 0), (0.1, -0.9), (0, -1.2, 0)),
        "pearl",
        soft=0.14,
        halo=1.2,
        fade=0.4,
    )
    n.being(
        both((0, 0.80), (0.15, 0.74), (0.20, 0.52), (0.08, 0.28), (0, 0.12, 0)),
        "pearl",
        soft=0.08,
        halo=0.9,
        stars=0,
        bright=0.1,
    )
    n.lit(pair(dot(0.085, 0.56, 0.035)), n.sky.accent, 1.7, 0.09)
    n.being(
        [
            q
            for a in (60, 90, 120)
            for q in sweep([polar((0, 0.74), a, 0.05), polar((0, 0.74), a, 0.36)], [0.05, 0.005])
        ],
        "pearl",
        soft=0.03,
        halo=0.6,
        stars=0,
    )
    n.joined([(-0.98, 0.9), (-0.5, 0.5), (0, 0.1), (0.5, 0.5), (0.98, 0.9)], r=0.12)

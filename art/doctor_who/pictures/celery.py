"""Celery: one stick, huge, its leaves like a nebula, and one edge gone purple."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import place, polar, sweep


@picture("purple", "celery", nebulae.deep((0.0, 0.2), 0.8, 0.5))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.1)
    for k, dx in enumerate((-0.16, -0.05, 0.06, 0.17)):
        n.being(
            sweep([(dx * 0.8, -1.25), (dx, -0.4), (dx * 1.5, 0.62)], [0.13, 0.115, 0.05]),
            "lime" if k < 3 else "violet",
            soft=0.06,
            halo=0.6,
            stars=0.2,
        )
        n.glint([(dx * 0.8 - 0.03, -1.15), (dx - 0.03, -0.3), (dx * 1.3 - 0.02, 0.25)], 0.012, "lime", 0.6)
    rng = n.rng(3)
    for _ in range(30):
        a, r = 20 + 140 * rng.random(), 0.25 + 0.62 * rng.random()
        x, y = polar((0, 0.28), a, r)
        n.being(
            place(props.leaf(0.36, 0.75), (x, y), 1, a - 90 + 40 * (rng.random() - 0.5)),
            "moss" if a > 50 else "violet",
            soft=0.05,
            halo=0.35,
            stars=0.2,
        )
    n.star(-0.5, 0.9, 0.2, 1.0)

"""The Watcher (Present): across the road, under a lamp."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, poly, sweep


@picture("present", "watcher-of-the-present", nebulae.curtains((0.0, 0.5), 4, -0.8, 1.2))
def paint(n: Night) -> None:
    n.being(
        sweep([(0.58, -1.5), (0.58, 0.92), (0.46, 1.10), (0.24, 1.08)], [0.03, 0.025, 0.025, 0.02]),
        "soot",
        soft=0.02,
        halo=0.3,
        stars=0,
    )
    n.lit(dot(0.22, 1.04, 0.09, 0.05), "#ffe0a0", 1.6, 0.16, 0.8)
    n.being(
        poly((0.18, 1.0), (-0.75, -1.5), (0.85, -1.5)), "gold", solid=0.10, soft=0.2, rim=0, halo=0, stars=0, bright=0.2
    )
    things.watcher(n, (-0.10, -0.30), 2.1)

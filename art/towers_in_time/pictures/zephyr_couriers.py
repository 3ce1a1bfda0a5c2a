"""Zephyr Couriers: a runner with wings at his heels."""

from art.towers_in_time import beasts, grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "zephyr-couriers", grounds.bands((0.3, 0.6), 0.26, 0.05, 0.7, -0.25))
def paint(w: Window) -> None:
    person(
        w,
        (-0.06, -0.98),
        1.95,
        Look(dress="tunic", head="cap", robe=w.p.accent, trim=w.p.deep, build=0.95),
        (0.34, 0.80),
        (-0.30, 0.52),
        (things.scroll, 70, 0.20),
        angle=-14,
        stance=0.26,
    )
    for x, y in ((0.40, -0.98), (-0.62, -0.80)):
        beasts.plume(w, (x, y + 0.10), (x - 0.34, y + 0.34), 0.20, 5, side=1)
    for n in range(2):
        lands.gust(
            w,
            [(-1.1, 0.30 - 0.4 * n), (-0.75, 0.37 - 0.4 * n), (-0.45, 0.26 - 0.4 * n), (-0.2, 0.33 - 0.4 * n)],
            0.035,
            w.p.light,
        )

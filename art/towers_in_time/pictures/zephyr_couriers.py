"""Zephyr Couriers: a runner with wings at his heels."""

from art.towers_in_time import beasts, grounds, lands, people, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("air", "zephyr-couriers", grounds.bands((0.3, 0.6), 0.26, 0.05, 0.7, -0.25))
def paint(w: Window) -> None:
    people.person(
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
    for x, y, _flip in ((0.40, -0.98, True), (-0.62, -0.80, False)):
        beasts.plume(w, (x, y + 0.10), (x - 0.34, y + 0.34), 0.20, 5, side=1)
    lands.gust(w, [(-1.1, 0.30), (-0.7, 0.36), (-0.4, 0.26), (-0.16, 0.32)], 0.035, w.p.light)
    lands.gust(w, [(-1.1, -0.10), (-0.8, -0.02), (-0.5, -0.12), (-0.24, -0.06)], 0.035, w.p.light)

"""Moss Shaman: an old woman in a coat of moss and leaves."""

import numpy as np

from art.kit.shapes import blob
from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "moss-shaman", grounds.cells((0.0, 0.5), 42, 1.5))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.25),
        2.15,
        Look(robe=w.p.ground[3], cloak=w.p.ground[4], head="hood", hair=w.p.pale, trim=w.p.main),
        (0.30, 0.64),
        (-0.24, 0.78),
        (lambda w: arms.staff(w, "crook", w.p.deep), 0, 0.5),
    )
    w.rng(4)
    for n in range(16):
        side = -1 if n % 2 else 1
        y = 0.46 - n * 0.095
        with w.placed((side * (0.30 + 0.022 * n), y), 0.15, side * -70):
            w.pane(blob((0, 0, 0), (-0.3, 0.4), (0, 1, 0), (0.3, 0.4)), w.p.ground[1] if n % 3 else w.p.accent, 0.7)
    for n in range(5):
        a = np.pi * (0.15 + 0.7 * n / 4)
        with w.placed((0.20 * np.cos(a), 0.78 + 0.22 * np.sin(a)), 0.20, np.degrees(a) - 90):
            w.pane(blob((0, 0, 0), (-0.3, 0.4), (0, 1, 0), (0.3, 0.4)), w.p.ground[2], 0.8)

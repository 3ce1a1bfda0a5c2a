"""Static Hermit: an old man whose beard stands on end."""

import numpy as np

from art.towers_in_time import arms, grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "static-hermit", grounds.cells((0.0, 0.7), 36, shift=0.20))
def paint(w: Window) -> None:
    for n in range(9):
        a = np.pi * (0.06 + 0.88 * n / 8)
        things.bolt(
            w,
            [
                (0.14 * np.cos(a), 0.80 + 0.14 * np.sin(a)),
                (0.34 * np.cos(a) + 0.05, 0.80 + 0.32 * np.sin(a)),
                (0.40 * np.cos(a) - 0.03, 0.80 + 0.40 * np.sin(a)),
                (0.62 * np.cos(a), 0.80 + 0.55 * np.sin(a)),
            ],
            0.035,
        )
    person(
        w,
        (0, -1.25),
        2.25,
        Look(robe=w.p.ground[5], cloak=w.p.deep, head="bald", hair=w.p.light, beard=0.20),
        (0.30, 0.66),
        (-0.30, 0.66),
        (lambda w: arms.staff(w, "orb"), 0, 0.42),
    )
    for x in (-0.2, 0.2):
        w.lead([(x * 3.2, 0.20), (x * 2.5, 0.02), (x * 3.0, -0.04), (x * 2.3, -0.24)], 0.8)

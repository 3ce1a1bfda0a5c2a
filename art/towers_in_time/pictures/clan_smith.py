"""Clan Smith: a smith at his anvil, the hammer high."""

import numpy as np

from art.kit.shapes import blob
from art.towers_in_time import arms, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("earth", "clan-smith", grounds.courses((-0.3, 0.2), 0.24, 0.44, shift=0.2))
def paint(w: Window) -> None:
    lands.blaze(w, -0.70, 0.9, 4, 0.5, -0.62, (w.p.accent, glass("#f2b84a"), w.p.light))
    person(
        w,
        (0.16, -1.1),
        1.95,
        Look(dress="tunic", head="bald", beard=0.20, build=1.8, robe=w.p.deep, trim=w.p.pale, hair=w.p.accent),
        (0.30, 0.98),
        (-0.22, 0.44),
        (arms.hammer, 30, 0.36),
    )
    w.pane(
        blob(
            (-0.72, -0.34, 0),
            (0.10, -0.34, 0),
            (0.10, -0.46),
            (-0.10, -0.56),
            (-0.06, -0.80, 0),
            (-0.54, -0.80, 0),
            (-0.48, -0.56),
            (-0.90, -0.42, 0),
        ),
        w.p.metal,
        1.3,
    )
    for n in range(6):
        a = np.pi * (0.2 + 0.12 * n)
        w.pane(strokes.starry(-0.30 + 0.36 * np.cos(a), -0.26 + 0.36 * np.sin(a), 0.05, 4, 0.4), w.p.light, 0.6)

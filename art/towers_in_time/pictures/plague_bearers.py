"""Plague Bearers: men with a bird's beak for a mask, a cart of smoke."""

from art.kit.shapes import blob, dot
from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("black", "plague-bearers", grounds.bands((0.0, 0.6), 0.24, 0.07, 0.9))
def paint(w: Window) -> None:
    for x, flip in ((-0.46, False), (0.46, True)):
        person(
            w,
            (x, -1.2),
            1.9,
            Look(robe=w.p.dark, cloak=w.p.deep, head="hat", hair=w.p.dark, trim=w.p.deep),
            (0.24, 0.62),
            (-0.22, 0.52),
            (lambda w: arms.staff(w, "orb"), 0, 0.42),
            flip=flip,
        )
        side = -1 if flip else 1
        w.pane(
            blob(
                (x - side * 0.07, 0.53, 0),
                (x + side * 0.10, 0.52),
                (x + side * 0.34, 0.34, 0),
                (x + side * 0.08, 0.40),
                (x - side * 0.06, 0.40),
            ),
            w.p.light,
            1.0,
        )
        w.pane(dot(x + side * 0.01, 0.49, 0.042, n=18), w.p.accent, 0.7)
    lands.swirl(w, 0.0, 0.86, 0.28, w.p.accent, 1.6, 0.14, 250)
    lands.swirl(w, 0.02, -0.44, 0.24, w.p.accent, 1.5, 0.14, 60, True)

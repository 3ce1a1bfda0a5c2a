"""Wandering Wizard: a wizard with a tall hat on a road."""

from art.kit.shapes import blob
from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "wandering-wizard", grounds.bands((0.3, 0.8), 0.28, 0.05, 1.4))
def paint(w: Window) -> None:
    lands.hill(w, [(-0.9, -0.10), (-0.2, 0.06), (0.9, -0.14)], glass("#8a9a6a"), 5)
    w.pane(
        blob(
            (-0.30, -1.6, 0),
            (0.14, -0.66),
            (0.02, -0.26),
            (0.26, -0.02),
            (0.34, -0.02),
            (0.16, -0.26),
            (0.44, -0.70),
            (0.56, -1.6, 0),
        ),
        w.p.pale,
        1.0,
    )
    person(
        w,
        (-0.16, -1.0),
        1.85,
        Look(robe=w.p.deep, cloak=w.p.main, head="hat", hair=w.p.light, beard=0.16, trim=w.p.accent),
        (0.26, 0.60),
        (-0.22, 0.52),
        (lambda w: arms.staff(w, "star"), -4, 0.5),
    )
    lands.tower(w, 0.66, -0.10, 0.16, 0.5, w.p.metal, w.p.main, 1)

"""Blackguard: a knight in black with a torn shield."""

from art.towers_in_time import arms, grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import between, glass
from art.towers_in_time.people import Look, person


@picture("black", "blackguard", grounds.quarries((0.0, 0.5), 0.40, 1.2))
def paint(w: Window) -> None:
    between(w.p.dark, w.p.metal, 0.28)
    person(
        w,
        (0, -1.25),
        2.2,
        Look(dress="armour", head="greathelm", robe=glass("#8c1f3a"), build=1.25, trim=w.p.dark, cloak=w.p.dark),
        (0.28, 0.60),
        (-0.26, 0.62),
        (lambda w: arms.sword(w, w.p.pale, w.p.dark), 170, 0.42),
        (lambda w: arms.shield(w, w.p.dark, "star", w.p.accent), 4, 0.42),
    )
    for side in (-1, 1):
        w.pane(
            strokes.stripe([(side * 0.11, 0.80), (side * 0.24, 0.92), (side * 0.22, 1.12)], [0.05, 0.045, 0.006]),
            w.p.light,
            0.9,
        )

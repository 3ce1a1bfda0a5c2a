"""Assassin: a mask, a knife, and a shadow on the wall behind."""

from art.kit.shapes import blob
from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("black", "assassin", grounds.courses((-0.2, 0.6), 0.28, 0.5, shift=0.05))
def paint(w: Window) -> None:
    with w.placed((0.32, -0.4), 1.3):
        w.pane(
            blob((0.0, 1.05), (0.26, 0.84), (0.30, 0.4), (0.5, -0.9, 0), (-0.5, -0.9, 0), (-0.30, 0.4), (-0.26, 0.84)),
            w.p.dark,
            1.0,
        )
    person(
        w,
        (-0.14, -1.25),
        2.15,
        Look(dress="tunic", head="hood", robe=w.p.deep, hair=w.p.main, trim=w.p.metal, build=0.95),
        (0.26, 0.78),
        (-0.24, 0.42),
        (arms.dagger, 20, 0.46),
        (arms.dagger, 160, 0.40),
        angle=6,
    )

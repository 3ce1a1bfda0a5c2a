"""Truce of Bells: a bell between two lowered swords."""

from art.towers_in_time import arms, beasts, grounds, things
from art.towers_in_time.glass import Window, picture


@picture("white", "truce-of-bells", grounds.rays((0.0, 0.55), 18, (0.5, 0.9, 1.4), 0))
def paint(w: Window) -> None:
    with w.placed((0.0, 0.98), 0.86):
        things.bell(w, w.p.ground[3])
    for side in (-1, 1):
        with w.placed((side * 0.60, 0.42), 1.05, 180 - side * 14):
            arms.sword(w, w.p.metal, w.p.accent)
    with w.placed((-0.16, -0.60), 0.50):
        beasts.bird(w, w.p.main, (w.p.pale, w.p.light, w.p.deep))

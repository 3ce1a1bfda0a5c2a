"""Hammer of the Deep: a great hammer on a vein of ore."""

from art.towers_in_time import arms, grounds, lands, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "hammer-of-the-deep", grounds.cells((0.0, 0.5), 44, shift=0.1))
def paint(w: Window) -> None:
    lands.rocks(w, [(-0.60, -0.70, 0.42), (0.56, -0.74, 0.46), (0.0, -0.96, 0.5)], glass("#6a5a48"))
    for x, y in ((-0.50, -0.60), (0.44, -0.62), (0.05, -0.80)):
        things.gem(w, (x, y), 0.11, w.p.accent)
    with w.placed((0.0, -0.22), 1.32):
        arms.hammer(w)
    w.pane(strokes.starry(0.0, 0.86, 0.13, 4, 0.4), w.p.accent, 0.9)

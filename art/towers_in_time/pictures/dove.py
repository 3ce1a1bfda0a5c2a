"""Dove: a dove with a branch."""

from art.kit.shapes import blob
from art.towers_in_time import beasts, grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("white", "dove", grounds.rays((0.0, 0.35), 16, (0.56, 1.0, 1.5), 11, sun=True))
def paint(w: Window) -> None:
    with w.placed((-0.04, 0.20), 1.22, 12):
        beasts.bird(w, w.p.main, (w.p.deep, w.p.pale, w.p.main), w.p.accent, (-0.50, 0.52), (0.34, 0.62), 0.40)
    green = glass("#7f9e45")
    w.pane(strokes.stripe([(0.66, 0.50), (0.74, 0.26), (0.60, 0.02)], [0.016, 0.014, 0.01]), green, 0.6)
    for x, y, turn in ((0.71, 0.36, -60), (0.73, 0.24, 80), (0.66, 0.12, -90), (0.61, 0.02, 170)):
        with w.placed((x, y), 0.20, turn):
            w.pane(blob((0, 0, 0), (-0.25, 0.4), (0, 1, 0), (0.25, 0.4)), green, 0.7)

"""Owl: an owl on a branch by night."""

from art.kit.shapes import blob, dot
from art.towers_in_time import beasts, grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "owl", grounds.night((-0.52, 0.92), 40, 0.18, 10, 0.3))
def paint(w: Window) -> None:
    w.pane(strokes.stripe([(-1.1, -0.56), (-0.2, -0.48), (1.1, -0.62)], [0.11, 0.08, 0.05]), glass("#6a5138"), 1.1)
    with w.placed((0.08, 0.20), 1.05):
        beasts.owl(w, glass("#8a6a48"), w.p.light)
    for x in (-0.10, 0.26):
        for k in (-0.05, 0.0, 0.05):
            w.pane(dot(x + k, -0.48, 0.03, 0.055, n=14), w.p.accent, 0.6)
    for x, y, turn in ((0.62, -0.52, 30), (0.86, -0.56, -30), (-0.62, -0.48, 40)):
        with w.placed((x, y), 0.28, turn):
            w.pane(blob((0, 0, 0), (-0.3, 0.4), (0, 1, 0), (0.3, 0.4)), glass("#5f8a4a"), 0.8)

"""Wand of Lightning: a wand, and a bolt from its tip."""

from art.kit.shapes import dot
from art.towers_in_time import arms, grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "wand-of-lightning", grounds.cells((0.4, 0.8), 40, shift=0.30))
def paint(w: Window) -> None:
    with w.placed((-0.28, -0.38), 0.92, -30):
        arms.wand(w)
    blue = glass("#7cc0e2")
    for line in (
        [(0.06, 0.22), (0.30, 0.44), (0.22, 0.52), (0.56, 0.80), (0.50, 0.88), (0.86, 1.24)],
        [(0.30, 0.44), (0.62, 0.40), (0.58, 0.30), (0.94, 0.22)],
        [(0.22, 0.52), (0.16, 0.80), (0.26, 0.84), (0.20, 1.20)],
    ):
        things.bolt(w, line, 0.06, w.p.accent)
    w.pane(strokes.starry(0.06, 0.20, 0.16, 8, 0.45), w.p.light, 1.0)
    w.pane(dot(-0.36, -0.50, 0.09, n=22), blue, 0.8)
    w.lamp(0.1, 0.3, 0.4, 0.7)

"""Sear: a brand pressed on a shield."""

from art.towers_in_time import arms, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("fire", "sear", grounds.rays((0.0, 0.3), 26, (0.42, 0.8, 1.2), 0, sun=False))
def paint(w: Window) -> None:
    with w.placed((0.0, 0.24), 1.35):
        arms.shield(w, w.p.metal, "bars", w.p.deep)
    w.pane(strokes.starry(0.0, 0.26, 0.40, 11, 0.7), w.p.accent, 1.1)
    w.pane(strokes.starry(0.0, 0.26, 0.26, 9, 0.7), w.p.light, 0.8)
    w.pane(strokes.stripe([(0.06, 0.30), (0.86, 1.20)], [0.05, 0.07]), w.p.dark, 1.2)
    for x, lean in ((-0.34, -0.1), (0.30, 0.12), (-0.05, 0.0)):
        lands.gust(w, [(x, 0.52), (x + lean, 0.74), (x - 0.08, 0.94), (x + lean * 2, 1.2)], 0.045, w.p.metal)

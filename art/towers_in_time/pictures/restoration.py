"""Restoration: a broken shield whose halves are joined by light."""

from art.towers_in_time import arms, grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("white", "restoration", grounds.rays((0.0, 0.3), 14, (0.64, 1.0, 1.5), 0, 18))
def paint(w: Window) -> None:
    with w.placed((0.0, 0.24), 1.42):
        arms.shield(w, w.p.accent, "tower", w.p.light)
    crack = [(0.10, 0.98), (-0.10, 0.64), (0.14, 0.36), (-0.12, 0.04), (0.10, -0.22), (0.0, -0.56)]
    w.pane(strokes.stripe([p for p in crack], [0.05, 0.06, 0.06, 0.06, 0.02], 2), w.p.light, 1.1)
    for _n, (x, y) in enumerate(crack[1:5]):
        w.pane(strokes.starry(x, y, 0.10, 4, 0.35), w.p.ground[0], 0.8)
    w.lamp(0, 0.2, 0.4, 0.6)

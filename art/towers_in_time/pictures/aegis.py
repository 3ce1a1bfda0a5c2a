"""Aegis: a great round shield with a sun, arrows broken on it."""

from art.kit.shapes import dot
from art.towers_in_time import arms, grounds, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("white", "aegis", grounds.cells((0.0, 0.2), 40))
def paint(w: Window) -> None:
    for x, y, turn in ((-0.84, 0.92, -140), (0.80, 0.98, 140), (-0.92, 0.16, -100), (0.92, 0.26, 100)):
        with w.placed((x, y), 0.42, turn):
            arms.arrow_(w)
    w.pane(dot(0, 0.22, 0.72, n=64), w.p.metal, 1.6)
    for n in range(16):
        w.pane([things.wedge(0, 0.22, 0.62, n * 22.5, 22.5, 0.26)], w.near((w.p.accent, w.p.light)[n % 2], 0.05), 0.8)
    w.pane(dot(0, 0.22, 0.28, n=44), w.p.ground[2], 1.1)
    w.pane(strokes.starry(0, 0.22, 0.22, 12, 0.6), w.p.light, 0.8)

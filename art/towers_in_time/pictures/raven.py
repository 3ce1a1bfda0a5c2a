"""Raven: a raven on a skull."""

from art.kit.shapes import blob, dot
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("black", "raven", grounds.night((0.26, 0.72), 34, 0.34, 8, 0.15))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.52), 0.62):
        things.skull(w)
    w.pane(strokes.stripe([(-0.20, 0.06), (-0.50, -0.16), (-0.62, -0.42)], [0.13, 0.11, 0.07]), w.p.deep, 1.0)
    w.pane(
        blob((-0.30, 0.10), (-0.10, 0.50), (0.14, 0.62), (0.30, 0.40), (0.26, 0.02), (0.06, -0.22), (-0.18, -0.16)),
        w.p.dark,
        1.2,
    )
    w.pane(blob((-0.28, 0.16), (-0.06, 0.40), (0.12, 0.30), (-0.10, -0.10), (-0.44, -0.20, 0)), w.p.main, 1.0)
    w.pane(dot(0.24, 0.62, 0.20, 0.18, n=36), w.p.dark, 1.1)
    w.pane(blob((0.38, 0.72, 0), (0.56, 0.68), (0.74, 0.54, 0), (0.52, 0.56), (0.38, 0.54, 0)), w.p.metal, 1.0)
    w.pane(dot(0.28, 0.67, 0.042, n=16), w.p.accent, 0.6)
    for x in (-0.02, 0.12):
        w.pane(strokes.stripe([(x, -0.14), (x, -0.30)], [0.03, 0.025]), w.p.metal, 0.7)

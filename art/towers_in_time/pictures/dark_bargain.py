"""Dark Bargain: two hands shake, one of them clawed."""

from art.kit.shapes import blob, box, dot, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("black", "dark-bargain", grounds.rays((0.0, 0.3), 16, (0.42, 0.8, 1.2), 0, sun=True))
def paint(w: Window) -> None:
    w.pane(strokes.stripe([(-1.2, 0.02), (-0.62, 0.16), (-0.22, 0.26)], [0.24, 0.22, 0.15]), w.p.main, 1.2)
    w.pane(strokes.stripe([(1.2, 0.02), (0.62, 0.16), (0.22, 0.26)], [0.24, 0.22, 0.15]), glass("#8c1f3a"), 1.2)
    w.pane(blob((-0.30, 0.40), (-0.06, 0.50), (0.22, 0.40), (0.30, 0.24), (0.14, 0.08), (-0.20, 0.10)), w.p.skin, 1.1)
    for n in range(4):
        y = 0.38 - n * 0.095
        w.pane(
            strokes.stripe([(0.34 - n * 0.02, y), (0.04, y - 0.02), (-0.16, y - 0.06)], [0.06, 0.055, 0.04]),
            glass("#7c3a4c"),
            0.9,
        )
        w.pane(poly((-0.16, y - 0.02), (-0.16, y - 0.10), (-0.27, y - 0.09)), w.p.light, 0.6)
    w.pane(box(-0.30, -0.74, 0.30, -0.22), w.p.light, 1.1)
    for n in range(4):
        w.trace([(-0.22, -0.32 - n * 0.09), (0.20 - 0.1 * (n == 3), -0.32 - n * 0.09)], 0.4, False)
    w.pane(dot(0.20, -0.64, 0.08, n=22), glass("#9c1f34"), 0.8)

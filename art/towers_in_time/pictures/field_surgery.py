"""Field Surgery: a saw, a candle and a bandaged arm on a table."""

from art.kit.shapes import blob, dot, poly
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "field-surgery", grounds.courses((-0.4, 0.6), 0.26, 0.46))
def paint(w: Window) -> None:
    w.pane(poly((-1.2, -0.20), (1.2, -0.20), (1.2, -1.6), (-1.2, -1.6)), glass("#7a5232"), 1.3)
    w.tiles(
        strokes.stripe([(-1.1, 0.06), (-0.20, -0.02), (0.44, 0.02)], [0.22, 0.19, 0.14]),
        strokes.columns(-1.1, -0.4, 0.5, 0.4, 9, (w.p.skin, w.p.light, w.p.light), 0.0),
        1.2,
        0.6,
    )
    w.pane(blob((0.40, 0.14), (0.62, 0.18), (0.84, 0.06), (0.80, -0.10), (0.42, -0.12)), w.p.skin, 1.0)
    w.pane(dot(-0.34, 0.02, 0.07, n=20), w.p.main, 0.6)
    with w.placed((0.62, 0.18), 0.80):
        things.candle(w, 0.56, 0.10)
    with w.placed((-0.10, -0.56), 1.0, 8):
        teeth = [(-0.55 + n * 0.09, -0.10 - 0.06 * (n % 2)) for n in range(13)]
        w.pane(poly((-0.60, 0.12), (0.52, 0.06), *reversed(teeth)), w.p.metal, 1.1)
        w.pane(blob((0.48, 0.10), (0.80, 0.16), (0.84, -0.10), (0.50, -0.12)), w.p.main, 1.0)
    with w.placed((-0.60, 0.56), 0.5):
        things.cup(w, w.p.metal)

"""War Engine: a covered ram with a lion's head."""

from art.kit.shapes import blob, box, dot, poly
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "war-engine", grounds.courses((0.5, 0.6), 0.28, 0.5))
def paint(w: Window) -> None:
    wood = glass("#7a5232")
    w.tiles(
        poly((-0.96, 0.28), (-0.62, 0.86), (0.44, 0.86), (0.72, 0.28)),
        strokes.columns(-0.96, 0.2, 0.72, 0.9, 7, (wood, w.p.main)),
        1.3,
    )
    w.pane(strokes.stripe([(-0.90, -0.10), (0.66, -0.02)], [0.13, 0.15]), glass("#9a7048"), 1.2)
    w.pane(blob((0.60, 0.20), (0.86, 0.16), (1.02, -0.02), (0.86, -0.20), (0.60, -0.24)), w.p.metal, 1.2)
    w.ink(dot(0.80, 0.06, 0.03, n=10))
    for x in (-0.60, 0.0, 0.52):
        w.lead([(x, 0.30), (x, 0.02)], 1.0)
    w.pane(box(-0.94, -0.56, 0.72, -0.42), wood, 1.2)
    for x in (-0.84, 0.60):
        w.pane(box(x - 0.05, -0.5, x + 0.05, 0.32), wood, 1.0)
    for x in (-0.60, 0.0, 0.46):
        with w.placed((x, -0.62), 0.52):
            things.wheel(w, 0.5, 8)

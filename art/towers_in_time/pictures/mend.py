"""Mend: a needle that sews a torn banner."""

from art.kit.shapes import blob
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import between


@picture("white", "mend", grounds.quarries((0.0, 0.4), 0.40, 1.0))
def paint(w: Window) -> None:
    red, pale = w.p.accent, w.p.light
    w.pane(
        blob(
            (-0.86, 0.96, 0),
            (-0.30, 1.02),
            (0.10, 0.94, 0),
            (-0.06, 0.56),
            (0.12, 0.20),
            (-0.06, -0.20),
            (0.06, -0.66, 0),
            (-0.40, -0.60),
            (-0.82, -0.70, 0),
        ),
        red,
        1.3,
    )
    w.pane(
        blob(
            (0.86, 0.90, 0),
            (0.50, 0.98),
            (0.22, 0.92, 0),
            (0.06, 0.56),
            (0.24, 0.20),
            (0.06, -0.20),
            (0.18, -0.62, 0),
            (0.50, -0.70),
            (0.84, -0.60, 0),
        ),
        between(red, pale, 0.25),
        1.3,
    )
    for n in range(6):
        y = 0.84 - n * 0.21
        w.pane(strokes.stripe([(-0.14, y), (0.24, y - 0.10)], [0.022, 0.022]), pale, 0.7)
    w.pane(strokes.stripe([(0.12, -0.48), (0.62, -1.0)], [0.012, 0.045]), w.p.metal, 1.0)
    w.lead([(0.60, -0.98), (0.84, -0.70), (0.60, -0.40), (0.20, -0.44)], 0.7, True)

"""Banner of the Dove: a white banner with a dove."""

from art.kit.shapes import blob, dot
from art.towers_in_time import beasts, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("white", "banner-of-the-dove", grounds.bands((0.2, 0.7), 0.26, 0.07, 1.1))
def paint(w: Window) -> None:
    w.pane(strokes.stripe([(-0.66, -1.5), (-0.62, 1.20)], [0.04, 0.035]), w.p.dark, 1.0)
    w.pane(dot(-0.62, 1.24, 0.07, n=20), w.p.ground[3], 0.9)
    w.tiles(
        blob(
            (-0.60, 1.08, 0),
            (-0.10, 1.14),
            (0.40, 1.00),
            (0.92, 1.10, 0),
            (0.70, 0.56),
            (0.92, -0.02, 0),
            (0.40, -0.10),
            (-0.10, 0.04),
            (-0.60, -0.04, 0),
        ),
        strokes.rows(-1, -0.2, 1, 1.2, 5, (w.p.light, w.p.pale, w.p.light)),
        1.3,
        0.5,
    )
    w.pane(blob((-0.58, 1.08, 0), (-0.40, 1.10, 0), (-0.40, 0.02, 0), (-0.58, -0.02, 0)), w.p.accent, 0.9)
    with w.placed((0.16, 0.46), 0.66):
        beasts.bird(w, w.p.ground[3], (w.p.ground[4], w.p.ground[3], w.p.ground[2]))
    lands.hill(w, [(-0.8, -0.66), (0.0, -0.60), (0.8, -0.70)], w.p.ground[4], 5)

"""Sphinx: a sphinx before a gate of two pillars."""

from art.kit.shapes import both, box
from art.towers_in_time import beasts, grounds, people, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look


@picture("neutral", "sphinx", grounds.rays((0.0, 0.6), 18, (0.4, 0.85, 1.35), 0))
def paint(w: Window) -> None:
    sand = glass("#d0a860")
    for x in (-0.80, 0.80):
        w.tiles(box(x - 0.15, -1.5, x + 0.15, 1.0), strokes.rows(-1, -1.5, 1, 1.0, 7, (w.p.metal, w.p.pale)), 1.2)
        w.pane(box(x - 0.21, 0.98, x + 0.21, 1.12), w.p.accent, 1.0)
    for side in (-1, 1):
        beasts.plume(
            w, (side * 0.20, 0.0), (side * 0.66, 0.66), 0.50, 7, (w.p.main, w.p.accent, w.p.deep), 60, side=-side
        )
    w.pane(both((0.24, 0.10), (0.44, -0.40), (0.46, -0.90, 0), (0.0, -0.92)), sand, 1.2)
    for side in (-1, 1):
        w.pane(
            strokes.stripe([(side * 0.22, -0.10), (side * 0.26, -0.60), (side * 0.26, -1.06)], [0.13, 0.12, 0.13]),
            sand,
            1.1,
        )
    w.tiles(
        both((0.0, 0.96), (0.26, 0.86), (0.40, 0.10, 0), (0.0, 0.12)),
        strokes.rows(-1, 0, 1, 1, 8, (w.p.deep, w.p.accent)),
        1.1,
        0.6,
    )
    people.head(w, (0.0, 0.54), Look(head="bald"), 3.0)

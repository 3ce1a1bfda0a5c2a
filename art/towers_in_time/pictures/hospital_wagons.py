"""Hospital Wagons: a covered wagon with a red cross."""

from art.kit.shapes import blob, box
from art.towers_in_time import grounds, lands, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "hospital-wagons", grounds.bands((0.4, 0.8), 0.30, 0.05, 1.5))
def paint(w: Window) -> None:
    lands.hill(w, [(-0.8, -0.52), (0.0, -0.58), (0.8, -0.54)], w.p.ground[4], 5)
    w.tiles(
        blob((-0.80, -0.06, 0), (-0.74, 0.52), (-0.46, 0.72), (0.24, 0.72), (0.50, 0.52), (0.54, -0.06, 0)),
        strokes.columns(-0.8, -0.1, 0.55, 0.8, 5, (w.p.main, w.p.pale)),
        1.3,
    )
    w.pane(box(-0.20, 0.14, -0.06, 0.58) + box(-0.35, 0.29, 0.09, 0.43), w.p.accent, 1.0)
    w.pane(box(-0.84, -0.22, 0.62, -0.04), w.p.dark, 1.2)
    for x in (-0.52, 0.28):
        with w.placed((x, -0.36), 0.62):
            things.wheel(w, 0.5, 8)
    w.pane(strokes.stripe([(0.60, -0.14), (1.05, -0.20)], [0.03, 0.025]), w.p.dark, 0.9)
    person(w, (0.78, -0.62), 1.05, Look(robe=w.p.main, head="veil", cloak=w.p.accent), (0.20, 0.56), (-0.24, 0.50))

"""Gargoyle Watch: a gargoyle that crouches on a corner of the roof."""

from art.kit.shapes import both
from art.towers_in_time import beasts, elementals, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("earth", "gargoyle-watch", grounds.night((0.42, 0.92), 34, 0.24, 7, 0.25))
def paint(w: Window) -> None:
    lands.rampart(w, -0.42, (w.p.metal, w.p.pale), 5, 4, 3)
    for side in (-1, 1):
        beasts.bat_wing(w, (side * 0.14, 0.22), (side * 0.84, 0.82), 3, (w.p.metal, w.p.ground[4]), 0.7)
    w.pane(both((0.0, 0.30), (0.26, 0.16), (0.34, -0.16), (0.40, -0.42, 0), (0.0, -0.44)), w.p.metal, 1.2)
    for side in (-1, 1):
        w.pane(
            strokes.stripe([(side * 0.20, 0.12), (side * 0.22, -0.14), (side * 0.12, -0.42)], [0.10, 0.08, 0.075]),
            w.p.pale,
            1.0,
        )
        w.pane(
            strokes.stripe([(side * 0.10, 0.56), (side * 0.22, 0.66), (side * 0.24, 0.82)], [0.06, 0.05, 0.006]),
            w.p.pale,
            0.9,
        )
    w.pane(both((0.0, 0.62), (0.18, 0.54), (0.24, 0.36), (0.12, 0.18), (0.0, 0.12)), w.p.metal, 1.1)
    elementals.eyes(w, 0.0, 0.42, 0.09, 0.05)
    w.trace([(-0.10, 0.24), (0.0, 0.20), (0.10, 0.24)], 0.7)

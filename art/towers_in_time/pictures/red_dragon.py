"""Red Dragon: a great red dragon, wings from side to side."""

from art.towers_in_time import beasts, grounds, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "red-dragon", grounds.rays((0.0, 0.75), 18, (0.36, 0.8, 1.3), 10))
def paint(w: Window) -> None:
    for side in (-1, 1):
        beasts.bat_wing(w, (side * 0.14, 0.20), (side * 0.94, 0.98), 5, (w.p.ground[3], w.p.ground[4]), 0.85)
    strokes.banded(
        w,
        [(0.70, -1.2), (0.10, -1.05), (-0.30, -0.72), (0.0, -0.34), (0.06, 0.14), (-0.06, 0.52)],
        [0.02, 0.12, 0.19, 0.25, 0.20, 0.13],
        (w.p.main, w.p.ground[3]),
        15,
    )
    strokes.banded(w, [(0.0, -0.40), (0.06, 0.12), (-0.04, 0.50)], [0.13, 0.11, 0.07], (w.p.accent, w.p.pale), 8, 0.6)
    for side in (-1, 1):
        w.pane(
            strokes.stripe([(side * 0.16, -0.30), (side * 0.42, -0.46), (side * 0.40, -0.78)], [0.13, 0.10, 0.06]),
            w.p.main,
            1.0,
        )
    with w.placed((-0.02, 0.68), 1.5, -12, True):
        beasts.dragon_head(w, w.p.main)
    things.flame(w, -0.74, 0.16, 0.5, 0.13, -0.10)

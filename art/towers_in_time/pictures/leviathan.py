"""Leviathan: a beast of the deep with a ship above it."""

from art.kit.shapes import blob, dot, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("water", "leviathan", grounds.bands((0.0, 1.1), 0.28, 0.05, 1.0, shift=0.1))
def paint(w: Window) -> None:
    with w.placed((0.42, 0.86), 0.42):
        w.pane(poly((0.02, 0.1), (0.02, 0.86), (0.5, 0.1)), w.p.light, 1.0)
        w.pane(poly((-0.04, 0.1), (-0.04, 0.7), (-0.4, 0.1)), w.p.light, 1.0)
        w.pane(blob((-0.6, 0.04, 0), (0.6, 0.04, 0), (0.4, -0.24), (-0.4, -0.24)), w.p.accent, 1.0)
    w.pane(
        blob(
            (-1.2, -0.9),
            (-0.9, -0.05),
            (-0.2, 0.46),
            (0.40, 0.40),
            (0.86, 0.06),
            (0.92, -0.12, 0),
            (0.30, -0.10),
            (0.86, -0.36, 0),
            (0.40, -0.66),
            (-0.3, -0.95),
            (-1.2, -1.5),
        ),
        w.p.deep,
        1.4,
    )
    w.tiles(
        blob((0.88, -0.36, 0), (0.40, -0.66), (-0.3, -0.95), (-1.2, -1.5), (-1.2, -1.05), (-0.4, -0.6), (0.24, -0.34)),
        strokes.columns(-1.2, -1.6, 0.9, -0.1, 9, (w.p.pale, w.p.ground[2])),
        1.0,
    )
    for n in range(6):
        x = 0.36 + n * 0.09
        w.pane(poly((x, -0.09 + 0.002 * n), (x + 0.08, -0.09), (x + 0.04, -0.20)), w.p.light, 0.5)
    w.pane(dot(0.34, 0.16, 0.10, n=28), w.p.accent, 0.9)
    w.ink(dot(0.36, 0.16, 0.045, n=14))
    for x, y in ((-0.62, 0.36), (-0.30, 0.62), (0.02, 0.60)):
        w.pane(poly((x - 0.14, y - 0.26), (x, y + 0.10), (x + 0.16, y - 0.14)), w.p.ground[3], 0.9)

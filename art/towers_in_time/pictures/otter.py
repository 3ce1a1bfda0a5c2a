"""Otter: an otter on its back with a shell on its belly."""

from art.kit.shapes import blob, dot
from art.towers_in_time import grounds, lands, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("water", "otter", grounds.bands((0.0, 0.4), 0.20, 0.06, 0.7))
def paint(w: Window) -> None:
    with w.placed((0.0, 0.16), 1.0, -8):
        w.pane(strokes.stripe([(-0.50, -0.10), (-0.86, -0.10), (-1.0, 0.14)], [0.12, 0.09, 0.02]), w.p.deep, 1.0)
        coat = glass("#8a6242")
        w.pane(
            blob(
                (-0.66, 0.0),
                (-0.40, 0.24),
                (0.10, 0.30),
                (0.46, 0.20),
                (0.56, 0.0),
                (0.40, -0.24),
                (-0.10, -0.32),
                (-0.50, -0.22),
            ),
            coat,
            1.2,
        )
        w.pane(blob((-0.36, 0.06), (0.0, 0.20), (0.40, 0.12), (0.36, -0.08), (-0.10, -0.14)), glass("#d9b98c"), 0.8)
        w.pane(dot(0.66, 0.20, 0.25, 0.22, n=36), coat, 1.1)
        for x, y in ((0.52, 0.40), (0.80, 0.38)):
            w.pane(dot(x, y, 0.07, n=20), coat, 0.8)
        w.pane(dot(0.70, 0.12, 0.13, 0.10, n=28), glass("#e9d3ae"), 0.8)
        w.pane(dot(0.70, 0.17, 0.045, 0.035, n=16), w.p.dark, 0.5)
        for x in (0.58, 0.80):
            w.ink(dot(x, 0.26, 0.028, n=12))
        for x in (-0.10, 0.22):
            w.pane(strokes.stripe([(x, 0.22), (x + 0.04, 0.42)], [0.07, 0.05]), coat, 0.9)
        for n in range(5):
            w.pane([things.wedge(0.06, 0.36, 0.20, 18 + n * 29, 29)], (w.p.light, w.p.accent)[n % 2], 0.8)
    lands.sea(w, -0.16, w.p.ground[2:5], 5, 0.05, 0.56)

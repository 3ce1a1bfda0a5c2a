"""Amulet of the Raven: a silver crescent with a raven."""

from art.kit.shapes import blob, dot
from art.towers_in_time import grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "amulet-of-the-raven", grounds.cells((0.0, 0.2), 40, shift=0.35))
def paint(w: Window) -> None:
    things.chain(w, [(-0.60, 1.32), (-0.34, 1.0), (-0.10, 0.84)], 0.075, w.p.metal)
    things.chain(w, [(0.70, 1.32), (0.40, 1.0), (0.0, 0.84)], 0.075, w.p.metal)
    w.pane(things.crescent(-0.05, 0.14, 0.72, 0), w.p.metal, 1.5)
    with w.placed((0.16, 0.02), 0.74):
        w.pane(
            blob(
                (-0.44, -0.56, 0),
                (-0.40, -0.05),
                (-0.14, 0.44),
                (0.14, 0.56),
                (0.34, 0.48),
                (0.46, 0.34),
                (0.80, 0.20, 0),
                (0.48, 0.16),
                (0.34, 0.14),
                (0.34, -0.16),
                (0.10, -0.44),
                (-0.14, -0.56, 0),
            ),
            w.p.dark,
            1.2,
        )
        w.pane(dot(0.20, 0.36, 0.06, n=18), glass("#c8344e"), 0.7)
        w.pane(blob((-0.36, -0.44, 0), (-0.28, 0.0), (0.0, 0.14), (0.06, -0.18), (-0.10, -0.44, 0)), w.p.deep, 0.9)
    things.gem(w, (0.50, -0.46), 0.12, glass("#c8344e"))

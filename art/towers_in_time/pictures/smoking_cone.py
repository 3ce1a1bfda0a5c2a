"""Smoking Cone: a volcano with its cloud."""

from art.kit.shapes import poly
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("fire", "smoking-cone", grounds.rays((0.0, 0.62), 18, (0.3, 0.7, 1.2), 5, sun=False))
def paint(w: Window) -> None:
    lands.cloud(w, 0.05, 0.96, 0.72, w.p.metal, w.p.deep)
    lands.cloud(w, -0.10, 0.72, 0.44, w.p.metal, w.p.deep)
    w.tiles(
        poly((-0.20, 0.46), (0.20, 0.46), (0.46, 0.0), (1.1, -1.5), (-1.1, -1.5), (-0.46, 0.0)),
        strokes.columns(-0.3, -1.5, 0.3, 0.5, 6, (w.p.dark, w.p.deep), 2.6),
        1.3,
    )
    w.pane(
        strokes.stripe(
            [(0.0, 0.50), (0.06, 0.10), (-0.14, -0.30), (0.10, -0.80), (-0.06, -1.5)], [0.14, 0.10, 0.12, 0.14, 0.22]
        ),
        w.p.ground[1],
        1.1,
    )
    w.pane(
        strokes.stripe(
            [(0.0, 0.46), (0.05, 0.10), (-0.12, -0.30), (0.09, -0.80), (-0.05, -1.5)], [0.06, 0.04, 0.05, 0.06, 0.09]
        ),
        w.p.light,
        0.6,
    )
    w.lamp(0.0, 0.3, 0.5, 0.6)

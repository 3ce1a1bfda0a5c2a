"""Carpet of the Air: a carpet that flies over roofs."""

from art.kit.shapes import both, box
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("neutral", "carpet-of-the-air", grounds.scales((0.2, 0.9), 0.26))
def paint(w: Window) -> None:
    with w.placed((0.0, 0.24), 1.0, 8):
        strokes.banded(
            w,
            [(-0.88, -0.08), (-0.44, 0.10), (0.0, -0.06), (0.44, 0.10), (0.88, 0.0)],
            [0.24, 0.24, 0.24, 0.24, 0.24],
            (w.p.main, w.p.accent, w.p.deep, w.p.accent),
            11,
        )
        strokes.banded(
            w,
            [(-0.78, -0.05), (-0.42, 0.10), (0.0, -0.06), (0.42, 0.10), (0.78, 0.01)],
            [0.10, 0.10, 0.10, 0.10, 0.10],
            (w.p.light, w.p.deep),
            9,
            0.6,
        )
        for x, side in ((-0.90, -1), (0.90, 1)):
            for n in range(4):
                w.pane(
                    strokes.stripe([(x, -0.26 + n * 0.14), (x + side * 0.10, -0.30 + n * 0.15)], [0.03, 0.02]),
                    w.p.accent,
                    0.6,
                )
    for x, wide, h in ((-0.66, 0.4, 0.46), (-0.10, 0.34, 0.34), (0.56, 0.44, 0.5)):
        w.pane(box(x - wide / 2, -1.5, x + wide / 2, -1.0 + h * 0.6), w.p.pale, 1.0)
        w.pane(
            both(
                (0.0, -0.64 + h * 0.6, 0),
                (wide * 0.30, -0.84 + h * 0.6),
                (wide * 0.5, -1.0 + h * 0.6, 0),
                (0.0, -1.0 + h * 0.6),
                x=x,
            ),
            w.p.accent,
            1.0,
        )

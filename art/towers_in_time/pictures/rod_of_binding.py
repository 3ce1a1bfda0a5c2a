"""Rod of Binding: a rod with chains that wind round it."""

from art.kit.shapes import box
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("neutral", "rod-of-binding", grounds.rays((0.0, 0.3), 12, (0.5, 0.95, 1.4), 15, -30))
def paint(w: Window) -> None:
    with w.placed((0.0, 0.06), 1.3, -14):
        w.tiles(box(-0.07, -0.9, 0.07, 0.82), strokes.rows(-1, -0.9, 1, 0.9, 6, (w.p.deep, w.p.main)), 1.2)
        things.gem(w, (0.0, 0.92), 0.15, w.p.accent)
        things.chain(
            w,
            [
                (-0.34, 0.50),
                (0.0, 0.40),
                (0.24, 0.24),
                (0.0, 0.10),
                (-0.24, -0.04),
                (0.0, -0.18),
                (0.24, -0.32),
                (0.0, -0.46),
                (-0.36, -0.62),
            ],
            0.10,
        )

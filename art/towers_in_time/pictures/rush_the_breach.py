"""Rush the Breach: a broken wall, and spears that come through."""

from art.kit.shapes import poly
from art.towers_in_time import arms, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("fire", "rush-the-breach", grounds.rays((0.0, 0.2), 18, (0.4, 0.8, 1.3), 0))
def paint(w: Window) -> None:
    for n in range(7):
        205 + n * 22
        with w.placed((0.0, 0.10), 0.62, 0 + (n - 3) * 24):
            arms.spear(w, 0.9)
    for x0, x1, _top in ((-1.2, -0.50, 1.3), (0.46, 1.2, 1.3)):
        edge = -0.50 if x0 < 0 else 0.46
        side = 1 if x0 < 0 else -1
        shape = (
            poly(
                (x0, 1.5),
                (edge + side * 0.12, 1.5),
                (edge - side * 0.08, 0.94),
                (edge + side * 0.10, 0.56),
                (edge - side * 0.05, 0.20),
                (edge + side * 0.12, -0.20),
                (edge - side * 0.1, -0.6),
                (edge + side * 0.04, -1.6),
                (x0, -1.6),
            )
            if x0 < 0
            else poly(
                (x1, 1.5),
                (edge + side * 0.12, 1.5),
                (edge - side * 0.08, 0.94),
                (edge + side * 0.10, 0.56),
                (edge - side * 0.05, 0.20),
                (edge + side * 0.12, -0.20),
                (edge - side * 0.1, -0.6),
                (edge + side * 0.04, -1.6),
                (x1, -1.6),
            )
        )
        w.tiles(shape, strokes.bricks(x0, -1.6, x1, 1.6, 2, 14, (w.p.deep, w.p.main, w.p.dark), w), 1.3, 0.7)
    lands.rocks(w, [(-0.30, -0.72, 0.16), (0.16, -0.84, 0.20), (-0.06, -0.56, 0.11)], w.p.main)

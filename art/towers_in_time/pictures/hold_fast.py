"""Hold Fast: a fist about a bar of iron, roots about both."""

from art.kit.shapes import blob, box, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("earth", "hold-fast", grounds.rays((0.0, 0.3), 10, (0.5, 0.9, 1.3), 18, sun=False))
def paint(w: Window) -> None:
    w.pane(box(-1.1, 0.22, 1.1, 0.42), w.p.metal, 1.4)
    with w.placed((0.0, 0.32), 1.0):
        w.pane(poly((-0.24, -0.2), (0.24, -0.2), (0.36, -1.9), (-0.36, -1.9)), w.p.main, 1.2)
        w.pane(box(-0.27, -0.52, 0.27, -0.34), w.p.accent, 1.0)
        w.pane(
            blob(
                (-0.30, -0.26), (-0.34, 0.10), (-0.26, 0.26), (0.30, 0.26), (0.34, 0.0), (0.24, -0.34), (-0.20, -0.36)
            ),
            w.p.skin,
            1.2,
        )
        for n in range(4):
            x = -0.255 + n * 0.165
            w.pane(
                blob(
                    (x - 0.08, 0.22),
                    (x, 0.33),
                    (x + 0.08, 0.22),
                    (x + 0.075, -0.08),
                    (x, -0.14),
                    (x - 0.075, -0.08),
                    per=5,
                ),
                w.near(w.p.skin, 0.08),
                1.0,
            )
        w.pane(strokes.stripe([(-0.36, 0.06), (-0.10, -0.18), (0.22, -0.20)], [0.09, 0.085, 0.06]), w.p.skin, 1.0)
    for side in (-1, 1):
        for n in range(3):
            w.pane(
                strokes.stripe(
                    [
                        (side * 1.1, -0.9 + n * 0.2),
                        (side * 0.6, -0.5 + n * 0.34),
                        (side * (0.62 - 0.1 * n), 0.16 + n * 0.2),
                        (side * (0.9 - 0.15 * n), 0.56 + n * 0.06),
                    ],
                    [0.07, 0.05, 0.04, 0.006],
                ),
                w.p.deep,
                0.9,
            )

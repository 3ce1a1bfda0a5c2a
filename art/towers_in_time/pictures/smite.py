"""Smite: a fist of light that comes out of a cloud."""

from art.kit.shapes import blob
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("white", "smite", grounds.fan((0.0, 1.5), 17, 150, (0.6, 1.1, 1.7), flip=True))
def paint(w: Window) -> None:
    lands.cloud(w, 0.0, 1.06, 0.90, w.p.light, w.p.ground[3])
    w.pane(strokes.stripe([(-0.06, 1.0), (-0.02, 0.40)], [0.24, 0.20]), w.p.main, 1.2)
    w.pane(blob((-0.30, 0.42), (-0.34, 0.12), (-0.22, -0.08), (0.20, -0.08), (0.32, 0.10), (0.30, 0.42)), w.p.skin, 1.2)
    for n in range(4):
        x = -0.24 + n * 0.155
        w.pane(
            blob(
                (x - 0.075, 0.16), (x, 0.20), (x + 0.075, 0.16), (x + 0.07, -0.14), (x, -0.20), (x - 0.07, -0.14), per=5
            ),
            w.near(w.p.skin, 0.08),
            1.0,
        )
    w.pane(strokes.starry(0.0, -0.42, 0.44, 12, 0.5), w.p.accent, 1.1)
    w.pane(strokes.starry(0.0, -0.42, 0.26, 10, 0.5), w.p.light, 0.8)
    lands.rocks(w, [(-0.52, -0.66, 0.14), (0.50, -0.70, 0.16), (0.10, -0.92, 0.12)], w.p.dark)

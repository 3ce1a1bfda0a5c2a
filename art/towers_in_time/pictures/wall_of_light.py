"""Wall of Light: pillars of light side by side."""

from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("white", "wall-of-light", grounds.quarries((0.0, 0.5), 0.30, 1.2, shift=0.35))
def paint(w: Window) -> None:
    for n in range(7):
        x = -0.90 + n * 0.30
        top = 1.05 - 0.10 * abs(n - 3)
        w.tiles(
            grounds.pointed(x, -1.6, 0.135, top),
            strokes.rows(-1.2, -1.6, 1.2, 1.3, 6, (w.p.light, w.p.ground[0], w.p.ground[1])),
            1.3,
            0.6,
        )
        w.pane(strokes.starry(x, top - 0.34, 0.07, 8, 0.5), w.p.accent, 0.7)
    w.lamp(0, 0.4, 0.7, 0.3)

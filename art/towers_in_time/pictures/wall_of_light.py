"""Wall of Light: pillars of light side by side."""

from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("white", "wall-of-light", grounds.quarries((0.0, 0.5), 0.30, 1.2, shift=0.55))
def paint(w: Window) -> None:
    for n in range(5):
        x = -0.84 + n * 0.42
        top = 1.08 - 0.14 * abs(n - 2)
        tones = (w.p.light, w.p.ground[1], w.p.ground[0], w.p.ground[2])
        w.tiles(grounds.pointed(x, -1.6, 0.17, top), strokes.rows(-1.2, -1.6, 1.2, 1.3, 7, tones), 1.4, 0.7)
        w.pane(strokes.starry(x, top - 0.40, 0.10, 8, 0.5), w.p.accent, 0.8)
    w.lamp(0, 0.4, 0.6, 0.2)

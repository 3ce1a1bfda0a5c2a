"""Night Mare: a black mare before the moon, her mane alight."""

from art.kit.shapes import dot
from art.towers_in_time import beasts, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("black", "night-mare", grounds.cells((0.0, 0.4), 40, shift=0.15))
def paint(w: Window) -> None:
    w.pane(dot(0.02, 0.34, 0.78, n=64), w.p.ground[1], 1.3)
    w.pane(dot(0.02, 0.34, 0.64, n=64), w.p.ground[0], 1.0)
    beasts.beast(w, (-0.04, 0.04), 0.86, "horse", "rear", 26, coat=w.p.dark, mane=w.p.accent)
    for x, y in ((-0.84, 1.1), (0.86, 1.14), (-0.88, 0.0), (0.90, -0.1)):
        w.pane(strokes.starry(x, y, 0.06, 4, 0.35), w.p.light, 0.7)
    lands.hill(w, [(-0.8, -0.76), (0.0, -0.86), (0.8, -0.78)], w.p.deep, 4)

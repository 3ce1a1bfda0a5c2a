"""Root Cellar: jars on shelves between roots, a candle burning."""

from art.kit.shapes import box
from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("earth", "root-cellar", grounds.cells((0.0, 0.1), 34, shift=0.40))
def paint(w: Window) -> None:
    lands.portal(w, 0.0, -1.3, 0.66, 0.72, (w.p.main, w.p.metal), w.p.dark, 1, True)
    for row, y in enumerate((-0.02, -0.55)):
        w.pane(box(-0.62, y - 0.05, 0.62, y), w.p.main, 0.9)
        for n in range(4):
            x = -0.45 + n * 0.30
            tone = (w.p.accent, w.p.ground[1], w.p.light, w.p.ground[2])[(n + row * 2) % 4]
            w.pane(box(x - 0.09, y, x + 0.09, y + 0.24), tone, 0.9)
            w.pane(box(x - 0.06, y + 0.24, x + 0.06, y + 0.29), w.p.pale, 0.7)
    lands.roots(w, 0.0, 1.45, 1.0, w.p.deep, 7)
    with w.placed((0.0, -0.95), 0.6):
        things.candle(w, 0.4, 0.08)

"""Minor Earth Elemental: a small heap of stones that looks out of a burrow."""

from art.kit.shapes import dot
from art.towers_in_time import elementals, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("earth", "minor-earth-elemental", grounds.courses((0.0, 0.9), 0.28, 0.5, shift=0.1))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.06, 0.82, 0.74, n=56), w.p.dark, 1.4)
    with w.placed((0.0, -0.70), 0.88):
        elementals.earth(w, 1)
    lands.hill(w, [(-0.8, -0.56), (0.0, -0.64), (0.8, -0.54)], w.p.ground[3])

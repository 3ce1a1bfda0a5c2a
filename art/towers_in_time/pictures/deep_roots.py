"""Deep Roots: a tree seen with all that it has under the ground."""

from art.kit.shapes import dot
from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("earth", "deep-roots", grounds.fan((0.0, 0.25), 13, 180, (0.5, 1.0, 1.6)))
def paint(w: Window) -> None:
    lands.hill(w, [(-0.9, 0.16), (0.0, 0.20), (0.9, 0.14)], w.p.deep, 6)
    lands.roots(w, 0.0, 0.26, 1.35, w.p.pale, 9)
    lands.tree(w, 0.0, 0.12, 1.15, w.p.ground[2], w.p.main)
    w.pane(dot(0, -0.86, 0.15, n=30), w.p.accent, 1.1)
    w.lamp(0, -0.86, 0.3, 0.5)

"""Still Lake: a lake that shows the mountains and the moon twice."""

from art.kit.shapes import box, dot
from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("water", "still-lake", grounds.cells((0.0, 0.85), 34, 1.3))
def paint(w: Window) -> None:
    w.pane(dot(0.30, 0.86, 0.20, n=40), w.p.light, 1.1)
    lands.mountain(w, (-0.40, 0.84), 1.0, w.p.ground[4], w.p.light, 0.16)
    lands.mountain(w, (0.66, 0.60), 0.9, w.p.ground[5], w.p.light, 0.16)
    w.pane(box(-1.2, -1.6, 1.2, 0.18), w.p.ground[3], 1.3)
    with w.placed((0.0, 0.34), 1.0, 180, True):
        lands.mountain(w, (-0.40, 0.72), 1.0, w.p.ground[4], w.p.pale, 0.18)
        lands.mountain(w, (0.66, 0.50), 0.9, w.p.ground[4], w.p.pale, 0.18)
    w.pane(dot(0.30, -0.56, 0.20, 0.15, n=40), w.p.pale, 0.9)
    for y, half in ((0.0, 0.5), (-0.30, 0.7), (-0.74, 0.6), (-1.0, 0.8)):
        w.lead([(-half, y), (half * 0.6, y)], 0.7)

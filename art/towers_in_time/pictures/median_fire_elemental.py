"""Median Fire Elemental: a fire with two arms that comes over the roofs."""

from art.kit.shapes import box, poly
from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("fire", "median-fire-elemental", grounds.slants((0.0, 0.9), 0.30, 70, shift=0.3))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.62), 0.98):
        elementals.fire(w, 2)
    for x, wide, h in ((-0.72, 0.50, 0.46), (-0.22, 0.44, 0.30), (0.26, 0.48, 0.34), (0.76, 0.46, 0.50)):
        w.pane(box(x - wide / 2, -1.5, x + wide / 2, -1.0 + h * 0.6), w.p.deep, 1.0)
        w.pane(
            poly((x - wide * 0.6, -1.0 + h * 0.6), (x, -0.72 + h * 0.6), (x + wide * 0.6, -1.0 + h * 0.6)),
            w.p.dark,
            1.0,
        )

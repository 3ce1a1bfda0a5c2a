"""Minor Water Elemental: a small wave that climbs out of a bowl."""

from art.kit.shapes import blob, dot
from art.towers_in_time import elementals, grounds, things
from art.towers_in_time.glass import Window, picture


@picture("water", "minor-water-elemental", grounds.quarries((0.0, 0.4), 0.34, 1.2))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.34), 0.66):
        elementals.water(w, 1)
    w.pane(
        blob(
            (-0.72, -0.30, 0),
            (0.72, -0.30, 0),
            (0.60, -0.66),
            (0.20, -0.86),
            (0.24, -1.06, 0),
            (-0.24, -1.06, 0),
            (-0.20, -0.86),
            (-0.60, -0.66),
        ),
        w.p.accent,
        1.3,
    )
    w.pane(dot(0, -0.30, 0.70, 0.13, n=48), w.p.pale, 1.0)
    for x, y in ((-0.36, -0.22), (0.30, -0.24), (0.0, -0.18)):
        things.drop(w, x, y, 0.06, w.p.light)

"""Dwarf Catapult: a catapult with its arm drawn back, a dwarf at the rope."""

from art.kit.shapes import box, poly
from art.towers_in_time import grounds, lands, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "dwarf-catapult", grounds.bands((0.3, 0.8), 0.34, 0.05, 1.6))
def paint(w: Window) -> None:
    w.pane(strokes.stripe([(0.50, -0.40), (-0.10, 0.10), (-0.62, 0.92)], [0.05, 0.06, 0.045]), w.p.main, 1.2)
    lands.rocks(w, [(-0.66, 1.00, 0.20)], w.p.metal)
    w.pane(poly((-0.50, -0.62), (0.02, 0.22), (0.14, 0.22), (-0.36, -0.62)), w.p.deep, 1.1)
    w.pane(poly((0.50, -0.62), (0.12, 0.22), (0.0, 0.22), (0.36, -0.62)), w.p.main, 1.1)
    w.pane(box(-0.72, -0.66, 0.72, -0.50), w.p.pale, 1.2)
    for x in (-0.52, 0.52):
        with w.placed((x, -0.72), 0.52):
            things.wheel(w, 0.5, 8)
    person(
        w,
        (0.70, -0.72),
        1.0,
        Look(dress="tunic", head="helm", beard=0.14, build=1.7, robe=w.p.ground[4], hair=w.p.accent),
        (0.20, 0.70),
        (-0.28, 0.62),
    )

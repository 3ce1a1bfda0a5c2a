"""Weathervane Knight: a knight on the rod of a weathervane, four letters under him."""

from art.kit.shapes import box, poly
from art.towers_in_time import arms, grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "weathervane-knight", grounds.courses((0.0, 0.7), 0.26, 0.5))
def paint(w: Window) -> None:
    w.pane(box(-0.03, -1.5, 0.03, 0.10), w.p.dark, 0.9)
    w.pane(box(-0.74, -0.48, 0.74, -0.40), w.p.dark, 0.9)
    for x in (-0.74, 0.74):
        w.pane(strokes.starry(x, -0.44, 0.12, 4, 0.4), w.p.accent, 0.9)
    with w.placed((0.0, 0.12), 1.0):
        w.pane(poly((0.95, 0.0), (0.70, 0.12), (0.70, -0.12)), w.p.accent, 1.0)
        w.pane(poly((-0.95, 0.16), (-0.70, 0.0), (-0.95, -0.16), (-0.62, -0.05), (-0.62, 0.05)), w.p.accent, 1.0)
        w.pane(box(-0.72, -0.03, 0.74, 0.03), w.p.accent, 0.8)
    person(
        w,
        (0.0, 0.02),
        1.24,
        Look(dress="armour", head="helm", robe=w.p.deep),
        (0.30, 0.78),
        (-0.24, 0.60),
        (arms.sword, -60, 0.40),
        (lambda w: arms.shield(w, w.p.accent, "star"), 0, 0.26),
    )

"""Exorcist: a cross held up, and smoke that flees from it."""

from art.kit.shapes import box
from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "exorcist", grounds.slants((0.3, 0.7), 0.30, 64))
def paint(w: Window) -> None:
    for x, y, r, flip in ((-0.66, 0.86, 0.26, True), (-0.74, 0.30, 0.22, False), (-0.60, -0.20, 0.2, True)):
        lands.swirl(w, x, y, r, w.p.dark, 1.5, 0.16, 200, flip)
    person(
        w,
        (0.24, -1.25),
        2.1,
        Look(robe=w.p.dark, cloak=w.p.deep, head="hair", hair=w.p.light, trim=w.p.light),
        (0.14, 0.52),
        (-0.28, 0.80),
        (things.book, -10, 0.18),
        (lambda w: w.pane(box(-0.10, -0.3, 0.10, 1.1) + box(-0.42, 0.46, 0.42, 0.66), w.p.accent, 1.2), 8, 0.34),
    )
    w.lamp(-0.34, 0.55, 0.4, 0.7)

"""Minotaur: a bull's head on a man, in a maze."""

from art.kit.shapes import blob, both, dot, hoop
from art.towers_in_time import arms, grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "minotaur", grounds.courses((0.0, 0.4), 0.18, 0.34, shift=0.2))
def paint(w: Window) -> None:
    hide = glass("#6e4a32")
    person(
        w,
        (0, -1.45),
        2.2,
        Look(dress="tunic", head="bald", robe=w.p.main, skin=hide, build=1.8, trim=w.p.accent),
        (0.32, 0.70),
        (-0.32, 0.56),
        (lambda w: arms.axe(w, True), -6, 0.5),
    )
    w.pane(both((0.0, 0.86), (0.24, 0.78), (0.20, 0.50), (0.13, 0.26), (0.0, 0.22)), hide, 1.2)
    for side in (-1, 1):
        w.pane(
            strokes.stripe([(side * 0.18, 0.76), (side * 0.46, 0.80), (side * 0.52, 1.06)], [0.085, 0.07, 0.006]),
            w.p.light,
            1.0,
        )
        w.pane(blob((side * 0.20, 0.66), (side * 0.40, 0.66), (side * 0.36, 0.54), (side * 0.20, 0.56)), hide, 0.9)
        w.pane(dot(side * 0.10, 0.60, 0.032, n=14), w.p.accent, 0.6)
    w.pane(dot(0, 0.33, 0.135, 0.10, n=28), w.p.skin, 0.9)
    for side in (-1, 1):
        w.ink(dot(side * 0.05, 0.34, 0.022, n=10))
    w.pane(hoop(0, 0.25, 0.06, 0.015), w.p.accent, 0.6)

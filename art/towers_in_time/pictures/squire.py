"""Squire: a boy who carries a helmet too large for him."""

from art.towers_in_time import grounds, people, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("neutral", "squire", grounds.courses((0.0, 0.6), 0.26, 0.46))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.2),
        1.85,
        Look(dress="tunic", head="hair", robe=w.p.main, hair=w.p.accent, trim=w.p.deep, build=0.95),
        (0.14, 0.52),
        (-0.14, 0.52),
        stance=0.06,
    )
    with w.placed((0.0, -0.18), 3.2):
        people.great_helm(w, Look())
    w.pane(strokes.stripe([(0.0, 0.12), (0.16, 0.26), (0.40, 0.20)], [0.05, 0.07, 0.02]), w.p.main, 0.9)

"""Squire: a boy who carries a helmet too large for him."""

from art.kit.shapes import dot
from art.towers_in_time import grounds, people, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "squire", grounds.arches((0.0, 0.5), 1.30, 0.90, 3))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.2),
        1.85,
        Look(dress="tunic", head="hair", robe=w.p.main, hair=glass("#8a5a2a"), trim=w.p.deep, build=0.95),
        (0.17, 0.50),
        (-0.17, 0.50),
        stance=0.06,
    )
    with w.placed((0.0, -0.12), 3.6):
        people.great_helm(w, Look())
    for side in (-1, 1):
        w.pane(dot(side * 0.25, -0.30, 0.075, n=20), w.p.skin, 0.9)
    w.pane(strokes.stripe([(0.0, 0.20), (0.16, 0.36), (0.44, 0.28)], [0.05, 0.08, 0.02]), w.p.deep, 0.9)

"""Ash Ogre: an ogre grey with ash, a burning log in his fist."""

from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("fire", "ash-ogre", grounds.slants((0.3, 0.8), 0.36, 66))
def paint(w: Window) -> None:
    person(
        w,
        (-0.06, -1.35),
        2.35,
        Look(
            dress="tunic", head="bald", robe=w.p.deep, skin=w.p.metal, hair=w.p.dark, build=2.0, beard=0.03, ears=0.04
        ),
        (0.30, 0.88),
        (-0.30, 0.50),
    )
    with w.placed((0.64, 0.72), 0.9, -20):
        w.pane(strokes.stripe([(0, -0.42), (0.02, 0.50)], [0.07, 0.11]), w.p.dark, 1.1)
        things.flame(w, 0.02, 0.28, 0.52, 0.20)
    for side in (-1, 1):
        w.pane(
            strokes.stripe([(-0.06 + side * 0.05, 0.56), (-0.06 + side * 0.06, 0.66)], [0.03, 0.006]), w.p.light, 0.5
        )

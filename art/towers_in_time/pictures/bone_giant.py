"""Bone Giant: a giant put together from bones."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import bones


@picture("black", "bone-giant", grounds.slants((0.0, 0.7), 0.34, 84))
def paint(w: Window) -> None:
    bones(w, (0.0, -1.6), 2.7, (lambda w: things.bone(w, 1.2), -10, 0.5))
    lands.hill(w, [(-0.8, -0.86), (0.0, -0.96), (0.8, -0.84)], w.p.deep, 5)
    for x in (-0.66, 0.60):
        with w.placed((x, -0.86), 0.28, 90):
            things.bone(w)

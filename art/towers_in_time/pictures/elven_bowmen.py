"""Elven Bowmen: four bows drawn at one time."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "elven-bowmen", grounds.slants((-0.2, 0.8), 0.28, 26))
def paint(w: Window) -> None:
    green = glass("#5f8a4a")
    for x, y, high in ((-0.66, -0.60, 1.35), (0.20, -0.56, 1.35), (-0.26, -1.05, 1.65), (0.56, -1.05, 1.65)):
        person(
            w,
            (x, y),
            high,
            Look(dress="tunic", head="long", robe=green, hair=w.p.accent, ears=0.07, trim=w.p.deep, build=0.9),
            (0.22, 0.80),
            (-0.05, 0.78),
            (arms.bow, 14, 0.56),
        )

"""Orc Raiders: three orcs who run with torches."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("fire", "orc-raiders", grounds.fan((0.0, -1.5), 13, 160, (0.9, 1.5, 2.1)))
def paint(w: Window) -> None:
    skin = glass("#7d8f3a")
    for x, y, high, lean in ((-0.62, -0.70, 1.35, -10), (0.60, -0.74, 1.35, -6), (0.0, -1.10, 1.8, -10)):
        person(
            w,
            (x, y),
            high,
            Look(
                dress="tunic", head="bald", robe=w.p.deep, skin=skin, hair=w.p.dark, build=1.4, ears=0.05, trim=w.p.dark
            ),
            (0.30, 0.92),
            (-0.30, 0.56),
            (lambda w: arms.staff(w, "flame", long=0.62), -14, 0.44),
            (arms.dagger, 40, 0.34),
            angle=lean,
            stance=0.22,
        )

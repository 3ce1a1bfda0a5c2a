"""Thin Air: a climber on the last ledge under an empty sky."""

from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "thin-air", grounds.rays((-0.3, 0.92), 26, (0.20, 0.5, 0.9, 1.4), 3))
def paint(w: Window) -> None:
    lands.mountain(w, (0.46, 0.34), 1.7, w.p.ground[5], w.p.light)
    lands.mountain(w, (-0.72, -0.36), 1.0, w.p.ground[4], w.p.pale)
    person(
        w,
        (0.44, 0.26),
        0.80,
        Look(dress="tunic", head="hood", robe=w.p.accent, hair=w.p.dark),
        (0.24, 0.40),
        (-0.28, 0.50),
        (arms.axe, 180, 0.3),
        angle=16,
    )

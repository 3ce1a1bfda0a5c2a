"""Thin Air: a climber on the last ledge under an empty sky."""

from art.kit.shapes import hoop
from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "thin-air", grounds.rays((0.1, 0.9), 26, (0.20, 0.5, 0.9, 1.4), 3))
def paint(w: Window) -> None:
    for n in range(5):
        w.pane(hoop(0.1, 0.9, 0.30 + n * 0.0, 0.012), w.p.light, 0.4) if n == 0 else None
    lands.mountain(w, (0.46, 0.30), 1.7, w.p.ground[5], w.p.light)
    lands.mountain(w, (-0.72, -0.36), 1.0, w.p.ground[4], w.p.pale)
    person(
        w,
        (0.42, 0.24),
        0.62,
        Look(dress="tunic", head="hood", robe=w.p.accent, hair=w.p.dark),
        (0.24, 0.40),
        (-0.24, 0.44),
        (arms.pole_axe if False else arms.axe, 0, 0.3),
        angle=18,
    )

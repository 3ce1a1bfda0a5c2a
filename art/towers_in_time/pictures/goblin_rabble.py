"""Goblin Rabble: a heap of goblins with clubs and pots."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("fire", "goblin-rabble", grounds.bands((0.0, 0.9), 0.28, 0.07, 0.9))
def paint(w: Window) -> None:
    skin = glass("#93a63f")
    for n, (x, y, k) in enumerate(
        (
            (-0.64, -0.10, 0.95),
            (0.0, 0.06, 0.95),
            (0.62, -0.08, 0.95),
            (-0.36, -0.56, 1.1),
            (0.34, -0.58, 1.1),
            (-0.72, -1.05, 1.2),
            (0.0, -1.12, 1.25),
            (0.72, -1.05, 1.2),
        )
    ):
        person(
            w,
            (x, y),
            k,
            Look(
                dress="tunic",
                head=("cap", "horned", "helm", "bald")[n % 4],
                robe=(w.p.main, w.p.deep, w.p.ground[2])[n % 3],
                skin=skin,
                ears=0.09,
                trim=w.p.accent,
            ),
            (0.28, 0.94 if n % 2 else 0.7),
            (-0.26, 0.6),
            ((arms.axe, arms.spear, arms.dagger)[n % 3], -12, 0.4),
        )

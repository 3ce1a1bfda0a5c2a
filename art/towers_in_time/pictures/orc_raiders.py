"""Orc Raiders: three orcs who run with torches."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("fire", "orc-raiders", grounds.rays((0.0, 0.2), 16, (0.7, 1.1, 1.6), 4))
def paint(w: Window) -> None:
    skin = glass("#8fa244")
    for x, y, high, lean in ((-0.60, -0.66, 1.35, -8), (0.60, -0.70, 1.35, -6), (0.0, -1.10, 1.85, -8)):
        person(
            w,
            (x, y),
            high,
            Look(
                dress="tunic",
                head="horned" if x else "bald",
                robe=w.p.deep if x else w.p.main,
                skin=skin,
                hair=w.p.dark,
                build=1.35,
                ears=0.05,
                trim=w.p.metal,
            ),
            (0.28, 0.92),
            (-0.28, 0.56),
            (lambda w: arms.staff(w, "flame", long=0.62), -10, 0.44),
            (arms.dagger, 40, 0.34),
            angle=lean,
            stance=0.18,
        )

"""Elf Bladedancers: two who whirl with curved blades."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("neutral", "elf-bladedancers", grounds.rays((0.0, 0.3), 16, (0.36, 0.75, 1.2), 0, 60))
def paint(w: Window) -> None:
    for side in (-1, 1):
        person(
            w,
            (side * 0.34, -1.0),
            1.75,
            Look(
                dress="tunic",
                head="long",
                robe=w.p.main if side > 0 else w.p.deep,
                hair=w.p.accent,
                ears=0.07,
                trim=w.p.light,
                build=0.86,
            ),
            (0.34, 0.90),
            (-0.26, 0.52),
            (arms.sabre, -30, 0.5),
            (arms.sabre, 150, 0.5),
            angle=-16 * side,
            flip=side < 0,
            stance=0.2,
        )

"""Dwarf Levy: dwarves with what they had at hand: a pick, a pan, a spade."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "dwarf-levy", grounds.courses((0.0, 0.8), 0.28, 0.5))
def paint(w: Window) -> None:
    for x, tool in ((-0.58, arms.axe), (0.58, arms.hammer), (0.0, arms.spear)):
        person(
            w,
            (x, -0.96),
            1.42,
            Look(
                dress="tunic",
                head="cap",
                beard=0.14,
                build=1.7,
                robe=w.p.ground[4] if x else w.p.main,
                hair=w.p.accent if x else w.p.pale,
            ),
            (0.22, 0.62),
            (-0.22, 0.50),
            (tool, 0, 0.48),
        )

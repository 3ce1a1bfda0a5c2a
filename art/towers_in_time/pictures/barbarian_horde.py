"""Barbarian Horde: a line of horned helmets as far as one sees."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, rank


@picture("neutral", "barbarian-horde", grounds.fan((0.0, -1.4), 13, 170, (1.0, 1.6, 2.2)))
def paint(w: Window) -> None:
    fur = glass("#7a5a3a")
    for row, (y, k, many) in enumerate(((-0.30, 0.85, 6), (-0.70, 1.05, 5), (-1.15, 1.35, 4))):
        rank(
            w,
            y,
            many,
            k,
            Look(
                dress="tunic",
                head=("horned", "hair", "horned")[row],
                robe=(fur, w.p.main, w.p.deep)[row],
                hair=w.p.accent,
                beard=0.09,
                build=1.5,
            ),
            ((arms.spear, arms.axe, arms.axe)[row], -10, 0.55),
            1.75,
            hand=(0.24, 0.86),
        )

"""Mercenaries: three who count their coins."""

from art.kit.shapes import dot
from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "mercenaries", grounds.slants((0.0, 0.5), 0.34, 72))
def paint(w: Window) -> None:
    for x, y, high, n in ((-0.56, -1.0, 1.7, 0), (0.56, -1.0, 1.7, 1), (0.0, -1.2, 1.9, 2)):
        person(
            w,
            (x, y),
            high,
            Look(
                dress="tunic",
                head=("hat", "helm", "cap")[n],
                robe=(w.p.deep, w.p.main, glass("#7a5a3a"))[n],
                hair=w.p.dark,
                beard=0.04 * n,
                trim=w.p.accent,
                cloak=None,
            ),
            (0.24, 0.62),
            (-0.22, 0.58),
            ((arms.halberd, arms.sword, arms.axe)[n], -4, 0.46),
        )
    for n in range(7):
        w.pane(dot(-0.42 + n * 0.14, -0.62 + 0.07 * (n % 2), 0.075, n=22), w.p.accent, 0.8)

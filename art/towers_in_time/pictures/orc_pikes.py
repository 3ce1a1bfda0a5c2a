"""Orc Pikes: a hedge of pikes over orc helmets."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, rank


@picture("fire", "orc-pikes", grounds.rays((0.0, 1.0), 16, (0.3, 0.7, 1.2), 8))
def paint(w: Window) -> None:
    skin = glass("#7d8f3a")
    for n in range(9):
        x = -0.80 + n * 0.20
        with w.placed((x, 0.10), 0.62, (n - 4) * -3):
            arms.spear(w, 1.2)
    rank(
        w, -1.20, 5, 1.50, Look(dress="armour", head="helm", robe=w.p.main, skin=skin, build=1.4, ears=0.05), None, 2.0
    )

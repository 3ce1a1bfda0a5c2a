"""Goblin Archers: two goblins who shoot from a dead tree."""

from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("fire", "goblin-archers", grounds.night((0.46, 0.88), 36, 0.22, 0, 0.15))
def paint(w: Window) -> None:
    lands.tree(w, -0.10, -1.3, 2.0, w.p.main, w.p.dark, bare=True)
    skin = glass("#93a63f")
    for x, y, flip in ((-0.44, 0.02, True), (0.40, -0.24, False)):
        person(
            w,
            (x, y),
            0.95,
            Look(dress="tunic", head="hood", robe=w.p.main, hair=w.p.deep, skin=skin, ears=0.09, build=1.1),
            (0.24, 0.74),
            (-0.02, 0.72),
            (arms.bow, -10, 0.56),
            flip=flip,
        )

"""Wolf Riders: a goblin on a wolf that leaps over the fire."""

from art.towers_in_time import arms, beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("fire", "wolf-riders", grounds.tongues((0.0, -0.4), 0.34, 0.66))
def paint(w: Window) -> None:
    skin = glass("#93a63f")
    person(
        w,
        (-0.16, 0.02),
        0.98,
        Look(dress="tunic", head="hood", robe=w.p.main, hair=w.p.deep, skin=skin, ears=0.09),
        (0.30, 0.70),
        (-0.24, 0.86),
        (arms.spear, -70, 0.7),
        angle=-8,
    )
    beasts.beast(w, (-0.04, 0.06), 0.86, "wolf", "leap", 12, coat=w.p.dark, belly=w.p.metal)

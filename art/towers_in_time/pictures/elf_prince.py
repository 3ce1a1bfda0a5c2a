"""Elf Prince: a prince of the elves before two young trees."""

from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "elf-prince", grounds.arches((0.0, 0.4), 1.32, 0.92, 3))
def paint(w: Window) -> None:
    green = glass("#4f7a4a")
    for x in (-0.76, 0.76):
        lands.tree(w, x, -1.3, 1.7, green, glass("#6a5138"))
    person(
        w,
        (0, -1.25),
        2.15,
        Look(robe=green, cloak=w.p.deep, head="crown", hair=w.p.accent, ears=0.07, trim=w.p.light, build=0.92),
        (0.24, 0.66),
        (-0.20, 0.52),
        (lambda w: arms.sword(w, w.p.light, w.p.accent), 0, 0.46),
    )

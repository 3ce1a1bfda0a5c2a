"""Goblin Sneaks: eyes and ears in a dark doorway."""

from art.kit.shapes import dot
from art.towers_in_time import arms, grounds, lands, people
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look


@picture("fire", "goblin-sneaks", grounds.courses((0.0, 0.9), 0.24, 0.44))
def paint(w: Window) -> None:
    lands.portal(w, 0.0, -1.4, 0.62, 0.96, (w.p.main, w.p.deep), w.p.dark, 1, True)
    skin = glass("#6f7f34")
    for x, y, k in ((-0.26, 0.20, 2.2), (0.30, -0.02, 2.5), (-0.16, -0.42, 2.8)):
        people.head(w, (x, y), Look(head="hood", cloak=w.p.deep, skin=skin, ears=0.10), k)
        for side in (-1, 1):
            w.pane(dot(x + side * 0.022 * k, y + 0.010 * k, 0.014 * k, n=16), w.p.accent, 0.5)
    with w.placed((0.52, -0.52), 0.40, -30):
        arms.dagger(w)

"""Storm Drake: a slender drake that banks through the sky."""

from art.towers_in_time import beasts, grounds
from art.towers_in_time.glass import Window, picture


@picture("air", "storm-drake", grounds.rays((-0.2, 0.7), 16, (0.3, 0.7, 1.15), twist=40))
def paint(w: Window) -> None:
    with w.placed((0.05, 0.10), 0.92, -14):
        beasts.dragon(w, w.p.deep, w.p.light, (w.p.accent, w.p.ground[4]), legs=False)

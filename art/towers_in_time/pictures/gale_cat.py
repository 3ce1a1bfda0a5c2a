"""Gale Cat: a lean cat in full run, the wind for a tail."""

from art.towers_in_time import beasts, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("air", "gale-cat", grounds.bands((0.4, 0.4), 0.24, 0.08, 1.1, 0.2))
def paint(w: Window) -> None:
    for n in range(3):
        y = 0.50 - n * 0.26
        lands.gust(w, [(-1.1, y - 0.08), (-0.6, y + 0.10), (-0.2, y), (0.3, y + 0.10 - n * 0.04)], 0.05, w.p.light)
    beasts.beast(w, (0.02, 0.02), 0.92, "cat", "gallop", 6, coat=w.p.deep, belly=w.p.pale)

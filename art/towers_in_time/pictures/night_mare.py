"""Night Mare: a black mare with a mane of night."""

from art.towers_in_time import beasts, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("black", "night-mare", grounds.night((-0.36, 0.84), 40, 0.22, 12, 0.1))
def paint(w: Window) -> None:
    beasts.beast(w, (-0.04, 0.0), 0.86, "horse", "rear", 26, coat=w.p.dark, mane=w.p.accent)
    lands.hill(w, [(-0.8, -0.80), (0.0, -0.90), (0.8, -0.82)], w.p.deep, 4)

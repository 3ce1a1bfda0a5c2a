"""Wolf: a wolf that howls at the moon."""

from art.towers_in_time import beasts, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("neutral", "wolf", grounds.night((0.36, 0.80), 36, 0.30, 8, 0.2))
def paint(w: Window) -> None:
    lands.hill(w, [(-0.8, -0.50), (0.0, -0.42), (0.8, -0.60)], w.p.dark, 5)
    beasts.beast(w, (-0.16, -0.10), 0.78, "wolf", "sit", 34, coat=w.p.metal, belly=w.p.light, neck=(72,), head=(52,))

"""Lava Serpent: a serpent that rises out of lava."""

from art.towers_in_time import beasts, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("fire", "lava-serpent", grounds.fan((0.0, -1.2), 15, 170, (0.8, 1.4, 2.0)))
def paint(w: Window) -> None:
    beasts.serpent(
        w,
        [(-0.80, -1.3), (-0.70, -0.6), (-0.20, -0.30), (0.46, -0.40), (0.56, 0.16), (0.0, 0.40), (-0.30, 0.76)],
        [0.16, 0.20, 0.22, 0.22, 0.20, 0.17, 0.15],
        (w.p.dark, w.p.accent, w.p.dark, w.p.ground[0]),
        24,
        1.15,
        15,
    )
    lands.sea(w, -0.62, (w.p.ground[3], w.p.ground[2], w.p.ground[1]), 4, 0.06, 0.6)

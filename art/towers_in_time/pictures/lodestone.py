"""Lodestone: a dark stone to which iron flies."""

import numpy as np

from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("neutral", "lodestone", grounds.rays((0.0, 0.25), 20, (0.34, 0.62, 0.95, 1.4), 9, sun=False))
def paint(w: Window) -> None:
    lands.rocks(w, [(0.0, 0.22, 0.46)], w.p.dark, 9)
    for n in range(12):
        a = n * 30 + 8
        t = np.radians(a)
        far = 0.66 + 0.10 * (n % 3)
        with w.placed((far * np.cos(t), 0.22 + far * np.sin(t)), 0.28, a + 90):
            (arms.arrow_ if n % 3 == 0 else arms.dagger if n % 3 == 1 else arms.wand)(w)

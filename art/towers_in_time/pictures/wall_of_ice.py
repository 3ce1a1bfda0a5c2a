"""Wall of Ice: columns of ice shoulder to shoulder."""

import numpy as np

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("water", "wall-of-ice", grounds.cells((0.0, 1.0), 30, shift=0.2))
def paint(w: Window) -> None:
    for n in range(9):
        x = -0.96 + n * 0.24
        h = 1.7 + 0.34 * np.sin(n * 2.3)
        lands.crystal(w, x, -1.5, h, 0.135, (w.p.pale, w.p.ground[1], w.p.light)[n % 3], 0.03 * (-1) ** n)
    for n in range(5):
        x = -0.78 + n * 0.39
        lands.crystal(w, x, -1.5, 1.0 + 0.2 * (n % 2), 0.16, (w.p.ground[2], w.p.light)[n % 2], 0.05 * (-1) ** n)

"""Snake: a snake about a staff."""

import numpy as np

from art.kit.shapes import box
from art.towers_in_time import beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "snake", grounds.cells((0.0, 0.5), 42))
def paint(w: Window) -> None:
    w.pane(box(-0.045, -1.6, 0.045, 1.12), glass("#6a5138"), 1.0)
    turns = [(0.30 * np.sin(n * 0.9) * (1 - n * 0.03), -1.25 + n * 0.165) for n in range(12)]
    green = glass("#4f7a4a")
    beasts.serpent(
        w, turns, [0.03, 0.11, 0.12, 0.12, 0.11, 0.10, 0.09], (green, w.p.accent, green, w.p.pale), 34, 0.62, 24
    )

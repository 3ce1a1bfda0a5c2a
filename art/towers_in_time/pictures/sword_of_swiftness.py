"""Sword of Swiftness: a thin sword with wings at its hilt."""

from art.towers_in_time import arms, beasts, grounds
from art.towers_in_time.glass import Window, picture


@picture("neutral", "sword-of-swiftness", grounds.slants((0.3, 0.7), 0.26, 60))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.30), 1.40, -20):
        for side in (-1, 1):
            beasts.plume(
                w, (side * 0.05, 0.09), (side * 0.58, 0.42), 0.30, 7, (w.p.light, w.p.metal, w.p.accent), 64, side=-side
            )
        arms.sword(w, w.p.light, w.p.accent, 0.045)

"""Sword of Swiftness: a thin sword with wings at its hilt."""

from art.towers_in_time import arms, beasts, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("neutral", "sword-of-swiftness", grounds.slants((0.3, 0.7), 0.26, 60))
def paint(w: Window) -> None:
    with w.placed((0.06, -0.36), 1.40, -24):
        arms.sword(w, w.p.light, w.p.accent, 0.036)
        for side in (-1, 1):
            beasts.plume(
                w, (side * 0.06, 0.10), (side * 0.44, 0.34), 0.24, 6, (w.p.light, w.p.metal, w.p.accent), 60, side=-side
            )
    for n in range(4):
        lands.gust(w, [(-0.95, 0.30 - n * 0.28), (-0.6, 0.36 - n * 0.28), (-0.34, 0.28 - n * 0.26)], 0.03, w.p.light)

"""Flame Brand: a sword whose blade is fire."""

from art.towers_in_time import arms, grounds, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "flame-brand", grounds.arches((0.0, 0.5), 1.32, 0.80, 4))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.42), 1.35):
        for side in (-1, 1):
            for n in range(4):
                y = 0.20 + n * 0.19
                w.pane(
                    things.flame_shape(side * 0.09, y, 0.34, 0.085, side * 0.15), (w.p.main, w.p.ground[2])[n % 2], 0.9
                )
        arms.sword(w, w.p.accent, w.p.deep)
        w.pane(things.flame_shape(0, 0.86, 0.34, 0.07), w.p.light, 0.8)
    w.lamp(0, 0.4, 0.5, 0.5)

"""Flaming Sword: a sword that burns."""

from art.towers_in_time import arms, grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "flaming-sword", grounds.rays((0.0, 0.4), 20, (0.36, 0.8, 1.3), 5))
def paint(w: Window) -> None:
    red, orange = glass("#c8281e"), glass("#f08a24")
    with w.placed((0.02, -0.46), 1.45, -8):
        for n in range(5):
            for side in (-1, 1):
                w.pane(
                    things.flame_shape(side * 0.075, 0.12 + n * 0.17, 0.36, 0.085, side * 0.11),
                    red if n % 2 else orange,
                    0.9,
                )
        arms.sword(w, w.p.light, w.p.accent)
    w.lamp(0, 0.4, 0.6, 0.4)

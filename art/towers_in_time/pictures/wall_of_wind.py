"""Wall of Wind: bands of wind that stand like a wall."""

from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("air", "wall-of-wind", grounds.quarries((0.0, 0.6), 0.30, shift=0.25))
def paint(w: Window) -> None:
    for n in range(6):
        y = 0.92 - n * 0.32
        tone = (w.p.light, w.p.pale, w.p.ground[2])[n % 3]
        bow = 0.14 if n % 2 else -0.14
        w.pane(
            strokes.stripe([(-1.2, y), (-0.4, y + bow), (0.4, y - bow), (1.2, y)], [0.13, 0.15, 0.15, 0.13]), tone, 1.4
        )
        lands.swirl(
            w,
            -0.55 + 0.37 * (n % 4),
            y + (0.02 if n % 2 else -0.02),
            0.16,
            w.p.ground[4],
            1.4,
            0.16,
            90 * n,
            bool(n % 2),
        )

"""Howling Pass: a cleft between two peaks, and the wind that comes through it."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("air", "howling-pass", grounds.rays((0.0, 0.45), 16, (0.22, 0.6, 1.1), twist=70))
def paint(w: Window) -> None:
    lands.mountain(w, (-0.78, 0.98), 1.5, w.p.ground[5], w.p.light)
    lands.mountain(w, (0.80, 0.86), 1.5, w.p.ground[5], w.p.light)
    for n in range(4):
        y = 0.34 - n * 0.30
        lands.gust(
            w,
            [(-0.10 - n * 0.05, y + 0.18), (0.16, y + 0.04), (-0.18 - n * 0.06, y - 0.16), (0.10 + n * 0.08, y - 0.34)],
            0.06 + 0.02 * n,
            w.p.light if n % 2 else w.p.pale,
        )

"""Howling Pass: a cleft between two peaks, and the wind that comes through it."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("air", "howling-pass", grounds.rays((0.0, 0.45), 16, (0.22, 0.6, 1.1), twist=70))
def paint(w: Window) -> None:
    lands.mountain(w, (-0.78, 0.98), 1.5, w.p.ground[5], w.p.light)
    lands.mountain(w, (0.80, 0.86), 1.5, w.p.ground[5], w.p.light)
    for n in range(4):
        y = 0.30 - n * 0.34
        side = -1 if n % 2 else 1
        lands.gust(
            w,
            [(side * -0.30, y + 0.20), (side * 0.02, y + 0.14), (side * 0.30, y + 0.02), (side * 0.14, y - 0.16)],
            0.07 + 0.015 * n,
            w.p.light if n % 2 else w.p.pale,
        )
        lands.swirl(
            w, side * 0.16, y, 0.15 + 0.03 * n, w.p.light if n % 2 else w.p.pale, 1.4, 0.16, 60 + 120 * n, bool(n % 2)
        )

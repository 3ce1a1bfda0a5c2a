"""Hellhound: a hound with fire for a mane."""

from art.kit.shapes import dot
from art.towers_in_time import beasts, grounds, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "hellhound", grounds.rays((-0.1, 0.3), 14, (0.5, 0.95, 1.4), 6, 12))
def paint(w: Window) -> None:
    for n in range(6):
        things.flame(w, -0.34 + n * 0.13, 0.24 + n * 0.06, 0.34 + 0.05 * (n % 2), 0.11, -0.10)
    beasts.beast(w, (-0.14, -0.02), 0.90, "hound", "stand", 8, coat=w.p.dark, belly=w.p.deep)
    things.flame(w, 0.74, 0.26, 0.24, 0.10, 0.05)
    w.pane(dot(0.56, 0.58, 0.03, n=12), w.p.accent, 0.4)

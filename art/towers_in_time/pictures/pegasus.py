"""Pegasus: a white horse with wings, over clouds."""

from art.towers_in_time import beasts, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("white", "pegasus", grounds.rays((0.2, 0.7), 16, (0.4, 0.8, 1.3), 6))
def paint(w: Window) -> None:
    beasts.plume(w, (0.10, 0.22), (0.56, 1.10), 0.46, 8, (w.p.deep, w.p.pale, w.p.metal), side=-1)
    beasts.beast(w, (0.02, 0.02), 0.80, "horse", "gallop", 10, coat=w.p.main, mane=w.p.accent)
    beasts.plume(w, (0.06, 0.20), (-0.66, 0.98), 0.58, 9, (w.p.pale, w.p.light, w.p.ground[3]), side=1)
    lands.cloud(w, -0.5, -0.72, 0.5, w.p.light, w.p.ground[2])
    lands.cloud(w, 0.56, -0.84, 0.46, w.p.light, w.p.ground[2])

"""Amulet of the Dove: a golden disc with a dove."""

from art.kit.shapes import dot
from art.towers_in_time import beasts, grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "amulet-of-the-dove", grounds.quarries((0.0, 0.2), 0.32))
def paint(w: Window) -> None:
    things.chain(w, [(-0.72, 1.30), (-0.46, 0.86), (0.0, 0.66)], 0.075, w.p.accent)
    things.chain(w, [(0.72, 1.30), (0.46, 0.86), (0.0, 0.66)], 0.075, w.p.accent)
    w.pane(dot(0, 0.06, 0.62, n=60), w.p.accent, 1.5)
    for n in range(20):
        w.pane([things.wedge(0, 0.06, 0.56, n * 18, 18, 0.44)], w.near((w.p.pale, w.p.accent)[n % 2], 0.06), 0.6)
    w.pane(dot(0, 0.06, 0.44, n=52), glass("#6fa8d8"), 1.0)
    with w.placed((-0.02, 0.0), 0.60):
        beasts.bird(w, w.p.light, (w.p.pale, w.p.light, w.p.metal), w.p.accent)

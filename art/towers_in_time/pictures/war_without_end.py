"""War Without End: two swords crossed over a field of fires under a red sun."""

from art.kit.shapes import box
from art.towers_in_time import arms, grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "war-without-end", grounds.bands((0.0, 0.5), 0.22, 0.03, 2.4))
def paint(w: Window) -> None:
    lands.sun(w, 0.0, 0.46, 0.46, 24, w.p.main)
    for side in (-1, 1):
        with w.placed((side * 0.46, -0.34), 1.25, side * 34):
            arms.sword(w, w.p.metal)
    lands.hill(w, [(-0.8, -0.50), (0.0, -0.60), (0.8, -0.48)], w.p.dark, 5)
    for x in (-0.74, -0.34, 0.10, 0.48, 0.80):
        things.flame(w, x, -0.60, 0.26, 0.09)
    for x in (-0.56, 0.30, 0.66):
        w.pane(box(x - 0.015, -0.66, x + 0.015, -0.30) + box(x - 0.08, -0.44, x + 0.08, -0.40), w.p.metal, 0.6)

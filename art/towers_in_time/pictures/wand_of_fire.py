"""Wand of Fire: a wand with an ember for a tip, flames about it."""

from art.kit.shapes import dot
from art.towers_in_time import arms, grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "wand-of-fire", grounds.quarries((0.0, 0.5), 0.34))
def paint(w: Window) -> None:
    red, orange = glass("#c8281e"), glass("#f08a24")
    with w.placed((0.30, -0.44), 0.95, 28):
        arms.wand(w)
    things.flame(w, -0.10, 0.12, 1.0, 0.42, -0.05, (red, orange, w.p.light))
    w.pane(dot(-0.02, 0.16, 0.10, n=24), w.p.accent, 1.0)
    for x, y in ((-0.62, 0.30), (-0.52, 0.84), (0.50, 0.76), (0.60, 0.20)):
        things.flame(w, x, y, 0.26, 0.09, 0.0, (red, orange, w.p.light))

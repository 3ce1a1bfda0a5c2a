"""Basalt Golem: a man of six-sided pillars."""

from art.kit.shapes import box, poly
from art.towers_in_time import elementals, grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import between


@picture("earth", "basalt-golem", grounds.slants((0.0, 0.6), 0.26, 90, pieces=0.7, shift=0.1))
def paint(w: Window) -> None:
    tone = (w.p.dark, w.p.metal, between(w.p.dark, w.p.metal, 0.5))
    for n, (x, low, top) in enumerate(
        (
            (-0.30, -1.5, -0.25),
            (-0.14, -1.5, -0.20),
            (0.14, -1.5, -0.20),
            (0.30, -1.5, -0.25),
            (-0.36, -0.34, 0.62),
            (-0.18, -0.36, 0.70),
            (0.0, -0.38, 0.72),
            (0.18, -0.36, 0.70),
            (0.36, -0.34, 0.62),
            (-0.62, -0.30, 0.66),
            (0.62, -0.30, 0.66),
            (-0.64, -0.62, -0.20),
            (0.64, -0.62, -0.20),
            (-0.09, 0.66, 1.08),
            (0.09, 0.66, 1.08),
        )
    ):
        w.pane(
            poly(
                (x - 0.10, low),
                (x + 0.10, low),
                (x + 0.10, top),
                (x + 0.05, top + 0.07),
                (x - 0.05, top + 0.07),
                (x - 0.10, top),
            ),
            tone[n % 3],
            1.1,
        )
    elementals.eyes(w, 0.0, 0.90, 0.085, 0.045)
    w.pane(box(-0.10, 0.76, 0.10, 0.79), w.p.accent, 0.6)
    things.gem(w, (0.0, 0.22), 0.14, w.p.accent)

"""Salamander: a spotted salamander curled in the embers."""

from art.kit.shapes import blob, dot
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("fire", "salamander", grounds.cells((0.0, 0.2), 48, shift=0.3))
def paint(w: Window) -> None:
    strokes.banded(
        w,
        [
            (0.50, -0.72),
            (0.72, -0.22),
            (0.38, 0.20),
            (-0.16, 0.10),
            (-0.34, -0.30),
            (-0.64, -0.14),
            (-0.62, 0.36),
            (-0.30, 0.66),
        ],
        [0.01, 0.09, 0.15, 0.18, 0.17, 0.15, 0.13, 0.13],
        (w.p.dark, w.p.dark, w.p.accent),
        20,
    )
    for x, y, dx, dy in (
        (0.46, 0.14, 0.26, 0.22),
        (0.20, 0.20, -0.02, 0.34),
        (-0.48, -0.20, -0.30, -0.22),
        (-0.44, -0.02, 0.34, 0.06),
    ):
        w.pane(strokes.stripe([(x, y), (x + dx, y + dy)], [0.07, 0.045]), w.p.dark, 0.9)
        for k in (-0.07, 0.0, 0.07):
            w.pane(dot(x + dx * 1.2 + k, y + dy * 1.2 + k * 0.5, 0.03, n=12), w.p.accent, 0.6)
    w.pane(blob((-0.46, 0.62), (-0.42, 0.86), (-0.12, 1.00), (0.06, 0.86), (-0.02, 0.66), (-0.20, 0.54)), w.p.dark, 1.1)
    for x, y in ((-0.32, 0.84), (-0.06, 0.84)):
        w.pane(dot(x, y, 0.06, n=18), w.p.accent, 0.7)
        w.ink(dot(x, y, 0.025, n=10))

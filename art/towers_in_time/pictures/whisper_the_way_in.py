"""Whisper the Way In: a mouth at an ear, a door ajar."""

from art.kit.shapes import blob, dot, poly
from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("black", "whisper-the-way-in", grounds.quarries((0.2, 0.4), 0.34))
def paint(w: Window) -> None:
    lands.portal(w, 0.50, -1.3, 0.26, 0.56, (w.p.main, w.p.metal), w.p.accent, 1)
    w.pane(poly((0.24, -1.3), (0.44, -1.2), (0.44, 0.40), (0.24, 0.30)), w.p.deep, 1.0)
    w.pane(
        blob(
            (-1.1, 1.2),
            (-0.62, 1.16),
            (-0.42, 0.84),
            (-0.46, 0.62),
            (-0.30, 0.40, 0),
            (-0.44, 0.34),
            (-0.40, 0.24),
            (-0.50, 0.16),
            (-0.44, 0.06),
            (-0.58, -0.16),
            (-0.86, -0.22),
            (-0.90, -1.0),
            (-1.2, -1.0),
        ),
        w.p.skin,
        1.3,
    )
    w.ink(dot(-0.60, 0.62, 0.055, 0.028))
    w.trace([(-0.70, 0.74), (-0.58, 0.76), (-0.48, 0.70)], 0.6)
    for n in range(4):
        lands.gust(
            w,
            [(-0.36, 0.22 - n * 0.02), (-0.08, 0.34 - n * 0.14), (0.16, 0.22 - n * 0.18), (0.40, 0.30 - n * 0.20)],
            0.035,
            w.p.accent if n % 2 else w.p.pale,
        )

"""Hydra: seven heads on seven necks."""

from art.kit.shapes import blob
from art.towers_in_time import beasts, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("water", "hydra", grounds.rays((0.0, -0.2), 20, (0.5, 1.0, 1.5), 0, sun=False))
def paint(w: Window) -> None:
    for n, t in enumerate((-1.0, 1.0, -0.66, 0.66, -0.33, 0.33, 0.0)):
        tip = (t * 0.66, 0.52 + 0.42 * (1 - abs(t)) + 0.12 * (n % 2))
        bend = (t * 0.92, 0.06 + 0.24 * (1 - abs(t)))
        strokes.banded(
            w,
            [(t * 0.24, -0.55), bend, tip],
            [0.14, 0.10, 0.075],
            (w.p.accent, w.p.main) if n % 2 else (w.p.main, w.p.pale),
            10,
        )
        with w.placed(tip, 0.60, 8 * t, t < 0):
            beasts.dragon_head(w, w.p.main)
    body = blob(
        (-0.60, -0.50), (0.0, -0.34), (0.60, -0.50), (0.72, -1.0), (0.4, -1.5, 0), (-0.4, -1.5, 0), (-0.72, -1.0)
    )
    w.tiles(body, strokes.bricks(-0.8, -1.5, 0.8, -0.3, 6, 6, (w.p.main, w.p.ground[3]), w), 1.3, 0.6)
    lands.sea(w, -0.92, w.p.ground[2:5], 3, 0.06, 0.6)

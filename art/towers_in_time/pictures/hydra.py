"""Hydra: seven heads on seven necks."""

from art.kit.shapes import blob
from art.towers_in_time import beasts, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("water", "hydra", grounds.rays((0.0, -0.3), 20, (0.5, 1.0, 1.5), 0, sun=False))
def paint(w: Window) -> None:
    for n, t in enumerate((-1.0, 1.0, -0.66, 0.66, -0.33, 0.33, 0.0)):
        tip = (t * 0.74, 0.60 + 0.34 * (1 - abs(t)) + 0.10 * (n % 2))
        bend = (t * 0.95, 0.10 + 0.2 * (1 - abs(t)))
        strokes.banded(w, [(t * 0.22, -0.55), bend, tip], [0.15, 0.10, 0.07], (w.p.main, w.p.ground[3], w.p.pale), 9)
        with w.placed(tip, 0.56, 10 * t, t < 0):
            beasts.dragon_head(w, w.p.main)
    w.pane(
        blob((-0.56, -0.48), (0.0, -0.34), (0.56, -0.48), (0.66, -1.0), (0.4, -1.5, 0), (-0.4, -1.5, 0), (-0.66, -1.0)),
        w.p.main,
        1.2,
    )
    lands.sea(w, -0.86, w.p.ground[2:5], 3, 0.06, 0.6)

"""Kestrel: a small falcon that hangs in the wind."""

from art.towers_in_time import beasts, grounds
from art.towers_in_time.glass import Window, picture


@picture("air", "kestrel", grounds.rays((0.16, 0.52), 18, (0.40, 0.9, 1.4), twist=18))
def paint(w: Window) -> None:
    with w.placed((-0.06, 0.26), 1.18, 8):
        beasts.bird(
            w, w.p.accent, (w.p.light, w.p.ground[3], w.p.deep), w.p.deep, (-0.46, 0.58), (0.26, 0.66), 0.38, hook=True
        )

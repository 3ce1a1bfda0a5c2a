"""Assault of Stone: a volley of boulders that falls on a wall."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("earth", "assault-of-stone", grounds.slants((-0.6, 1.0), 0.30, 44))
def paint(w: Window) -> None:
    lands.rampart(w, -0.52, (w.p.metal, w.p.pale), 6, 4, 5)
    lands.rocks(
        w,
        [(-0.50, 0.86, 0.26), (0.22, 0.62, 0.30), (-0.28, 0.12, 0.24), (0.62, -0.06, 0.20), (0.16, -0.42, 0.26)],
        w.p.main,
    )
    for x, y, r in ((-0.50, 0.86, 0.26), (0.22, 0.62, 0.30), (-0.28, 0.12, 0.24)):
        for k in (-0.6, 0.0, 0.6):
            w.lead(
                [(x - r * 0.9 + k * 0.12, y + r * 0.9 + k * 0.10), (x - r * 1.9 + k * 0.16, y + r * 1.8 + k * 0.10)],
                0.9,
            )

"""Veil of Vapour: a face behind strips of vapour."""

from art.kit.shapes import both
from art.towers_in_time import grounds, lands, people, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("air", "veil-of-vapour", grounds.scales((0.0, 0.6), 0.20, upward=False))
def paint(w: Window) -> None:
    people.head(w, (0.0, 0.52), Look(head="long", hair=w.p.ground[4]), 4.8)
    w.pane(both((0.20, 0.10), (0.56, -0.10), (0.74, -0.8), (0.76, -1.5, 0), (0.0, -1.5)), w.p.ground[4], 1.1)
    for n in range(5):
        y = 0.36 - n * 0.33
        lands.gust(
            w,
            [(-1.15, y + 0.06), (-0.5, y - 0.10), (0.1, y + 0.08), (0.6, y - 0.06), (1.15, y + 0.10)],
            0.10 + 0.02 * n,
            w.p.light if n % 2 else w.p.pale,
        )
    w.pane(strokes.stripe([(-0.62, 1.10), (0.0, 1.22), (0.62, 1.10)], [0.03, 0.05, 0.03]), w.p.accent, 1.0)

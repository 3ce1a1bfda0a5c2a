"""Banshee: a woman whose scream is rings in the glass."""

from art.kit.shapes import both, dot
from art.towers_in_time import grounds, people, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("black", "banshee", grounds.rays((0.0, 0.42), 1, (0.2, 0.4, 0.62, 0.86, 1.1, 1.36, 1.6), 0, sun=True))
def paint(w: Window) -> None:
    for n in range(9):
        t = (n - 4) / 4
        w.pane(
            strokes.stripe(
                [(t * 0.10, 0.80), (t * 0.55, 0.86 - abs(t) * 0.1), (t * 0.80, 0.40), (t * 1.02, -0.2)],
                [0.06, 0.07, 0.07, 0.01],
            ),
            w.p.pale if n % 2 else w.p.light,
            0.8,
        )
    people.head(w, (0.0, 0.44), Look(head="bald", skin=w.p.light), 4.6)
    w.pane(dot(0.0, 0.24, 0.085, 0.13, n=28), w.p.dark, 0.9)
    w.pane(both((0.10, 0.0), (0.44, -0.16), (0.62, -0.9), (0.5, -1.5, 0), (0.0, -1.5)), w.p.main, 1.1)

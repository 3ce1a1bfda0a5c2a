"""Veil of Vapour: a veil that hangs in the air, a face behind it hardly seen."""

from art.kit.shapes import blob
from art.towers_in_time import grounds, people, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("air", "veil-of-vapour", grounds.scales((0.0, 0.6), 0.20, upward=False))
def paint(w: Window) -> None:
    people.head(w, (0.0, 0.50), Look(head="long", hair=w.p.ground[4], skin=w.p.pale), 4.2)
    blob(
        (-0.62, 1.05, 0),
        (0.0, 0.94),
        (0.62, 1.05, 0),
        (0.52, 0.40),
        (0.66, -0.20),
        (0.40, -0.70, 0),
        (0.20, -0.40),
        (0.0, -0.78, 0),
        (-0.20, -0.40),
        (-0.44, -0.74, 0),
        (-0.64, -0.16),
        (-0.52, 0.40),
    )
    lines = [[(-0.62 + n * 0.31, 1.0), (-0.52 + n * 0.27, 0.3), (-0.62 + n * 0.30, -0.6)] for n in range(5)]
    for n, line in enumerate(lines):
        w.pane(strokes.stripe(line, [0.10, 0.07, 0.12, 0.03]), w.p.light if n % 2 else w.p.ground[1], 0.9)
    w.pane(strokes.stripe([(-0.80, 1.06), (0.0, 0.98), (0.80, 1.06)], [0.05, 0.05, 0.05]), w.p.accent, 1.0)

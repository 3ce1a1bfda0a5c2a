"""Glass Harpies: a woman's head on a bird of clear glass."""

from art.kit.shapes import blob
from art.towers_in_time import beasts, grounds, people, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("air", "glass-harpies", grounds.cells((0.0, 0.4), 54, shift=0.20))
def paint(w: Window) -> None:
    for side in (-1, 1):
        beasts.plume(
            w, (side * 0.10, 0.26), (side * 0.94, 0.76), 0.56, 9, (w.p.light, w.p.ground[1], w.p.pale), 78, side=-side
        )
    for n in range(5):
        x = (n - 2) * 0.085
        w.pane(
            strokes.stripe([(x * 0.5, -0.16), (x * 2.0, -0.66 + abs(n - 2) * 0.04)], [0.05, 0.07]),
            (w.p.light, w.p.ground[1])[n % 2],
            0.8,
        )
    w.tiles(
        blob((0.0, 0.40), (0.22, 0.22), (0.17, -0.14), (0.0, -0.32), (-0.17, -0.14), (-0.22, 0.22)),
        strokes.rows(-0.3, -0.4, 0.3, 0.45, 6, (w.p.light, w.p.ground[1], w.p.pale)),
        1.2,
    )
    for side in (-1, 1):
        for n in range(3):
            w.pane(
                strokes.stripe([(side * 0.12, -0.26), (side * (0.12 + n * 0.06), -0.48 + n * 0.03)], [0.03, 0.008]),
                w.p.accent,
                0.6,
            )
    people.head(w, (0.0, 0.56), Look(head="long", hair=w.p.deep), 2.3)

"""Sea Elf Mariners: a slender ship with a swan's prow."""

from art.kit.shapes import blob, poly
from art.towers_in_time import grounds, lands, people, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("water", "sea-elf-mariners", grounds.bands((0.4, 0.8), 0.26, 0.05, 1.2))
def paint(w: Window) -> None:
    w.pane(strokes.stripe([(0.0, -0.30), (0.0, 1.12)], [0.035, 0.025]), w.p.deep, 0.9)
    w.tiles(
        blob((0.05, 1.06, 0), (0.52, 0.70), (0.56, 0.20), (0.05, -0.06, 0)),
        strokes.rows(-0.2, -0.1, 0.9, 1.1, 5, (w.p.light, w.p.accent)),
        1.2,
    )
    w.pane(blob((-0.05, 0.96, 0), (-0.40, 0.56), (-0.46, 0.20), (-0.05, -0.02, 0)), w.p.light, 1.1)
    w.pane(
        strokes.stripe([(0.60, -0.34), (0.86, -0.10), (0.78, 0.24), (0.94, 0.40)], [0.12, 0.07, 0.05, 0.035]),
        w.p.light,
        1.0,
    )
    w.pane(poly((0.93, 0.44), (1.06, 0.36), (0.95, 0.36)), w.p.accent, 0.7)
    w.tiles(
        blob((-0.86, -0.16, 0), (-0.40, -0.26), (0.30, -0.28), (0.84, -0.18, 0), (0.62, -0.56), (-0.60, -0.58)),
        strokes.rows(-1, -0.6, 1, -0.1, 3, (w.p.deep, w.p.main, w.p.accent)),
        1.3,
    )
    for x in (-0.50, -0.16, 0.20):
        people.head(w, (x, -0.12), Look(head="long", hair=w.p.accent, ears=0.06), 1.4)
    lands.sea(w, -0.46, w.p.ground[2:5], 5, 0.06, 0.7)

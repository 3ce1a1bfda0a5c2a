"""Iron Colossus: a man of riveted iron, taller than the towers."""

from art.kit.shapes import both, box, dot
from art.towers_in_time import grounds, lands, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("neutral", "iron-colossus", grounds.fan((0.0, -1.3), 13, 170, (0.9, 1.5, 2.2)))
def paint(w: Window) -> None:
    for x, h in ((-0.78, 0.6), (0.80, 0.7), (-0.56, 0.4)):
        lands.tower(w, x, -1.2, 0.22, h, w.p.pale, w.p.main, 1)
    iron = w.p.metal
    for side in (-1, 1):
        w.tiles(
            box(min(side * 0.08, side * 0.36), -1.5, max(side * 0.08, side * 0.36), -0.34),
            strokes.rows(-1, -1.5, 1, -0.3, 4, (iron, w.p.deep)),
            1.2,
        )
        w.tiles(
            strokes.stripe([(side * 0.50, 0.62), (side * 0.62, 0.10), (side * 0.56, -0.40)], [0.15, 0.13, 0.15]),
            strokes.rows(-1, -0.6, 1, 0.8, 5, (w.p.deep, iron)),
            1.2,
        )
        w.pane(dot(side * 0.48, 0.66, 0.20, n=36), iron, 1.2)
    w.tiles(
        both((0.0, 0.76), (0.42, 0.70), (0.46, 0.20), (0.34, -0.36, 0), (0.0, -0.38)),
        strokes.columns(-0.5, -0.4, 0.5, 0.8, 4, (iron, w.p.pale)),
        1.3,
    )
    w.tiles(box(-0.20, 0.74, 0.20, 1.14), strokes.columns(-0.2, 0.7, 0.2, 1.2, 2, (iron, w.p.pale)), 1.2)
    w.pane(box(-0.15, 0.92, 0.15, 1.00), w.p.accent, 0.9)
    things.gem(w, (0.0, 0.36), 0.16, w.p.main)
    for x in (-0.32, 0.32):
        for y in (0.56, 0.10, -0.22):
            w.pane(dot(x * (1 if y > 0 else 0.8), y, 0.032, n=12), w.p.accent, 0.5)

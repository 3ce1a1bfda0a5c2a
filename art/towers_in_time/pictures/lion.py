"""Lion: a lion that sits with a mane like the sun."""

from art.kit.shapes import both, dot, poly
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("white", "lion", grounds.courses((0.0, 0.8), 0.30, 0.5, shift=0.2))
def paint(w: Window) -> None:
    gold = w.p.ground[2]
    for side in (-1, 1):
        w.pane(
            strokes.stripe([(side * 0.30, -0.30), (side * 0.36, -0.9), (side * 0.34, -1.5)], [0.20, 0.15, 0.17]),
            gold,
            1.1,
        )
    w.tiles(
        both((0.26, 0.0), (0.40, -0.40), (0.26, -1.0), (0.14, -1.5, 0), (0.0, -1.5)),
        strokes.columns(-0.4, -1.5, 0.4, 0.1, 4, (w.p.pale, w.p.ground[1])),
        1.1,
    )
    for n in range(18):
        w.pane(
            [things.wedge(0.0, 0.34, 0.74 if n % 2 else 0.62, n * 20, 20, 0.30)],
            w.near(w.p.accent if n % 2 else glass("#7a4428"), 0.08),
            0.9,
        )
    w.pane(both((0.0, 0.78), (0.32, 0.70), (0.40, 0.36), (0.30, 0.06), (0.20, -0.16), (0.0, -0.22)), gold, 1.2)
    for side in (-1, 1):
        w.pane(dot(side * 0.32, 0.76, 0.11, n=24), gold, 0.9)
        w.pane(poly((side * 0.07, 0.44), (side * 0.25, 0.52), (side * 0.23, 0.40), (side * 0.10, 0.38)), w.p.light, 0.8)
        w.ink(dot(side * 0.165, 0.445, 0.036, n=12))
        for n in range(3):
            w.trace([(side * 0.14, 0.06 - n * 0.035), (side * 0.34, 0.10 - n * 0.06)], 0.3)
    w.pane(both((0.0, 0.30), (0.10, 0.26), (0.0, 0.14)), w.p.dark, 0.8)
    w.pane(both((0.0, 0.14), (0.16, 0.11), (0.18, -0.04), (0.0, -0.10)), w.p.light, 0.9)
    w.trace([(0.0, 0.16), (0.0, 0.02)], 0.5)

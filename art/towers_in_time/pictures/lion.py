"""Lion: a lion that sits with a mane like the sun."""

from art.kit.shapes import both, dot, poly
from art.towers_in_time import grounds, things
from art.towers_in_time.glass import Window, picture


@picture("white", "lion", grounds.courses((0.0, 0.8), 0.30, 0.5))
def paint(w: Window) -> None:
    for n in range(18):
        w.pane(
            [things.wedge(0.0, 0.34, 0.66 if n % 2 else 0.56, n * 20, 20, 0.30)],
            w.near(w.p.ground[4] if n % 2 else w.p.ground[3], 0.08),
            0.9,
        )
    gold = w.p.ground[2]
    w.pane(both((0.0, 0.74), (0.30, 0.66), (0.38, 0.36), (0.30, 0.10), (0.20, -0.16), (0.0, -0.22)), gold, 1.2)
    for side in (-1, 1):
        w.pane(dot(side * 0.30, 0.70, 0.11, n=24), gold, 0.9)
        w.pane(poly((side * 0.07, 0.46), (side * 0.24, 0.52), (side * 0.22, 0.42), (side * 0.10, 0.40)), w.p.light, 0.8)
        w.ink(dot(side * 0.16, 0.455, 0.032, n=12))
        for n in range(3):
            w.trace([(side * 0.14, 0.06 - n * 0.035), (side * 0.34, 0.10 - n * 0.06)], 0.3)
    w.pane(both((0.0, 0.30), (0.09, 0.26), (0.0, 0.16)), w.p.accent, 0.8)
    w.pane(both((0.0, 0.15), (0.15, 0.12), (0.17, -0.02), (0.0, -0.08)), w.p.light, 0.9)
    w.trace([(0.0, 0.16), (0.0, 0.04)], 0.5)
    w.pane(both((0.26, -0.22), (0.44, -0.60), (0.52, -1.5, 0), (0.0, -1.5)), gold, 1.1)

"""Finger of Death: a finger of bone that points down from the sky."""

from art.kit.shapes import blob, dot, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("black", "finger-of-death", grounds.fan((0.0, 1.5), 13, 140, (0.7, 1.3, 1.9), flip=True))
def paint(w: Window) -> None:
    w.pane(
        blob((-0.50, 1.5, 0), (-0.36, 0.96), (-0.20, 0.80), (0.30, 0.80), (0.44, 1.0), (0.56, 1.5, 0)), w.p.deep, 1.2
    )
    for _n, (y, r) in enumerate(((0.78, 0.12), (0.38, 0.10), (0.04, 0.085))):
        w.pane(
            strokes.stripe([(0.0, y), (0.0, y - 0.34)], [r * 0.8, r * 0.66]) + dot(0, y, r, r * 0.7, n=24),
            w.p.light,
            1.1,
        )
    w.pane(poly((-0.05, -0.30), (0.05, -0.30), (0.0, -0.52)), w.p.light, 1.0)
    for x in (-0.24, 0.24):
        w.pane(strokes.stripe([(x, 0.82), (x * 1.1, 0.52), (x * 0.8, 0.40)], [0.09, 0.075, 0.06]), w.p.light, 1.0)
    w.pane(strokes.starry(0.0, -0.60, 0.20, 8, 0.35), w.p.accent, 1.0)
    w.lamp(0, -0.6, 0.35, 0.8)
    person(
        w,
        (0.0, -1.75),
        1.05,
        Look(dress="tunic", head="hair", robe=w.p.main, hair=w.p.dark),
        (0.30, 0.96),
        (-0.30, 0.96),
    )

"""Ballista: a giant crossbow on its stand."""

from art.towers_in_time import arms, grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "ballista", grounds.slants((0.2, 0.8), 0.34, 40))
def paint(w: Window) -> None:
    wood = glass("#7a5232")
    for x in (-0.36, 0.36):
        w.pane(strokes.stripe([(0.0, -0.20), (x, -0.90)], [0.06, 0.05]), wood, 1.0)
    w.pane(strokes.stripe([(-0.66, -0.46), (0.46, 0.46)], [0.075, 0.06]), wood, 1.2)
    w.pane(
        strokes.stripe([(-0.16, 0.88), (0.24, 0.66), (0.40, 0.40)], [0.02, 0.06, 0.07])
        + strokes.stripe([(0.40, 0.40), (0.62, 0.20), (0.86, -0.26)], [0.07, 0.06, 0.02]),
        w.p.metal,
        1.1,
    )
    w.lead([(-0.15, 0.86), (-0.16, -0.06), (0.84, -0.24)], 0.8)
    with w.placed((-0.18, -0.08), 1.25, -51):
        arms.arrow_(w)
    with w.placed((0.0, -0.24), 0.40):
        things.gear(w)

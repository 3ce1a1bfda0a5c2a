"""Bow of the Glade: a bow of living wood with leaves on it."""

from art.kit.shapes import blob, box
from art.towers_in_time import arms, grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "bow-of-the-glade", grounds.fan((0.0, -1.4), 13, 160, (0.9, 1.6, 2.2)))
def paint(w: Window) -> None:
    green = glass("#5f8a4a")
    w.pane(
        strokes.stripe([(-0.34, 1.16), (0.16, 0.84), (0.36, 0.26)], [0.02, 0.055, 0.075])
        + strokes.stripe([(0.36, 0.26), (0.16, -0.34), (-0.34, -0.68)], [0.075, 0.055, 0.02]),
        glass("#6a5138"),
        1.2,
    )
    w.lead([(-0.32, 1.12), (-0.32, -0.64)], 0.7)
    w.pane(box(0.28, 0.12, 0.44, 0.40), w.p.main, 0.9)
    for x, y, turn in (
        (0.02, 0.98, 20),
        (0.24, 0.70, -40),
        (0.36, 0.50, -80),
        (0.38, 0.02, -110),
        (0.26, -0.18, -130),
        (0.02, -0.46, -170),
        (0.10, 0.88, -60),
        (0.12, -0.36, -90),
    ):
        with w.placed((x, y), 0.32, turn):
            w.pane(blob((0, 0, 0), (-0.3, 0.4), (0, 1, 0), (0.3, 0.4)), w.near(green, 0.14), 0.8)
    with w.placed((-0.76, 0.24), 1.16, -90):
        arms.arrow_(w)

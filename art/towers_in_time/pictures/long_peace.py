"""Long Peace: a sword grown over with roses."""

import numpy as np

from art.kit.shapes import blob, dot
from art.towers_in_time import arms, grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "long-peace", grounds.scales((0.0, 0.6), 0.28))
def paint(w: Window) -> None:
    with w.placed((0.0, 0.86), 1.45, 180):
        arms.sword(w, w.p.metal, w.p.accent)
    green = glass("#5f8a4a")
    w.pane(
        strokes.stripe(
            [(0.30, -1.5), (0.26, -0.60), (-0.22, -0.30), (0.22, 0.10), (-0.20, 0.46), (0.30, 0.86)],
            [0.05, 0.045, 0.04, 0.035, 0.03, 0.015],
        ),
        green,
        0.9,
    )
    for x, y, turn in (
        (0.10, -0.44, 120),
        (-0.14, -0.20, 60),
        (0.16, 0.02, -70),
        (-0.04, 0.30, 70),
        (0.10, 0.66, -60),
        (0.22, -0.80, -80),
    ):
        with w.placed((x, y), 0.30, turn):
            w.pane(blob((0, 0, 0), (-0.3, 0.4), (0, 1, 0), (0.3, 0.4)), w.near(green, 0.12), 0.8)
    for x, y, r in ((-0.30, -0.34, 0.15), (0.30, 0.12, 0.16), (-0.28, 0.50, 0.15), (0.34, 0.90, 0.12)):
        for k in range(6):
            t = k * np.pi / 3
            w.pane(dot(x + r * 0.6 * np.cos(t), y + r * 0.6 * np.sin(t), r * 0.55, n=20), w.near(w.p.main, 0.10), 0.7)
        w.pane(dot(x, y, r * 0.45, n=18), w.p.pale, 0.6)

"""Rust: a breastplate eaten by red holes."""

import numpy as np

from art.kit.shapes import blob, both, dot
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("water", "rust", grounds.rays((0.0, 0.3), 16, (0.5, 1.0, 1.5), 0, 20, sun=False))
def paint(w: Window) -> None:
    plate = both(
        (0.14, 0.98, 0),
        (0.30, 1.02),
        (0.52, 0.86),
        (0.44, 0.50),
        (0.54, 0.20),
        (0.42, -0.30),
        (0.30, -0.62, 0),
        (0.0, -0.70),
    )
    w.tiles(plate, strokes.columns(-0.6, -0.8, 0.6, 1.1, 4, (w.p.metal, w.near(w.p.pale, 0.05))), 1.4)
    rust = glass("#b5552a")
    for x, y, r in (
        (-0.26, 0.60, 0.17),
        (0.22, 0.16, 0.20),
        (-0.16, -0.24, 0.15),
        (0.30, 0.66, 0.10),
        (0.10, -0.48, 0.10),
        (-0.34, 0.20, 0.09),
    ):
        edge = [
            (
                x + r * (0.8 + 0.3 * ((n * 7) % 3) / 2) * np.cos(n * np.pi / 5),
                y + r * (0.8 + 0.3 * ((n * 5) % 3) / 2) * np.sin(n * np.pi / 5),
            )
            for n in range(10)
        ]
        w.pane(blob(*edge, per=4), rust, 0.9)
        w.pane(dot(x, y, r * 0.42, n=18), w.p.dark, 0.6)

"""Healing Rain: rain that falls into open hands."""

from art.kit.shapes import blob, dot
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("water", "healing-rain", grounds.slants((0.0, 0.9), 0.24, 90, pieces=0.6))
def paint(w: Window) -> None:
    lands.cloud(w, 0.0, 0.98, 0.80, w.p.light, w.p.pale)
    lands.rain(w, 16, w.p.light, 0, 3, -0.05, 0.055)
    for side in (-1, 1):
        w.pane(
            blob(
                (side * 0.86, -1.5, 0),
                (side * 0.74, -0.86),
                (side * 0.52, -0.34),
                (side * 0.20, -0.22),
                (side * 0.03, -0.34),
                (side * 0.05, -0.70),
                (side * 0.30, -1.5, 0),
            ),
            w.p.skin,
            1.2,
        )
        for n in range(3):
            w.pane(
                strokes.stripe(
                    [
                        (side * (0.46 - n * 0.11), -0.40),
                        (side * (0.34 - n * 0.09), -0.16),
                        (side * (0.18 - n * 0.05), -0.10 + n * 0.0),
                    ],
                    [0.07, 0.055, 0.035],
                ),
                w.near(w.p.skin, 0.08),
                0.8,
            )
    w.pane(dot(0, -0.34, 0.40, 0.10, n=40), w.p.ground[2], 1.0)
    w.lamp(0, -0.3, 0.4, 0.4)

"""Disrupt Transport: a man who comes apart in a ring of light."""

from art.kit.shapes import dot, poly
from art.towers_in_time import grounds, lands, people
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("air", "disrupt-transport", grounds.rays((0.0, 0.3), 12, (0.66, 0.95, 1.4), 10, 25, sun=False))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.3, 0.68, n=60), w.p.ground[0], 1.3)
    for low, high, shift in ((0.42, 1.10, -0.10), (0.08, 0.42, 0.16), (-0.26, 0.08, -0.16), (-0.60, -0.26, 0.12)):
        clip = poly((-0.66, low), (0.66, low), (0.66, high - 0.02), (-0.66, high - 0.02))
        w.tiles(
            clip,
            [
                (
                    (
                        (-0.30 + shift, low - 1),
                        (0.30 + shift, low - 1),
                        (0.26 + shift, high + 1),
                        (-0.26 + shift, high + 1),
                    ),
                    w.p.deep if low < 0.4 else w.p.ground[0],
                )
            ],
            0.0,
            0.0,
        )
        w.pane(
            poly(
                (-0.24 + shift, low + 0.02),
                (0.24 + shift, low + 0.02),
                (0.22 + shift, high - 0.04),
                (-0.22 + shift, high - 0.04),
            ),
            (w.p.deep, w.p.main, w.p.ground[4])[int(low * 10) % 3],
            1.1,
        ) if low < 0.4 else None
    people.head(w, (-0.10, 0.66), Look(head="hair", hair=w.p.dark), 2.6)
    for side in (-1, 1):
        for n in range(3):
            x, y = side * (0.50 + 0.12 * n), 0.46 - 0.30 * n
            w.pane(
                poly((x - 0.09, y), (x + 0.05, y + 0.10), (x + 0.10, y - 0.05), (x - 0.03, y - 0.11)),
                (w.p.deep, w.p.accent, w.p.main)[n],
                0.9,
            )
    lands.swirl(w, 0.0, -0.98, 0.44, w.p.accent, 1.6, 0.12, 90)

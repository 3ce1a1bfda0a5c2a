"""Grave Rats: rats that pour out of a grave."""

from art.kit.shapes import box, poly
from art.towers_in_time import beasts, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("black", "grave-rats", grounds.night((0.40, 0.86), 36, 0.22, 6, 0.2))
def paint(w: Window) -> None:
    w.pane(
        poly(
            (-0.42, -0.30),
            (-0.42, 0.42),
            (-0.30, 0.62),
            (-0.10, 0.70),
            (0.10, 0.70),
            (0.30, 0.62),
            (0.42, 0.42),
            (0.42, -0.30),
        ),
        w.p.metal,
        1.3,
    )
    w.pane(box(-0.05, 0.10, 0.05, 0.52) + box(-0.17, 0.32, 0.17, 0.41), w.p.deep, 0.8)
    lands.hill(w, [(-0.8, -0.30), (0.0, -0.24), (0.8, -0.32)], w.p.deep, 5)
    for x, y, k, flip in (
        (-0.40, -0.22, 0.42, True),
        (0.44, -0.26, 0.46, False),
        (-0.10, -0.50, 0.55, False),
        (0.46, -0.74, 0.6, True),
        (-0.46, -0.82, 0.6, False),
    ):
        with w.placed((x, y), k, 0, flip):
            beasts.rat(w, w.p.metal)

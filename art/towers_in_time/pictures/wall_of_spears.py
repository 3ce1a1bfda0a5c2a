"""Wall of Spears: spears set in the ground, point outward."""

from art.kit.shapes import box
from art.towers_in_time import arms, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "wall-of-spears", grounds.rays((0.0, -0.4), 16, (0.6, 1.1, 1.7), 0, sun=False))
def paint(w: Window) -> None:
    for n in range(13):
        with w.placed((-0.90 + n * 0.15, -0.42), 1.0, (6 - n) * 3.4):
            arms.spear(w, 1.06 + 0.12 * (n % 2))
    w.tiles(
        box(-1.2, -0.52, 1.2, -0.28),
        strokes.columns(-1.2, -0.6, 1.2, -0.2, 11, (glass("#7a5232"), glass("#9a7048"))),
        1.2,
    )
    lands.hill(w, [(-0.8, -0.62), (0.0, -0.56), (0.8, -0.64)], w.p.ground[4], 6)

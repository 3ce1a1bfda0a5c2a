"""Water Elemental: a wave that lifts its arm over a bridge."""

from art.kit.shapes import blob
from art.towers_in_time import elementals, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("water", "water-elemental", grounds.rays((0.0, 0.6), 18, (0.34, 0.8, 1.3), 0, 30))
def paint(w: Window) -> None:
    with w.placed((0.04, -0.62), 0.92, -4):
        elementals.water(w, 2)
    stone = (w.p.metal, w.p.deep)
    w.tiles(
        blob(
            (-1.2, -0.62, 0),
            (-0.5, -0.44),
            (0.0, -0.40),
            (0.5, -0.44),
            (1.2, -0.62, 0),
            (1.2, -1.2, 0),
            (0.62, -1.2, 0),
            (0.40, -0.86),
            (0.0, -0.74),
            (-0.40, -0.86),
            (-0.62, -1.2, 0),
            (-1.2, -1.2, 0),
        ),
        strokes.bricks(-1.2, -1.2, 1.2, -0.3, 8, 5, stone, w),
        1.3,
    )
    lands.sea(w, -1.12, w.p.ground[2:5], 2, 0.05, 0.5)

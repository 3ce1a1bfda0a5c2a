"""Living Water: a cup that runs over."""

from art.kit.shapes import blob
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("water", "living-water", grounds.rays((0.0, 0.55), 20, (0.26, 0.6, 1.0, 1.5), 0))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.10), 1.30):
        things.cup(w, w.p.accent)
    for side in (-1, 1):
        for n in range(3):
            w.pane(
                strokes.stripe(
                    [
                        (side * (0.06 + n * 0.08), 0.56),
                        (side * (0.30 + n * 0.10), 0.86 - n * 0.10),
                        (side * (0.50 + n * 0.12), 0.30),
                        (side * (0.46 + n * 0.16), -0.9),
                    ],
                    [0.035, 0.05, 0.05, 0.07],
                ),
                w.p.ground[1 + n],
                0.9,
            )
    things.drop(w, 0.0, 0.84, 0.12, w.p.light)
    for x, y in ((-0.34, -0.66), (0.32, -0.72)):
        with w.placed((x, y), 0.34):
            w.pane(blob((0, 0, 0), (-0.3, 0.4), (0, 1, 0), (0.3, 0.4)), glass("#4ea357"), 0.9)

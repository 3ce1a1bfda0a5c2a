"""Ring of Renewal: a ring with a green stone, a shoot growing through it."""

from art.kit.shapes import blob
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "ring-of-renewal", grounds.rays((0.0, 0.3), 24, (0.6, 1.0, 1.5), 0))
def paint(w: Window) -> None:
    green = glass("#4ea357")
    w.pane(strokes.stripe([(0.0, -1.5), (0.06, -0.6), (-0.08, 0.0), (0.0, 0.34)], [0.05, 0.04, 0.03, 0.02]), green, 0.9)
    with w.placed((0.0, 0.10), 1.15):
        things.ring(w, green)
    for x, y, turn in ((0.02, -0.36, 60), (-0.02, -0.52, -60), (-0.05, -0.06, 50), (0.0, 0.0, -50)):
        with w.placed((x, y), 0.36, turn):
            w.pane(blob((0, 0, 0), (-0.3, 0.4), (0, 1, 0), (0.3, 0.4)), w.near(green, 0.12), 0.9)

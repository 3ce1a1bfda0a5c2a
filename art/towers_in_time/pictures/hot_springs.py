"""Hot Springs: pools that steam between red rocks."""

from art.kit.shapes import dot
from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("fire", "hot-springs", grounds.slants((0.0, 0.8), 0.34, 84))
def paint(w: Window) -> None:
    for x, y, r in ((-0.40, 0.06, 0.46), (0.46, -0.26, 0.52), (-0.46, -0.66, 0.58)):
        w.pane(dot(x, y, r * 1.16, r * 0.52, n=44), w.p.deep, 1.2)
        w.pane(dot(x, y, r, r * 0.42, n=44), glass("#2c9fae"), 1.0)
        w.pane(dot(x - r * 0.1, y + r * 0.04, r * 0.6, r * 0.22, n=36), glass("#a8e6d4"), 0.8)
        for k in (-0.3, 0.2):
            lands.gust(
                w,
                [
                    (x + k * r, y + 0.08),
                    (x + k * r - 0.10, y + 0.26),
                    (x + k * r + 0.10, y + 0.46),
                    (x + k * r - 0.02, y + 0.68),
                ],
                0.045,
                w.p.light,
            )
    lands.rocks(w, [(0.30, 0.20, 0.15), (-0.84, -0.20, 0.16), (0.06, -0.56, 0.12), (0.86, 0.16, 0.13)], w.p.main)

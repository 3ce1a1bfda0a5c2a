"""Rain of Embers: embers that fall on roofs."""

from art.kit.shapes import box, poly
from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "rain-of-embers", grounds.slants((0.0, 0.2), 0.30, 96, pieces=0.6))
def paint(w: Window) -> None:
    lands.cloud(w, -0.40, 1.06, 0.62, w.p.metal, w.p.deep)
    lands.cloud(w, 0.50, 1.12, 0.58, w.p.metal, w.p.deep)
    for n in range(13):
        x, y = -0.88 + 1.76 * ((n * 0.618) % 1.0), 0.74 - 0.085 * n
        with w.placed((x, y), 0.58, 160):
            things.flame(w, 0, -0.14, 0.46, 0.13)
    for x, wide, h in ((-0.62, 0.62, 0.42), (0.06, 0.5, 0.30), (0.66, 0.6, 0.46)):
        w.pane(box(x - wide / 2, -1.5, x + wide / 2, -0.9 + h * 0.5), w.p.main, 1.0)
        w.pane(
            poly((x - wide * 0.62, -0.9 + h * 0.5), (x, -0.50 + h * 0.6), (x + wide * 0.62, -0.9 + h * 0.5)),
            w.p.deep,
            1.1,
        )
        w.pane(box(x - 0.06, -1.16, x + 0.06, -1.0), w.p.accent, 0.7)

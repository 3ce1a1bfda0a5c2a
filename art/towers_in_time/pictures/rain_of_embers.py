"""Rain of Embers: embers that fall on roofs."""

from art.kit.shapes import box, poly
from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "rain-of-embers", grounds.slants((0.0, 1.2), 0.26, 96, pieces=0.5, shift=0.15))
def paint(w: Window) -> None:
    lands.cloud(w, -0.40, 1.04, 0.60, w.p.deep, w.p.dark)
    lands.cloud(w, 0.50, 1.10, 0.56, w.p.deep, w.p.dark)
    for n in range(14):
        x, y = -0.88 + 1.76 * ((n * 0.618) % 1.0), 0.80 - 0.085 * n
        with w.placed((x, y), 0.5, 160):
            things.flame(w, 0, -0.14, 0.42, 0.10)
    for x, wide, high in ((-0.62, 0.62, 0.42), (0.06, 0.5, 0.30), (0.66, 0.6, 0.46)):
        w.pane(box(x - wide / 2, -1.5, x + wide / 2, -0.9 + high * 0.5), w.p.deep, 1.0)
        w.pane(
            poly((x - wide * 0.62, -0.9 + high * 0.5), (x, -0.50 + high * 0.6), (x + wide * 0.62, -0.9 + high * 0.5)),
            w.p.dark,
            1.1,
        )

"""Tidal Cave: a cave mouth, the sea coming in with the moon behind."""

from art.kit.shapes import blob, dot, poly
from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("water", "tidal-cave", grounds.cells((0.0, 0.3), 44, shift=0.45))
def paint(w: Window) -> None:
    lands.portal(w, 0.0, -1.5, 0.66, 0.98, (w.p.deep, w.p.ground[4], w.p.dark), w.p.ground[1], 1, True)
    w.pane(dot(0.0, 0.34, 0.24, n=44), w.p.light, 1.1)
    for n in range(5):
        y = 0.02 - n * 0.30
        half = 0.62 + 0.09 * n
        w.pane(
            blob(
                (-half, y, 0),
                (-half * 0.5, y + 0.10),
                (0.0, y - 0.02),
                (half * 0.5, y + 0.10),
                (half, y, 0),
                (half + 0.2, -1.6, 0),
                (-half - 0.2, -1.6, 0),
            ),
            (w.p.ground[2], w.p.pale, w.p.ground[3])[n % 3],
            1.0,
        )
    for x, h in ((-0.46, 0.34), (-0.22, 0.22), (0.34, 0.30)):
        w.pane(
            poly((x - 0.07, 0.98 - abs(x) * 0.5), (x + 0.07, 0.98 - abs(x) * 0.5), (x, 0.90 - abs(x) * 0.5 - h)),
            w.p.ground[4],
            0.9,
        )

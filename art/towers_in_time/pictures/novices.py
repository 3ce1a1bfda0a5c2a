"""Novices: three in white with candles."""

from art.towers_in_time import grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "novices", grounds.quarries((0.0, 0.5), 0.36))
def paint(w: Window) -> None:
    for x, y, high in ((-0.56, -1.1, 1.62), (0.56, -1.1, 1.62), (0.0, -1.25, 1.82)):
        person(
            w,
            (x, y),
            high,
            Look(robe=w.p.main, head="cap", hair=w.p.dark, trim=w.p.ground[3]),
            (0.17, 0.60),
            (-0.02, 0.56),
            (lambda w: things.candle(w, 0.9, 0.10), 0, 0.24),
        )

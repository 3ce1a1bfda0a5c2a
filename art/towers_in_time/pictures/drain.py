"""Drain: a hand that draws light out of a man."""

from art.kit.shapes import dot
from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("black", "drain", grounds.rays((-0.4, 0.5), 16, (0.3, 0.7, 1.2), 0, 50))
def paint(w: Window) -> None:
    person(
        w,
        (0.50, -1.1),
        1.65,
        Look(dress="tunic", head="hair", robe=w.p.metal, skin=w.p.light, hair=w.p.pale),
        (0.20, 0.42),
        (-0.24, 0.42),
        angle=8,
    )
    for n in range(3):
        lands.gust(
            w,
            [(0.46, 0.22 - n * 0.16), (0.16, 0.30 - n * 0.06), (-0.10, 0.14 + n * 0.06), (-0.36, 0.40)],
            0.045,
            w.p.accent,
        )
    with w.placed((-0.62, -0.06), 0.95, -24):
        things.hand(w, w.p.main, w.p.dark)
    w.pane(dot(-0.30, 0.66, 0.14, n=32), w.p.accent, 1.0)
    w.lamp(-0.30, 0.66, 0.3, 0.7)

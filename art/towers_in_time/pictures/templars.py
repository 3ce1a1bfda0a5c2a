"""Templars: a red cross on every shield."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "templars", grounds.courses((0.0, 0.6), 0.26, 0.46))
def paint(w: Window) -> None:
    for x, y, high in ((-0.60, -1.0, 1.72), (0.60, -1.0, 1.72), (0.0, -1.2, 2.0)):
        person(
            w,
            (x, y),
            high,
            Look(dress="armour", head="greathelm", robe=w.p.main),
            (0.26, 0.62),
            (-0.06, 0.52),
            (arms.sword, -4, 0.44),
        )
        with w.placed((x - 0.10 * high, y + 0.50 * high), 0.30 * high):
            arms.shield(w, w.p.light, "cross", w.p.accent)

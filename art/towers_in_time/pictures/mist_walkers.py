"""Mist Walkers: hooded shapes half gone in the mist."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "mist-walkers", grounds.bands((0.0, 0.5), 0.20, 0.05, 1.6))
def paint(w: Window) -> None:
    for x, y, high, tone in ((-0.58, -0.9, 1.55, 3), (0.60, -0.9, 1.55, 2), (0.0, -1.2, 1.95, 4)):
        person(
            w,
            (x, y),
            high,
            Look(robe=w.p.ground[tone - 1], cloak=w.p.ground[tone], head="hood", skin=w.p.dark),
            (0.06, 0.55),
            (-0.06, 0.55),
        )
    for y, shift in ((-0.20, 0.1), (-0.50, -0.2), (-0.82, 0.15)):
        lands.gust(
            w,
            [(-1.15, y), (-0.5 + shift, y + 0.10), (0.1, y - 0.05), (0.6 + shift, y + 0.08), (1.15, y)],
            0.12,
            w.p.light,
        )

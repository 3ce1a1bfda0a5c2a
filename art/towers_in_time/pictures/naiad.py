"""Naiad: a girl in the spring, her hair the water."""

from art.towers_in_time import grounds, lands, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("water", "naiad", grounds.arches((0.0, 0.4), 1.30, 0.90, 3))
def paint(w: Window) -> None:
    for n in range(7):
        t = (n - 3) / 3
        w.pane(
            strokes.stripe(
                [(t * 0.07, 0.92), (t * 0.34, 0.50), (t * 0.50, -0.10), (t * 0.86, -0.80)], [0.06, 0.085, 0.10, 0.12]
            ),
            w.p.ground[1 + n % 3],
            0.9,
        )
    person(
        w,
        (0, -1.25),
        2.1,
        Look(robe=w.p.light, head="long", hair=w.p.ground[3], build=0.85, trim=w.p.accent),
        (0.10, 0.70),
        (-0.10, 0.62),
        (things.cup, 0, 0.15),
    )
    lands.sea(w, -0.62, (w.p.pale, w.p.ground[2], w.p.ground[3]), 4, 0.05, 0.5)

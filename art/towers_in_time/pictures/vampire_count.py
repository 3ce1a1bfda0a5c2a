"""Vampire Count: a count in a red-lined cape, bats about him."""

from art.kit.shapes import blob, dot, poly
from art.towers_in_time import beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("black", "vampire-count", grounds.arches((0.0, 0.5), 1.32, 0.94, 3))
def paint(w: Window) -> None:
    for side in (-1, 1):
        w.pane(
            blob(
                (side * 0.06, 0.62),
                (side * 0.36, 0.80, 0),
                (side * 0.70, 0.10),
                (side * 0.80, -1.5, 0),
                (side * 0.1, -1.5, 0),
            ),
            w.p.dark,
            1.2,
        )
        w.pane(
            blob(
                (side * 0.05, 0.56),
                (side * 0.28, 0.60, 0),
                (side * 0.52, 0.0),
                (side * 0.56, -1.5, 0),
                (side * 0.08, -1.5, 0),
            ),
            glass("#9c1f34"),
            0.9,
        )
    person(
        w,
        (0, -1.25),
        2.15,
        Look(dress="tunic", head="hair", robe=w.p.deep, skin=w.p.light, hair=w.p.dark, trim=w.p.dark, ears=0.03),
        (0.18, 0.60),
        (-0.18, 0.60),
    )
    for x in (-0.022, 0.022):
        w.pane(poly((x - 0.012, 0.555), (x + 0.012, 0.555), (x, 0.50)), w.p.light, 0.3)
    for x, y, k in ((-0.62, 0.98, 0.26), (0.64, 0.90, 0.30), (0.74, 0.42, 0.2)):
        with w.placed((x, y), k):
            for side in (-1, 1):
                beasts.bat_wing(w, (side * 0.1, 0.0), (side * 0.9, 0.3), 3, (w.p.dark, w.p.deep), 0.5)
            w.pane(dot(0, 0.05, 0.16, 0.2, n=18), w.p.dark, 0.8)

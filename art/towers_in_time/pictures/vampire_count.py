"""Vampire Count: a count in a red-lined cape."""

from art.kit.shapes import blob, box, poly
from art.towers_in_time import grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("black", "vampire-count", grounds.arches((0.0, 0.5), 1.32, 0.94, 3))
def paint(w: Window) -> None:
    for side in (-1, 1):
        w.pane(
            blob(
                (side * 0.06, 0.62),
                (side * 0.40, 1.00, 0),
                (side * 0.74, 0.10),
                (side * 0.84, -1.5, 0),
                (side * 0.1, -1.5, 0),
            ),
            w.p.dark,
            1.2,
        )
        w.pane(
            blob(
                (side * 0.05, 0.56),
                (side * 0.32, 0.80, 0),
                (side * 0.56, 0.0),
                (side * 0.60, -1.5, 0),
                (side * 0.08, -1.5, 0),
            ),
            glass("#b3243c"),
            0.9,
        )
    person(
        w,
        (0, -1.25),
        2.15,
        Look(dress="tunic", head="hair", robe=w.p.deep, skin=w.p.light, hair=w.p.dark, trim=w.p.main, ears=0.03),
        (0.18, 0.60),
        (-0.18, 0.60),
    )
    w.pane(box(-0.10, 0.10, 0.10, 0.40), w.p.light, 0.8)
    w.pane(poly((0.0, 0.42), (0.10, 0.48), (0.10, 0.36), (-0.10, 0.48), (-0.10, 0.36)), glass("#b3243c"), 0.8)
    for x in (-0.022, 0.022):
        w.pane(poly((x - 0.012, 0.555), (x + 0.012, 0.555), (x, 0.50)), w.p.light, 0.3)

"""Djinn of the Empty Hour: a djinn who rises from an hourglass with nothing in it."""

from art.kit.shapes import blob, box
from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "djinn-of-the-empty-hour", grounds.rays((0.0, 0.55), 18, (0.42, 0.9, 1.4), 5))
def paint(w: Window) -> None:
    lands.gust(w, [(0.0, -0.62), (0.36, -0.36), (-0.26, -0.12), (0.10, 0.16)], 0.20, w.p.ground[4])
    person(
        w,
        (0, -0.98),
        2.05,
        Look(
            dress="tunic",
            robe=w.p.accent,
            skin=w.p.ground[2],
            head="turban",
            hair=w.p.dark,
            trim=w.p.light,
            beard=0.08,
            build=1.8,
        ),
        (0.30, 0.92),
        (-0.30, 0.92),
    )
    w.pane(
        blob(
            (-0.50, 0.10),
            (0.0, 0.22),
            (0.50, 0.10),
            (0.30, -0.16),
            (0.34, -0.40),
            (0.10, -0.60),
            (-0.06, -0.62),
            (-0.20, -0.36),
            (-0.34, -0.16),
        ),
        w.p.ground[4],
        1.2,
    )
    w.pane(
        blob((-0.30, 0.06), (0.10, 0.14), (0.34, 0.02), (0.12, -0.14), (0.18, -0.40), (0.02, -0.56), (-0.06, -0.30)),
        w.p.ground[2],
        0.8,
    )
    with w.placed((0.0, -0.96), 0.62):
        for y in (-0.54, 0.46):
            w.pane(box(-0.40, y, 0.40, y + 0.10), w.p.accent, 1.0)
        for y, k in ((0.46, 1), (-0.46, -1)):
            w.pane(
                blob(
                    (-0.30, y, 0),
                    (-0.28, y - 0.22 * k),
                    (-0.04, 0, 0),
                    (0.04, 0, 0),
                    (0.28, y - 0.22 * k),
                    (0.30, y, 0),
                    per=5,
                ),
                w.p.light,
                1.0,
            )

"""Djinn of the Empty Hour: a djinn who rises from an hourglass with nothing in it."""

from art.kit.shapes import blob, box
from art.towers_in_time import grounds, people, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("air", "djinn-of-the-empty-hour", grounds.rays((0.0, 0.62), 18, (0.46, 0.9, 1.4), 5))
def paint(w: Window) -> None:
    tail = [(0.0, 0.14), (0.34, -0.16), (-0.24, -0.40), (0.12, -0.62), (0.0, -0.82)]
    w.tiles(
        strokes.stripe(tail, [0.40, 0.34, 0.24, 0.14, 0.05]),
        strokes.rows(-1, -0.9, 1, 0.2, 8, (w.p.ground[4], w.p.ground[2], w.p.pale), 0.08),
        1.2,
    )
    look = Look(
        dress="tunic",
        robe=w.p.accent,
        skin=w.p.ground[2],
        head="turban",
        hair=w.p.dark,
        trim=w.p.light,
        beard=0.08,
        build=1.8,
    )
    with w.placed((0.0, -1.04), 2.05):
        people.torso(w, look, w.p.accent, 1.8)
        for hand, side in (((-0.34, 0.94), -1), ((0.34, 0.94), 1)):
            people.arm(w, hand, side, w.p.accent, look, 1.8)
        people.head(w, (0, 0.885), look, 1.3)
    with w.placed((0.0, -1.06), 0.56):
        for y in (-0.54, 0.46):
            w.pane(box(-0.42, y, 0.42, y + 0.10), w.p.accent, 1.0)
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

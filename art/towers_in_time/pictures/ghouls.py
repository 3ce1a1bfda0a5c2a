"""Ghouls: two crouched eaters over a coffin."""

from art.kit.shapes import dot, poly
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("black", "ghouls", grounds.cells((0.0, 0.6), 40))
def paint(w: Window) -> None:
    for side in (-1, 1):
        person(
            w,
            (side * 0.46, -0.92),
            1.62,
            Look(
                dress="tunic",
                head="bald",
                robe=w.p.deep,
                skin=glass("#8fa060"),
                hair=w.p.dark,
                ears=0.08,
                build=0.95,
                trim=w.p.dark,
            ),
            (0.26, 0.50),
            (-0.34, 0.44),
            angle=-20 * side,
            flip=side < 0,
            stance=0.16,
        )
        w.pane(dot(side * 0.30, 0.50, 0.0, n=8), w.p.accent, 0) if False else None
    w.tiles(
        poly((-0.66, -0.34), (-0.40, -0.16), (0.62, -0.22), (0.66, -0.52), (-0.40, -0.62)),
        strokes.rows(-1, -0.7, 1, 0, 3, (w.p.main, w.p.deep)),
        1.3,
    )
    with w.placed((-0.30, -0.28), 0.34, -80):
        things.bone(w)

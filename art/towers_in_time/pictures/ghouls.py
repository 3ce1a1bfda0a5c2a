"""Ghouls: two grey eaters crouched over a coffin."""

from art.kit.shapes import poly
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("black", "ghouls", grounds.cells((0.0, 0.2), 40))
def paint(w: Window) -> None:
    skin = glass("#a9b87a")
    for side in (-1, 1):
        person(
            w,
            (side * 0.50, -0.86),
            1.66,
            Look(dress="tunic", head="bald", robe=w.p.deep, skin=skin, hair=w.p.dark, ears=0.09, build=0.95, trim=skin),
            (0.26, 0.56),
            (-0.32, 0.42),
            angle=-14 * side,
            flip=side < 0,
            stance=0.12,
        )
    w.tiles(
        poly((-0.72, -0.36), (-0.46, -0.16), (0.66, -0.22), (0.72, -0.60), (-0.46, -0.70)),
        strokes.rows(-1, -0.8, 1, 0, 4, (w.p.accent, w.p.main)),
        1.4,
    )
    with w.placed((-0.36, -0.26), 0.46, -80):
        things.bone(w)
    with w.placed((0.36, -0.10), 0.22):
        things.skull(w)

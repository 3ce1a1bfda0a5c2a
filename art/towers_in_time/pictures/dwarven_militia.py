"""Dwarven Militia: a rank of dwarves behind square shields."""

from art.kit.shapes import box, dot
from art.towers_in_time import arms, grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, rank


@picture("earth", "dwarven-militia", grounds.slants((0.0, 0.7), 0.40, 90, pieces=0.9))
def paint(w: Window) -> None:
    rank(
        w,
        -0.95,
        4,
        1.45,
        Look(dress="tunic", head="helm", beard=0.12, build=1.6, robe=w.p.deep, hair=w.p.accent),
        (arms.spear, 0, 0.62),
        1.65,
    )
    for n in range(4):
        x = -0.70 + n * 0.47
        w.tiles(
            box(x - 0.20, -0.62, x + 0.20, 0.02),
            strokes.columns(x - 0.2, -0.7, x + 0.2, 0.1, 2, (w.p.main, w.p.pale)),
            1.3,
        )
        w.pane(dot(x, -0.30, 0.075, n=24), w.p.accent, 0.8)

"""Second Wind: a great mouth of wind behind a soldier who gets up."""

from art.kit.shapes import dot
from art.towers_in_time import arms, grounds, lands, people
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "second-wind", grounds.bands((-0.7, 0.6), 0.22, 0.07, 0.9, 0.12))
def paint(w: Window) -> None:
    w.pane(dot(-0.66, 0.62, 0.36, n=44), w.p.pale, 1.3)
    people.head(w, (-0.60, 0.62), Look(head="hair", hair=w.p.ground[3], skin=w.p.light), 3.0)
    for n in range(3):
        lands.gust(
            w,
            [(-0.36, 0.46 - n * 0.05), (0.05, 0.52 - n * 0.22), (0.5, 0.30 - n * 0.26), (1.05, 0.50 - n * 0.34)],
            0.07,
            w.p.light,
        )
    person(
        w,
        (0.34, -1.12),
        1.50,
        Look(dress="armour", head="helm", robe=w.p.accent),
        (0.30, 0.92),
        (-0.22, 0.40),
        (arms.sword, -20, 0.5),
        angle=8,
        stance=0.2,
    )

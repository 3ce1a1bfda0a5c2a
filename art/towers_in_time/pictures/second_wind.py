"""Second Wind: a cloud with cheeks that blows a soldier to his feet."""

from art.kit.shapes import dot
from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "second-wind", grounds.bands((-0.7, 0.6), 0.22, 0.07, 0.9, 0.12))
def paint(w: Window) -> None:
    lands.cloud(w, -0.66, 0.78, 0.62, w.p.light, w.p.pale)
    for x in (-0.74, -0.46):
        w.ink(dot(x, 0.86, 0.045, 0.03))
    w.pane(dot(-0.30, 0.66, 0.10, 0.12, n=28), w.p.ground[4], 1.0)
    for n in range(3):
        lands.gust(
            w,
            [(-0.24, 0.66 - n * 0.04), (0.10, 0.62 - n * 0.22), (0.5, 0.40 - n * 0.26), (1.05, 0.56 - n * 0.34)],
            0.07,
            w.p.light,
        )
    person(
        w,
        (0.36, -1.12),
        1.50,
        Look(dress="armour", head="helm", robe=w.p.accent),
        (0.30, 0.92),
        (-0.22, 0.40),
        (arms.sword, -20, 0.5),
        angle=8,
        stance=0.2,
    )

"""Raven Riders: a rider on a raven as large as a horse."""

from art.towers_in_time import arms, beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("black", "raven-riders", grounds.rays((0.1, 0.4), 16, (0.7, 1.1, 1.6), 6))
def paint(w: Window) -> None:
    with w.placed((-0.02, -0.04), 1.35, 4):
        beasts.bird(
            w, w.p.dark, (w.p.deep, w.p.metal, w.p.main), w.p.accent, (-0.50, 0.50), (0.34, 0.56), 0.40, feathers=9
        )
    person(
        w,
        (0.0, 0.04),
        1.06,
        Look(dress="armour", head="helm", robe=w.p.accent, cloak=glass("#9c1f34")),
        (0.30, 0.62),
        (-0.20, 0.60),
        (arms.lance, -70, 0.6),
        angle=-6,
    )

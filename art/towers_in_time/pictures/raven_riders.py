"""Raven Riders: a rider on a raven as large as a horse."""

from art.towers_in_time import arms, beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("black", "raven-riders", grounds.scales((0.2, 0.6), 0.26))
def paint(w: Window) -> None:
    with w.placed((-0.02, 0.10), 1.35, 4):
        beasts.bird(
            w, w.p.dark, (w.p.deep, w.p.dark, w.p.main), w.p.metal, (-0.46, 0.56), (0.36, 0.60), 0.42, feathers=9
        )
    person(
        w,
        (-0.02, 0.10),
        0.92,
        Look(dress="armour", head="helm", robe=w.p.accent, cloak=w.p.main),
        (0.30, 0.62),
        (-0.20, 0.60),
        (arms.lance, -70, 0.6),
        angle=-6,
    )

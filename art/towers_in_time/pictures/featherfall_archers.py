"""Featherfall Archers: three archers who come down slowly, feathers on their backs."""

from art.towers_in_time import arms, beasts, grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "featherfall-archers", grounds.slants((-0.3, 0.9), 0.26, 80))
def paint(w: Window) -> None:
    for x, y, high in ((-0.58, 0.18, 0.90), (0.58, 0.36, 0.86), (0.02, -0.62, 1.20)):
        for side in (-1, 1):
            beasts.plume(
                w,
                (x + side * 0.04, y + high * 0.72),
                (x + side * high * 0.34, y + high * 1.08),
                high * 0.28,
                6,
                side=-side,
            )
        person(
            w,
            (x, y),
            high,
            Look(dress="tunic", head="hood", cloak=None, robe=w.p.deep, hair=w.p.deep),
            (0.22, 0.76),
            (-0.04, 0.75),
            (arms.bow, -20, 0.5),
        )
    for x, y, size, angle in ((-0.10, 0.72, 0.40, 40), (0.72, -0.52, 0.42, -30), (-0.74, -0.62, 0.44, 24)):
        with w.placed((x, y), size, angle):
            things.feather(w)

"""Barbarian King: a king in bear's fur on a standing stone."""

from art.towers_in_time import arms, grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "barbarian-king", grounds.rays((0.0, 0.7), 18, (0.4, 0.8, 1.3), 5))
def paint(w: Window) -> None:
    fur = glass("#5c4430")
    lands.rocks(w, [(0.0, -1.1, 0.72), (-0.5, -1.25, 0.4), (0.5, -1.25, 0.4)], w.p.metal)
    person(
        w,
        (0, -0.90),
        1.95,
        Look(
            dress="armour",
            head="crown",
            robe=w.p.main,
            hair=w.p.accent,
            beard=0.14,
            build=1.75,
            cloak=fur,
            trim=w.p.dark,
        ),
        (0.32, 0.60),
        (-0.36, 0.92),
        (lambda w: arms.sword(w, w.p.light), 168, 0.5),
        (lambda w: things.horn(w), 40, 0.42),
    )

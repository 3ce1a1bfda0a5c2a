"""White Abbot: an old abbot with his book and crook."""

from art.towers_in_time import arms, grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "white-abbot", grounds.arches((0.0, 0.4), 1.34, 0.84, 4))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.25),
        2.2,
        Look(
            robe=w.p.main, cloak=w.p.deep, head="mitre", hair=w.p.light, beard=0.16, trim=w.p.accent, halo=w.p.ground[2]
        ),
        (0.28, 0.64),
        (-0.10, 0.56),
        (lambda w: arms.staff(w, "crook", w.p.ground[3]), 0, 0.46),
        (things.book, 0, 0.20),
    )

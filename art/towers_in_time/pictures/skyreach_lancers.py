"""Skyreach Lancers: a knight on a winged horse, lance levelled."""

from art.towers_in_time import arms, beasts, grounds, people
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("air", "skyreach-lancers", grounds.scales((0.3, 0.6), 0.25))
def paint(w: Window) -> None:
    beasts.beast(w, (-0.10, 0.02), 0.74, "horse", "leap", 14, coat=w.p.light, mane=w.p.accent)
    with w.placed((0.04, 0.22), 0.72, 12):
        people.person(
            w,
            (0, -0.34),
            1.0,
            Look(dress="armour", head="greathelm", robe=w.p.deep),
            (0.16, 0.62),
            (-0.05, 0.60),
            (arms.lance, -66, 0.9),
        )
    beasts.plume(w, (-0.10, 0.16), (-0.82, 0.78), 0.50, 8, (w.p.pale, w.p.ground[2], w.p.light), side=1)

"""Skyreach Lancers: a knight on a winged horse, lance levelled."""

from art.towers_in_time import arms, beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "skyreach-lancers", grounds.scales((0.3, 0.6), 0.25))
def paint(w: Window) -> None:
    beasts.plume(w, (0.06, 0.22), (0.42, 1.14), 0.40, 8, (w.p.ground[3], w.p.pale, w.p.metal), side=-1)
    person(
        w,
        (-0.10, -0.14),
        1.22,
        Look(dress="armour", head="greathelm", robe=w.p.deep, cloak=w.p.accent),
        (0.22, 0.62),
        (-0.16, 0.60),
        (arms.lance, -74, 0.95),
        angle=-8,
    )
    beasts.beast(w, (-0.08, -0.06), 0.80, "horse", "leap", 10, coat=w.p.light, mane=w.p.accent)
    beasts.plume(w, (-0.06, 0.10), (-0.84, 0.62), 0.46, 8, (w.p.pale, w.p.ground[2], w.p.light), side=1)

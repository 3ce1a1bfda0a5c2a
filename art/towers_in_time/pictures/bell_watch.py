"""Bell Watch: a watchman under a great bell on the wall."""

from art.towers_in_time import arms, grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "bell-watch", grounds.courses((0.0, 0.8), 0.24, 0.40, shift=0.35))
def paint(w: Window) -> None:
    lands.portal(w, 0.0, -1.4, 0.66, 1.14, (w.p.metal, w.p.deep), w.p.ground[1], 1, True)
    with w.placed((0.0, 0.98), 0.72):
        things.bell(w, w.p.ground[3])
    w.lead([(0.0, 0.26), (0.18, 0.0)], 1.1)
    person(
        w,
        (0.0, -1.45),
        1.62,
        Look(dress="armour", head="helm", robe=w.p.accent, trim=w.p.ground[3]),
        (0.12, 0.92),
        (-0.26, 0.60),
        None,
        (arms.halberd, 0, 0.5),
    )
    lands.rampart(w, -0.86, (w.p.pale, w.p.deep), 6, 3, 5)

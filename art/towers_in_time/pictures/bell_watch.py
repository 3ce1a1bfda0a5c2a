"""Bell Watch: a ringer on the rope of a great bell in its tower."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "bell-watch", grounds.courses((0.0, 0.8), 0.24, 0.40, shift=0.25))
def paint(w: Window) -> None:
    lands.portal(w, 0.0, -1.4, 0.60, 1.10, (w.p.metal, w.p.deep), w.p.ground[0], 1, True)
    with w.placed((0.0, 0.92), 0.84):
        things.bell(w, w.p.ground[3])
    w.lead([(0.0, 0.06), (0.02, -0.6)], 1.1)
    person(
        w,
        (0.02, -1.2),
        1.22,
        Look(dress="tunic", head="cap", robe=w.p.accent, hair=w.p.dark),
        (0.05, 1.05),
        (-0.05, 0.92),
    )

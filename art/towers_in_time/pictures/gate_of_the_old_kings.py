"""Gate of the Old Kings: a gate between two kings of stone."""

from art.towers_in_time import arms, grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "gate-of-the-old-kings", grounds.courses((0.0, 0.6), 0.22, 0.44))
def paint(w: Window) -> None:
    lands.portal(w, 0.0, -1.3, 0.30, 0.52, (w.p.metal, w.p.pale), w.p.light, 2)
    for x in (-0.68, 0.68):
        person(
            w,
            (x, -1.2),
            2.1,
            Look(robe=w.p.metal, head="crown", skin=w.p.pale, hair=w.p.metal, beard=0.12, trim=w.p.main),
            (0.05, 0.62),
            (-0.05, 0.58),
            (arms.sword, 180, 0.34),
        )
    things.gem(w, (0.0, 0.92), 0.15, w.p.accent)

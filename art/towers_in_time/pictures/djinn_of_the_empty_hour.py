"""Djinn of the Empty Hour: a djinn who rises from an hourglass with nothing in it."""

from art.towers_in_time import grounds, lands, people, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "djinn-of-the-empty-hour", grounds.rays((0.0, 0.55), 18, (0.42, 0.9, 1.4), 5))
def paint(w: Window) -> None:
    lands.gust(w, [(0.0, -0.70), (0.34, -0.44), (-0.20, -0.26), (0.16, 0.0), (0.0, 0.30)], 0.17, w.p.ground[4])
    with w.placed((0.0, 0.36), 1.6):
        people.torso(w, Look(build=1.9), w.p.ground[4], 1.9) if False else None
    person(
        w,
        (0, -1.02),
        2.05,
        Look(
            robe=w.p.ground[4], skin=w.p.ground[2], head="turban", hair=w.p.dark, trim=w.p.accent, beard=0.07, build=1.7
        ),
        (0.12, 0.62),
        (-0.12, 0.66),
    )
    lands.cloud(w, 0.0, -0.30, 0.60, w.p.pale, w.p.ground[3])
    with w.placed((0.0, -0.76), 0.52):
        things.hourglass(w)

"""Guardian Angel: an angel who spreads wings over a child."""

from art.towers_in_time import beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "guardian-angel", grounds.arches((0.0, 0.6), 1.34, 0.96, 3))
def paint(w: Window) -> None:
    for side in (-1, 1):
        beasts.plume(
            w, (side * 0.14, 0.42), (side * 0.84, 0.80), 1.05, 9, (w.p.pale, w.p.light, w.p.deep), 46, side=-side
        )
    person(
        w,
        (0, -1.25),
        2.1,
        Look(robe=w.p.main, head="hair", hair=w.p.ground[3], trim=w.p.accent, halo=w.p.ground[2]),
        (0.22, 0.46),
        (-0.22, 0.46),
    )
    person(
        w,
        (0, -1.3),
        1.0,
        Look(dress="tunic", head="hair", robe=w.p.accent, hair=w.p.dark, build=1.1),
        (0.14, 0.50),
        (-0.14, 0.50),
        stance=0.03,
    )

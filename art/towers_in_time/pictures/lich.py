"""Lich: a dead wizard with a green flame in his hand."""

from art.towers_in_time import arms, grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("black", "lich", grounds.rays((0.0, 0.6), 18, (0.34, 0.75, 1.2), 6))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.25),
        2.2,
        Look(robe=w.p.metal, cloak=w.p.deep, head="skull", skin=w.p.light, trim=w.p.accent),
        (0.26, 0.80),
        (-0.26, 0.64),
        (lambda w: things.flame(w, 0, 0.05, 0.9, 0.34, 0, (w.p.ground[4], w.p.accent, w.p.light)), 0, 0.40),
        (lambda w: arms.staff(w, "skull"), 0, 0.46),
    )
    with w.placed((0.0, 0.86), 0.17):
        things.crown(w, w.p.accent)

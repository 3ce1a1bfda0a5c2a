"""Cinder Imps: imps that ride on sparks."""

from art.towers_in_time import arms, beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("fire", "cinder-imps", grounds.tongues((0.0, 0.5), 0.26, 0.5, shift=0.2))
def paint(w: Window) -> None:
    for x, y, k, turn in ((-0.48, 0.30, 0.85, -18), (0.46, 0.48, 0.85, 16), (0.0, -0.52, 1.0, -4)):
        with w.placed((x, y + k * 0.55), k):
            for side in (-1, 1):
                beasts.bat_wing(w, (side * 0.06, 0.10), (side * 0.42, 0.30), 3, (w.p.main, w.p.deep), 0.30)
        person(
            w,
            (x, y),
            k,
            Look(
                dress="tunic", head="horned", robe=w.p.deep, skin=w.p.ground[3], trim=w.p.accent, ears=0.08, build=0.95
            ),
            (0.30, 0.84),
            (-0.30, 0.84),
            (lambda w: arms.trident(w), -10, 0.34),
            angle=turn,
            stance=0.18,
        )

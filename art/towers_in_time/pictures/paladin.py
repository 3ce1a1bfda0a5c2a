"""Paladin: a paladin on a rearing horse, the sun on his shield."""

from art.towers_in_time import arms, beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "paladin", grounds.rays((0.24, 0.62), 22, (0.4, 0.8, 1.3), 6))
def paint(w: Window) -> None:
    with w.placed((-0.24, 0.12), 1.0, 20):
        person(
            w,
            (0, -0.20),
            1.14,
            Look(
                dress="armour", head="crown", robe=w.p.accent, hair=w.p.ground[4], cloak=w.p.accent, halo=w.p.ground[2]
            ),
            (0.30, 0.84),
            (-0.16, 0.58),
            (arms.sword, -30, 0.48),
        )
    beasts.beast(w, (-0.04, -0.10), 0.84, "horse", "rear", 24, coat=w.p.main, mane=w.p.ground[3], belly=w.p.deep)
    with w.placed((-0.34, 0.32), 0.50, 12):
        arms.shield(w, w.p.ground[3], "sun", w.p.accent)

"""Lancers of Dawn: three lances under the rising sun, a white horse."""

from art.towers_in_time import arms, beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "lancers-of-dawn", grounds.fan((0.0, -0.3), 17, 180, (0.5, 0.9, 1.4)))
def paint(w: Window) -> None:
    for _n, x in enumerate((-0.55, -0.30, -0.05)):
        with w.placed((x, 0.28), 0.85, -26):
            arms.lance(w)
    person(
        w,
        (-0.10, 0.0),
        1.05,
        Look(dress="armour", head="helm", robe=w.p.accent),
        (0.26, 0.66),
        (-0.20, 0.60),
        (arms.lance, -60, 0.7),
        angle=-6,
    )
    beasts.beast(w, (0.0, -0.06), 0.82, "horse", "trot", 3, coat=w.p.main, mane=w.p.accent, belly=w.p.deep)

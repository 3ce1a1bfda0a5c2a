"""Elf Warden: an elf with a tall shield at a forest gate."""

from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "elf-warden", grounds.quarries((0.0, 0.5), 0.36))
def paint(w: Window) -> None:
    green = glass("#4f7a4a")
    for side in (-1, 1):
        lands.tree(w, side * 0.74, -1.3, 2.2, green, glass("#6a5138"))
    person(
        w,
        (0, -1.2),
        2.0,
        Look(dress="armour", head="helm", robe=green, ears=0.07, trim=w.p.accent),
        (0.26, 0.66),
        (-0.10, 0.52),
        (arms.halberd, 0, 0.52),
        None,
    )
    with w.placed((-0.26, -0.18), 0.78):
        arms.shield(w, green, "star", w.p.accent)

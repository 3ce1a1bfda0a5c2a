"""Orc Warlord: an orc lord on a throne of skulls."""

from art.kit.shapes import poly
from art.towers_in_time import arms, grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("fire", "orc-warlord", grounds.arches((0.0, 0.5), 1.30, 0.94, 3))
def paint(w: Window) -> None:
    skin = glass("#7d8f3a")
    w.pane(
        poly(
            (-0.62, -1.5),
            (-0.56, 0.86),
            (-0.40, 1.10),
            (-0.30, 0.80),
            (0.30, 0.80),
            (0.40, 1.10),
            (0.56, 0.86),
            (0.62, -1.5),
        ),
        w.p.dark,
        1.3,
    )
    person(
        w,
        (0, -1.2),
        2.05,
        Look(
            dress="armour",
            head="crown",
            robe=w.p.main,
            skin=skin,
            hair=w.p.dark,
            build=1.9,
            ears=0.05,
            beard=0.03,
            cloak=w.p.deep,
        ),
        (0.32, 0.62),
        (-0.30, 0.50),
        (lambda w: arms.axe(w, True), 0, 0.5),
    )
    for x, y in ((-0.60, -0.42), (0.60, -0.42), (-0.66, -0.76), (0.66, -0.76)):
        with w.placed((x, y), 0.30):
            things.skull(w)

"""Ice Harpooners: a fur-clad man who throws a harpoon from a floe."""

from art.kit.shapes import poly
from art.towers_in_time import arms, beasts, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("water", "ice-harpooners", grounds.cells((0.3, 0.7), 42, 0.7))
def paint(w: Window) -> None:
    person(
        w,
        (-0.14, -0.86),
        1.80,
        Look(robe=w.p.pale, dress="tunic", head="hood", cloak=w.p.light, hair=w.p.light, build=1.5, trim=w.p.deep),
        (0.28, 0.92),
        (-0.32, 0.70),
        (arms.spear, -58, 0.75),
        angle=-6,
        stance=0.16,
    )
    w.pane(
        poly((-0.95, -0.78), (-0.30, -0.70), (0.40, -0.80), (0.62, -0.98), (0.20, -1.20), (-0.70, -1.16)),
        w.p.light,
        1.2,
    )
    lands.sea(w, -1.0, w.p.ground[3:6], 3, 0.05, 0.6)
    with w.placed((0.72, -0.62), 0.5, 30):
        beasts.fish(w, w.p.deep, w.p.pale)

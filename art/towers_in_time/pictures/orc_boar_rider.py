"""Orc Boar Rider: an orc on a boar at full run."""

from art.towers_in_time import arms, beasts, grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("fire", "orc-boar-rider", grounds.slants((0.4, 0.6), 0.32, 20))
def paint(w: Window) -> None:
    skin = glass("#7d8f3a")
    with w.placed((-0.10, 0.06), 0.74, 6):
        person(
            w,
            (0, -0.30),
            1.24,
            Look(dress="tunic", head="horned", robe=w.p.deep, skin=skin, hair=w.p.dark, build=1.6, ears=0.04),
            (0.28, 0.86),
            (-0.24, 0.50),
            (arms.axe, -24, 0.5),
        )
    beasts.beast(w, (-0.06, -0.18), 0.72, "bear", "gallop", 4, coat=w.p.dark, mane=w.p.main, belly=w.p.deep)
    for lean in (0.0, 0.06):
        w.pane(
            strokes.stripe([(0.62 + lean, -0.26), (0.76 + lean, -0.18), (0.74 + lean, -0.04)], [0.035, 0.03, 0.005]),
            w.p.light,
            0.7,
        )

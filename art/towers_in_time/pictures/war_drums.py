"""War Drums: two great drums, an orc between with his sticks raised."""

from art.towers_in_time import arms, grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("fire", "war-drums", grounds.rays((0.0, 0.7), 14, (0.3, 0.7, 1.1), 12, sun=False))
def paint(w: Window) -> None:
    skin = glass("#7d8f3a")
    person(
        w,
        (0, -1.2),
        1.95,
        Look(dress="tunic", head="horned", robe=w.p.main, skin=skin, hair=w.p.dark, build=1.6, ears=0.05),
        (0.32, 1.0),
        (-0.32, 1.0),
        (arms.wand, -26, 0.30),
        (arms.wand, 26, 0.30),
    )
    for x in (-0.52, 0.52):
        with w.placed((x, -0.46), 1.05):
            things.drum(w)

"""Wall of Bones: skulls in courses, thigh bones between."""

from art.towers_in_time import grounds, things
from art.towers_in_time.glass import Window, picture


@picture("black", "wall-of-bones", grounds.cells((0.0, 1.1), 26, shift=0.2))
def paint(w: Window) -> None:
    for row in range(5):
        y = 0.62 - row * 0.46
        for n in range(5):
            x = -0.96 + n * 0.48 + (0.24 if row % 2 else 0)
            with w.placed((x, y), 0.34):
                things.skull(w, w.near(w.p.pale, 0.08))
        for n in range(3):
            with w.placed((-1.1 + n * 0.78, y - 0.23), 0.72, -90):
                things.bone(w)

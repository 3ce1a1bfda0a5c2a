"""Major Earth Elemental: a hill that has got up, its trees still on it."""

from art.towers_in_time import elementals, grounds
from art.towers_in_time.glass import Window, picture


@picture("earth", "major-earth-elemental", grounds.fan((0.0, -1.2), 11, 175, (1.0, 1.7, 2.3)))
def paint(w: Window) -> None:
    with w.placed((0.0, -0.82), 1.0):
        elementals.earth(w, 3)

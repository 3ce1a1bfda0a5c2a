"""Cultists: five hoods about a candle."""

from art.towers_in_time import grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("black", "cultists", grounds.rays((0.0, -0.1), 14, (0.3, 0.8, 1.3), 0))
def paint(w: Window) -> None:
    for x, y, k in (
        (-0.70, -0.55, 1.25),
        (0.70, -0.55, 1.25),
        (-0.36, -0.25, 1.15),
        (0.36, -0.25, 1.15),
        (0.0, -0.12, 1.12),
    ):
        person(
            w,
            (x, y - 0.15),
            k,
            Look(robe=w.p.deep, cloak=w.p.main, head="hood", skin=w.p.dark, trim=w.p.accent),
            (0.08, 0.62),
            (-0.08, 0.62),
        )
    with w.placed((0.0, -0.98), 1.05):
        things.candle(w, 0.5, 0.11)

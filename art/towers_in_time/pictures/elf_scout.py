"""Elf Scout: an elf who looks out from a tree."""

from art.kit.shapes import blob
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "elf-scout", grounds.cells((0.3, 0.7), 40))
def paint(w: Window) -> None:
    green = glass("#5f8a4a")
    w.pane(strokes.stripe([(-0.70, -1.5), (-0.60, 0.0), (-0.76, 1.5)], [0.26, 0.20, 0.24]), glass("#6a5138"), 1.3)
    w.pane(strokes.stripe([(-0.62, -0.34), (0.0, -0.48), (0.80, -0.36)], [0.12, 0.10, 0.04]), glass("#6a5138"), 1.1)
    person(
        w,
        (0.06, -0.42),
        1.45,
        Look(dress="tunic", head="hood", robe=green, hair=green, ears=0.0, trim=w.p.deep, build=0.92),
        (0.10, 0.94),
        (-0.30, 0.80),
        stance=0.06,
    )
    for x, y, turn in (
        (0.5, 1.05, 150),
        (0.72, 0.92, 120),
        (0.86, 0.70, 100),
        (-0.36, 1.1, 200),
        (0.62, -0.26, 20),
        (0.82, -0.28, -10),
        (-0.24, -0.36, 30),
    ):
        with w.placed((x, y), 0.30, turn):
            w.pane(blob((0, 0, 0), (-0.3, 0.4), (0, 1, 0), (0.3, 0.4)), w.near(green, 0.16), 0.8)

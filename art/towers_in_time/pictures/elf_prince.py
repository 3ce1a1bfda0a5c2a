"""Elf Prince: a prince of the elves with a silver circlet, a stag behind."""

from art.kit.shapes import blob
from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "elf-prince", grounds.arches((0.0, 0.4), 1.32, 0.92, 3))
def paint(w: Window) -> None:
    green = glass("#4f7a4a")
    person(
        w,
        (0, -1.25),
        2.15,
        Look(robe=green, cloak=w.p.deep, head="crown", hair=w.p.accent, ears=0.07, trim=w.p.light, build=0.92),
        (0.24, 0.66),
        (-0.20, 0.52),
        (lambda w: arms.sword(w, w.p.light, w.p.accent), 0, 0.46),
    )
    for x, turn in ((-0.66, 20), (0.66, -20)):
        with w.placed((x, -0.30), 0.8, turn):
            for k in range(3):
                with w.placed((0, 0.3 * k), 0.42, 40 * (-1) ** k):
                    w.pane(blob((0, 0, 0), (-0.3, 0.4), (0, 1, 0), (0.3, 0.4)), green, 0.8)

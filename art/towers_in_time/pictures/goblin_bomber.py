"""Goblin Bomber: a goblin with a bomb, its fuse lit."""

from art.kit.shapes import box, dot
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("fire", "goblin-bomber", grounds.rays((0.30, 0.10), 22, (0.46, 0.9, 1.4), 0, sun=False))
def paint(w: Window) -> None:
    skin = glass("#93a63f")
    person(
        w,
        (-0.12, -1.2),
        1.95,
        Look(dress="tunic", head="cap", robe=w.p.deep, skin=skin, ears=0.10, build=1.1, trim=w.p.main),
        (0.26, 0.66),
        (0.02, 0.62),
    )
    w.pane(dot(0.30, 0.0, 0.36, n=48), w.p.dark, 1.3)
    w.pane(dot(0.20, 0.12, 0.11, 0.08, 40), w.p.metal, 0.7)
    w.pane(box(0.38, 0.30, 0.52, 0.42), w.p.metal, 0.9)
    w.lead([(0.46, 0.42), (0.54, 0.56), (0.46, 0.64), (0.60, 0.76)], 1.1, True)
    w.pane(strokes.starry(0.62, 0.82, 0.20, 9, 0.42), w.p.accent, 0.9)
    w.pane(strokes.starry(0.62, 0.82, 0.10, 7, 0.5), w.p.light, 0.6)
    w.lamp(0.62, 0.82, 0.3, 0.8)

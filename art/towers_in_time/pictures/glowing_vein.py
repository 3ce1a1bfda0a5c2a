"""Glowing Vein: a vein of fire that runs through black rock."""

from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("earth", "glowing-vein", grounds.cells((0.1, 0.2), 50, shift=0.55))
def paint(w: Window) -> None:
    for line, wide in (
        ([(-0.9, 1.3), (-0.42, 0.78), (-0.10, 0.60), (0.10, 0.12), (0.46, -0.12), (0.30, -0.62), (0.52, -1.4)], 0.11),
        ([(-0.10, 0.60), (0.34, 0.78), (0.60, 1.30)], 0.07),
        ([(0.46, -0.12), (0.80, 0.04), (1.1, -0.10)], 0.06),
        ([(0.10, 0.12), (-0.44, -0.10), (-0.66, -0.60), (-1.1, -0.70)], 0.07),
    ):
        w.pane(strokes.stripe(line, [wide * 0.7, wide, wide * 0.8, wide * 0.6]), w.p.accent, 1.3)
        w.pane(strokes.stripe(line, [wide * 0.25, wide * 0.4, wide * 0.3, wide * 0.2]), w.p.light, 0.5)
    w.lamp(0.0, 0.4, 0.6, 0.8)

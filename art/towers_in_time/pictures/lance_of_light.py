"""Lance of Light: a spear of light from corner to corner."""

from art.kit.shapes import hoop, poly
from art.towers_in_time import grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("white", "lance-of-light", grounds.slants((0.0, 0.2), 0.26, 52, pieces=0.9, shift=0.3))
def paint(w: Window) -> None:
    for half, tone in ((0.17, w.p.ground[1]), (0.10, w.p.accent), (0.045, w.p.light)):
        w.pane(strokes.stripe([(-1.1, -1.25), (-0.2, -0.10), (0.52, 0.82)], [half * 0.3, half, half]), tone, 1.1)
    w.pane(poly((0.82, 1.22), (0.32, 0.92), (0.52, 0.84), (0.64, 0.66)), w.p.light, 1.2)
    for t in (-0.5, -0.1, 0.3):
        w.pane(hoop(t * 0.8, t * 1.0 + 0.12, 0.20, 0.025, ry=0.12), w.p.ground[2], 0.8)
    w.lamp(0.4, 0.7, 0.5, 0.6)

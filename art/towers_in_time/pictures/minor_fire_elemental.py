"""Minor Fire Elemental: a fire that looks out of its brazier."""

from art.kit.shapes import blob, box, dot
from art.towers_in_time import elementals, grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("fire", "minor-fire-elemental", grounds.courses((0.0, 0.3), 0.26, 0.46, shift=0.35))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.24, 0.66, n=56), w.p.ground[1], 1.2)
    with w.placed((0.0, -0.30), 0.72):
        elementals.fire(w, 1)
    w.pane(
        blob((-0.56, -0.22, 0), (0.56, -0.22, 0), (0.46, -0.50), (0.16, -0.66), (-0.16, -0.66), (-0.46, -0.50)),
        w.p.dark,
        1.3,
    )
    w.pane(box(-0.62, -0.26, 0.62, -0.16), w.p.metal, 1.0)
    for x in (-0.34, 0.0, 0.34):
        w.pane(strokes.stripe([(x * 0.7, -0.60), (x * 1.3, -1.5)], [0.05, 0.04]), w.p.dark, 1.0)

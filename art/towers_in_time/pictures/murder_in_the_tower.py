"""Murder in the Tower: a lit tower window, a raised knife in it."""

from art.kit.shapes import blob, box, dot
from art.towers_in_time import arms, grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("black", "murder-in-the-tower", grounds.courses((0.0, 0.3), 0.24, 0.42, shift=0.4))
def paint(w: Window) -> None:
    lands.portal(w, 0.0, -0.62, 0.46, 0.98, (w.p.metal, w.p.main), w.p.accent, 1)
    w.pane(
        blob((-0.12, -0.62, 0), (-0.14, -0.1), (-0.04, 0.20), (0.10, 0.20), (0.24, -0.10), (0.30, -0.62, 0)),
        w.p.dark,
        1.0,
    )
    w.pane(dot(0.04, 0.34, 0.13, 0.15, n=30), w.p.dark, 1.0)
    w.pane(strokes.stripe([(0.0, 0.10), (-0.20, 0.32), (-0.14, 0.56)], [0.08, 0.07, 0.055]), w.p.dark, 1.0)
    with w.placed((-0.14, 0.58), 0.55, 150):
        arms.dagger(w)
    w.pane(blob((-0.46, -0.62, 0), (-0.40, -0.40), (-0.20, -0.36), (-0.06, -0.62, 0)), w.p.main, 0.9)
    w.pane(box(-0.60, -0.74, 0.60, -0.62), w.p.metal, 1.2)
    for line in ([(-0.30, -0.74), (-0.28, -1.0)], [(0.02, -0.74), (0.02, -1.12)], [(0.24, -0.74), (0.26, -0.92)]):
        w.pane(strokes.stripe(line, [0.035, 0.05]), glass("#9c1f34"), 0.8)

"""Tower Shield: a shield as tall as a door, a tower on it."""

from art.kit.shapes import blob, dot
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture


@picture("neutral", "tower-shield", grounds.courses((0.0, 0.5), 0.24, 0.44))
def paint(w: Window) -> None:
    w.pane(
        blob(
            (-0.50, 1.08, 0),
            (0.0, 1.22),
            (0.50, 1.08, 0),
            (0.56, 0.2),
            (0.46, -0.70, 0),
            (0.0, -0.86),
            (-0.46, -0.70, 0),
            (-0.56, 0.2),
        ),
        w.p.metal,
        1.6,
    )
    w.tiles(
        blob(
            (-0.42, 1.00, 0),
            (0.0, 1.12),
            (0.42, 1.00, 0),
            (0.47, 0.2),
            (0.38, -0.64, 0),
            (0.0, -0.76),
            (-0.38, -0.64, 0),
            (-0.47, 0.2),
        ),
        strokes.columns(-0.5, -0.8, 0.5, 1.2, 2, (w.p.main, w.p.deep)),
        1.1,
    )
    lands.tower(w, 0.0, -0.44, 0.40, 1.20, w.p.pale, windows=2)
    for x, y in ((-0.34, 0.88), (0.34, 0.88), (-0.32, -0.54), (0.32, -0.54)):
        w.pane(dot(x, y, 0.05, n=16), w.p.accent, 0.7)

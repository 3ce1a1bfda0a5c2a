"""Halo: a ring of light over a bowed head."""

from art.kit.shapes import both, dot
from art.towers_in_time import grounds, strokes, things
from art.towers_in_time.glass import Window, picture


@picture("white", "halo", grounds.rays((0.0, 0.62), 26, (0.5, 0.85, 1.3, 1.8), 3, sun=False, shift=0.15))
def paint(w: Window) -> None:
    w.pane(dot(0, 0.62, 0.52, n=56), w.p.ground[1], 1.2)
    for n in range(18):
        w.pane([things.wedge(0, 0.62, 0.50, n * 20, 20, 0.36)], w.near((w.p.accent, w.p.ground[3])[n % 2], 0.06), 0.8)
    w.pane(dot(0, 0.62, 0.36, n=44), w.p.light, 1.0)
    w.lamp(0, 0.62, 0.5, 0.3)
    w.tiles(
        both((0.14, 0.26), (0.46, 0.06), (0.64, -0.5), (0.70, -1.5, 0), (0.0, -1.5)),
        strokes.columns(-0.7, -1.6, 0.7, 0.3, 6, (w.p.main, w.p.deep), 0.2),
        1.2,
    )
    with w.placed((0.0, 0.50), 3.0):
        w.pane(both((0.0, 0.110), (0.072, 0.080), (0.086, 0.0), (0.080, -0.10, 0), (0.0, -0.06)), w.p.dark, 1.0)
        w.pane(both((0.0, 0.060), (0.044, 0.045), (0.052, 0.0), (0.036, -0.060), (0.0, -0.085)), w.p.skin, 0.9)
        for side in (-1, 1):
            w.trace([(side * 0.010, -0.008), (side * 0.022, -0.016), (side * 0.036, -0.010)], 0.4)
        w.trace([(0.0, 0.0), (-0.005, -0.034), (0.005, -0.038)], 0.3)
        w.trace([(-0.014, -0.056), (0.0, -0.052), (0.014, -0.056)], 0.4)

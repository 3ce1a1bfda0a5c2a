"""Great Pike: a pike that waits among the reeds."""

from art.towers_in_time import beasts, grounds, strokes
from art.towers_in_time.glass import Window, picture


@picture("water", "great-pike", grounds.slants((0.2, 0.4), 0.24, 90, pieces=0.8))
def paint(w: Window) -> None:
    with w.placed((0.0, 0.26), 1.52, 6):
        beasts.fish(w, w.p.main, w.p.light, True, w.p.accent)
    for x, h in ((-0.84, 1.7), (-0.66, 1.3), (0.62, 1.2), (0.80, 1.8), (-0.30, 0.6), (0.30, 0.7)):
        w.pane(
            strokes.stripe([(x, -1.5), (x + 0.05, -1.3 + h * 0.5), (x - 0.03, -1.3 + h)], [0.05, 0.04, 0.006]),
            w.p.ground[4],
            0.9,
        )

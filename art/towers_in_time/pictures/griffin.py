"""Griffin: an eagle before, a lion behind."""

from art.kit.shapes import blob, dot
from art.towers_in_time import beasts, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "griffin", grounds.cells((0.2, 0.6), 44))
def paint(w: Window) -> None:
    gold = glass("#c08a3a")
    beasts.plume(w, (0.10, 0.20), (0.30, 1.16), 0.42, 8, (w.p.ground[4], w.p.metal, w.p.deep), side=-1)
    body = beasts.beast(w, (-0.08, -0.06), 0.78, "lion", "walk", 8, coat=gold, belly=w.p.pale)
    x, y = body.poll
    w.pane(
        blob(
            (x - 0.26, y - 0.30),
            (x - 0.20, y + 0.06),
            (x, y + 0.18),
            (x + 0.20, y + 0.10),
            (x + 0.20, y - 0.08),
            (x + 0.02, y - 0.22),
            (x - 0.04, y - 0.44),
        ),
        w.p.light,
        1.2,
    )
    w.pane(
        blob(
            (x + 0.18, y + 0.10, 0),
            (x + 0.34, y + 0.06),
            (x + 0.42, y - 0.12, 0),
            (x + 0.30, y - 0.04),
            (x + 0.18, y - 0.06, 0),
        ),
        w.p.accent,
        0.9,
    )
    w.pane(dot(x + 0.09, y + 0.07, 0.035, n=14), w.p.accent, 0.5)
    w.ink(dot(x + 0.095, y + 0.07, 0.016, n=10))
    beasts.plume(w, (0.06, 0.14), (-0.62, 0.98), 0.56, 9, (w.p.pale, w.p.metal, w.p.deep), side=1)

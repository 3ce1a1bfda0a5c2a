"""Great Strategist: a man over a table with towers for pieces."""

from art.kit.shapes import box, poly
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("neutral", "great-strategist", grounds.arches((0.0, 0.6), 1.32, 0.90, 4))
def paint(w: Window) -> None:
    person(
        w,
        (0, -0.92),
        1.95,
        Look(robe=w.p.deep, cloak=w.p.main, head="hair", hair=w.p.light, beard=0.07, trim=w.p.accent),
        (0.30, 0.54),
        (-0.28, 0.66),
    )
    w.tiles(
        poly((-0.95, -0.20), (0.95, -0.20), (1.15, -0.72), (-1.15, -0.72)),
        strokes.columns(-0.95, -0.75, 0.95, -0.2, 8, (w.p.light, w.p.ground[3]), 0.2),
        1.3,
    )
    w.pane(box(-1.1, -0.84, 1.1, -0.72), glass("#6a4a30"), 1.0)
    for x, h, tone in (
        (-0.62, 0.34, w.p.main),
        (-0.30, 0.26, w.p.main),
        (0.20, 0.30, w.p.deep),
        (0.60, 0.40, w.p.deep),
    ):
        lands.tower(w, x, -0.44, 0.14, h, tone, windows=0)

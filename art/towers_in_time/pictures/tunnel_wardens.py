"""Tunnel Wardens: two dwarves with lanterns in a tunnel."""

from art.kit.shapes import box, poly
from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "tunnel-wardens", grounds.courses((0.0, 0.2), 0.22, 0.4, shift=0.45))
def paint(w: Window) -> None:
    lands.portal(w, 0.0, -1.4, 0.62, 0.96, (w.p.main, w.p.deep, w.p.metal), w.p.ground[0], 1, True)
    for side in (-1, 1):
        person(
            w,
            (side * 0.34, -1.1),
            1.58,
            Look(dress="armour", head="helm", beard=0.18, build=1.7, robe=w.p.ground[4], hair=w.p.accent),
            (0.26, 0.82),
            (-0.20, 0.50),
            (arms.halberd, 0, 0.46),
            flip=side < 0,
        )
    with w.placed((0.0, 0.30), 0.5):
        w.pane(box(-0.14, -0.20, 0.14, 0.20), w.p.accent, 1.2)
        w.pane(poly((-0.20, 0.20), (0.20, 0.20), (0, 0.40)), w.p.deep, 1.0)
        w.pane(box(-0.20, -0.28, 0.20, -0.20), w.p.deep, 1.0)
    w.lead([(0.0, 0.50), (0.0, 0.96)], 0.7)
    w.lamp(0.0, 0.3, 0.4, 0.7)

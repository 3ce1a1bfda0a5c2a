"""Disrupt Transport: a figure torn into panes on its way."""

from art.kit.shapes import poly
from art.towers_in_time import grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "disrupt-transport", grounds.rays((0.0, 0.3), 12, (0.26, 0.55, 0.95, 1.4), 10, 25))
def paint(w: Window) -> None:
    person(w, (0.0, -1.1), 2.0, Look(robe=w.p.deep, head="hair", hair=w.p.dark), (0.32, 0.95), (-0.32, 0.95))
    for y, shift, tone in ((0.52, 0.26, w.p.accent), (0.10, -0.30, w.p.light), (-0.34, 0.24, w.p.accent)):
        w.pane(
            poly(
                (-0.8 + shift, y + 0.10),
                (0.8 + shift * 0.4, y + 0.03),
                (0.8 + shift, y - 0.09),
                (-0.8 - shift * 0.3, y - 0.02),
            ),
            tone,
            1.2,
        )

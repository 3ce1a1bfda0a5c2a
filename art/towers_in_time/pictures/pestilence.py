"""Pestilence: a cloud with a skull in it over a town."""

from art.kit.shapes import box, poly
from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("black", "pestilence", grounds.bands((0.0, 0.6), 0.26, 0.08, 0.8))
def paint(w: Window) -> None:
    for x, wide, h in ((-0.70, 0.34, 0.5), (-0.30, 0.30, 0.36), (0.14, 0.36, 0.56), (0.60, 0.34, 0.42)):
        w.pane(box(x - wide / 2, -1.5, x + wide / 2, -1.0 + h), w.p.deep, 1.0)
        w.pane(poly((x - wide * 0.62, -1.0 + h), (x, -0.76 + h), (x + wide * 0.62, -1.0 + h)), w.p.dark, 1.0)
    green = glass("#7f9a3a")
    lands.cloud(w, 0.0, 0.36, 1.05, green, w.p.ground[0])
    lands.cloud(w, 0.1, 0.02, 0.70, green)
    with w.placed((0.0, 0.50), 0.60):
        things.skull(w, w.p.ground[0])

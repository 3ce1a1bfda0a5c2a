"""Trident of Tides: a trident in the curl of a wave."""

from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "trident-of-tides", grounds.bands((0.0, 0.7), 0.24, 0.08, 0.8))
def paint(w: Window) -> None:
    blue = (glass("#16548f"), glass("#1b7fae"), glass("#35aebd"), glass("#a8e6d4"))
    with w.placed((0.06, 0.02), 1.05, 8):
        arms.trident(w, w.p.accent)
    lands.curl(w, 0.10, -0.56, 0.85, blue)
    lands.sea(w, -0.92, blue, 3, 0.05, 0.6)

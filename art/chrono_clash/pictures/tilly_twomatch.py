"""Tilly Twomatch: a girl runs along a roof ridge, a burning match in each hand."""

from art.chrono_clash import world
from art.chrono_clash.dawn import picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure, clothed
from art.kit.shapes import place, polar

# Outlines stay as rows of points:
# fmt: off


@picture("tilly-twomatch", disc=(0.05, 0.12, 0.80), clouds="bands", cover=0.5)
def paint(c: Canvas) -> None:
    world.meridian(c, -0.62, 0.42, 0.55, tower=0.72)
    land.ridge(c, -0.74, 0.05)
    girl = Figure((-0.06, -0.12), 1.36, "child", spine=72, head=84, near_arm=(58, 84), far_arm=(132, 112),
        near_leg=(335, 255), far_leg=(222, 170))
    c.paint(girl.on_head(dress.HAIR_BACK), soft=0.05)
    clothed(c, girl, girl.skirt(-0.38, 0.30, -0.12) + girl.trunk())
    for hand in (girl.hand_n, girl.hand_f):
        stick, _ = props.match(1.0)
        c.paint(place(stick, hand, 0.34, -14), edge=0.006)
        tip = polar(hand, 76, 0.35)
        land.fire(c, land.flame(tip[0], tip[1] - 0.02, 0.24, 0.07, -0.35), 0.10)
        c.lamp(*tip, 0.5, heat=0.4)
    sky.embers(c, 40, -0.6, 1.1)

"""The Dawn: pictures of the red kinds, roofs and bakeries against a low red-gold sun."""

# Outlines stay as rows of points:
# fmt: off

from art.chrono_clash import figure as dress
from art.chrono_clash import land, props, sky
from art.chrono_clash.canvas import Canvas
from art.chrono_clash.figure import Figure
from art.chrono_clash.shapes import place, polar

book = sky.Book("red")


@book("tilly-twomatch", disc=(0.05, 0.12, 0.80), clouds="bands", cover=0.5)
def tilly(c: Canvas) -> None:
    """A girl runs along a roof ridge, a burning match in each hand."""
    land.meridian(c, -0.62, 0.42, 0.55, tower=0.72)
    land.ridge(c, -0.74, 0.05)
    girl = Figure(
        (-0.06, -0.10), 1.32, "child", spine=72, head=84, near_arm=(60, 88), far_arm=(128, 108), near_leg=(335, 255),
            far_leg=(222, 170)
    )
    c.paint(girl.on_head(dress.HAIR_BACK), soft=0.05)
    c.paint(girl.arm(False) + girl.leg(False), far=0.06)
    c.paint(girl.leg())
    c.paint(girl.skirt(-0.36, 0.30, -0.12) + girl.torso_and_head(), soft=0.08)
    c.paint(girl.arm(), shade=0.4)
    for hand in (girl.hand_n, girl.hand_f):
        stick, _ = props.match(1.0)
        c.paint(place(stick, hand, 0.34, -14), edge=0.006)
        tip = polar(hand, 76, 0.35)
        land.fire(c, land.flame(tip[0], tip[1] - 0.02, 0.24, 0.07, -0.35), 0.10)
        c.lamp(*tip, 0.5, heat=0.5)
    sky.embers(c, 40, -0.6, 1.1)


PICTURES = book.pictures

"""Hands large in the foreground: a fist about something, and an open palm.

`at` is where the fist or palm lies; `arm` from where the sleeve comes into the picture.
"""

from math import cos, radians, sin

from art.doctor_who.starlight import Night
from art.kit.shapes import Point, bearing, between, dot, polar, sweep


def sleeve(n: Night, arm: Point, at: Point, size: float, coat: str, cuff: str = "") -> None:
    """The forearm as far as the wrist, with a cuff if one is named."""
    wrist = between(arm, at, 0.80)
    n.being(sweep([arm, between(arm, at, 0.4), wrist], [0.62 * size, 0.52 * size, 0.38 * size]), coat, soft=0.22 * size,
            halo=0.5, stars=0.3)  # fmt: skip
    if cuff:
        n.being(sweep([between(arm, at, 0.74), between(arm, at, 0.86)], [0.42 * size, 0.40 * size]), cuff,
                soft=0.12 * size, halo=0.2, stars=0)  # fmt: skip


def fist(n: Night, at: Point, arm: Point, size: float = 0.3, skin: str = "flesh", coat: str = "", cuff: str = "",
         flip: int = 1) -> None:  # fmt: skip
    """A hand closed about a rod that runs across its arm; the fingers lie on the side of `flip` (1: the right)."""
    if coat:
        sleeve(n, arm, at, size, coat, cuff)
    way = bearing(arm, at)
    n.being(sweep([between(arm, at, 0.78), at, polar(at, way, 0.30 * size)], [0.30 * size, 0.40 * size, 0.34 * size]),
        skin,
            soft=0.16 * size, halo=0.4, stars=0)  # fmt: skip
    for k in range(4):
        root = polar(polar(at, way, (0.42 - 0.24 * k) * size), way - 90 * flip, -0.24 * size)
        knuckle = polar(root, way - 90 * flip, 0.42 * size)
        tip = polar(polar(knuckle, way - 90 * flip, 0.14 * size), way + 180, 0.06 * size)
        n.being(sweep([root, knuckle, tip], [0.125 * size, 0.135 * size, 0.10 * size]), skin, soft=0.08 * size,
            halo=0.1,
                stars=0, bright=0.05)  # fmt: skip
    thumb = [polar(polar(at, way, -0.34 * size), way - 90 * flip, -0.20 * size),
             polar(polar(at, way, 0.16 * size), way - 90 * flip, -0.30 * size),
             polar(polar(at, way, 0.56 * size), way - 90 * flip, -0.04 * size)]  # fmt: skip
    n.being(
        sweep(thumb, [0.17 * size, 0.15 * size, 0.10 * size]), skin, soft=0.08 * size, halo=0.2, stars=0, bright=0.08
    )


def palm(n: Night, at: Point, arm: Point, size: float = 0.3, skin: str = "flesh", coat: str = "", cuff: str = "",
         spread: float = 13, flip: int = 1) -> None:  # fmt: skip
    """A hand held up, its fingers spread; the thumb is on the side of `flip` (1: the left)."""
    if coat:
        sleeve(n, arm, at, size, coat, cuff)
    way = bearing(arm, at)
    n.being(sweep([between(arm, at, 0.74), between(arm, at, 0.9)], [0.26 * size, 0.30 * size]), skin, soft=0.14 * size,
            halo=0.3, stars=0)  # fmt: skip
    n.being(dot(*at, 0.50 * size, 0.54 * size, way - 90), skin, soft=0.20 * size, halo=0.5, stars=0)
    for k, long in enumerate((0.78, 0.92, 0.86, 0.66)):
        lean = way + (1.5 - k) * spread * flip
        side = (1.5 - k) * 0.235 * size * flip
        a = radians(way + 90)
        root = polar((at[0] + cos(a) * side, at[1] + sin(a) * side), way, 0.34 * size)
        n.being(sweep([root, polar(root, lean, long * 0.5 * size), polar(root, lean, long * size)],
                      [0.125 * size, 0.115 * size, 0.08 * size]), skin, soft=0.08 * size, halo=0.3,
                          stars=0)  # fmt: skip
    root = polar(at, way + 100 * flip, 0.36 * size)
    n.being(sweep([polar(root, way, -0.26 * size), polar(root, way + 58 * flip, 0.34 * size), polar(root,
        way + 36 * flip,
            0.66 * size)], [0.16 * size, 0.14 * size, 0.085 * size]), skin, soft=0.08 * size, halo=0.3,
                stars=0)  # fmt: skip

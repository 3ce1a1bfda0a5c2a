"""The two backs of Chrono Clash's cards, and the window's icon.

The clock has no hand; somebody took it.
"""

from collections.abc import Callable
from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.chrono_clash import signs
from art.chrono_clash.plates import DRESSES, GOLD, Dress, beads, pearls, stamp_drawn
from art.kit.light import Array, blur, lit, rgb, step
from art.kit.march import Stuff
from art.kit.pen import Stylus
from art.kit.plates import medallion
from art.kit.relief import enamel, inside, lay, metal, moulding, panel, plane, round_, shown

# Where each house lies about the clock: degrees clockwise from the right.
COMPASS = (("red", 0), ("green", 90), ("blue", 180), ("purple", 270))

NIGHT_METAL = Stuff((0.62, 0.60, 0.66), rough=0.22)


def raised(light: Array, mask: Array, tall: float, soft: float, stuff: Stuff, shadow: float) -> Array:
    """Metal in the shape of a mask, with rounded edges."""
    height = blur(mask, soft) * tall + blur(mask, soft * 2.6) * tall * 0.8
    return lay(light, metal(height, stuff, grain=0.03), mask, shadow, 0.75)


def drawing(size: tuple[int, int], across: float, draw: Callable[[Stylus], None]) -> Array:
    """What is drawn in a square `across` pixels wide about the middle, as a plane of cover."""
    w, h = size
    side = round(across)
    factor = 4 if side < 700 else 2
    pen = Stylus(side * factor)
    draw(pen)
    mask = np.asarray(pen.mask.reduce(factor), np.float32) / 255
    out = np.zeros((h, w), np.float32)
    top, left = round((h - side) / 2), round((w - side) / 2)
    y0, x0, y1, x1 = max(0, top), max(0, left), min(h, top + side), min(w, left + side)
    out[y0:y1, x0:x1] = mask[y0 - top : y1 - top, x0 - left : x1 - left]
    return out


def polar(r: float, turn: float) -> tuple[float, float]:
    """A point so far from the middle of the unit square, so many degrees clockwise from the right."""
    t = turn * pi / 180
    return 0.5 + r * cos(t), 0.5 + r * sin(t)


def clock(p: Stylus) -> None:
    """The great clock from above: its rings, its hours, a sun at its hub, and nothing that points."""
    p.ring(0.5, 0.5, 0.470, 0.012)
    p.ring(0.5, 0.5, 0.372, 0.014)
    p.ring(0.5, 0.5, 0.205, 0.010)
    for hour in range(12):
        turn = hour * 30
        if hour % 3:
            p.poly(
                [polar(0.385, turn - 1.7), polar(0.458, turn - 2.6), polar(0.458, turn + 2.6), polar(0.385, turn + 1.7)]
            )
        for quarter in (7.5, 15, 22.5):
            p.line([polar(0.450, turn + quarter), polar(0.462, turn + quarter)], 0.005)
    # The sun: long and short rays, wavy and straight.
    for i in range(24):
        turn = i * 15 + 7.5
        far, half = (0.355, 4.3) if i % 2 else (0.298, 3.4)
        p.poly([polar(0.213, turn - half), polar(far, turn), polar(0.213, turn + half)])


def hub(p: Stylus) -> None:
    """The hub, and in it the square hole into which the hand belongs."""
    p.disc(0.5, 0.5, 0.185)
    p.disc(0.5, 0.5, 0.150, 0)
    p.disc(0.5, 0.5, 0.135)
    p.poly([polar(0.062, turn) for turn in (45, 135, 225, 315)], 0)


def back(marking: int, size: tuple[int, int]) -> Image.Image:
    """The back of a card of the deck (0) or of the extra deck (1): the robbed clock by night, and by day.

    ValueError for any other marking.
    """
    if marking not in (0, 1):
        raise ValueError(f"there is no back for marking {marking}")
    w, h = size
    u = w / 500
    x, y = plane(size)
    cx, cy = w / 2, h / 2
    by_day = marking == 1
    light = np.zeros((h, w, 3), np.float32) + np.float32(0.011)
    ledge = panel(x, y, 4 * u, 4 * u, w - 4 * u, h - 4 * u, 23 * u)
    light = lay(light, metal(moulding(-ledge, 19 * u, 6 * u), GOLD if by_day else NIGHT_METAL), inside(ledge))
    ground = np.asarray((0.30, 0.150, 0.030) if by_day else (0.008, 0.022, 0.070), np.float32)
    thread = np.asarray((1.0, 0.72, 0.30) if by_day else (0.40, 0.54, 0.90), np.float32)
    if by_day:
        groove = np.abs(ledge + 9.6 * u) - 4 * u
        light = lay(light, lit(np.ones((h, w), np.float32), (0.16, 0.03, 0.012)), inside(groove))
        pearls(light, beads(w, h, 13.6 * u, 22 * u), 3.3 * u)

    # Enamel over lines that a rose engine cut: rays from the middle, crossed by the hours' rings.
    well = panel(x, y, 25 * u, 25 * u, w - 25 * u, h - 25 * u, 10 * u)
    far, turn = np.hypot(x - cx, y - cy) / u, np.arctan2(y - cy, x - cx)
    rays = turn * 96 / (2 * pi) + 0.42 * np.sin(far / 17) * step(150, 330, far)
    rings = far / 12.5 + 0.16 * np.cos(24 * turn)
    cuts = [np.exp(-(((v - np.round(v)) / wide) ** 2)) for v, wide in ((rays, 0.13), (rings, 0.085))]
    lines = (cuts[0] * 0.8 + cuts[1] * 0.55) * min(1.0, 0.25 + w / 320)
    sheen = 0.50 + 0.75 * np.exp(-(((x - w * 0.36) / (w * 0.52)) ** 2 + ((y - h * 0.30) / (h * 0.42)) ** 2))
    pool = enamel(-well, ground, 12 * u) * 1.1 + lit(lines * (0.10 if not by_day else 0.16), thread)
    light = lay(light, pool * sheen[..., None], inside(well))

    rule = DRESSES["purple"].plate(x, y, 40 * u, 40 * u, w - 40 * u, h - 40 * u, 54 * u)
    light = lay(light, metal(moulding(6 * u - np.abs(rule), 6 * u, 2.2 * u), GOLD), inside(np.abs(rule) - 3 * u), 3 * u)

    # The clock.
    across = 404 * u
    dish = (0.085, 0.012, 0.008) if by_day else ground * 0.42
    light = lay(light, lit(0.6 + 0.4 * sheen, dish), inside(round_(x, y, cx, cy, across * 0.475)), 14 * u, 0.7)
    gold = GOLD if by_day else Stuff((0.95, 0.72, 0.36), rough=0.16)
    light = raised(light, drawing(size, across, clock), 5 * u, 1.2 * u, gold, 5 * u)
    light = lay(
        light,
        lit(sheen, (0.20, 0.022, 0.012) if by_day else (0.014, 0.030, 0.085)),
        inside(round_(x, y, cx, cy, across * 0.196)),
    )
    light = raised(light, drawing(size, across, hub), 7 * u, 1.6 * u, gold, 6 * u)
    for colour, degrees in COMPASS:
        px, py = polar(0.421, degrees)
        light = jewel(light, DRESSES[colour], cx + (px - 0.5) * across, cy + (py - 0.5) * across, 31 * u)
    return shown(light, inside(panel(x, y, 0, 0, w, h, 26 * u)))


def jewel(light: Array, house: Dress, cx: float, cy: float, r: float) -> Array:
    """A house's sign on its enamel, in a ring of gold."""
    light = medallion(light, cx, cy, r, house.trim._replace(accent=GOLD), 0, 0.16)
    stamp_drawn(light, house.sign, cx, cy, r * 1.12, house.light, r * 0.05)
    return light


def icon(px: int) -> Image.Image:
    """The window's icon: the robbed clock in gold on night-blue enamel."""
    big = 256
    light = np.zeros((big, big, 3), np.float32)
    x, y = plane((big, big))
    far = round_(x, y, big / 2, big / 2, big * 0.49)
    light = medallion(light, big / 2, big / 2, big * 0.49, DRESSES["blue"].trim._replace(accent=GOLD), 12, 0.2)
    stamp_drawn(light, signs.summon, big / 2, big * 0.49, big * 0.50, rgb("#ffd98a"), 3)
    return shown(light, inside(far)).resize((px, px), Image.Resampling.LANCZOS)

"""The backs of Control's cards, and the window's icon."""

from math import pi

import numpy as np
from PIL import Image

from art.glyphs import silhouette
from art.kit.light import (
    Array,
    blur,
    lit,
    step,
)
from art.kit.march import BRASS, Stuff
from art.kit.plates import IVORY, Trim, medallion, rivet
from art.kit.relief import chamfered, enamel, inside, lay, metal, moulding, panel, plane, round_, shown, stamp

# The grounds of the two backs: midnight for the single circle, oxblood for the double diamond.
BACKS = (
    ((0.010, 0.034, 0.088), Stuff((0.55, 0.68, 0.88), rough=0.2), (0.42, 0.58, 0.85)),
    ((0.085, 0.016, 0.012), Stuff((0.92, 0.52, 0.28), rough=0.2), (0.95, 0.55, 0.28)),
)


def engine_turned(marking: int, x: Array, y: Array, cx: float, cy: float, u: float) -> Array:
    """The fine lines that a rose engine cuts: waves about the middle, or a net of diamonds."""
    dx, dy = (x - cx) / u, (y - cy) / u
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    if marking == 0:
        one = r + 5.5 * np.cos(12 * a) * step(20, 160, r)
        two = r - 5.5 * np.cos(12 * a) * step(20, 160, r)
        waves = (one / 8.6, two / 8.6)
    else:
        bend = 5.0 * np.sin(dx / 26) * np.sin(dy / 26)
        waves = ((dx + dy * 0.72 + bend) / 13.0, (dx - dy * 0.72 + bend) / 13.0)
    lines = sum(np.exp(-(((w - np.round(w)) / 0.085) ** 2)) for w in waves)
    return np.clip(lines, 0, 1.6)


def back(marking: int, size: tuple[int, int]) -> Image.Image:
    """A card's back: engine-turned enamel, a medallion of brass with the deck's sign in relief."""
    w, h = size
    u = w / 500
    ground, frame, thread = BACKS[marking]
    trim = Trim(frame, BRASS, ground, tuple(IVORY), "star", "")
    x, y = plane(size)
    light = np.zeros((h, w, 3), np.float32) + np.float32(0.011)
    ledge = panel(x, y, 4 * u, 4 * u, w - 4 * u, h - 4 * u, 23 * u)
    light = lay(light, metal(moulding(-ledge, 20 * u, 6 * u), frame), inside(ledge))
    well = panel(x, y, 25 * u, 25 * u, w - 25 * u, h - 25 * u, 9 * u)
    cx, cy = w / 2, h / 2
    lines = engine_turned(marking, x, y, cx, cy, u)
    far = np.hypot(x - cx, y - cy) / u
    sheen = 0.55 + 0.75 * np.exp(-(((x - w * 0.36) / (w * 0.5)) ** 2 + ((y - h * 0.3) / (h * 0.42)) ** 2))
    fine = min(1.0, 0.25 + w / 320)
    pool = enamel(-well, ground, 12 * u) * (1.05 + 0.15 * lines)[..., None]
    pool += lit(lines * 0.105 * fine, thread)
    light = lay(light, pool * sheen[..., None], inside(well))
    # An inner rule, cut corners, and a stud in each corner.
    rule = chamfered(x, y, 40 * u, 40 * u, w - 40 * u, h - 40 * u, 46 * u)
    light = lay(
        light, metal(moulding(6 * u - np.abs(rule), 6 * u, 2.2 * u), BRASS), inside(np.abs(rule) - 3.2 * u), 3 * u
    )
    for px in (47 * u, w - 47 * u):
        for py in (47 * u, h - 47 * u):
            light = rivet(light, x, y, px, py, 8 * u, BRASS)
    # The great ring with its scale, then the sign.
    hoop = np.abs(round_(x, y, cx, cy, 176 * u)) - 15 * u
    height = moulding(-hoop, 15 * u, 4 * u)
    a = np.arctan2(y - cy, x - cx) / (2 * pi) * 72
    deep = np.where(np.round(a) % 6 == 0, 1.8, 0.8)
    notch = deep * np.exp(-(((a - np.round(a)) * 2 * pi * 176 / 72 / 1.1) ** 2)) * step(5.5, 4.5, np.abs(far - 176))
    light = lay(light, metal(height - notch * 1.3 * u, BRASS), inside(hoop), 12 * u, 0.8)
    light = medallion(light, cx, cy, 146 * u, trim._replace(accent=frame), 0, 0.2)
    px = max(8, round((206 if marking == 0 else 224) * u))
    mask = silhouette(("circle", "diamond")[marking], px)
    relief = np.zeros((h, w), np.float32)
    top, left = round(cy - px / 2), round(cx - px / 2)
    sign = np.asarray(mask, np.float32) / 255
    relief[top : top + px, left : left + px] = sign
    raised = blur(relief, 2.2 * u) + blur(relief, 5 * u)
    light = lay(light, metal(raised * 7 * u, BRASS._replace(rough=0.14)), relief, 8 * u, 0.85)
    return shown(light, inside(panel(x, y, 0, 0, w, h, 26 * u)))


def icon(px: int) -> Image.Image:
    """The window's icon: an hourglass in a brass medallion."""
    big = 256
    light = np.zeros((big, big, 3), np.float32)
    trim = Trim(BRASS, BRASS, BACKS[0][0], tuple(IVORY), "star", "")
    light = medallion(light, big / 2, big / 2, big * 0.49, trim, 12)
    side = round(big * 0.44)
    stamp(light, silhouette("hourglass", side), (big - side) / 2, (big - side) / 2, IVORY, 3)
    x, y = plane((big, big))
    return shown(light, inside(round_(x, y, big / 2, big / 2, big * 0.49))).resize((px, px), Image.Resampling.LANCZOS)

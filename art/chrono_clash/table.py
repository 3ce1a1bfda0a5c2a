"""What lies under and behind Chrono Clash's cards: the table, the two backs, the window's icon.

Meridian lies around its clock as the day does: the Dawn in the east, the Noon in the south, the Blue Hour in the
west, Midnight in the north. The clock has no hand; somebody took it.
"""

from collections.abc import Callable
from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.chrono_clash import signs
from art.chrono_clash.places import HUB
from art.chrono_clash.plates import DRESSES, GOLD, Dress, beads, pearls, stamp_drawn
from art.kit.light import Array, blur, fbm, lit, mix, noise, rgb, step
from art.kit.march import Stuff
from art.kit.matte import matted
from art.kit.pen import Stylus
from art.kit.plates import medallion
from art.kit.relief import enamel, inside, lay, metal, moulding, panel, plane, round_, shown
from art.measures import HOME, rule_size, table_size

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


def table(scale: float) -> Image.Image:
    """The table: the great clock of Meridian from above, in dark stone, with the four lights about it.

    Nothing is drawn in the middle: there lies the gauge. The rule along the rim is a piece of its own, "rule".
    """
    size, u = table_size(scale), scale
    shape = size[1], size[0]
    across = size[0] / (HOME[0] * u)  # of the window that this is larger than
    x, y = plane(size)
    cx, cy = size[0] * HUB[0], size[1] * HUB[1]
    dx, dy = (x - cx) / u, (y - cy) / u
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    # Places as shares of the window's width and height.
    wx, wy = HUB[0] + dx / HOME[0], HUB[1] + dy / HOME[1]

    # Stone: dark, veined, worn brighter towards the middle.
    cloud = fbm(shape, 5 * across, 12, 4)
    vein = np.exp(-(((fbm(shape, 3.2 * across, 7, 5) - 0.5) / 0.016) ** 2)) * fbm(shape, 6 * across, 3, 2)
    grit = noise(shape, size[0] / (2.2 * u), 4) - 0.5
    light = mix(rgb("#0b0e14"), rgb("#1a2029"), np.clip(0.30 + 0.9 * (cloud - 0.5), 0, 1))
    light = light * (1 + 0.16 * grit)[..., None] + lit(vein * 0.006, (0.7, 0.8, 1.0))

    # The four lights come in from the sides where the houses lie.
    gx, gy = wx * 2 - 1, wy * 2 - 1
    for (colour, _), (fx, fy) in zip(COMPASS, ((1, 0), (0, 1), (-1, 0), (0, -1)), strict=True):
        along, aside = gx * fx + gy * fy, gx * fy + gy * fx
        beam = step(0.10, 1.25, along) * np.exp(-((aside / (0.30 + 0.55 * np.clip(along, 0, 1))) ** 2))
        light = light + lit(beam * GLOW[colour][1], GLOW[colour][0])

    # What is cut into the stone, with worn brass in it.
    cutting = np.clip(engraving(r, a, u), 0, 1) * min(1.0, 0.4 + u)  # in a tiny picture hairlines are coarse
    wear = 0.35 + 0.65 * noise(shape, 16 * across, 31)
    pressed = np.roll(cutting, 1, 0) - np.roll(cutting, -1, 0)
    light = light * (1 + 0.30 * pressed)[..., None]
    light += lit(cutting * wear * shine(wx, wy) * 0.125, (1.0, 0.74, 0.38))
    for colour, degrees in COMPASS:
        t = degrees * pi / 180
        ink = DRESSES[colour].light * 0.055 + 0.02
        stamp_drawn(light, DRESSES[colour].sign, cx + 316 * u * cos(t), cy + 316 * u * sin(t), 27 * u, ink)

    # The dark of the room beyond the lamps.
    dark = 1 - 0.42 * step(0.62, 1.3, np.hypot(wx - 0.5, wy - 0.5) * 1.8)
    grain = np.random.default_rng(2).normal(0, 0.03, shape).astype(np.float32)
    return shown(light * dark[..., None] * (1 + grain)[..., None])


def shine(wx: Array, wy: Array) -> Array:
    """How much of the lamp's light falls there."""
    return 0.55 + 0.45 * np.exp(-(((wx - 0.38) / 0.5) ** 2 + ((wy - 0.30) / 0.6) ** 2))


def rule(scale: float) -> Image.Image:
    """The rule of brass along the window's rim, and the dark outside it."""
    w, h = size = rule_size(scale)
    u = scale
    x, y = plane(size)
    edge = panel(x, y, 5 * u, 5 * u, w - 5 * u, h - 5 * u, 14 * u)
    band = np.abs(edge) - 2.4 * u
    bead = np.interp(-band / (5 * u), (0, 0.2, 0.45, 0.6, 0.8, 1), (0.2, 1.0, 0.45, 0.16, 0.5, 0.9)).astype(np.float32)
    wear = 0.35 + 0.65 * noise((h, w), 16, 31)
    brass = lit(bead * shine(x / w, y / h) * 0.42 * (0.8 + 0.4 * wear), (1.0, 0.68, 0.30))

    def paint(ground: Array) -> Array:
        return lay(ground * (1 - 0.6 * inside(-edge))[..., None], brass, inside(band), 5 * u, 0.7)

    return matted(paint, size)


# The light of each house on the table: its colour, and how much of it.
GLOW = {
    "red": ((1.0, 0.30, 0.16), 0.075),
    "green": ((0.62, 0.80, 0.22), 0.050),
    "blue": ((0.16, 0.42, 1.0), 0.075),
    "purple": ((0.48, 0.20, 1.0), 0.066),
}


def engraving(r: Array, a: Array, u: float) -> Array:
    """The lines of the sundial by distance from the middle (in units) and angle; nothing within 150 units."""

    def hair(distance: Array, width: float) -> Array:
        return np.clip(width * max(u, 0.8) / 2 + 0.5 - np.abs(distance) * u, 0, 1)

    lines = np.zeros(r.shape, np.float32)
    for radius, width, strength in (
        (168, 0.8, 0.40), (288, 1.5, 0.85), (297, 0.7, 0.5), (334, 0.8, 0.55), (342, 1.2, 0.7),
        (470, 0.8, 0.40), (476, 0.7, 0.30), (620, 0.9, 0.40),
    ):  # fmt: skip
        lines += hair(r - radius, width) * strength
    for n, r0, r1, width, strength in (
        (240, 288, 297, 0.7, 0.5), (48, 334, 342, 0.8, 0.6), (24, 342, 470, 0.7, 0.32), (48, 476, 486, 0.8, 0.4),
        (12, 476, 1200, 0.8, 0.34), (4, 168, 288, 0.9, 0.0),
    ):  # fmt: skip
        t = a / (2 * pi) * n
        lines += hair((t - np.round(t)) * 2 * pi * r / n, width) * (r > r0) * (r < r1) * strength
    # Twelve hours as blades between the rings, and the rays of a sun that does not move.
    t = a / (2 * pi) * 12
    off = np.abs(t - np.round(t)) * 2 * pi / 12 * r
    blade = np.clip((5.2 * step(297, 334, r) - off) * u + 0.5, 0, 1) * (r > 301) * (r < 330)
    lines += blade * (np.round(t) % 3 != 0) * 0.55
    t = a / (2 * pi) * 24 + 0.5
    off = np.abs(t - np.round(t)) * 2 * pi / 24 * r
    ray = np.abs(off - (284 - r) * 0.16)
    return lines + hair(ray, 0.8) * (r > 174) * (r < 284) * 0.42


def icon(px: int) -> Image.Image:
    """The window's icon: the robbed clock in gold on night-blue enamel."""
    big = 256
    light = np.zeros((big, big, 3), np.float32)
    x, y = plane((big, big))
    far = round_(x, y, big / 2, big / 2, big * 0.49)
    light = medallion(light, big / 2, big / 2, big * 0.49, DRESSES["blue"].trim._replace(accent=GOLD), 12, 0.2)
    stamp_drawn(light, signs.summon, big / 2, big * 0.49, big * 0.50, rgb("#ffd98a"), 3)
    return shown(light, inside(far)).resize((px, px), Image.Resampling.LANCZOS)

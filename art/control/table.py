"""What lies under and behind Control's cards: the table, the backs, the window's icon."""

from math import pi

import numpy as np
from PIL import Image

from art.control.places import HUB
from art.glyphs import silhouette
from art.kit.light import (
    Array,
    blur,
    lit,
    mix,
    noise,
    resize,
    rgb,
    smoke,
    step,
    strokes,
)
from art.kit.march import BRASS, Stuff
from art.kit.matte import matted
from art.kit.plates import IVORY, Trim, medallion, rivet
from art.kit.relief import chamfered, enamel, inside, lay, metal, moulding, panel, plane, round_, shown, stamp
from art.measures import HOME, rule_size, table_size

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


def table(scale: float) -> Image.Image:
    """The table: night-blue leather with a star chart tooled into it, hardly lit.

    The rule along the rim is a piece of its own, "rule".
    """
    size, u = table_size(scale), scale
    shape = size[1], size[0]
    across = size[0] / (HOME[0] * u)  # of the window that this is larger than
    x, y = plane(size)
    dx, dy = (x - size[0] * HUB[0]) / u, (y - size[1] * HUB[1]) / u
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    # Places as shares of the window's width and height.
    wx, wy = HUB[0] + dx / HOME[0], HUB[1] + dy / HOME[1]
    light_here = lamp(wx, wy)
    cloud = resize(smoke((max(8, size[1] // 4), max(8, size[0] // 4)), 3.0 * across, 12, 0.5, 4), *size)
    hide = noise(shape, size[0] / (2.6 * u), 4) - 0.5 + 0.8 * (noise(shape, size[0] / (6 * u), 9) - 0.5)
    base = mix(rgb("#0a1119"), rgb("#16283a"), np.clip(0.20 + 0.62 * light_here + 0.35 * (cloud - 0.5), 0, 1))
    light = base * (1 + 0.20 * hide)[..., None]

    def hair(distance: Array, width: float = 0.9) -> Array:
        return np.clip(width * max(u, 0.8) / 2 + 0.5 - np.abs(distance) * u, 0, 1)

    tooled = np.zeros(shape, np.float32)
    for radius, width, strength in (
        (96, 1.0, 0.6),
        (104, 0.7, 0.4),
        (196, 0.8, 0.5),
        (286, 1.4, 0.8),
        (312, 0.8, 0.6),
        (452, 0.9, 0.45),
        (606, 0.9, 0.4),
    ):
        tooled += hair(r - radius, width) * strength
    for n, r0, r1, width, strength in (
        (180, 286, 296, 0.8, 0.55),
        (36, 286, 304, 1.0, 0.7),
        (12, 286, 312, 1.6, 0.8),
        (12, 104, 196, 0.8, 0.35),
        (24, 452, 462, 0.9, 0.4),
    ):
        t = a / (2 * pi) * n
        tooled += hair((t - np.round(t)) * 2 * pi * r / n, width) * (r > r0) * (r < r1) * strength
    for ox, oy, radius in ((64, -38, 222), (-40, 60, 150), (0, 118, 404)):
        tooled += hair(np.hypot(dx - ox, dy - oy) - radius, 0.7) * 0.32
    for n, turn in ((6, 0.0), (6, pi / 6)):
        side = a - turn - pi / n - 2 * pi / n * np.floor((a - turn) / (2 * pi / n))
        tooled += hair(r * np.cos(side) - 82, 0.8) * 0.4 * (r < 96)
    tooled = np.clip(tooled + constellations(shape, u) * 0.45, 0, 1)
    # Tooled lines: pressed in (dark above, light below), with worn gold at the bottom.
    pressed = np.roll(tooled, 1, 0) - np.roll(tooled, -1, 0)
    wear = 0.45 + 0.55 * noise(shape, 14 * across, 31)
    light = light * (1 + 0.22 * pressed)[..., None]
    light += lit(tooled * wear * (0.018 + 0.075 * light_here), (0.95, 0.68, 0.34))
    dark = 1 - 0.50 * step(0.55, 1.25, np.hypot(wx - 0.5, wy - 0.5) * 1.7)
    grain = np.random.default_rng(2).normal(0, 0.035, shape).astype(np.float32)
    return shown(light * dark[..., None] * (1 + grain)[..., None])


def lamp(wx: Array, wy: Array) -> Array:
    """How much of the lamp's light falls there."""
    return np.exp(-(((wx - 0.40) / 0.62) ** 2 + ((wy - 0.34) / 0.72) ** 2))


def rule(scale: float) -> Image.Image:
    """The rule of brass along the window's rim, with a fine line within, and the dark towards it."""
    w, h = size = rule_size(scale)
    u = scale
    x, y = plane(size)
    here = lamp(x / w, y / h)
    wear = 0.45 + 0.55 * noise((h, w), 14, 31)
    edge = panel(x, y, 0, 0, w, h, 0)
    rule = panel(x, y, 5 * u, 5 * u, w - 5 * u, h - 5 * u, 14 * u)
    band = np.abs(rule) - 2.4 * u
    bead = np.interp(-band / (5 * u), (0, 0.2, 0.45, 0.6, 0.8, 1), (0.2, 1.0, 0.45, 0.16, 0.5, 0.9)).astype(np.float32)
    brass = lit(bead * (0.16 + 0.34 * here) * (0.8 + 0.4 * wear), (1.0, 0.66, 0.26))
    thin = np.clip(0.5 + 0.5 * u - np.abs(rule + 6 * u), 0, 1)

    def paint(ground: Array) -> Array:
        light = lay(ground * (1 - 0.55 * inside(-rule))[..., None], brass, inside(band), 5 * u, 0.7)
        light = mix(light, (0.26, 0.18, 0.08), thin * 0.45)
        return light * (1 - 0.35 * np.exp(edge / (30 * u)))[..., None]

    return matted(paint, size)


def constellations(shape: tuple[int, int], u: float) -> Array:
    """Stars about the middle of the table, each joined to its nearest neighbour."""
    width = shape[1]
    rng = np.random.default_rng(30)
    spots = np.stack([rng.uniform(-620, 620, 46), rng.uniform(-330, 330, 46)], 1)
    lines = []
    for spot in spots:
        away = np.hypot(*(spots - spot).T)
        near = int(np.argsort(away)[1])
        clear = (spots[near] - spot) * min(0.4, 9 / away[near])
        lines.append((np.array([spot + clear, spots[near] - clear]), 0.9))
        lines.append((np.array([spot, spot + 0.01]), 3.0))
    to_field = 2 * u / width * np.array([1, -1])
    return strokes(shape, [(points * to_field, max(thick * u, 0.9) * 2 / width) for points, thick in lines])


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

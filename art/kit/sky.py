"""What stands and hangs in the air: sky, great disc, clouds, stars, things that drift.

`picture` makes a painter out of what is painted before a sky; `sky` returns the canvas with the heavens painted.
All softness is worked out on small planes, so a sky costs the same at every size.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from PIL import Image

from art.kit.canvas import SOFT, Canvas, Colour, Light, blend, ink, tint
from art.kit.light import Array, blur, fbm, noise, resize, sample, step
from art.kit.shapes import Shape, blob, dot, hoop, limb, place, polar, poly, sweep


def sky(
    light: Light,
    key: str,
    width: int,
    disc: tuple[float, float, float] = (0.0, 0.35, 0.62),
    kind: str = "sun",
    horizon: float = -0.45,
    clouds: str = "bands",
    cover: float = 0.5,
    stars: float = 0.0,
    gloom: float = 0.0,
) -> Canvas:
    """A new canvas with its sky.

    light: the colours of the whole picture. key: the picture's name; all chance comes from it. disc: x, y and
    radius. kind: "sun", "moon", "clock" (a sun with the marks of a dial), "eclipse", "crescent", "veiled" (only a
    glow), "ring". horizon: where the sky is brightest. clouds: "none", "bands", "billows", "storm", "swirl".
    cover: how much of them. stars: how many. gloom: 0 as the light is, up to 1 for a dark sky.
    """
    c, palette = Canvas(width, light, key), light
    c.disc = disc
    x, y = c.soft_field()
    x, y = x + 0 * y, y + 0 * x
    cx, cy, r = disc
    far = np.hypot(x - cx, y - cy)
    rise = np.clip((y - horizon) / (1.4 - horizon), -0.3, 1)
    near = 1 / (1 + (far / (r * 1.35)) ** 2.4)
    bright = np.clip(1 - np.sqrt(rise * rise + 0.004) * 1.15, 0, 1) ** 1.25 * 0.66 + near * 0.36
    bright = np.clip(bright * (1 - 0.55 * gloom), 0, 1)
    stops = np.array([ink(code) ** 0.5 for code in palette.sky])
    at = np.linspace(0, 1, len(stops))
    paper = np.stack([np.interp(bright, at, stops[:, k]) for k in range(3)], -1) ** 2
    halo = tint(palette.halo)
    paper += (
        (np.exp(-np.maximum(far - r, 0) / (r * 0.22)) * 0.16 + near**2 * 0.10)[..., None] * halo * (1 - 0.4 * gloom)
    )
    if clouds != "none":
        cloud(c, paper, clouds, cover, far, x, y)
    c.light = resize(paper.astype(np.float32), c.width, c.height)
    if stars:
        starry(c, stars)
    hang(c, kind)
    if clouds != "none" and kind != "veiled":
        bars(c, 0.25 + 0.5 * cover)
    return c


Painter = Callable[[int], Image.Image]


def picture(
    key: str,
    light: Light,
    shafts: float = 0.22,
    vignette: float = 0.6,
    bloom: float = 0.22,
    exposure: float = 1.0,
    **heavens: Any,
) -> Callable[[Callable[[Canvas], None]], Painter]:
    """Written above what paints on a canvas: it is given one with this sky (`heavens` are arguments of `sky`),
    and becomes a painter that takes a width and gives the finished picture."""

    def bind(foreground: Callable[[Canvas], None]) -> Painter:
        def finished(width: int) -> Image.Image:
            canvas = sky(light, key, width, **heavens)
            foreground(canvas)
            return canvas.finish(shafts, vignette, bloom, exposure)

        return finished

    return bind


def bars(c: Canvas, amount: float) -> None:
    """Thin bars of cloud that cross the lower part of the disc."""
    x, y = c.soft_field()
    cx, cy, r = c.disc
    drift = noise(c.soft, 7, c.seed + 51, 5.0) * 0.65 + noise(c.soft, 17, c.seed + 52, 6.0) * 0.35
    low = np.exp(-(((y - (cy - 0.45 * r)) / (0.55 * r)) ** 2)) * np.exp(-(((x - cx) / (1.6 * r)) ** 2))
    c.veil(step(0.50, 0.72, drift) * low * amount * 0.62, blend(c.palette.halo, c.palette.haze, 0.55))


def cloud(c: Canvas, paper: Array, style: str, cover: float, far: Array, x: Array, y: Array) -> None:
    """Clouds laid on the small sky: lit on the side of the disc, dark away from it."""
    cx, cy, r = c.disc
    shape, seed, palette = c.soft, c.seed, c.palette
    drawn = {"bands": 3.2, "billows": 1.3, "storm": 1.8, "swirl": 1.0}[style]
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    fine = shape[1] / SOFT
    warp = {"bands": 10, "billows": 22, "storm": 34, "swirl": 16}[style] * fine
    across, down = fbm(shape, 3.0, seed + 1, 3) - 0.5, fbm(shape, 3.0, seed + 2, 3) - 0.5
    if style == "swirl":
        angle = 2.4 * np.exp(-far / (r * 1.4))
        s, k = np.sin(angle), np.cos(angle)
        u, v = x - cx, y - cy
        turned_x, turned_y = cx + u * k - v * s, cy + u * s + v * k
        columns, rows = (turned_x + 1) * shape[1] / 2, shape[0] / 2 - turned_y * shape[1] / 2
    body = fbm(shape, 5.5, seed + 3, 6, drawn)
    body = sample(body, columns + across * warp * 4, rows + down * warp * 2.2)
    body = np.clip((body - 0.5) * 1.35 + 0.5, 0, 1)
    thick = step(0.70 - 0.5 * cover, 0.98 - 0.34 * cover, body)
    if style == "bands":
        thick *= 0.8
    lift = blur(thick, 3.0 * fine)
    gy, gx = np.gradient(lift, fine)
    away = far + 0.15
    edge = np.clip((-gx * (cx - x) + gy * (cy - y)) / away * 11, -0.5, 1.2)
    close = np.exp(-far / (r * 1.5))
    dark = tint(palette.sky[1]) * 0.8 if style == "storm" else tint(palette.sky[1 if style == "billows" else 2])
    warm = tint(palette.haze)
    body_light = dark * (1 - close)[..., None] + warm * close[..., None] * 0.9
    body_light = body_light + np.maximum(edge, 0)[..., None] * tint(palette.halo) * (0.25 + 1.0 * close)[..., None]
    body_light *= (1 + np.minimum(edge, 0) * 0.6)[..., None]
    paper += (body_light - paper) * (thick * (0.85 if style in ("storm", "billows") else 0.55))[..., None]


def starry(c: Canvas, amount: float) -> None:
    """Stars, seldom a bright one; none within the glow of the disc."""
    rng = c.rng(11)
    cx, cy, r = c.disc
    for px, py, rank, hue in rng.random((int(170 * amount), 4)):
        x, y = px * 2 - 1, 1.4 - py * 2.2
        if np.hypot(x - cx, y - cy) < r * 1.12:
            continue
        size = 0.0026 + 0.0035 * rank**6
        c.flat(dot(x, y, size, n=8), blend("#ffffff", c.palette.rim, hue), 0.25 + 0.75 * rank**2, soft=0.0012)
        if rank > 0.97:
            c.shine(star4(x, y, 0.035), c.palette.rim, 0.7, 0.02, 0.3)


def star4(x: float, y: float, reach: float) -> Shape:
    """A gleam with four points."""
    thin = reach * 0.07
    return poly((x - reach, y), (x, y + thin), (x + reach, y), (x, y - thin)) + poly(
        (x, y - reach), (x + thin, y), (x, y + reach), (x - thin, y)
    )


def hang(c: Canvas, kind: str) -> None:
    """The great disc itself."""
    cx, cy, r = c.disc
    palette = c.palette
    if kind == "veiled":
        c.lamp(cx, cy, r * 2.2, palette.disc[0], 0.9)
        return
    mask = c.mask(dot(cx, cy, r, n=160))
    if mask is None:
        return
    x, y = c.plane(mask)
    far = np.sqrt((x - cx) ** 2 + (y - cy) ** 2) / r
    heart, edge = tint(palette.disc[0]), tint(palette.disc[1])
    side = max(40, round(140 * c.soft[1] / SOFT))
    small = (side, side)
    rows, columns = mask.cover.shape
    if kind in ("moon", "crescent"):
        seas = fbm(small, 3.2, c.seed + 21, 5)
        seas = step(0.46, 0.68, seas) * 0.55 + 0.35 * (fbm(small, 9, c.seed + 22, 4) - 0.5)
        craters = np.zeros(small, np.float32)
        v, u = np.mgrid[0:side, 0:side].astype(np.float32) / (side / 2) - 1
        for px, py, size in c.rng(23).random((16, 3)):
            d = np.hypot(u - (px * 1.7 - 0.85), v - (py * 1.7 - 0.85)) / (0.03 + 0.10 * size**3)
            craters += np.exp(-((d - 1) ** 2) * 9) * 0.16 - np.exp(-(d**2) * 2) * 0.12
        marks = resize_disc(c, seas - craters, mask, r)
        tone = np.clip(far**3 * 0.35 + marks * 0.8, 0, 1.2)
    else:
        marks = resize_disc(c, fbm(small, 4, c.seed + 21, 4) - 0.5, mask, r)
        tone = np.clip(far**2.2 * 0.85 + 0.55 * marks, 0, 1)
    shown = np.empty((rows, columns, 3), np.float32)
    deep = edge * 0.62
    for k in range(3):
        shown[..., k] = heart[k] + (edge[k] - heart[k]) * np.minimum(tone, 1)
        if kind in ("moon", "crescent"):
            shown[..., k] += (deep[k] - shown[..., k]) * np.clip(tone - 0.45, 0, 1)
    if kind == "eclipse":
        eclipse(c)
        return
    if kind == "ring":
        c.shine(hoop(cx, cy, r, r * 0.045), palette.halo, 1.3, r * 0.12, 0.6)
        return
    if kind == "crescent":
        bite = c.mask(dot(cx + r * 0.42, cy + r * 0.22, r * 0.93, n=160))
        whole = np.zeros((c.height, c.width), np.float32)
        if bite is not None:
            whole[bite.area] = bite.cover
        dim = c.light[mask.area] * 0.82
        shown += (dim - shown) * blur(whole[mask.area], 0.012 * c.width / 2)[..., None] * 0.97
    c.cover(mask, shown)
    if kind == "clock":
        dial(c)


def resize_disc(c: Canvas, marks: Array, mask, r: float) -> Array:
    """A square texture stretched over the whole disc, cropped to the part of it in the picture."""
    cx, cy, _ = c.disc
    rows, columns = mask.cover.shape
    half = c.width / 2
    left, top = (mask.left / half - 1 - (cx - r)) / (2 * r), ((cy + r) - (c.height / 2 - mask.top) / half) / (2 * r)
    wide, high = columns / half / (2 * r), rows / half / (2 * r)
    size = marks.shape[0]
    u = np.clip((left + (np.arange(columns) + 0.5) / columns * wide) * size, 0, size - 1.01).astype(np.float32)
    v = np.clip((top + (np.arange(rows) + 0.5) / rows * high) * size, 0, size - 1.01).astype(np.float32)
    i, j, fu, fv = u.astype(int), v.astype(int), u % 1, v % 1
    lines = marks[:, i] * (1 - fu) + marks[:, i + 1] * fu
    return lines[j] * (1 - fv)[:, None] + lines[j + 1] * fv[:, None]


def dial(c: Canvas) -> None:
    """The marks of a clock on the sun: hours, minutes, no hand."""
    cx, cy, r = c.disc
    marks: Shape = []
    for i in range(60):
        a = i * 6
        long = 0.10 if i % 5 == 0 else 0.045
        marks += limb(
            polar((cx, cy), a, r * (0.93 - long)), polar((cx, cy), a, r * 0.93), r * (0.011 if i % 5 == 0 else 0.004)
        )
    marks += hoop(cx, cy, r * 0.95, r * 0.006) + hoop(cx, cy, r * 0.78, r * 0.004)
    c.flat(marks, c.palette.halo, 0.75)


def eclipse(c: Canvas) -> None:
    """A black disc before the light, with its crown."""
    cx, cy, r = c.disc
    x, y = c.soft_field()
    far = np.hypot(x - cx, y - cy) / r
    angle = np.arctan2(y - cy, x - cx)
    rng = c.rng(31)
    rays = sum(np.cos(angle * k + rng.uniform(0, 6.28)) for k in (3, 5, 8, 13)) * 0.12 + 0.75
    crown = np.exp(-np.maximum(far - 0.97, 0) / (0.20 * rays)) * (far > 0.9)
    c.veil(crown * 0.95, c.palette.disc[0])
    c.flat(dot(cx, cy, r, n=160), blend(c.palette.dark, c.palette.sky[0], 0.5))
    c.shine(hoop(cx, cy, r * 1.003, r * 0.008), c.palette.halo, 1.6, 0.03, 0.8)


def birds(
    c: Canvas, count: int = 7, at: tuple[float, float] = (0.4, 0.7), spread: float = 0.4, size: float = 0.05
) -> None:
    """A loose flight of birds far away."""
    rng = c.rng(41)
    flock: Shape = []
    for _ in range(count):
        x, y = at[0] + rng.normal(0, spread * 0.6), at[1] + rng.normal(0, spread * 0.28)
        s, up = size * rng.uniform(0.5, 1.1), rng.uniform(0.15, 0.7)
        for side in (-1, 1):
            flock += sweep(
                [(x, y), (x + side * s * 0.45, y + s * up * 0.7), (x + side * s, y + s * up * 0.35)],
                [s * 0.09, s * 0.07, s * 0.01],
                4,
            )
        flock += dot(x, y - s * 0.02, s * 0.10, s * 0.07, n=10)
    c.flat(flock, blend(c.palette.dark, c.palette.haze, 0.25), 0.9)


def embers(
    c: Canvas, count: int = 60, low: float = -1.3, high: float = 1.2, size: float = 0.008, colour: Colour | None = None
) -> None:
    """Sparks that rise: short bright strokes, some large and blurred because they are near."""
    rng = c.rng(42)
    hue = c.palette.spark if colour is None else colour
    near: Shape = []
    small: Shape = []
    for px, py, rank in rng.random((count, 3)):
        x, y, s = px * 2 - 1, low + (high - low) * py**1.3, size * (0.35 + 1.3 * rank**3)
        lean = rng.uniform(-0.6, 0.9)
        mote = limb((x, y), (x + lean * s * 1.6, y + s * 2.2), s * 0.55, s * 0.2)
        if rank > 0.93:
            near += dot(x, y, s * 1.5, n=12)
        else:
            small += mote
    c.shine(small, hue, 1.2, 0.014, 0.7)
    c.flat(near, hue, 0.45, soft=0.010)


def motes(
    c: Canvas, count: int = 70, low: float = -1.2, high: float = 1.2, size: float = 0.006, colour: Colour | None = None
) -> None:
    """Fireflies, pollen, dust in light: soft points."""
    rng = c.rng(43)
    points: Shape = []
    large: Shape = []
    for px, py, rank in rng.random((count, 3)):
        spot = dot(px * 2 - 1, low + (high - low) * py, size * (0.4 + rank**3), n=10)
        if rank > 0.94:
            large += dot(px * 2 - 1, low + (high - low) * py, size * 2.6, n=14)
        else:
            points += spot
    c.shine(points, c.palette.spark if colour is None else colour, 0.9, 0.012, 0.6)
    c.flat(large, c.palette.spark if colour is None else colour, 0.35, soft=0.008)


def leaves(
    c: Canvas,
    count: int = 24,
    colour: Colour | None = None,
    size: float = 0.04,
    low: float = -1.2,
    high: float = 1.3,
    lit: float = 0.5,
) -> None:
    """Leaves, petals, feathers or pages on the wind, dark and light ones."""
    rng = c.rng(44)
    dark: Shape = []
    light: Shape = []
    for _ in range(count):
        s = size * rng.uniform(0.4, 1.2)
        leaf = blob(
            (-s, 0, 0),
            (-s * 0.3, s * 0.34),
            (s * 0.4, s * 0.26),
            (s, 0, 0),
            (s * 0.3, -s * rng.uniform(0.05, 0.3)),
            (-s * 0.4, -s * 0.2),
            per=4,
        )
        leaf = place(leaf, (rng.uniform(-1, 1), rng.uniform(low, high)), 1, rng.uniform(0, 360))
        if rng.random() < lit:
            light += leaf
        else:
            dark += leaf
    c.flat(dark, blend(c.palette.dark, c.palette.form, 0.4), 0.9, soft=0.002)
    c.flat(light, c.palette.rim if colour is None else colour, 0.85, soft=0.002)


def rays(
    c: Canvas,
    count: int = 9,
    amount: float = 0.25,
    long: float = 2.4,
    colour: Colour | None = None,
    start: float = 0,
    turn: float = 360,
) -> None:
    """Broad beams from the disc, drawn into the air."""
    x, y = c.soft_field()
    cx, cy, r = c.disc
    angle, far = np.degrees(np.arctan2(y - cy, x - cx)), np.hypot(x - cx, y - cy)
    rng = c.rng(46)
    total = np.zeros(c.soft, np.float32)
    for i in range(count):
        a = start + turn * (i + rng.uniform(0.1, 0.9)) / count
        width = rng.uniform(2.0, 6.5)
        off = (angle - a + 180) % 360 - 180
        total += np.exp(-((off / width) ** 2)) * rng.uniform(0.4, 1)
    fall = np.clip(1 - (far - r) / long, 0, 1) * (far > r * 0.6)
    c.veil(total * fall * amount, c.palette.halo if colour is None else colour, light=True)

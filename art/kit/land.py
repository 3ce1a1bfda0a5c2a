"""What stands between the figure and the sky: horizon layers with the air between them, water, ground, grass.

Terrain functions give shapes; `layer` paints one with aerial perspective. Paint far things first.
"""

# Outlines stay as rows of points:
# fmt: off

from math import pi

import numpy as np

from art.kit.canvas import Canvas, Colour, blend, tint
from art.kit.light import blur, noise, resize, step
from art.kit.shapes import Shape, blob, bounds, box, curve, dot, hoop, limb, polar, poly, sweep

FLOOR = -1.5


def layer(
    c: Canvas, shape: Shape, far: float, fog: float = 0.4, depth: float = 0.5, rim: float = 0.5, cut: Shape = (),
        colour: Colour | None = None
) -> None:
    """A far mass: dark at its upper edge, lost in the haze below; a thin line of light on its edge.

    far: 0 near and dark, 1 lost. fog: how much haze gathers at its foot, within `depth` below its highest point.
    """
    mask = c.mask(shape, cut)
    if mask is None:
        return
    _, y = c.plane(mask)
    top = max(float(part[:, 1].max()) for part in shape)
    sink = step(top, top - depth, y) * fog
    base = blend(c.palette.dark if colour is None else colour, c.palette.haze, far)
    haze = tint(c.palette.haze) * (1.0 - 0.15 * far)
    shown = base + (haze - base) * sink[..., None]
    rows, columns = mask.cover.shape
    grain = noise((150, 110), 9, c.seed + int(100 * far), 2.0)[:, : max(8, round(110 * columns / c.width))]
    grain = resize(grain, columns, rows, 2) * 0.22 + 0.89
    # The foot of the picture is quiet and dark.
    grain = grain * (1 - 0.45 * step(-0.55, -1.35, y))
    shown = shown * grain[..., None]
    if rim:
        line = top_edge(c, mask.cover) * np.float32(0.8 * rim * (1 - far))
        x, _ = c.plane(mask)
        line = line / (1 + ((x - c.disc[0]) / (c.disc[2] * 1.3)) ** 2)
        shown = shown + line[..., None] * tint(c.palette.rim)
    c.cover(mask, shown)


def top_edge(c: Canvas, cover: np.ndarray, thick: float = 0.009) -> np.ndarray:
    """The light along edges that look up."""
    down = max(1, round(thick * c.width / 2))
    lower = np.zeros_like(cover)
    lower[down:] = cover[:-down]
    return cover * (1 - blur(lower, thick * 0.3 * c.width / 2))


def profile(c: Canvas, y: float, height: float, salt: int, rough: float = 0.5, low: float = 1.5,
    n: int = 120) -> tuple[np.ndarray, np.ndarray]:
    """x and y of a rolling line from side to side."""
    rng = c.rng(100 + salt)
    x = np.linspace(-1.1, 1.1, n)
    line = sum(np.sin(low * 1.75**k * pi * x + rng.uniform(0, 2 * pi)) * rough**k for k in range(7))
    return x, y + height * line / np.abs(line).max()


def under(x: np.ndarray, y: np.ndarray) -> Shape:
    """The mass below a line."""
    top = np.stack([x, y], 1)
    return [np.concatenate([top, [(x[-1], FLOOR), (x[0], FLOOR)]]).astype(np.float32)]


def hills(c: Canvas, y: float, height: float = 0.1, salt: int = 1, rough: float = 0.35) -> Shape:
    return under(*profile(c, y, height, salt, rough))


def mountains(c: Canvas, y: float, height: float = 0.4, salt: int = 1, count: int = 5) -> Shape:
    """Ridges with steep peaks."""
    rng = c.rng(120 + salt)
    x = np.linspace(-1.1, 1.1, 220)
    line = np.full_like(x, 0.0)
    for i in range(count):
        at, high, wide = -1 + 2 * (i + rng.uniform(0.1, 0.9)) / count, rng.uniform(0.45, 1), rng.uniform(0.25, 0.5)
        line = np.maximum(line, high * (1 - np.abs(x - at) / wide))
    crag = np.zeros_like(x)
    for k in range(5):
        f = 7 * 1.9**k
        saw = np.abs(((x * f + rng.random()) % 1) - 0.5) * 2
        crag += (saw - 0.5) * 0.5**k
    return under(x, y + height * (line + 0.10 * crag * (0.3 + line)))


def forest(c: Canvas, y: float, height: float = 0.25, salt: int = 1, kind: str = "pine", count: int = 34) -> Shape:
    """A far wood: "pine" or "round"."""
    rng = c.rng(160 + salt)
    shape: Shape = under(*profile(c, y, height * 0.12, salt))
    for i in range(count):
        x = -1.1 + 2.2 * (i + rng.uniform(0, 1)) / count
        h = height * rng.uniform(0.5, 1.0)
        if kind == "pine":
            side = []
            for k in range(6):
                t = k / 6
                w = h * 0.26 * (1 - t) + 0.004
                side += [(w, y + h * (t - 0.02)), (w * 0.45, y + h * (t + 0.075))]
            right = [(x + a, b) for a, b in side]
            left = [(x - a, b) for a, b in reversed(side)]
            shape += poly(*right, (x, y + h), *left)
        else:
            shape += limb((x, y - 0.05), (x, y + h * 0.6), h * 0.04)
            for _ in range(6):
                shape += dot(x + rng.normal(0, h * 0.18), y + h * rng.uniform(0.4, 0.85), h * rng.uniform(0.14, 0.26),
                    n=16)
    return shape


def roofs(c: Canvas, y: float, height: float = 0.3, salt: int = 1, count: int = 14, chimneys: bool = True) -> Shape:
    """A street of gables, chimneys and little towers."""
    rng = c.rng(180 + salt)
    shape: Shape = box(-1.2, FLOOR, 1.2, y)
    x = -1.15
    while x < 1.15:
        w = 2.3 / count * rng.uniform(0.6, 1.35)
        h = height * rng.uniform(0.25, 0.75)
        kind = rng.integers(0, 4)
        shape += box(x, y - 0.1, x + w, y + h)
        if kind <= 1:
            peak = h + w * rng.uniform(0.45, 0.8)
            shape += poly((x - w * 0.06, y + h), (x + w * 0.5, y + peak), (x + w * 1.06, y + h))
        elif kind == 2:
            shape += poly((x - w * 0.06, y + h), (x + w * 0.18, y + h + w * 0.4), (x + w * 0.82, y + h + w * 0.4),
                (x + w * 1.06, y + h))
        else:
            shape += poly((x, y + h), (x + w * 0.5, y + h + height * 0.5), (x + w, y + h)) + limb((x + w / 2, y + h),
                (x + w / 2, y + h + height * 0.62), 0.004)
        if chimneys and rng.random() < 0.7:
            cx = x + w * rng.uniform(0.15, 0.8)
            shape += box(cx, y, cx + w * 0.14, y + h + w * 0.55) + box(cx - w * 0.03, y + h + w * 0.5, cx + w * 0.17,
                y + h + w * 0.58)
        x += w * 0.98
    return shape


def windows(c: Canvas, y0: float, y1: float, count: int = 40, salt: int = 1, colour: Colour | None = None,
    size: float = 0.012, x0: float = -1, x1: float = 1) -> None:
    """Lit windows strewn over a dark town."""
    rng = c.rng(190 + salt)
    lit: Shape = []
    for px, py in rng.random((count, 2)):
        x, y = x0 + (x1 - x0) * px, y0 + (y1 - y0) * py
        lit += box(x, y, x + size, y + size * 1.5)
    c.shine(lit, colour, 0.6, 0.012, 0.5)


def clock_tower(x: float, y: float, height: float, wide: float | None = None) -> Shape:
    """A clock tower: tall shaft, belfry with gallery, steep roof with pinnacles, standing on y."""
    w = height * 0.085 if wide is None else wide
    t = y + height
    shape = poly((x - w * 1.15, y), (x - w, y + height * 0.3), (x - w * 0.95, t - height * 0.36), (x + w * 0.95,
        t - height * 0.36), (x + w, y + height * 0.3), (x + w * 1.15, y))
    shape += box(x - w * 1.3, t - height * 0.385, x + w * 1.3, t - height * 0.36)
    shape += box(x - w * 1.12, t - height * 0.37, x + w * 1.12, t - height * 0.19)
    shape += box(x - w * 1.35, t - height * 0.205, x + w * 1.35, t - height * 0.185)
    shape += blob((x - w * 1.15, t - height * 0.19, 0), (x - w * 0.75, t - height * 0.13), (x - w * 0.2,
        t - height * 0.04), (x, t, 0), (x + w * 0.2, t - height * 0.04), (x + w * 0.75, t - height * 0.13),
            (x + w * 1.15, t - height * 0.19, 0))
    for side in (-1, 1):
        shape += poly((x + side * w * 1.32, t - height * 0.19), (x + side * w * 1.2, t - height * 0.11),
            (x + side * w * 1.08, t - height * 0.19))
    return shape + limb((x, t - 0.02), (x, t + height * 0.05), w * 0.06, w * 0.02)


def tower_dial(c: Canvas, x: float, y: float, height: float, wide: float | None = None, heat: float = 0.7,
    colour: Colour | None = None) -> None:
    """The lit, handless dial of a `clock_tower` of the same measures."""
    w = height * 0.085 if wide is None else wide
    cy, r = y + height * 0.72, w * 0.82
    c.shine(dot(x, cy, r), colour, heat, r * 0.6, 0.4)
    marks: Shape = hoop(x, cy, r * 0.95, r * 0.06)
    for i in range(12):
        marks += limb(polar((x, cy), i * 30, r * 0.66), polar((x, cy), i * 30, r * 0.9), r * 0.05)
    c.flat(marks + dot(x, cy, r * 0.1), c.palette.dark, 0.85)


def aqueduct(x0: float, x1: float, y: float, height: float, arches: int = 6) -> tuple[Shape, Shape]:
    """A bridge of arches and the holes to cut from it."""
    shape = box(x0, y - 0.5, x1, y + height) + box(x0, y + height * 0.97, x1, y + height * 1.06)
    holes: Shape = []
    step_ = (x1 - x0) / arches
    for i in range(arches):
        a, b = x0 + step_ * (i + 0.14), x0 + step_ * (i + 0.86)
        mid, r = (a + b) / 2, (b - a) / 2
        holes += box(a, y - 0.6, b, y + height * 0.80 - r) + dot(mid, y + height * 0.80 - r, r, n=30)
    return shape, holes


def sea(c: Canvas, y: float, glitter: float = 1.0, colour: Colour | None = None, dark: float = 0.5) -> None:
    """Water from the horizon at y down, with the road of light below the disc."""
    mask = c.mask(box(-1.1, FLOOR, 1.1, y))
    if mask is None:
        return
    px, py = c.soft_field()
    t = np.clip((y - py) / (y + 1.4), 0, 1)
    palette = c.palette
    near, far = blend(palette.sky[1], palette.dark, dark) if colour is None else tint(colour), tint(palette.haze)
    base = far + (near - far) * (t**0.45)[..., None]
    lines = noise(c.soft, 14, c.seed + 61, 7.0) * 0.5 + noise(c.soft, 40, c.seed + 62, 9.0) * 0.5
    wide = c.disc[2] * (0.35 + 0.9 * t)
    road = np.exp(-(((px - c.disc[0]) / wide) ** 2)) * step(0.50, 0.62,
        lines + 0.10 * (1 - t)) * glitter * (1 - 0.55 * t)
    shown = base * (0.86 + 0.28 * lines)[..., None] + road[..., None] * tint(palette.disc[1]) * 0.9
    rows, columns = slice(mask.top, mask.top + mask.cover.shape[0]), slice(mask.left, mask.left + mask.cover.shape[1])
    big = np.stack([resize(shown[..., k].astype(np.float32), c.width, c.height)[rows, columns] for k in range(3)], -1)
    c.cover(mask, big)


def ground(c: Canvas, y: float, height: float = 0.05, salt: int = 9, rough: float = 0.5, shape: Shape | None = None,
    rim: float = 0.6, glow: float = 0.5) -> None:
    """Near dark ground with light along its edge and a pool of light below the disc."""
    shape = hills(c, y, height, salt, rough) if shape is None else shape
    mask = c.mask(shape)
    if mask is None:
        return
    px, py = c.plane(mask)
    palette = c.palette
    shown = np.broadcast_to(tint(palette.dark), (*mask.cover.shape, 3)).copy()
    pool = np.exp(-(((px - c.disc[0]) / (c.disc[2] * 1.1)) ** 2) - np.clip((y + height - py) / 0.35, 0,
        None) ** 1.2) * glow
    small = noise((140, 100), 12, c.seed + 71, 3.0)

    rough_ = resize(small, mask.cover.shape[1], mask.cover.shape[0], 2)
    shown += (pool * (0.45 + 0.9 * rough_))[..., None] * tint(palette.form)
    line = top_edge(c, mask.cover) * rim * (0.3 + 0.9 * rough_)
    line = line * np.exp(-(((px - c.disc[0]) / (c.disc[2] * 1.3)) ** 2))
    shown += line[..., None] * tint(palette.rim)
    c.cover(mask, shown)


def grass(c: Canvas, y: float, height: float = 0.14, count: int = 110, salt: int = 3, lean: float = 0.3,
    x0: float = -1.05, x1: float = 1.05) -> None:
    """Near blades of grass along y, black with a breath of light."""
    rng = c.rng(200 + salt)
    shape: Shape = []
    for _ in range(count):
        x, h = rng.uniform(x0, x1), height * rng.uniform(0.35, 1)
        bend = lean * h + rng.normal(0, h * 0.3)
        w = 0.006 + 0.006 * rng.random()
        shape.append(curve([(x - w, y - 0.06, 0), (x + bend * 0.3 - w * 0.6, y + h * 0.55), (x + bend, y + h, 0),
            (x + bend * 0.35 + w * 0.6, y + h * 0.5), (x + w, y - 0.06, 0)], True, 3))
    shape += box(x0, FLOOR, x1, y - 0.02)
    c.paint(shape, rim=0.5, form=0.0, soft=0.02, edge=0.006)


def wheat(c: Canvas, y: float, height: float = 0.3, count: int = 60, salt: int = 4, lean: float = 0.15,
    far: float = 0.0, x0: float = -1.05, x1: float = 1.05) -> None:
    """Ears of corn on stalks."""
    rng = c.rng(210 + salt)
    shape: Shape = []
    for _ in range(count):
        x, h = rng.uniform(x0, x1), height * rng.uniform(0.6, 1.05)
        bend = h * (lean + rng.normal(0, 0.12))
        top = (x + bend, y + h)
        shape += sweep([(x, y - 0.6), (x + bend * 0.25, y + h * 0.6), top], [0.004, 0.0035, 0.003], 3, False)
        for k in range(5):
            t = k / 5
            px, py = x + bend * (0.75 + 0.3 * t), y + h * (0.8 + 0.25 * t)
            for side in (-1, 1):
                shape += dot(px + side * h * 0.025, py, h * 0.018, h * 0.045, -side * 28 - lean * 60, n=8)
    c.paint(shape, far=far, rim=0.9, form=0.5, soft=0.02, edge=0.006)


def canopy(c: Canvas, salt: int = 1, left: float = 0.9, right: float = 0.9, depth: float = 0.5, count: int = 130,
    far: float = 0.0) -> None:
    """Leaves hanging in from above, deeper at the sides: a frame for the picture."""
    rng = c.rng(220 + salt)
    shape: Shape = []
    for _ in range(count):
        x = rng.uniform(-1.05, 1.05)
        reach = depth * (left if x < 0 else right) * (0.18 + 0.9 * abs(x) ** 2.2)
        y = 1.42 - reach * rng.random() ** 0.7
        s = rng.uniform(0.04, 0.085)
        a = rng.uniform(200, 340)
        tip, end = polar((x, y), a, s * 1.5), (x, y)
        nx, ny = polar((0, 0), a + 90, s * 0.42)
        mid = ((tip[0] + end[0]) / 2, (tip[1] + end[1]) / 2)
        shape.append(curve([(*end, 0), (mid[0] + nx, mid[1] + ny), (*tip, 0), (mid[0] - nx, mid[1] - ny)], True, 4))
    c.paint(shape, far=far, rim=0.7, form=0.8, soft=0.03, edge=0.006)


def tree(x: float, y: float, height: float, salt: int = 1, crown: float = 0.36, leaves: int = 40, lean: float = 0.0,
    rng: np.random.Generator | None = None) -> tuple[Shape, Shape]:
    """A broad tree standing on (x, y): (trunk and branches, crown)."""
    rng = np.random.default_rng(salt) if rng is None else rng
    h = height
    fork = (x + lean * h * 0.4, y + h * 0.42)
    trunk = sweep([(x - h * 0.03, y), (x + h * 0.02, y + h * 0.2), fork], [h * 0.085, h * 0.05, h * 0.045], 6)
    trunk += sweep([(x - h * 0.17, y - h * 0.01), (x - h * 0.05, y + h * 0.04), (x, y + h * 0.15)], [h * 0.008,
        h * 0.03, h * 0.04], 5)
    trunk += sweep([(x + h * 0.17, y - h * 0.01), (x + h * 0.05, y + h * 0.04), (x, y + h * 0.15)], [h * 0.008,
        h * 0.03, h * 0.04], 5)
    leaf: Shape = []
    centre = (x + lean * h * 0.8, y + h * 0.70)
    for i in range(7):
        a = 15 + 150 * i / 6
        tip = (centre[0] + crown * h * 0.85 * np.cos(np.radians(a)),
            centre[1] - h * 0.08 + 0.32 * h * np.sin(np.radians(a)))
        mid = ((fork[0] + tip[0]) / 2 + rng.normal(0, h * 0.02), (fork[1] + tip[1]) / 2 - h * 0.01)
        trunk += sweep([fork, mid, tip], [h * 0.032, h * 0.016, h * 0.006], 5)
    for _ in range(leaves):
        a, r = rng.uniform(0, 2 * pi), np.sqrt(rng.random())
        px, py = centre[0] + crown * h * r * np.cos(a), centre[1] + 0.26 * h * r * np.sin(a)
        s = h * rng.uniform(0.05, 0.10)
        leaf.append(leafy(px, py, s, rng))
    return trunk, leaf


def leafy(x: float, y: float, r: float, rng: np.random.Generator) -> np.ndarray:
    """A tuft of leaves with a broken edge."""
    n = 18
    a = np.arange(n) * 2 * pi / n + rng.random()
    far = r * (0.72 + 0.5 * (np.arange(n) % 2) * rng.random(n) + 0.12 * rng.random(n))
    return np.stack([x + far * np.cos(a), y + far * np.sin(a) * 0.9], 1).astype(np.float32)


def ridge(c: Canvas, y: float, tilt: float = 0.0, tile: float = 0.055, salt: int = 1) -> None:
    """A tiled roof from the side, its ridge at y (rising by `tilt` to the right), filling the foot of the picture."""
    left, right = y - tilt, y + tilt
    c.paint(poly((-1.2, left), (1.2, right), (1.2, FLOOR), (-1.2, FLOOR)), rim=0.8, form=0.6, soft=0.12)
    caps: Shape = []
    x = -1.1
    while x < 1.1:
        h = y + tilt * x / 1.1
        caps += blob((x - tile * 0.9, h - tile * 0.5, 0), (x - tile * 0.8, h + tile * 0.22), (x, h + tile * 0.42),
            (x + tile * 0.8, h + tile * 0.22), (x + tile * 0.9, h - tile * 0.5, 0), per=3)
        x += tile * 1.9
    c.paint(caps, rim=1.0, form=0.8, soft=0.02)
    rows: Shape = []
    for k in range(1, 9):
        v = 0.05 + 0.085 * k
        for i in range(-10, 11):
            x = i * 0.115 + (0.057 if k % 2 else 0)
            h = y + tilt * x / 1.1 - v
            rows += sweep([(x - 0.055, h + 0.012), (x, h - 0.016), (x + 0.055, h + 0.012)], [0.0035, 0.0035], 3, False)
    c.detail(rows, c.palette.form, 0.55, soft=0.002)


def stones(c: Canvas, y0: float, y1: float, x0: float = -1.1, x1: float = 1.1, high: float = 0.09,
    amount: float = 0.5, mask=None) -> None:
    """Joints of a wall laid over something dark."""
    rng = c.rng(230)
    lines: Shape = []
    y, row = y0, 0
    while y < y1:
        lines += limb((x0, y), (x1, y), 0.003)
        x = x0 + (0.09 if row % 2 else 0)
        while x < x1:
            lines += limb((x, y), (x, min(y + high, y1)), 0.003)
            x += high * rng.uniform(1.6, 2.4)
        y, row = y + high, row + 1
    c.detail(lines, c.palette.form, amount, mask, 0.002)


def smoke(c: Canvas, points: list[tuple[float, float]], widths: list[float], colour: Colour | None = None,
    amount: float = 0.8, salt: int = 1) -> None:
    """A plume: puffs along a line, lit on the side of the disc."""
    rng = c.rng(240 + salt)
    line = curve(points, False, 10)
    n = len(line)
    half = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths)
    puffs: Shape = []
    for (x, y), w in zip(line, half, strict=True):
        for _ in range(2):
            puffs += dot(x + rng.normal(0, w * 0.4), y + rng.normal(0, w * 0.4), w * rng.uniform(0.5, 0.95), n=18)
    c.paint(puffs, far=1 - amount, rim=0.9, form=1.3, soft=float(np.mean(half)) * 0.7, edge=0.02, colour=colour)


def flame(x: float, y: float, height: float, wide: float | None = None, lean: float = 0.0, salt: int = 1) -> Shape:
    """Tongues of fire standing on (x, y)."""
    rng = np.random.default_rng(salt)
    w = height * 0.32 if wide is None else wide
    shape: Shape = []
    for k in range(3):
        s = (1.0, 0.72, 0.55)[k]
        off = (0.0, -0.42, 0.45)[k] * w
        h, b = height * s, w * s * 0.62
        tip = (x + off * 0.7 + lean * h + rng.normal(0, 0.05 * h), y + h)
        shape += blob((x + off, y - b * 0.3), (x + off + b, y + h * 0.20), (x + off + b * 0.55 + lean * h * 0.4,
            y + h * 0.55), (*tip, 0), (x + off - b * 0.35 + lean * h * 0.5, y + h * 0.62), (x + off - b * 0.9,
                y + h * 0.28))
    return shape


def fire(c: Canvas, shape: Shape, halo: float = 0.12, heat: float = 1.3) -> None:
    """A shape as living fire: orange halo, yellow body, white heart."""
    c.shine(shape, c.palette.halo, heat * 0.45, halo, 0.7)
    mask = c.mask(shape, pad=0.02)
    if mask is None:
        return
    x0, _, x1, _ = bounds(shape)
    thick = min(0.06, 0.16 * (x1 - x0))
    body = blur(mask.cover, 0.006 * c.width / 2)
    heart = step(0.62, 0.97, blur(mask.cover, thick * c.width / 2))
    c.cover(mask._replace(cover=body * 0.85), blend(c.palette.halo, c.palette.rim, 0.45))
    c.cover(mask._replace(cover=heart * body * 0.9), tint("#fff6d8"))


def clouds_below(c: Canvas, y: float, height: float = 0.25, salt: int = 1, far: float = 0.5) -> None:
    """A sea of clouds from y down."""
    rng = c.rng(250 + salt)
    shape: Shape = box(-1.2, FLOOR, 1.2, y - height * 0.6)
    for i in range(26):
        x = -1.1 + 2.2 * i / 25 + rng.normal(0, 0.03)
        shape += dot(x, y - height * rng.uniform(0.2, 0.75), height * rng.uniform(0.25, 0.6), n=24)
    c.paint(shape, far=far, rim=0.8, form=1.2, soft=0.09, edge=0.02)

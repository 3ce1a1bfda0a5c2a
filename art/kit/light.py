"""Pictures as arrays of linear light: noise, glow, stars, blur, and the shared grade at the end.

A picture is a float array (height, width, 3) in which light adds up as it does in the world; only
`develop` turns it into the 8-bit picture one sees. All noise is laid out on coarse seeded grids, so the
same picture comes out at every size.
"""

from collections.abc import Sequence
from math import ceil

import numpy as np
from PIL import Image, ImageDraw

Array = np.ndarray
Light = Sequence[float]


def tall(width: int) -> tuple[int, int]:
    """Pictures are 5:7: (height, width)."""
    return round(width * 1.4), width


def field(width: int, height: int, zoom: float = 1.0) -> tuple[Array, Array]:
    """Coordinates of every pixel: x from -zoom to zoom over the width, y upward in the same unit."""
    x = ((np.arange(width, dtype=np.float32) + 0.5) * (2 / width) - 1) * np.float32(zoom)
    y = (height / 2 - np.arange(height, dtype=np.float32) - 0.5) * np.float32(2 / width * zoom)
    return np.broadcast_to(x, (height, width)), np.broadcast_to(y[:, None], (height, width))


def step(low: float, high: float, value: Array) -> Array:
    """A soft step from 0 at low to 1 at high (low may be the larger one)."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a: Array | Light, b: Array | Light, t: Array) -> Array:
    """From a to b by t; t is a plane, a and b are colours or pictures."""
    t = t[..., None]
    return np.asarray(a, np.float32) * (1 - t) + np.asarray(b, np.float32) * t


def lit(plane: Array, colour: Light) -> Array:
    """A plane of brightness in a colour."""
    return plane[..., None] * np.asarray(colour, np.float32)


def rgb(code: str) -> Array:
    """A screen colour "#rrggbb" as linear light."""
    levels = np.array([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    return levels**2.2


def ramp(plane: Array, *codes: str) -> Array:
    """Colours along a plane of 0 to 1: evenly spaced stops."""
    stops = np.array([rgb(code) ** 0.5 for code in codes])
    at = np.linspace(0, 1, len(codes))
    return np.stack([np.interp(plane, at, stops[:, c]) for c in range(3)], -1).astype(np.float32) ** 2


def resize(plane: Array, width: int, height: int, how: int = Image.Resampling.BICUBIC) -> Array:
    """A plane or picture of floats in another size."""
    if plane.ndim == 3:
        return np.stack([resize(plane[..., c], width, height, how) for c in range(plane.shape[2])], -1)
    if plane.shape == (height, width):
        return plane
    shown = Image.fromarray(np.ascontiguousarray(plane, np.float32), "F")
    return np.asarray(shown.resize((width, height), how))


def noise(shape: tuple[int, int], cells: float, seed: int, aspect: float = 1.0) -> Array:
    """Smooth noise of 0 to 1, so many cells over the width. aspect > 1 draws it out sideways."""
    height, width = shape
    rng = np.random.default_rng(seed)
    across = max(2, ceil(cells / aspect)) + 3
    down = max(2, ceil(cells * height / width)) + 3
    coarse = rng.random((64, 64), np.float32)
    coarse = np.tile(coarse, (down // 64 + 1, across // 64 + 1))[:down, :across]
    box = (1.0, 1.0, 1.0 + cells / aspect, 1.0 + cells * height / width)
    shown = Image.fromarray(np.ascontiguousarray(coarse), "F")
    return np.asarray(shown.resize((width, height), Image.Resampling.BICUBIC, box))


def fbm(shape: tuple[int, int], cells: float, seed: int, octaves: int = 5, aspect: float = 1.0) -> Array:
    """Noise upon noise, about 0 to 1."""
    total, weight = np.zeros(shape, np.float32), 0.0
    for octave in range(octaves):
        if cells * 2**octave > shape[1]:
            break
        total += noise(shape, cells * 2**octave, seed * 31 + octave, aspect) * 0.5**octave
        weight += 0.5**octave
    return np.clip((total / weight - 0.5) * 1.5 + 0.5, 0, 1)


def sample(plane: Array, x: Array, y: Array) -> Array:
    """The plane read at other places (pixels, bilinear, mirrored at the rim)."""
    height, width = plane.shape[:2]
    x = width - 1.001 - np.abs(width - 1.001 - np.abs(x) % (2 * (width - 1.001)))
    y = height - 1.001 - np.abs(height - 1.001 - np.abs(y) % (2 * (height - 1.001)))
    left, top = np.clip(x.astype(np.int32), 0, width - 2), np.clip(y.astype(np.int32), 0, height - 2)
    fx, fy = x - left, y - top
    if plane.ndim == 3:
        fx, fy = fx[..., None], fy[..., None]
    upper = plane[top, left] * (1 - fx) + plane[top, left + 1] * fx
    lower = plane[top + 1, left] * (1 - fx) + plane[top + 1, left + 1] * fx
    return upper * (1 - fy) + lower * fy


def smoke(shape: tuple[int, int], cells: float, seed: int, warp: float = 0.5, octaves: int = 6) -> Array:
    """Noise drawn out by other noise: nebulae, smoke, liquid light. About 0 to 1."""
    height, width = shape
    across = fbm(shape, cells * 0.8, seed + 1, 3) - 0.5
    down = fbm(shape, cells * 0.8, seed + 2, 3) - 0.5
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    reach = warp * width * 2 / cells
    return sample(fbm(shape, cells, seed, octaves), columns + across * reach, rows + down * reach)


def blur(plane: Array, sigma: float) -> Array:
    """A Gaussian blur; wide ones are done on a smaller picture."""
    height, width = plane.shape[:2]
    if sigma < 0.3:
        return plane
    shrink = max(1, int(sigma / 2))
    small = plane
    if shrink > 1:
        small = resize(plane, max(4, width // shrink), max(4, height // shrink), Image.Resampling.BOX)
        sigma = sigma * small.shape[1] / width
    reach = max(1, ceil(sigma * 2.6))
    taps = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2).astype(np.float32)
    taps /= taps.sum()
    for axis in (0, 1):
        n = small.shape[axis]
        padded = small.take(np.clip(np.arange(-reach, n + reach), 0, n - 1), axis)
        parts = (padded[:, i : i + n] if axis else padded[i : i + n] for i in range(2 * reach + 1))
        small = sum(tap * part for tap, part in zip(taps, parts, strict=True))
    return resize(small, width, height) if shrink > 1 else small


def glow(x: Array, y: Array, cx: float, cy: float, radius: float, power: float = 2.0) -> Array:
    """Light that falls off from a point, 1 at its heart."""
    far = ((x - cx) ** 2 + (y - cy) ** 2) / radius**2
    return 1 / (1 + far) ** power


def spikes(x: Array, y: Array, cx: float, cy: float, reach: float, turn: float = 0.0, thin: float = 0.02) -> Array:
    """The four-pointed gleam of a bright light in a lens."""
    dx, dy = x - cx, y - cy
    u, v = np.abs(dx * np.cos(turn) + dy * np.sin(turn)), np.abs(dy * np.cos(turn) - dx * np.sin(turn))
    total = 0
    for a, b in ((u, v), (v, u)):
        along = np.clip(1 - a / reach, 0, 1) ** 2
        total = total + along * np.exp(-b / (thin * reach * (0.15 + along)))
    return total


def stars(shape: tuple[int, int], count: int, seed: int, bright: float = 1.0, size: float = 1.0) -> Array:
    """A field of small stars, a few of them large, most of them faint; slightly warm and cold."""
    height, width = shape
    rng = np.random.default_rng(seed)
    out = np.zeros((height, width, 3), np.float32)
    unit = width / 400 * size
    for px, py, rank, hue in rng.random((count, 4)):
        power = bright * (0.08 + 1.5 * rank**9)
        spread = max(unit * (0.55 + 0.8 * rank**6), 0.4)
        reach = ceil(spread * 3)
        cx, cy = px * width, py * height
        x0, y0 = max(0, int(cx) - reach), max(0, int(cy) - reach)
        x1, y1 = min(width, int(cx) + reach + 1), min(height, int(cy) + reach + 1)
        if x0 >= x1 or y0 >= y1:
            continue
        dx, dy = np.arange(x0, x1) + 0.5 - cx, np.arange(y0, y1) + 0.5 - cy
        dot = np.exp(-(dx[None, :] ** 2 + dy[:, None] ** 2) / (2 * spread**2))
        tint = np.array([0.75 + 0.4 * hue, 0.9, 1.15 - 0.4 * hue], np.float32)
        out[y0:y1, x0:x1] += lit(dot.astype(np.float32) * power, tint)
    return out


def strokes(shape: tuple[int, int], lines: list[tuple[Array, float]], zoom: float = 1.0, oversample: int = 2) -> Array:
    """Lines in `field` coordinates as a plane: each (points (n, 2), width) with round ends."""
    height, width = shape
    side = (width * oversample, height * oversample)
    drawn = Image.new("L", side, 0)
    pen = ImageDraw.Draw(drawn)
    for points, thick in lines:
        points, thick = np.asarray(points) / zoom, thick / zoom
        px = np.stack([(points[:, 0] + 1) * side[0] / 2, side[1] / 2 - points[:, 1] * side[0] / 2], 1)
        w = thick * side[0] / 2
        ink = 255 if w >= 1 else round(255 * max(0.1, w))
        pen.line([tuple(p) for p in px], fill=ink, width=max(1, round(w)), joint="curve")
        for cx, cy in (px[0], px[-1]) if w > 2 else ():
            pen.ellipse((cx - w / 2, cy - w / 2, cx + w / 2, cy + w / 2), fill=ink)
    return np.asarray(drawn.reduce(oversample), np.float32) / 255


def bolt(start: Light, end: Light, seed: int, wild: float = 0.16, halvings: int = 6) -> Array:
    """The path of a spark: a line broken again and again at its middles."""
    rng = np.random.default_rng(seed)
    points = np.array([start, end], np.float32)
    spread = wild * float(np.hypot(*(points[1] - points[0])))
    for _ in range(halvings):
        ends = points[1:] - points[:-1]
        across = np.stack([-ends[:, 1], ends[:, 0]], 1) / (np.hypot(ends[:, 0], ends[:, 1])[:, None] + 1e-6)
        middles = (points[1:] + points[:-1]) / 2 + across * rng.normal(0, spread, (len(ends), 1))
        woven = np.empty((len(points) + len(middles), 2), np.float32)
        woven[0::2], woven[1::2] = points, middles
        points, spread = woven, spread * 0.52
    return points


def sparks(
    shape: tuple[int, int], paths: list[tuple[Array, float]], colour: Light, heat: float = 3.0, zoom: float = 1.0
) -> Array:
    """Paths as electric light: white-hot core, coloured halo."""
    unit = shape[1] / 2 / zoom
    core = strokes(shape, paths, zoom)
    near, wide = blur(core, 0.008 * unit), blur(core, 0.045 * unit)
    return lit(core, (heat, heat, heat)) + lit(near * heat * 0.9 + wide * heat * 1.3, colour)


def bloom(picture: Array, amount: float = 0.22, above: float = 0.8) -> Array:
    """What is brighter than paper spills over, near and far."""
    width = picture.shape[1]
    extra = np.clip(picture - above, 0, 6)
    spill = sum(weight * blur(extra, width * s) for weight, s in ((0.9, 0.006), (0.7, 0.02), (0.6, 0.06)))
    return picture + amount * spill


def develop(picture: Array, seed: int = 7, vignette: float = 0.45, exposure: float = 1.0) -> Image.Image:
    """The shared grade: bloom, film curve, vignette, a breath of grain; then an 8-bit picture."""
    height, width = picture.shape[:2]
    x, y = field(width, height)
    picture = bloom(np.maximum(picture, 0)) * exposure
    ratio = height / width
    picture = picture * (1 - vignette * step(0.55, 1.5, np.hypot(x, y / ratio)))[..., None]
    # The filmic curve of Hable and Narkowicz: soft shoulders, so that light does not burn out flat.
    film = picture * (2.51 * picture + 0.03) / (picture * (2.43 * picture + 0.59) + 0.14)
    levels = np.clip(film, 0, 1) ** (1 / 2.2)
    grain = np.random.default_rng(seed).normal(0, 0.008, (height, width, 1)).astype(np.float32)
    levels = levels + grain * (1 - levels * 0.6)
    return Image.fromarray((np.clip(levels, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")

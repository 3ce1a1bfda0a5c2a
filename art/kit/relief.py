"""Flat things with depth: metal and enamel from a map of heights, as the frames of cards are.

Pictures here are linear light (height, width, 3); heights are in pixels. What is laid on casts a shadow
down and to the right, because the lamp stands at the upper left.
"""

from math import hypot

import numpy as np
from PIL import Image

from art.kit.light import Array, Light, blur, lit, mix, noise, step
from art.kit.march import Studio, Stuff


def plane(size: tuple[int, int]) -> tuple[Array, Array]:
    """Pixel centres: x to the right, y downward."""
    w, h = size
    x = np.arange(w, dtype=np.float32) + 0.5
    y = np.arange(h, dtype=np.float32) + 0.5
    return np.broadcast_to(x, (h, w)), np.broadcast_to(y[:, None], (h, w))


def panel(x: Array, y: Array, left: float, top: float, right: float, foot: float, r: float) -> Array:
    """Distance to a rounded rectangle, negative inside."""
    a = np.abs(x - (left + right) / 2) - (right - left) / 2 + r
    b = np.abs(y - (top + foot) / 2) - (foot - top) / 2 + r
    return np.hypot(np.maximum(a, 0), np.maximum(b, 0)) + np.minimum(np.maximum(a, b), 0) - r


def chamfered(x: Array, y: Array, left: float, top: float, right: float, foot: float, cut: float) -> Array:
    """Distance to a rectangle with its corners cut off, negative inside."""
    a = np.abs(x - (left + right) / 2) - (right - left) / 2
    b = np.abs(y - (top + foot) / 2) - (foot - top) / 2
    return np.maximum(np.maximum(a, b), (a + b + cut) * 0.7071)


def round_(x: Array, y: Array, cx: float, cy: float, r: float) -> Array:
    return np.hypot(x - cx, y - cy) - r


def inside(distance: Array) -> Array:
    """How much of each pixel lies within."""
    return np.clip(0.5 - distance, 0, 1)


def moulding(depth: Array, width: float, tall: float) -> Array:
    """The profile of a frame: a bead, a groove, a flat and a step, from the outside inward."""
    at = (0.0, 0.10, 0.22, 0.34, 0.40, 0.47, 0.54, 0.80, 0.90, 1.0)
    high = (0.0, 0.70, 1.0, 0.70, 0.30, 0.30, 0.75, 0.75, 0.50, 0.0)
    return np.interp(depth / width, at, high).astype(np.float32) * tall


def metal(height: Array, stuff: Stuff, studio: Studio | None = None, grain: float = 0.06) -> Array:
    """Metal of this relief under the studio's lamps."""
    down, right = np.gradient(height)
    n = np.stack([-right.ravel(), down.ravel(), np.ones(height.size, np.float32)]).astype(np.float32)
    n /= np.sqrt((n**2).sum(0))
    mirror = np.stack([2 * n[2] * n[0], 2 * n[2] * n[1], 2 * n[2] ** 2 - 1])
    rows, columns = height.shape
    # Where on the plate: flat metal shows a slow fall of light from the upper left.
    across = np.broadcast_to(np.linspace(-1, 1, columns, dtype=np.float32), height.shape).ravel()
    along = np.broadcast_to(np.linspace(1, -1, rows, dtype=np.float32)[:, None], height.shape).ravel()
    mirror = mirror + np.stack([across * 0.26, along * 0.34, 0 * across])
    mirror /= np.sqrt((mirror**2).sum(0))
    seen = (studio or Studio()).mirrored(mirror.astype(np.float32), stuff.rough).reshape(*height.shape, 3)
    brushed = 1 + grain * (noise(height.shape, columns / 1.5, 5, 18.0) - 0.5) * 2
    return seen * np.asarray(stuff.colour, np.float32) * brushed[..., None]


def enamel(depth: Array, colour: Light, width: float) -> Array:
    """A pool of dark glass `depth` pixels inside its rim, lit from above."""
    rows = depth.shape[0]
    fall = np.linspace(1.35, 0.75, rows, dtype=np.float32)[:, None]
    rim = np.exp(-np.clip(depth, 0, None) / max(1.0, width))
    return lit(fall * (1 - 0.6 * rim), colour)


def lay(ground: Array, top: Array | Light, cover: Array, shadow: float = 0.0, dark: float = 0.6) -> Array:
    """Put something on the ground; with a shadow of so many pixels beneath it."""
    if shadow > 0.4:
        fallen = shifted(blur(cover, shadow * 0.8), round(shadow * 0.5), round(shadow * 0.8))
        ground = ground * (1 - dark * fallen * (1 - cover))[..., None]
    return mix(ground, top, cover)


def shifted(mask: Array, right: int, down: int) -> Array:
    out = np.zeros_like(mask)
    out[down:, right:] = mask[: mask.shape[0] - down, : mask.shape[1] - right]
    return out


def linear(picture: Image.Image) -> Array:
    return (np.asarray(picture.convert("RGB"), np.float32) / 255) ** 2.2


def shown(light: Array, cover: Array | None = None) -> Image.Image:
    """The finished picture; with rounded corners if a cover is given."""
    levels = (np.clip(light, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)
    picture = Image.fromarray(levels, "RGB")
    if cover is not None:
        picture.putalpha(Image.fromarray((np.clip(cover, 0, 1) * 255 + 0.5).astype(np.uint8), "L"))
    return picture


def stamp(
    light: Array, mask: Image.Image, x: float, y: float, colour: Light, edge: float = 0.0, dark: float = 0.8
) -> None:
    """Print a mask with its upper left corner at x, y; `edge` pixels of darkness around it."""
    pad = max(0, round(edge * 2.5))
    ink = np.pad(np.asarray(mask, np.float32) / 255, pad)
    left, top = round(x) - pad, round(y) - pad
    rows, columns = light.shape[:2]
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(columns, left + ink.shape[1]), min(rows, top + ink.shape[0])
    if x0 >= x1 or y0 >= y1:
        return
    ink = ink[y0 - top : y1 - top, x0 - left : x1 - left]
    part = light[y0:y1, x0:x1]
    if edge:
        around = np.clip(blur(ink, edge) * 2.6, 0, 1) * dark
        part = part * (1 - around)[..., None]
    light[y0:y1, x0:x1] = mix(part, colour, ink)


def vignette(size: tuple[int, int], strength: float) -> Array:
    x, y = plane(size)
    far = np.hypot(x / size[0] - 0.5, y / size[1] - 0.5) / hypot(0.5, 0.5)
    return 1 - strength * step(0.35, 1.0, far)

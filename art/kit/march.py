"""A small ray marcher: solid things of brass and glass in a dark studio, as linear light.

The camera stands on +z and looks at the origin; at z = 0 the picture is 2 wide. Rays walk by the
distance the shapes report, in square tiles that stay in the processor's cache and know only the shapes that
they can meet. Metal mirrors a painted studio (a large soft lamp at the upper left, a cool strip at the
right), so one light rules every picture.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.kit.light import field, resize
from art.kit.solid import Array, Shape

KEY = np.array([-0.56, 0.62, 0.55], np.float32) / np.float32(np.linalg.norm([-0.56, 0.62, 0.55]))
EYE = 5.2
TILE = 112


class Stuff(NamedTuple):
    """What a thing is made of. `paint` gives colours by place (points, normals) -> (n, 3); so may `shine`."""

    colour: tuple = (0.95, 0.66, 0.28)
    metal: float = 1.0
    rough: float = 0.25
    shine: tuple | Callable[[Array, Array], Array] = (0.0, 0.0, 0.0)
    paint: Callable[[Array, Array], Array] | None = None


BRASS = Stuff((1.0, 0.69, 0.27), rough=0.18)
OLD_BRASS = Stuff((0.64, 0.41, 0.16), rough=0.34)
BRONZE = Stuff((0.84, 0.40, 0.15), rough=0.24)
COPPER = Stuff((1.0, 0.46, 0.25), rough=0.18)
STEEL = Stuff((0.72, 0.78, 0.86), rough=0.2)
BLUED = Stuff((0.10, 0.22, 0.62), rough=0.16)
IVORY = Stuff((0.86, 0.80, 0.66), metal=0.0, rough=0.3)
INK = Stuff((0.03, 0.03, 0.04), metal=0.0, rough=0.4)


class Studio(NamedTuple):
    """The lamps: what metal mirrors."""

    lamp: tuple = (3.6, 3.25, 2.7)
    strip: tuple = (0.7, 1.0, 1.6)
    sky: tuple = (0.24, 0.25, 0.30)
    ground: tuple = (0.10, 0.07, 0.05)
    back: tuple = (0.10, 0.12, 0.18)
    # A light of the scene's own: (place, colour, reach), such as the plasma in a reactor.
    own: tuple = ()

    def mirrored(self, d: Array, rough: float) -> Array:
        """What a mirror of this roughness shows in directions d (3, n): (n, 3)."""
        soft = 0.05 + 0.5 * rough
        up = d[1]
        height = np.clip(up / (0.25 + soft) * 0.5 + 0.5, 0, 1)
        panes = 1 + (0.75 - rough) * np.sin(5.2 * d[0] + 2.1 * d[2] + 0.4) * np.sin(4.1 * up + 1.3 * d[0])
        sky = height * (0.35 + 0.65 * np.clip(up, 0, 1)) * panes
        tone = _outer(1 - height, self.ground) + _outer(sky, self.sky)
        band = np.exp(-((up - 0.08) ** 2) / (0.02 + 0.1 * rough))
        tone += _outer(band * (0.4 + 0.6 * np.clip(-d[0] + 0.3, 0, 1)), (0.42, 0.40, 0.40))
        facing = KEY @ d
        lamp = _soft(0.80 - soft * 0.5, 0.86 + soft * 0.28, facing) / (0.55 + 1.5 * soft)
        tone += _outer(lamp, self.lamp) * 0.74
        side = np.arctan2(d[0], d[2])
        strip = np.exp(-(((side - 1.75) / (0.16 + soft)) ** 2)) * _soft(-0.75, 0.1, up)
        tone += _outer(strip, self.strip)
        low = np.exp(-(((side + 2.0) / (0.3 + soft)) ** 2)) * _soft(0.5, -0.4, up)
        tone += _outer(low, self.back)
        return tone.astype(np.float32)


class Shot(NamedTuple):
    """What the camera saw: premultiplied light, how much of each pixel is solid, and how deep (z)."""

    light: Array
    solid: Array
    depth: Array

    def over(self, ground: Array) -> Array:
        return self.light + ground * (1 - self.solid)[..., None]


Part = tuple[Shape, Stuff]


def _outer(plane: Array, colour: tuple) -> Array:
    return np.outer(plane, np.asarray(colour, np.float32))


def _soft(low: float, high: float, value: Array) -> Array:
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def shoot(
    parts: list[Part],
    width: int,
    height: int,
    studio: Studio | None = None,
    near: float = 1.3,
    far: float = -1.6,
    zoom: float = 1.0,
    oversample: float = 0.0,
) -> Shot:
    """Take the picture; everything solid lies between the planes z = near and z = far."""
    studio = studio or Studio()
    scale = oversample or (2.0 if width <= 240 else 1.6 if width <= 500 else 1.35 if width <= 900 else 1.2)
    w, h = round(width * scale), round(height * scale)
    x, y = field(w, h, zoom)
    light = np.zeros((h, w, 3), np.float32)
    solid, depth = np.zeros((h, w), np.float32), np.full((h, w), far, np.float32)
    tiles = [np.s_[i : i + TILE, k : k + TILE] for i in range(0, h, TILE) for k in range(0, w, TILE)]
    for tile, (met, close) in zip(tiles, _in_reach(parts, x, y, tiles, near, far), strict=True):
        if met:
            light[tile], solid[tile], depth[tile] = _tile(
                parts, met, close, x[tile], y[tile], studio, near, far, 2 * zoom / w
            )
    light = np.minimum(light, 12)
    how = Image.Resampling.HAMMING
    small = [resize(plane, width, height, how) for plane in (light, solid, depth)]
    return Shot(np.maximum(small[0], 0), np.clip(small[1], 0, 1), small[2])


def _in_reach(
    parts: list[Part], x: Array, y: Array, tiles: list, near: float, far: float
) -> list[tuple[list[Part], list[Part]]]:
    """For each tile the parts that its rays may meet, and those near enough to darken what they meet."""
    z = np.linspace(near, far, max(40, round((near - far) * 10)), dtype=np.float32)
    apart = float(z[0] - z[1])
    grow = (EYE - z) / EYE
    places, reach = [], []
    for tile in tiles:
        tx, ty = x[tile], y[tile]
        places.append(np.stack([tx.mean() * grow, ty.mean() * grow, z]))
        half = np.hypot(tx.max() - tx.min(), ty.max() - ty.min()) / 2
        reach.append(half * grow + apart * 0.6)
    points, limit = np.concatenate(places, 1), np.concatenate(reach)
    met = np.stack([(shape(points) < limit * 1.15).reshape(len(tiles), -1).any(1) for shape, _ in parts])
    close = np.stack([(shape(points) < limit + 0.25).reshape(len(tiles), -1).any(1) for shape, _ in parts])
    return [
        ([part for part, use in zip(parts, met[:, i], strict=True) if use],
         [part for part, use in zip(parts, close[:, i], strict=True) if use])
        for i in range(len(tiles))
    ]  # fmt: skip


def _tile(
    parts: list[Part], met: list[Part], close: list[Part], x: Array, y: Array,
    studio: Studio, near: float, far: float, px: float,
) -> tuple:  # fmt: skip
    shape = x.shape
    d = np.stack([x.ravel(), y.ravel(), np.full(x.size, -EYE, np.float32)]).astype(np.float32)
    d /= np.sqrt((d**2).sum(0))
    start = np.array([[0], [0], [EYE]], np.float32)
    t = (near - EYE) / d[2]
    end = (far - EYE) / d[2]
    shapes = [part[0] for part in met]
    going = np.arange(x.size)
    hit = np.zeros(x.size, bool)
    for turn in range(70):
        p = start + d[:, going] * t[going]
        step = _nearest(shapes, p)
        # Rays that graze something are let go by and by: their steps get no longer.
        touch = step < px * (0.35 + 0.03 * turn)
        hit[going[touch]] = True
        t[going] += np.where(touch, 0, step * 0.92)
        going = going[~touch & (t[going] < end[going])]
        if not going.size:
            break
    light = np.zeros((x.size, 3), np.float32)
    depth = np.full(x.size, far, np.float32)
    seen = np.flatnonzero(hit)
    if seen.size:
        p = start + d[:, seen] * t[seen]
        depth[seen] = p[2]
        light[seen] = _shade(parts, met, close, p, d[:, seen], studio, px)
    return light.reshape(*shape, 3), hit.reshape(shape).astype(np.float32), depth.reshape(shape)


def _nearest(shapes: list[Shape], p: Array) -> Array:
    best = shapes[0](p)
    for shape in shapes[1:]:
        best = np.minimum(best, shape(p))
    return best


def _shade(
    parts: list[Part], met: list[Part], close: list[Part], p: Array, d: Array, studio: Studio, px: float
) -> Array:
    shapes = [part[0] for part in met]
    which = np.argmin(np.stack([shape(p) for shape in shapes]), 0)
    eps = max(px * 0.6, 0.0012)
    n = np.zeros_like(p)
    for k in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        corner = np.array(k, np.float32)[:, None]
        n += corner * _nearest(shapes, p + corner * eps)
    n /= np.sqrt((n**2).sum(0)) + 1e-9
    open_ = _openness([part[0] for part in close], p, n)
    sun = _sunlit([part[0] for part in parts], p + n * 0.012)
    out = np.zeros((p.shape[1], 3), np.float32)
    for i, (_, stuff) in enumerate(met):
        mine = which == i
        if mine.any():
            some = p[:, mine], d[:, mine], n[:, mine], open_[mine], sun[mine]
            out[mine] = _stuff_light(stuff, *some, studio)
    return out


def _openness(shapes: list[Shape], p: Array, n: Array) -> Array:
    """How open a place lies: corners and gaps are dark."""
    closed = 0
    for reach, weight in ((0.02, 0.9), (0.06, 0.8), (0.14, 0.55), (0.3, 0.3)):
        closed = closed + weight * np.clip(1 - _nearest(shapes, p + n * reach) / reach, 0, 1)
    return np.clip(1 - closed * 0.55, 0.04, 1)


def _sunlit(shapes: list[Shape], p: Array) -> Array:
    """How much of the lamp a place sees: soft shadows."""
    t = np.full(p.shape[1], 0.015, np.float32)
    seen = np.ones(p.shape[1], np.float32)
    for _ in range(11):
        step = _nearest(shapes, p + KEY[:, None] * t)
        seen = np.minimum(seen, np.clip(0.5 + 0.5 * step / (0.11 * t), 0, 1))
        t += np.clip(step, 0.014, 0.26)
    return seen * seen * (3 - 2 * seen)


def _stuff_light(stuff: Stuff, p: Array, d: Array, n: Array, open_: Array, sun: Array, studio: Studio) -> Array:
    colour = np.asarray(stuff.colour, np.float32)
    colour = stuff.paint(p, n) if stuff.paint else np.broadcast_to(colour, (p.shape[1], 3))
    # A little patina: no metal is the same all over.
    age = np.sin(9 * p[0] + 3 * np.sin(7 * p[1])) * np.sin(8 * p[1] + 4 * p[2] + 2 * np.sin(5 * p[0]))
    colour = colour * (1 + 0.07 * age)[:, None]
    facing = np.clip(-(d * n).sum(0), 0, 1)
    mirror = d + 2 * facing * n
    # The studio is a room and not a sky: what flat metal mirrors changes from place to place.
    room = mirror + 0.45 * p
    seen = studio.mirrored(room / np.sqrt((room**2).sum(0)), stuff.rough)
    rim = ((1 - facing) ** 5)[:, None]
    diffuse = np.clip(KEY @ n, 0, 1) * sun
    sky = 0.5 + 0.5 * n[1]
    shade = (open_ * (0.45 + 0.55 * sun))[:, None]
    soft_light = np.outer(diffuse, studio.lamp) * 0.42 + np.outer(sky * open_, studio.sky) * 0.8
    if stuff.metal:
        # In corners light goes from metal to metal and takes its colour twice.
        deep = np.clip(colour, 0.001, None) ** (1 + 0.8 * (1 - open_))[:, None]
        seen = seen**1.35 * 1.15
        light = seen * (deep + (1 - deep) * rim) * shade + deep * soft_light * 0.11
    else:
        light = colour * soft_light + seen * (0.04 + 0.5 * rim) * shade
    for place, lamp, reach in studio.own:
        to = np.array(place, np.float32)[:, None] - p
        far = np.sqrt((to**2).sum(0)) + 1e-6
        wash = np.clip((to * n).sum(0) / far, 0, 1) / (1 + (far / reach) ** 2)
        gleam = np.clip((to * mirror).sum(0) / far, 0, 1) ** (4 + 12 * (1 - stuff.rough))
        gleam /= 1 + (far / reach) ** 2
        light = light + colour * np.outer((0.35 * wash + 1.1 * gleam) * (0.3 + 0.7 * open_), lamp)
    return light + (stuff.shine(p, n) if callable(stuff.shine) else np.asarray(stuff.shine, np.float32))

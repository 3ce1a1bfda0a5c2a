"""The canvas of a picture: light as numbers, shapes painted into it with form, edge light and glow.

Everything is given in picture units (see `shapes`), so a picture is the same at every size. Light adds up
as in the world; `finish` turns it into the picture one sees: shafts of light past the silhouettes, bloom,
a film's curve, vignette, a breath of grain. Colours are screen colours "#rrggbb": what is painted flat in
one comes out in it.
"""

from collections.abc import Sequence
from functools import cache
from math import ceil, floor
from typing import NamedTuple
from zlib import crc32

import numpy as np
from PIL import Image, ImageDraw

from art.kit.light import Array, blur, noise, resize, step
from art.kit.shapes import Shape, bounds, change

Colour = str | Sequence[float]

# Soft things (mist, form shading, shafts of light) are worked out for a picture so wide, then enlarged; for pictures
# less wide than the second, which are only looked through, half as wide again as they are.
SOFT, SMALL = 300, 200


@cache
def ink(code: str) -> Array:
    """A screen colour as light: what `finish` shows as this colour again."""
    seen = np.array([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float64) ** 2.2
    seen = np.minimum(seen, 0.93)
    a, b, c = 2.51 - 2.43 * seen, 0.03 - 0.59 * seen, -0.14 * seen
    return ((-b + np.sqrt(b * b - 4 * a * c)) / (2 * a)).astype(np.float32)


def tint(colour: Colour) -> Array:
    return ink(colour) if isinstance(colour, str) else np.asarray(colour, np.float32)


def blend(a: Colour, b: Colour, t: float) -> Array:
    """The light between two colours."""
    return tint(a) * (1 - t) + tint(b) * t


class Mask(NamedTuple):
    """How much a shape covers every pixel of a part of the picture: rows and columns from top, left."""

    top: int
    left: int
    cover: Array

    @property
    def area(self) -> tuple[slice, slice]:
        rows, columns = self.cover.shape
        return slice(self.top, self.top + rows), slice(self.left, self.left + columns)


class Light(NamedTuple):
    """The light of a picture: it takes its colours from here."""

    sky: tuple[str, ...]  # from the zenith to the horizon
    disc: tuple[str, str]  # heart and edge of the great sun or moon
    halo: str
    haze: str  # what far things fade into
    dark: str  # shadow side of near things
    form: str  # half-light on near things
    rim: str  # the edge light
    fill: str  # weak light from the other side
    accent: str  # the one strange colour: eyes, lanterns
    spark: str  # particles


class Canvas:
    """One picture being painted. `light` is (height, width, 3); `disc` is (x, y, radius) of sun or moon."""

    def __init__(self, width: int, light: Light, key: str) -> None:
        self.width, self.height = width, round(width * 1.4)
        self.palette = light
        self.seed = crc32(key.encode()) % 1_000_003
        self.light = np.zeros((self.height, self.width, 3), np.float32)
        self.disc = (0.0, 0.4, 0.6)
        soft = SOFT if width >= SMALL else max(30, round(width * SOFT / SMALL))
        self.soft = (round(soft * 1.4), soft)

    def rng(self, salt: int = 0) -> np.random.Generator:
        return np.random.default_rng((self.seed, salt))

    def mask(self, shape: Shape, cut: Shape = (), pad: float = 0.0) -> Mask | None:
        """The shape as cover of pixels, without what `cut` takes away; None outside the picture."""
        if not shape:
            return None
        half = self.width / 2
        x0, y0, x1, y1 = bounds(shape)
        left, right = max(0, floor((x0 - pad + 1) * half) - 1), min(self.width, ceil((x1 + pad + 1) * half) + 1)
        top = max(0, floor(self.height / 2 - (y1 + pad) * half) - 1)
        low = min(self.height, ceil(self.height / 2 - (y0 - pad) * half) + 1)
        if left >= right or top >= low:
            return None
        k = 4 if self.width < 300 else 3 if self.width < 800 else 2
        drawn = Image.new("L", ((right - left) * k, (low - top) * k), 0)
        pen = ImageDraw.Draw(drawn)
        for outlines, value in ((shape, 255), (cut, 0)):
            if not outlines:
                continue
            at = np.concatenate(outlines)  # all at once: a shape may have hundreds of outlines
            at[:, 0] = ((at[:, 0] + 1) * half - left) * k - 0.5
            at[:, 1] = (self.height / 2 - at[:, 1] * half - top) * k - 0.5
            flat, start = at.ravel().tolist(), 0
            for outline in outlines:
                end = start + outline.size
                pen.polygon(flat[start:end], fill=value)
                start = end
        return Mask(top, left, np.asarray(drawn.reduce(k), np.float32) / 255)

    def plane(self, mask: Mask) -> tuple[Array, Array]:
        """x (1, columns) and y (rows, 1) of the pixels under a mask."""
        rows, columns = mask.cover.shape
        x = (np.arange(mask.left, mask.left + columns, dtype=np.float32) + 0.5) * (2 / self.width) - 1
        y = (self.height / 2 - np.arange(mask.top, mask.top + rows, dtype=np.float32) - 0.5) * (2 / self.width)
        return x[None, :], y[:, None]

    def flat(self, shape: Shape, colour: Colour, amount: float = 1.0, cut: Shape = (), soft: float = 0.0) -> None:
        """A shape in one colour, its edge blurred by `soft`."""
        mask = self.mask(shape, cut, soft * 2.5)
        if mask is None:
            return
        cover = mask.cover if soft == 0 else blur(mask.cover, soft * self.width / 2)
        self.cover(mask._replace(cover=cover * np.float32(amount)), tint(colour))

    def cover(self, mask: Mask, colour: Array) -> None:
        """Paint a colour or a picture of the mask's size over what is there."""
        part = self.light[mask.area]
        part += (colour - part) * mask.cover[..., None]

    def paint(
        self,
        shape: Shape,
        far: float = 0.0,
        rim: float = 1.0,
        form: float = 0.6,
        soft: float = 0.05,
        edge: float = 0.010,
        colour: Colour | None = None,
        cut: Shape = (),
        shade: float = 0.0,
        wrap: float = 0.30,
        fade: float = 0.0,
    ) -> Mask | None:
        """A solid shape in the light of the picture; returns its mask, for `detail`.

        far: 0 is near and dark, 1 is lost in the haze. rim: strength of the light along edges that look to the
        disc. form: strength of the half-light that models the shape, reaching about `soft` inside. edge: width
        of the edge light. colour: its own colour in half-light (else the palette's). cut: holes. shade: the
        shadow it lays on what is behind it. wrap: how much edge light there is even away from the disc.
        fade: so much of its lower part is lost in the haze (ground mist).
        """
        mask = self.mask(shape, cut, 0.02)
        if mask is None:
            return None
        if shade:
            self.darken(shape, shade, soft * 0.8)
        palette, unit = self.palette, self.width / 2
        cover = mask.cover
        x, y = self.plane(mask)
        rows, columns = cover.shape
        # Directions are soft: work them out small.
        k = max(1.0, self.width / SOFT)
        low = (max(4, round(rows / k)), max(4, round(columns / k)))
        small = resize(cover, low[1], low[0], Image.Resampling.BOX)
        dense = unit / k
        wide = blur(small, max(0.8, soft * dense))
        near = blur(small, max(0.7, min(soft, 0.02) * dense))
        down, across = np.gradient(near)
        steep = np.hypot(across, down) + 1e-4
        sx, sy = resize(x, low[1], 1), resize(y.T, low[0], 1).T
        cx, cy, r = self.disc
        dx, dy = cx - sx, cy - sy
        away = np.sqrt(dx * dx + dy * dy + (0.55 * r) ** 2)
        facing = (-across * dx + down * dy) / (steep * away)
        bright = 1 / (1 + 0.35 * np.maximum(away - r, 0) ** 2)
        # An edge shines where light stands behind it; before another dark part it is only hinted at.
        behind = resize(self.light[mask.area].mean(-1), low[1], low[0], Image.Resampling.BOX)
        against = 0.16 + 0.84 * step(0.03, 0.30, blur(behind, max(0.7, 0.010 * dense)))
        lit = (wrap + (1 - wrap) * np.clip(facing * 1.15, 0, 1)) * bright * against
        model = np.clip((small - wide) * 2, 0, 1) * np.clip(facing * 0.8 + 0.25, 0, 1) * bright
        back = np.clip((small - wide) * 1.6, 0, 1) * np.clip(-facing, 0, 1)
        lit, model, back = (
            resize(p.astype(np.float32), columns, rows, Image.Resampling.BILINEAR) for p in (lit, model, back)
        )
        line = np.clip(cover - blur(cover, edge * 0.5 * unit), 0, 1) * 2.0
        base = blend(palette.dark, palette.haze, far)
        half = tint(colour) if colour is not None else tint(palette.form)
        shown = np.empty((rows, columns, 3), np.float32)
        keep = 1 - far
        own = half * np.float32(0.16 * keep) if colour is not None else 0.0
        glare, fill = tint(palette.rim), tint(palette.fill)
        edge_light = line * lit * np.float32(1.25 * rim * keep)
        model = model * np.float32(form * (0.25 + 0.75 * keep))
        back = back * np.float32(0.6 * form * keep)
        start = base + own
        for c in range(3):
            shown[..., c] = start[c] + model * half[c] + back * fill[c] + edge_light * glare[c]
        if fade:
            _x0, y0, _x1, y1 = bounds(shape)
            lost = step(y0 + fade * (y1 - y0), y0, y) * 0.85
            shown += (tint(palette.haze) - shown) * lost[..., None]
        self.cover(mask, shown)
        return mask

    def detail(
        self,
        shape: Shape,
        colour: Colour | None = None,
        amount: float = 0.6,
        within: Mask | None = None,
        soft: float = 0.004,
    ) -> None:
        """Lines and folds inside a painted shape: colour None is shadow; a colour is half-light laid on."""
        mask = self.mask(shape, pad=soft * 2.5)
        if mask is None:
            return
        cover = blur(mask.cover, soft * self.width / 2) * np.float32(amount)
        if within is not None:
            whole = np.zeros((self.height, self.width), np.float32)
            whole[within.area] = within.cover
            cover = cover * whole[mask.area]
        self.cover(mask._replace(cover=cover), tint(self.palette.dark if colour is None else colour))

    def darken(self, shape: Shape, amount: float = 0.5, soft: float = 0.05) -> None:
        """Shadow around and under a shape."""
        mask = self.mask(shape, pad=soft * 2.5)
        if mask is not None:
            self.light[mask.area] *= (1 - amount * np.clip(blur(mask.cover, soft * self.width / 2) * 1.3, 0, 1))[
                ..., None
            ]

    def shine(
        self, shape: Shape, colour: Colour | None = None, heat: float = 1.6, halo: float = 0.05, spread: float = 0.5
    ) -> None:
        """A thing that glows: white-hot heart, coloured halo of about `halo`, strength `spread`."""
        hue = tint(self.palette.accent if colour is None else colour)
        mask = self.mask(shape, pad=halo * 3.2)
        if mask is None:
            return
        part = self.light[mask.area]
        heart = blur(mask.cover, 0.0018 * self.width / 2)[..., None]
        part += heart * (hue * 0.6 + np.float32(0.45)) * np.float32(heat)
        if halo:
            wide = np.clip(
                blur(mask.cover, halo * 0.25 * self.width / 2) * 0.9 + blur(mask.cover, halo * self.width / 2) * 1.5,
                0,
                3,
            )
            part += wide[..., None] * hue * np.float32(heat * spread)

    def lamp(self, x: float, y: float, reach: float, colour: Colour | None = None, heat: float = 0.6) -> None:
        """Light in the air around a point, falling off to nothing at `reach`."""
        mask = self.mask(
            [
                np.array(
                    ((x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach), (x - reach, y + reach)),
                    np.float32,
                )
            ]
        )
        if mask is None:
            return
        px, py = self.plane(mask)
        far = np.sqrt((px - x) ** 2 + (py - y) ** 2) / reach
        fall = np.clip(1 - far, 0, 1) ** 2 / (1 + 9 * far * far)
        self.light[mask.area] += (
            fall[..., None] * tint(self.palette.accent if colour is None else colour) * np.float32(heat)
        )

    def veil(self, cover: Array, colour: Colour, light: bool = False) -> None:
        """A soft plane (any size, 0 to 1) over the whole picture: mist, or with light=True, brightness added."""
        small = resize(np.clip(cover, 0, 1).astype(np.float32), self.width, self.height, Image.Resampling.BILINEAR)
        hue = tint(colour)
        for c in range(3):
            plane = self.light[..., c]
            plane += small * (hue[c] if light else hue[c] - plane)

    def soft_field(self) -> tuple[Array, Array]:
        """x (1, n) and y (m, 1) of a soft plane for `veil`."""
        rows, columns = self.soft
        x = (np.arange(columns, dtype=np.float32) + 0.5) * (2 / columns) - 1
        y = (rows / 2 - np.arange(rows, dtype=np.float32) - 0.5) * (2 / columns)
        return x[None, :], y[:, None]

    def mist(
        self, y: float, depth: float = 0.3, amount: float = 0.6, colour: Colour | None = None, salt: int = 1
    ) -> None:
        """A bank of mist, densest at y, gone at y + depth and y - depth."""
        px, py = self.soft_field()
        bank = np.exp(-(((py - y) / (depth * 0.6)) ** 2)) * np.ones_like(px)
        drift = noise(self.soft, 5, self.seed + salt, 2.5) * 0.6 + noise(self.soft, 11, self.seed + salt + 7, 2.5) * 0.4
        self.veil(bank * (0.35 + 1.1 * drift) * amount, self.palette.haze if colour is None else colour)

    def cast(self, shape: Shape, ground: float, amount: float = 0.6, long: float = 1.0, soft: float = 0.02) -> None:
        """The shadow that a shape standing on y = ground throws towards us, away from the disc."""
        lean = float(np.clip((np.mean(bounds(shape)[::2]) - self.disc[0]) * 0.7, -0.8, 0.8))

        def thrown(p: Array) -> Array:
            down = (p[:, 1] - ground) * long * 0.55
            return np.stack([p[:, 0] + down * lean, ground - down], 1)

        lying = change(shape, thrown)
        mask = self.mask(lying, pad=soft * 2.5)
        if mask is not None:
            _, y = self.plane(mask)
            cover = (
                blur(mask.cover, soft * self.width / 2)
                * np.clip(1 - (ground - y) / (1.1 * long), 0.15, 1)
                * (y < ground + soft)
            )
            self.light[mask.area] *= (1 - amount * cover)[..., None]

    def shafts(self, amount: float = 0.22, reach: float = 0.5, above: float = 0.55) -> None:
        """Light that streams from the disc past everything dark, as it does through haze."""
        high, wide = (round(side / 2) for side in self.soft)
        small = resize(self.light.mean(-1), wide, high, Image.Resampling.BOX)
        beam = source = np.clip(small - above, 0, 1.2)
        cx, cy = (self.disc[0] + 1) * wide / 2, high / 2 - self.disc[1] * wide / 2
        pull = reach
        for _ in range(6):
            rows = np.clip(cy + (np.arange(high) - cy) * (1 - pull), 0, high - 1.001)
            columns = np.clip(cx + (np.arange(wide) - cx) * (1 - pull), 0, wide - 1.001)
            box = (float(columns[0]), float(rows[0]), float(columns[-1]) + 1, float(rows[-1]) + 1)
            drawn = Image.fromarray(np.ascontiguousarray(beam, np.float32), "F")
            beam = (beam + np.asarray(drawn.resize((wide, high), Image.Resampling.BILINEAR, box))) * 0.5
            pull *= 0.55
        x, y = np.meshgrid(np.linspace(-1, 1, wide), np.linspace(1.4, -1.4, high))
        far = np.hypot(x - self.disc[0], y - self.disc[1]) / self.disc[2]
        # Silhouettes stay dark: before the disc itself, and wherever there is no light already.
        clear = (0.25 + 0.75 * step(0.8, 1.25, far)) * (0.45 + 0.55 * step(0.02, 0.25, small))
        self.veil(np.clip(beam - 0.85 * source, 0, 1) * clear * amount, self.palette.halo, light=True)

    def finish(
        self, shafts: float = 0.22, vignette: float = 0.6, bloom: float = 0.22, exposure: float = 1.0
    ) -> Image.Image:
        """The picture as one sees it."""
        if shafts:
            self.shafts(shafts)
        light = self.light
        rows, columns = self.soft
        small = resize(light, columns // 2, rows // 2, Image.Resampling.BOX)
        over = np.clip(small - 0.9, 0, 1.6)
        spill = blur(over, columns * 0.008) * 0.8 + blur(over, columns * 0.035) * 0.6
        px, py = self.soft_field()
        dim = (1 - vignette * step(0.55, 1.55, np.hypot(px, py / 1.4))).astype(np.float32) * exposure
        dim = resize(dim, self.width, self.height, Image.Resampling.BILINEAR)
        tile = np.random.default_rng(self.seed).integers(-1, 2, (256, 256), np.int16)
        grain = np.tile(tile, (self.height // 256 + 1, self.width // 256 + 1))[: self.height, : self.width]
        seen = np.empty((self.height, self.width, 3), np.uint8)
        film = film_curve()
        for c in range(3):
            plane = light[..., c] + resize(spill[..., c] * bloom, self.width, self.height, Image.Resampling.BILINEAR)
            plane *= dim
            np.clip(plane, 0, 3.999, out=plane)
            level = film[np.sqrt(plane * 0.25, out=plane).__mul__(4095).astype(np.uint16)]
            seen[..., c] = np.clip(level + grain, 0, 255)
        return Image.fromarray(seen, "RGB")


@cache
def film_curve() -> Array:
    """Levels 0 to 255 for the square root of light/4 in 4096 steps: the filmic curve of Hable and Narkowicz."""
    light = (np.arange(4096) / 4095) ** 2 * 4
    film = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
    return (np.clip(film, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.int16)

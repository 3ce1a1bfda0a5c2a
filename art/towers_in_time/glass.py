"""A window of stained glass: panes of colour cut to shape, held by leads, painted on, and lit from behind.

A `Window` is built from back to front, like any picture of shapes: each `pane` covers what lies behind it and is held
by a lead about its outline, so that leads close round everything and never run through a figure. `tiles` cuts a shape
into several panes. On the glass stand painted lines (`trace`) and matting (`shade`). `finish` lets the light through.
Shapes and coordinates are those of `art.kit.shapes`: x from -1 to 1 over the width, y upward.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import cos, radians, sin
from zlib import crc32

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.kit.light import Array, fbm, noise, resize
from art.kit.shapes import Point, Shape, curve
from art.towers_in_time.palette import DAYS, PALETTES, Colour, Palette, along, between

LEAD = 0.0175  # half the width of a lead, in picture units
GAMMA = 2.2
TABLE = ((np.arange(256) / 255) ** GAMMA).astype(np.float32)  # the light of each level of the screen

Frame = tuple[float, float, float, float, float, float]
Tile = tuple[Sequence[Point], Colour]
Painter = Callable[[int], Image.Image]


class Window:
    """The window so far. `p` is the palette of its school; all chance comes from its key."""

    def __init__(self, width: int, school: str, key: str, tall: float = 1.4) -> None:
        self.p: Palette = PALETTES[school]
        self.key, self.school, self.tall = key, school, tall
        self.size = width, round(width * tall)
        self.fine = 2 if width > 240 else 4
        self.large = self.size[0] * self.fine, self.size[1] * self.fine
        self.unit = self.large[0] / 2  # fine pixels a picture unit
        # Leads and the softness of the light go by the smaller side.
        self.measure = width * min(1.0, tall / 1.4)
        self.half_lead = LEAD * self.measure / width * self.unit  # in fine pixels
        self.colour = Image.new("RGB", self.large)
        self.leads = Image.new("L", self.large)
        self.painted = Image.new("L", self.large)
        self.half = max(1, self.size[0] // 2), max(1, self.size[1] // 2)
        self.matt = Image.new("L", self.half)
        self.lamps: list[tuple[float, float, float, float]] = []
        self.frame: Frame = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        self.chance = self.rng(0)

    def rng(self, salt: int = 0) -> np.random.Generator:
        return np.random.default_rng(crc32(self.key.encode()) + salt)

    # Colours

    def tone(self, t: float, spread: float = 0.10) -> Colour:
        """A sheet of the ground: 0 before the light, 1 far from it; no two quite alike."""
        return along(self.p.ground, t + float(self.chance.uniform(-spread, spread)))

    def near(self, colour: Colour, spread: float = 0.06) -> Colour:
        """A sheet of nearly that colour."""
        k = float(self.chance.uniform(-spread, spread))
        return between(colour, self.p.light, k) if k > 0 else between(colour, self.p.dark, -k)

    # Drawing

    @contextmanager
    def placed(
        self, at: Point = (0.0, 0.0), size: float = 1.0, angle: float = 0.0, flip: bool = False, tall: float = 1.0
    ) -> Iterator[None]:  # fmt: skip
        """What is drawn within is drawn about (0, 0): here it is mirrored, sized, turned and put where it belongs."""
        a, b, c, d, e, f = before = self.frame
        co, si = cos(radians(angle)) * size, sin(radians(angle)) * size
        m = -1.0 if flip else 1.0
        p, q, r, s = co * m, -si * tall, si * m, co * tall  # x right and y up of the new frame, within the old
        x, y = float(at[0]), float(at[1])
        self.frame = (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, a * x + b * y + e, c * x + d * y + f)
        yield
        self.frame = before

    def there(self, point: Point) -> tuple[float, float]:
        """A point of this frame in the picture."""
        a, b, c, d, e, f = self.frame
        return a * point[0] + b * point[1] + e, c * point[0] + d * point[1] + f

    def at(self, points: Iterable[Point]) -> list[tuple[float, float]]:
        """Points of this frame as fine pixels."""
        w, h = self.large
        a, b, c, d, e, f = self.frame
        flat = np.asarray([p[:2] for p in points], np.float64)
        x, y = flat[:, 0], flat[:, 1]
        found = np.stack([w / 2 + (a * x + b * y + e) * self.unit, h / 2 - (c * x + d * y + f) * self.unit], 1)
        return [tuple(point) for point in found.tolist()]

    def stroke(self, image: Image.Image, points: list[tuple[float, float]], wide: float, ink: int = 255) -> None:
        """A line of that many fine pixels, its corners round."""
        pen, r = ImageDraw.Draw(image), wide / 2
        pen.line(points, fill=ink, width=max(1, round(wide)))
        if r > 1.2:
            flat = np.asarray(points)
            into, out = flat[1:-1] - flat[:-2], flat[2:] - flat[1:-1]
            cross = into[:, 0] * out[:, 1] - into[:, 1] * out[:, 0]
            bent = np.abs(cross) > 0.12 * np.hypot(*into.T) * np.hypot(*out.T) + 1e-6
            for x, y in [points[0], points[-1], *(points[i + 1] for i in np.nonzero(bent)[0])]:
                pen.ellipse((x - r, y - r, x + r, y + r), fill=ink)

    def pane(self, shape: Shape, colour: Colour, lead: float = 1.0, vary: float = 0.05) -> None:
        """One piece of glass in its lead, over whatever is there."""
        colour = self.near(colour, vary) if vary else colour
        outlines = [self.at(part) for part in shape]
        self.hold(outlines, lead)
        glass, leads, painted = (ImageDraw.Draw(image) for image in (self.colour, self.leads, self.painted))
        for outline in outlines:
            glass.polygon(outline, fill=level(colour))
            leads.polygon(outline, fill=0)
            painted.polygon(outline, fill=0)

    def hold(self, outlines: list[list[tuple[float, float]]], lead: float) -> None:
        """The lead about outlines that are to be filled."""
        if lead:
            for outline in outlines:
                self.stroke(self.leads, [*outline, outline[0], outline[1]], 2 * lead * self.half_lead)

    def tiles(self, shape: Shape, tiles: Iterable[Tile], lead: float = 1.0, inner: float = 0.7) -> None:
        """A shape cut into panes: these outlines with their colours, as far as they lie in it."""
        outlines = [self.at(part) for part in shape]
        self.hold(outlines, lead)
        flat = np.concatenate([np.asarray(outline) for outline in outlines])
        x0, y0 = (max(0, int(v) - 2) for v in flat.min(0))
        x1, y1 = (min(side, int(v) + 3) for side, v in zip(self.large, flat.max(0), strict=True))
        if x1 <= x0 or y1 <= y0:
            return
        size = x1 - x0, y1 - y0
        mask, glass, leads = Image.new("L", size), self.colour.crop((x0, y0, x1, y1)), Image.new("L", size)
        cut = ImageDraw.Draw(mask)
        for outline in outlines:
            cut.polygon([(x - x0, y - y0) for x, y in outline], fill=255)
        pen, clear = ImageDraw.Draw(glass), ImageDraw.Draw(leads)
        for points, colour in tiles:
            outline = [(x - x0, y - y0) for x, y in self.at(points)]
            pen.polygon(outline, fill=level(colour))
            clear.polygon(outline, fill=0)
            if inner:
                self.stroke(leads, [*outline, outline[0]], 1.6 * inner * self.half_lead)
        self.colour.paste(glass, (x0, y0), mask)
        self.leads.paste(leads, (x0, y0), mask)
        self.painted.paste(0, (x0, y0, x1, y1), mask)

    def lead(self, points: Sequence[Point], wide: float = 1.0, smooth: bool = False) -> None:
        """A lead by itself, across what is there."""
        self.stroke(self.leads, self.at(curve(points, False) if smooth else points), 2 * wide * self.half_lead)

    def trace(self, points: Sequence[Point], wide: float = 0.5, smooth: bool = True) -> None:
        """A painted line."""
        line = curve(points, False) if smooth and len(points) > 2 else points
        self.stroke(self.painted, self.at(line), 2 * wide * self.half_lead)

    def ink(self, shape: Shape) -> None:
        """A painted spot: an eye, a mouth, a window in a tower."""
        pen = ImageDraw.Draw(self.painted)
        for part in shape:
            pen.polygon(self.at(part), fill=255)

    def shade(self, shape: Shape, amount: float = 0.5) -> None:
        """Matting on the glass: it lets less light through here, softly."""
        room = Image.new("L", self.half)
        pen = ImageDraw.Draw(room)
        share = self.half[0] / self.large[0]
        for part in shape:
            pen.polygon([(x * share, y * share) for x, y in self.at(part)], fill=round(255 * amount))
        self.matt = Image.composite(room, self.matt, room.point(lambda v: 255 if v else 0))

    def lamp(self, x: float, y: float, reach: float, amount: float = 0.8) -> None:
        """More light from behind, about a place."""
        self.lamps.append((*self.there((x, y)), reach, amount))

    # Light

    def finish(self, day: float = 1.0, vignette: float = 0.62) -> Image.Image:
        """The window with the light behind it."""
        w, h = self.size
        m = self.measure
        soft = ImageFilter.GaussianBlur
        colour = self.colour.reduce(self.fine)
        leads = self.leads.reduce(self.fine)
        rounded = leads.filter(soft(m * 0.0022))
        dirt = plane(leads.filter(soft(m * 0.011)))
        height = plane(rounded)
        cover = np.clip(height * 1.4, 0, 1)
        lit = rich(np.take(TABLE, np.asarray(colour)))
        sheet = texture((h, w), crc32(self.key.encode()) % 5)
        through = sheet * self.daylight(day, vignette) * (1 - 0.42 * dirt)
        through *= 1 - 0.85 * plane(self.matt.resize((w, h)).filter(soft(m * 0.008)))
        painted = plane(self.painted.reduce(self.fine).filter(soft(m * 0.0012)))
        through *= 1 - 0.90 * np.clip(painted * 1.1, 0, 1)
        lit = lit * (through * (1 - cover))[..., None]
        lit += self.came(height, cover)[..., None] * LEAD_GREY
        lit += spill(lit, m)
        return shown(lit)

    def daylight(self, day: float, vignette: float) -> Array:
        """How much light stands behind each place."""
        w, h = self.size[0] // 8 + 2, self.size[1] // 8 + 2
        x = np.linspace(-1, 1, w, dtype=np.float32)[None, :]
        y = np.linspace(self.tall, -self.tall, h, dtype=np.float32)[:, None]
        far = np.clip((x / 1.05) ** 2 * 0.45 + ((y - 0.18 * self.tall) / (self.tall + 0.05)) ** 2 * 0.6, 0, 1.2)
        light = day * (1.16 - vignette * far)
        for cx, cy, reach, amount in self.lamps:
            light = light + amount * np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / reach**2)
        return resize(light.astype(np.float32), *self.size)

    def came(self, height: Array, cover: Array) -> Array:
        """The gleam of the leads: dull metal, bright where it turns to the upper left."""
        slope = np.zeros_like(height)
        slope[1:-1, 1:-1] = (height[2:, 2:] - height[:-2, :-2]) * (self.measure / 380)
        return cover * (0.004 + 0.13 * np.clip(slope, 0, 1) ** 1.5)


LEAD_GREY = np.array((0.86, 0.92, 1.0), np.float32)
STEPS = 4096
# From light to levels of the screen, with a soft shoulder: what is brighter than paper keeps its colour.
SHOULDER = np.linspace(0, 4, STEPS, dtype=np.float32)
SCREEN = (np.clip(SHOULDER * (1 + SHOULDER / 9) / (1 + SHOULDER * 0.62), 0, 1) ** (1 / GAMMA) * 255 + 0.5).astype(
    np.uint8
)


def rich(light: Array) -> Array:
    """Light through coloured glass: deeper in colour than paint, and brighter."""
    grey = light @ np.array((0.30, 0.59, 0.11), np.float32)
    return np.maximum(grey[..., None] + (light - grey[..., None]) * np.float32(1.16), 0) * np.float32(1.16)


def level(colour: Colour) -> tuple[int, int, int]:
    return tuple(round(255 * min(1.0, max(0.0, v))) for v in colour)


def plane(mask: Image.Image) -> Array:
    return np.asarray(mask, np.float32) / 255


def shown(lit: Array) -> Image.Image:
    at = np.minimum(lit * ((STEPS - 1) / 4), STEPS - 1).astype(np.uint16)
    return Image.fromarray(np.take(SCREEN, at), "RGB")


def spill(lit: Array, width: float) -> Array:
    """What bright panes throw over their leads, near and far."""
    h, w = lit.shape[:2]
    small = Image.fromarray((np.clip(lit, 0, 1) * 255).astype(np.uint8), "RGB").reduce(max(1, round(width / 190)))
    k = small.width / w
    near = small.filter(ImageFilter.GaussianBlur(max(0.4, width * 0.010 * k)))
    far = small.filter(ImageFilter.GaussianBlur(width * 0.055 * k))
    both = Image.blend(near, far, 0.5).resize((w, h), Image.Resampling.BILINEAR)
    return np.asarray(both, np.float32) * np.float32(0.105 / 255)


@lru_cache(maxsize=8)
def texture(shape: tuple[int, int], variant: int) -> Array:
    """The unevenness of blown glass: slow clouds, streaks, and seeds. Shared."""
    small = max(8, shape[0] // 2), max(8, shape[1] // 2)
    cloud = fbm(small, 5, 40 + variant, 4) - 0.5
    streak = noise(small, 46, 60 + variant, 0.16 if variant % 2 else 6.0) - 0.5
    seeds = np.clip(noise(small, 90, 80 + variant) * 5 - 4.1, 0, 1)
    glass = 1 + 0.52 * cloud + 0.15 * streak + 0.12 * seeds
    return resize(glass.astype(np.float32), shape[1], shape[0], Image.Resampling.BILINEAR)


def picture(
    school: str, key: str, ground: Callable[[Window], None], day: float = 1.0, vignette: float = 0.62
) -> Callable:
    """Makes a painter of a card's picture from what stands before the ground."""

    def bind(foreground: Callable[[Window], None]) -> Painter:
        def paint(width: int) -> Image.Image:
            w = Window(width, school, key)
            ground(w)
            foreground(w)
            return w.finish(day * DAYS.get(school, 1.0), vignette)

        return paint

    return bind

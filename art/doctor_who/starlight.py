"""A night of stars, and beings of light painted into it: how every picture of Doctor Who is made.

A `Night` is a canvas of the kit (everything in picture units,
    light adds up) with three things of its own. A *being* is
a shape filled with glowing gas: lit from the lamp, brightest along its edges, sprinkled with stars, fading into mist
at its foot if one likes. *Lines and stars* join what belongs together,
    as the figures of the sky are joined. *Dust* is
what shines without a shape. Hues are names of `palette.HUES`.
"""

from collections.abc import Callable, Sequence

import numpy as np
from PIL import Image

from art.doctor_who.palette import SKIES, light_of, ramp_of
from art.kit.canvas import SOFT, Canvas, Colour, tint
from art.kit.figure import Figure
from art.kit.light import Array, blur, fbm, noise, resize, step
from art.kit.shapes import Point, Shape, bounds, dot, sweep

Ground = Callable[["Night"], None]


class Night(Canvas):
    """One picture being painted. `lamp` is where its light comes from."""

    def __init__(self, width: int, sky: str, key: str) -> None:
        super().__init__(width, light_of(sky), key)
        self.sky = SKIES[sky]
        self.lamp_at = (-0.35, 0.75)
        self.gas = fbm(self.soft, 4.2, self.seed + 3, 5)
        self.grit = noise((self.height, self.width), 130, self.seed + 5) - np.float32(0.5)
        self.sprinkle = points_of_light((self.height, self.width), 480, self.seed + 9)

    # Beings
    def being(
        self,
        shape: Shape,
        hue: str = "",
        cut: Shape = (),
        solid: float = 1.0,
        soft: float = 0.09,
        rim: float = 1.0,
        halo: float = 0.5,
        stars: float = 0.5,
        fade: float = 0.0,
        bright: float = 0.0,
        edge: float = 0.008,
    ) -> None:
        """A body of light.

        hue: what it is of,
        else of what this sky's bodies are. solid: how much it hides. soft: how far its edges round
        inward. rim: the light along them. halo: of the air about it. stars: those within it. fade: so much of its
        height is lost in mist at the foot. bright: added to its light, -0.5 to 0.5.
        """
        reach = 0.10 * halo**0.5 if halo else 0.01
        mask = self.mask(shape, cut, reach * 2.4)
        if mask is None:
            return
        unit, k = self.width / 2, max(1.0, self.width / SOFT)
        cover = mask.cover
        rows, columns = cover.shape
        low = (max(4, round(rows / k)), max(4, round(columns / k)))
        dense = unit / k
        small = resize(cover, low[1], low[0], Image.Resampling.BOX)
        wide, near = blur(small, max(0.8, soft * dense)), blur(small, max(0.7, min(soft, 0.022) * dense))
        down, across = np.gradient(wide * 0.75 + near * 0.45)
        slope = 2.6 * max(0.8, soft * dense)
        nx, ny = -across * slope, down * slope
        size = np.sqrt(nx * nx + ny * ny + 1)
        x, y = self.plane(mask)
        sx, sy = resize(x, low[1], 1), resize(np.ascontiguousarray(y.T), low[0], 1).T
        dx, dy = self.lamp_at[0] - sx, self.lamp_at[1] - sy
        away = np.sqrt(dx * dx + dy * dy + 0.30)
        lambert = np.clip((nx * dx + ny * dy + 0.42) / (size * away) * 0.9, 0, 1)
        facing = np.clip((nx * dx + ny * dy) / (np.sqrt(nx * nx + ny * ny) + 0.02) / away, -1, 1)
        inner = np.clip((small - wide) * 2.1, 0, 1)
        gas = self.part_of(self.gas, mask, low)
        tone = 0.07 + bright + 0.48 * lambert**1.3 + 0.54 * rim * inner * (0.40 + 0.60 * facing) + 0.36 * (gas - 0.5)
        way = 0.40 + 0.60 * np.clip(facing, -0.2, 1)
        tone, way = (resize(p.astype(np.float32), columns, rows, Image.Resampling.BILINEAR) for p in (tone, way))
        line = np.clip(cover - blur(cover, edge * 0.6 * unit), 0, 1) * 2
        tone = tone + 0.70 * rim * line * way + 0.03 * self.grit[mask.area]
        ramp = ramp_of(hue or self.sky.body)
        shown = ramp[np.clip(tone * 255, 0, 255).astype(np.uint8)]
        part = self.light[mask.area]
        if halo:
            about = resize(blur(small, reach * dense), columns, rows, Image.Resampling.BILINEAR)
            part += (about * np.float32(0.34 * halo))[..., None] * ramp[150]
        alpha = cover * np.float32(solid)
        if fade:
            alpha = alpha * self.fading(shape, fade, y, mask)
        part += (shown - part) * alpha[..., None]
        if stars:
            part += (self.sprinkle[mask.area] * alpha * np.float32(stars * 0.8))[..., None] * ramp[235]

    def part_of(self, plane: Array, mask: "object", size: tuple[int, int]) -> Array:
        """What a soft plane of the whole picture has under a mask, at that size."""
        rows, columns = mask.cover.shape
        ky, kx = plane.shape[0] / self.height, plane.shape[1] / self.width
        box = (mask.left * kx, mask.top * ky, (mask.left + columns) * kx, (mask.top + rows) * ky)
        shown = Image.fromarray(plane, "F").resize((size[1], size[0]), Image.Resampling.BILINEAR, box)
        return np.asarray(shown)

    def fading(self, shape: Shape, fade: float, y: Array, mask: "object") -> Array:
        """How much is left of a body whose foot is lost in mist."""
        _, foot, _, top = bounds(shape)
        drift = self.part_of(self.gas, mask, mask.cover.shape) - 0.5
        high = (y - foot) / max(0.01, (top - foot) * fade) + drift * 1.3
        return step(0.0, 1.0, high)

    def dark(self, shape: Shape, amount: float = 0.7, soft: float = 0.006, hue: str = "") -> None:
        """Where no light is: eyes, mouths, folds, gaps. With a hue, the shadow of that."""
        mask = self.mask(shape, pad=soft * 2.5)
        if mask is not None:
            cover = blur(mask.cover, soft * self.width / 2) * np.float32(amount)
            self.cover(mask._replace(cover=cover), ramp_of(hue)[26] if hue else tint(self.sky.gas[0]))

    def lit(self, shape: Shape, colour: Colour | None = None, heat: float = 1.3, halo: float = 0.04,
            spread: float = 0.45) -> None:  # fmt: skip
        """What burns: eyes, lamps, windows, blades of light. In the strange colour, unless another is given."""
        self.shine(shape, self.sky.accent if colour is None else colour, heat, halo, spread)

    def ink(self, points: Sequence[Point], wide: float = 0.008, amount: float = 0.75, hue: str = "") -> None:
        """A dark stroke within a body, thin at its ends."""
        self.dark(sweep(points, [wide * 0.4, wide, wide * 0.4]), amount, 0.003, hue)

    def glint(self, points: Sequence[Point], wide: float = 0.006, hue: str = "", amount: float = 0.8) -> None:
        """A bright stroke within a body, thin at its ends."""
        mask = self.mask(sweep(points, [wide * 0.3, wide, wide * 0.3]), pad=0.01)
        if mask is not None:
            cover = blur(mask.cover, 0.003 * self.width / 2) * np.float32(amount)
            self.cover(mask._replace(cover=cover), ramp_of(hue or self.sky.body)[225])

    # Stars and lines
    def star(self, x: float, y: float, r: float = 0.05, heat: float = 1.0, colour: Colour | None = None,
             points: bool = True) -> None:  # fmt: skip
        """A star with its gleam; `r` is how far its rays reach."""
        hue = tint(self.sky.star if colour is None else colour)
        reach = r * 2.2
        mask = self.mask([np.array(((x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach),
                                    (x - reach, y + reach)), np.float32)])  # fmt: skip
        if mask is None:
            return
        px, py = self.plane(mask)
        dx, dy = np.abs(px - x) / r, np.abs(py - y) / r
        far = np.sqrt(dx * dx + dy * dy)
        shine = np.exp(-((far / 0.16) ** 2)) * 2.2 + 0.30 * np.clip(1 - far / 1.6, 0, 1) ** 3
        if points:
            for a, b in ((dx, dy), (dy, dx)):
                along = np.clip(1 - a, 0, 1) ** 2
                shine = shine + 0.9 * along * np.exp(-b / (0.035 + 0.05 * along))
        self.light[mask.area] += (shine * np.float32(heat))[..., None] * (hue * 0.75 + 0.25)

    def joined(self, points: Sequence[Point], ties: Sequence[tuple[int, int]] | None = None, r: float = 0.05,
               heat: float = 0.9, colour: Colour | None = None) -> None:  # fmt: skip
        """A constellation: stars at the points, joined one to the next (or as `ties` say) by hairlines."""
        pairs = [(i, i + 1) for i in range(len(points) - 1)] if ties is None else ties
        thin: Shape = []
        for i, j in pairs:
            thin += sweep([points[i], points[j]], [0.0022, 0.0022], round_ends=False)
        hue = self.sky.star if colour is None else colour
        if thin:
            self.shine(thin, hue, 0.42 * heat, 0.012, 0.25)
        for n, (x, y) in enumerate(points):
            self.star(x, y, r * (0.7 + 0.5 * ((n * 7) % 5) / 4), heat, hue, n % 2 == 0)

    def bones(self, who: Figure, r: float = 0.05, heat: float = 0.8) -> None:
        """The constellation of a posed figure: its joints."""
        names = ("head", "neck", "shoulder_n", "elbow_n", "hand_n", "shoulder_f", "elbow_f", "hand_f", "hip",
        "knee_n",
                 "foot_n", "knee_f", "foot_f")  # fmt: skip
        ties = ((0, 1), (1, 2), (2, 3), (3, 4), (1, 5), (5, 6), (6, 7), (1, 8), (8, 9), (9, 10), (8, 11), (11, 12))
        self.joined([getattr(who, name) for name in names], ties, r, heat)

    def strewn(self, shape: Shape, count: int = 60, size: float = 0.02, colour: Colour | None = None, salt: int = 1,
               heat: float = 0.7) -> None:  # fmt: skip
        """Stars strewn over a shape."""
        x0, y0, x1, y1 = bounds(shape)
        mask = self.mask(shape)
        if mask is None:
            return
        rng = self.rng(300 + salt)
        for u, v, s, rank in rng.random((count * 3, 4))[: count * 3]:
            x, y = x0 + u * (x1 - x0), y0 + v * (y1 - y0)
            column, row = (
                int((x + 1) * self.width / 2) - mask.left,
                int(self.height / 2 - y * self.width / 2) - mask.top,
            )
            if 0 <= row < mask.cover.shape[0] and 0 <= column < mask.cover.shape[1] and mask.cover[row, column] > 0.5:
                self.star(x, y, size * (0.5 + rank**3 * 1.6), heat * (0.4 + 0.6 * s), colour, rank > 0.6)
                count -= 1
                if count <= 0:
                    break

    # Air
    def haze(self, x: float, y: float, reach: float, hue: str = "", heat: float = 0.5, squeeze: float = 1.0,
             wild: float = 0.7) -> None:  # fmt: skip
        """A cloud of glowing gas about a point; `squeeze` makes it flat."""
        px, py = self.soft_field()
        far = np.sqrt((px - x) ** 2 + ((py - y) * squeeze) ** 2) / reach
        cloud = np.exp(-far * far * 1.6) * (1 - wild + wild * 1.7 * self.gas)
        self.veil(np.clip(cloud * heat, 0, 1), ramp_of(hue or self.sky.body)[170], light=True)

    def foot(self, y: float = -0.9, amount: float = 0.85, hue: str = "", level: int = 96) -> None:
        """Mist that rises from the foot of the picture up to y."""
        px, py = self.soft_field()
        bank = step(y + 0.28, y - 0.35, py + 0 * px + (self.gas - 0.5) * 0.55)
        self.veil(bank * amount * (0.55 + 0.6 * self.gas), ramp_of(hue or self.sky.body)[level])

    def shade(self, x: float, y: float, reach: float, amount: float = 0.6, squeeze: float = 1.0) -> None:
        """Dark air about a point, for what is bright to stand out from."""
        px, py = self.soft_field()
        far = np.sqrt((px - x) ** 2 + ((py - y) * squeeze) ** 2) / reach
        fall = resize((1 - amount * np.exp(-far * far * 1.4)).astype(np.float32), self.width, self.height)
        self.light *= fall[..., None]


def points_of_light(shape: tuple[int, int], count: int, seed: int) -> Array:
    """A plane of small stars, most of them faint: the same at every size."""
    height, width = shape
    rng = np.random.default_rng(seed)
    x, y, rank = rng.random((3, count))
    plane = np.zeros(shape, np.float32)
    unit = width / 400
    np.add.at(plane, ((y * height).astype(int), (x * width).astype(int)), (0.16 + 6 * rank**14) * unit * unit * 3.4)
    return blur(plane, max(0.55, 0.62 * unit))


def figure(at: Point, size: float, **pose: object) -> Figure:
    """A posed person of the kit."""
    return Figure(at, size, **pose)


def picture(sky: str, key: str, ground: Ground, **more: float) -> Callable[[Callable[[Night], None]], Callable]:
    """Makes a painter of what is painted before a ground. `more` goes to `Night.finish`."""

    def wrap(paint: Callable[[Night], None]) -> Callable[[int], Image.Image]:
        def painter(width: int) -> Image.Image:
            n = Night(width, sky, key)
            ground(n)
            paint(n)
            return n.finish(**{"shafts": 0.0, "vignette": 0.55, "bloom": 0.42, "exposure": 1.0} | more)

        painter.__doc__ = paint.__doc__
        return painter

    return wrap


def lights(points: Sequence[Point], r: float) -> Shape:
    """Small discs at these points."""
    return [part for x, y in points for part in dot(x, y, r, n=16)]

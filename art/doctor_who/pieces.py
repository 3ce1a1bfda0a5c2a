"""The pieces of the cards of Doctor Who: rims of dark metal with light let into them, plates for words, values' jewels.

They are painted once, as masters; `face.py` puts cards together from them. The light runs round each frame in its own
figure, so that a frame is known without its colour: rounds in the Past, bars in the Present, darts in the Future,
    stars
where it is Timeless, waves about an Episode, bolts about a Flash card.
"""

from collections.abc import Callable
from functools import partial
from math import pi

import numpy as np
from PIL import Image, ImageDraw

from art.doctor_who.palette import FRAMES, HUES, SKIES
from art.doctor_who.places import BAND, HEAD, MARGIN, RIM
from art.kit.light import Array, blur, lit, rgb
from art.kit.pen import ngon, smooth
from art.measures import BOARD, FULL, shrunk

MARK = 84  # pixels of radius of a mark
PLATE = 200  # units that the plates for words are high here: they are pulled to the height that the words take
METAL = (0.020, 0.022, 0.030)


def glowing(size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw, float], None], k: int = 3) -> Array:
    """A mask drawn with units of its own pen, as a plane."""
    mask = Image.new("L", (size[0] * k, size[1] * k), 0)
    draw(ImageDraw.Draw(mask), k)
    return np.asarray(mask.reduce(k), np.float32) / 255


def rounded(size: tuple[int, int], box: tuple[float, float, float, float], r: float) -> Array:
    """A rectangle with round corners as cover."""
    return glowing(size, lambda pen, k: pen.rounded_rectangle([v * k for v in box], r * k, fill=255))


def motif(pen: ImageDraw.ImageDraw, frame: str, x: float, y: float, r: float, is_down: bool) -> None:
    """One figure of a frame's light at a place of its rim; `is_down` where the rim runs down."""

    def poly(points: list[tuple[float, float]]) -> None:
        pen.polygon([(x + (b if is_down else a) * r, y + (a if is_down else b) * r) for a, b in points], fill=255)

    if frame == "past":
        pen.ellipse((x - r * 0.78, y - r * 0.78, x + r * 0.78, y + r * 0.78), fill=255)
        pen.ellipse((x - r * 0.40, y - r * 0.40, x + r * 0.40, y + r * 0.40), fill=0)
    elif frame == "present":
        poly([(-1.5, -0.30), (1.5, -0.30), (1.5, 0.30), (-1.5, 0.30)])
    elif frame == "future":
        poly([(-0.9, -0.8), (0.0, -0.8), (0.9, 0.0), (0.0, 0.8), (-0.9, 0.8), (0.0, 0.0)])
    elif frame == "timeless":
        outer, inner = ngon(4, 0, 0, 1.05), ngon(4, 0, 0, 0.34, pi / 4)
        poly([point for pair in zip(outer, inner, strict=True) for point in pair])
    elif frame == "episode":
        wave = [(t, 0.55 * np.sin(t / 1.6 * pi)) for t in np.linspace(-1.6, 1.6, 17)]
        poly([(a, b - 0.22) for a, b in wave] + [(a, b + 0.22) for a, b in reversed(wave)])
    else:
        poly([(0.9, -0.75), (-0.35, 0.16), (0.18, 0.16), (-0.9, 0.75), (0.35, -0.16), (-0.18, -0.16)])


GAPS = {"past": 2.4, "present": 4.4, "future": 2.6, "timeless": 3.6, "episode": 3.2, "flash": 5.2}


def light_round(size: tuple[int, int], frame: str, far: float, r: float) -> Array:
    """The figures of a frame all along a line so far from its edge, and stars in its corners."""

    def draw(pen: ImageDraw.ImageDraw, k: float) -> None:
        w, h, d, q = size[0] * k, size[1] * k, far * k, r * k
        for is_down, long in ((False, w), (True, h)):
            count = max(2, round((long - 5 * d) / (q * GAPS[frame])))
            for i in range(count):
                at = d * 2.5 + (long - 5 * d) * (i + 0.5) / count
                for other in (d, (w if is_down else h) - d):
                    motif(pen, frame, *((other, at) if is_down else (at, other)), q, is_down)
        for x in (d * 1.15, w - d * 1.15):
            for y in (d * 1.15, h - d * 1.15):
                star = [p for pair in zip(ngon(4, x, y, q * 2.0), ngon(4, x, y, q * 0.55, pi / 4), strict=True)
                        for p in pair]  # fmt: skip
                pen.polygon(star, fill=255)

    return glowing(size, draw)


def finished(light: Array, alpha: Array) -> Image.Image:
    levels = (np.clip(light, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)
    picture = Image.fromarray(levels, "RGB")
    picture.putalpha(Image.fromarray((np.clip(alpha, 0, 1) * 255 + 0.5).astype(np.uint8), "L"))
    return picture


def rim(size: tuple[int, int], frame: str, hole: Array, wide: float, r: float, share: float) -> tuple[Array, Array]:
    """Dark metal about a hole, with its light; and how much it covers. `share`: pixels a unit."""
    sky = SKIES[FRAMES[frame]]
    h, w = hole.shape
    main, pale, deep = rgb(sky.gas[3]), rgb(HUES[sky.body][3]), rgb(sky.gas[2])
    cover = 1 - hole
    fall = np.linspace(1.5, 0.6, h, dtype=np.float32)[:, None] * np.linspace(1.15, 0.85, w, dtype=np.float32)
    light = lit(fall * cover, np.asarray(METAL) + deep * 0.30)
    edge = np.clip(blur(hole, 0.9 * share) * 2.4, 0, 1) * cover
    outer = np.clip(1 - blur(rounded((w, h), (2.2 * share, 2.2 * share, w - 2.2 * share, h - 2.2 * share),
                                     24 * share), 0.7 * share) * 1.0, 0, 1)  # fmt: skip
    figures = light_round((w, h), frame, wide * 0.50 * share, r * share)
    glow = blur(figures, 1.6 * share) * 1.3 + blur(figures, 6 * share) * 1.2
    accent = rgb("#ffd45c") if frame == "flash" else pale
    light += lit(glow * 0.55 * cover, main) + lit(figures * 0.85, accent)
    light += lit(edge * 0.75, pale) + lit(blur(hole, 5 * share) * cover * 0.55, main) + lit(outer * 0.16, main)
    shadow = blur(cover, 4.5 * share) * 0.75
    return light, np.maximum(cover, shadow * hole)


def full(frame: str, share: float) -> Image.Image:
    """The rim and the band of the name."""
    size = shrunk(FULL, share)
    u = size[0] / 500
    hole = rounded(size, (RIM * u, (HEAD[1] + 2) * u, (500 - RIM) * u, (700 - RIM) * u), 5 * u)
    light, alpha = rim(size, frame, hole, RIM, 4.6, u)
    sky = SKIES[FRAMES[frame]]
    band = rounded(size, (RIM * u, RIM * u, (500 - RIM) * u, (HEAD[1] - 3) * u), 5 * u)
    across = np.abs(np.linspace(-1, 1, size[0], dtype=np.float32))[None, :]
    tone = band * (0.30 + 0.9 * np.exp(-((across / 0.55) ** 2)))
    light = light * (1 - band[..., None]) + lit(tone, rgb(sky.gas[1]) * 1.5 + 0.002)
    line = np.clip(blur(band, 0.8 * u) * (1 - band) * 2.6, 0, 1)
    light += lit(line * 0.8, rgb(sky.gas[3]))
    return finished(light, alpha)


def board(frame: str, share: float) -> Image.Image:
    """The thin rim of a board face."""
    size = shrunk(BOARD, share)
    u = size[0] / 100
    hole = rounded(size, (4.6 * u, 4.6 * u, 95.4 * u, 135.4 * u), 2 * u)
    return finished(*rim(size, frame, hole, 4.8, 1.25, u * 0.32 + 0.2 * share))


def strip(frame: str, share: float, high: float, side: float, through: float, tone: float) -> Image.Image:
    """A plate of dark glass as wide as the card and so many units high, `MARGIN` units of clear above and below."""
    wide = round(FULL[0] * share)
    u = wide / 500
    size = (wide, round((high + 2 * MARGIN) * u))
    sky = SKIES[FRAMES[frame]]
    body = rounded(size, (side * u, MARGIN * u, (500 - side) * u, (MARGIN + high) * u), 6 * u)
    line = np.clip(blur(body, 0.8 * u) * (1 - body) * 2.2 + body * (1 - blur(body, 1.2 * u)) * 1.5, 0, 1)
    halo = blur(body, 3.5 * u) * (1 - body)
    light = lit(body * tone, rgb(sky.gas[1]) + rgb(sky.gas[2]) * 0.25) + lit(line * 0.7, rgb(sky.gas[3]))
    return finished(light, np.maximum(np.maximum(body * through, line * 0.9), halo * 0.85))


def plate(frame: str, share: float) -> Image.Image:
    """Where the rules stand."""
    return strip(frame, share, PLATE, RIM + 1, 0.90, 0.62)


def band(frame: str, share: float) -> Image.Image:
    """Where it stands what kind of card it is."""
    return strip(frame, share, BAND, RIM - 3, 0.97, 1.25)


# The jewels of the values: each has a shape of its own, and a deep colour that pale figures stand out from.
DEEP = {"energy": ("#5a2c02", "#ffc14e"), "substance": ("#07284e", "#6cbcff"), "support": ("#053a1a", "#6ce48c"),
        "solve": ("#3c0a5c", "#e29cff")}  # fmt: skip


def outline(number: str) -> list[tuple[float, float]]:
    """Its shape about (0, 0), some 0.95 in radius, y downward."""
    if number == "energy":
        outer, inner = ngon(8, 0, 0, 1.06), ngon(8, 0, 0, 0.82, pi / 8)
        return [point for pair in zip(outer, inner, strict=True) for point in pair]
    if number == "substance":
        return ngon(6, 0, 0, 1.0)
    if number == "support":
        return smooth(ngon(12, 0, 0, 0.94), 4)
    return [(a * 0.92, b * 0.92) for a, b in ((-0.62, -1), (0.62, -1), (1, -0.62), (1, 0.62), (0.62, 1), (-0.62, 1),
                                              (-1, 0.62), (-1, -0.62))]  # fmt: skip


def mark(number: str, share: float) -> Image.Image:
    """A value's jewel in the middle of a square three and a half radii wide."""
    r = MARK * share
    side = round(r * 3.5)
    deep, pale = (rgb(code) for code in DEEP[number])

    def shaped(k: float) -> Array:
        at = [((x * k * r) + side / 2, (y * k * r) + side / 2) for x, y in outline(number)]
        return glowing((side, side), lambda pen, m: pen.polygon([(x * m, y * m) for x, y in at], fill=255))

    outer, inner, heart = shaped(1.0), shaped(0.86), shaped(0.76)
    y = np.linspace(-1, 1, side, dtype=np.float32)[:, None] * 1.75
    x = np.linspace(-1, 1, side, dtype=np.float32)[None, :] * 1.75
    top = np.clip(0.75 - y * 0.55 - x * 0.25, 0.15, 1.6)
    light = lit((outer - inner) * np.clip(top, 0.3, 1.4) * 1.0, pale)
    light += lit(inner * (0.55 + 0.55 * np.clip(y * 0.8 + 0.3, 0, 1)), deep)
    light += lit(np.clip(inner - heart, 0, 1) * 0.25 * top, pale)
    gleam = inner * np.exp(-(((x + 0.25) / 0.55) ** 2) - (((y + 0.62) / 0.20) ** 2))
    light += lit(gleam * 0.16, pale)
    halo = np.clip(blur(outer, r * 0.16) * 1.15, 0, 1) * (1 - outer)
    light += lit(halo * 0.10, pale)
    return finished(light, np.maximum(outer, halo * 0.85))


PIECES: dict[str, Callable[[float], Image.Image]] = {f"mark-{number}": partial(mark, number) for number in DEEP}
for _frame in FRAMES:
    for _name, _paint in (("full", full), ("board", board), ("plate", plate), ("band", band)):
        PIECES[f"{_name}-{_frame}"] = partial(_paint, _frame)

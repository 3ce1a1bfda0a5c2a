"""A card being put together at the size it is shown: picture, pieces of its frame, print.

A game's `face.py` lays one thing after the other on the sheet and stops after each (`yield`), so that a screen can go
on in between; a face of the table takes some ten such steps of about a millisecond. Nothing here needs numpy.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil

import pygame
from PIL import Image, ImageDraw, ImageFilter

from art.archive import LARGER, Archive, Master, NotHere
from art.lettering import levelled
from art.measures import BOARD, FULL, LEVELS
from art.wanted import Wanted

Ink = Sequence[float]  # linear light, red green blue of 0 to 1
Box = tuple[float, float, float, float]  # left, top, right, foot, in pixels

CORNER = 0.054  # of a card's width: how round its corners are
GAMMA = 2.2
STEPS = 96  # of a fall into the dark

SPARE = 1.06  # so much a piece may be enlarged
BLURRED = 1.3  # and so much a picture, before it is worth painting a larger one


class Sheet:
    """The card so far. Everything is given in pixels from its upper left corner."""

    def __init__(self, wanted: Wanted, archive: Archive) -> None:
        self.game, self.size, self.archive = wanted.game, wanted.size, archive
        self.key = wanted.face.key if wanted.face else ""
        painted = (FULL if wanted.style == "full" else BOARD)[0]
        self.level = next((level for level, share in LEVELS.items() if self.size[0] <= painted * share * SPARE), "")
        self.surface = pygame.Surface(self.size, 0, 32)
        self.is_soft = False  # whether the picture had to be enlarged so much that it shows

    def need(self, *pieces: str) -> None:
        """Say at the start which pieces will be laid: NotHere tells of all that are missing at once."""
        missing: list[Master] = []
        for find in (
            lambda: self.archive.get(*(self.piece(name) for name in pieces)),
            lambda: self.archive.picture(self.game, self.key, self.size[0]),
        ):
            try:
                find()
            except NotHere as lacking:
                missing += lacking.missing
        if missing:
            raise NotHere(*missing)

    def piece(self, name: str) -> Master:
        return Master(self.game, f"pieces/{self.level}{name}")

    def picture(self, box: Box, start: float | None = None) -> None:
        """The picture of the card, as wide as the box. It begins at this share of its height, or shows its middle."""
        left, top, right, foot = whole(box)
        painted = self.archive.picture(self.game, self.key, self.size[0])
        wide, high = painted.get_size()
        self.is_soft |= wide * BLURRED < right - left and wide < LARGER
        part = min(high, round(wide * (foot - top) / (right - left)))
        above = (high - part) // 2 if start is None else min(high - part, round(high * start))
        seen = painted.subsurface((0, above, wide, part))
        self.surface.blit(pygame.transform.smoothscale(seen, (right - left, foot - top)), (left, top))

    def back(self, marking: int) -> Iterator[None]:
        """The back of a card."""
        (painted,) = self.archive.get(Master(self.game, f"back-{marking}"))
        yield
        self.surface.blit(pygame.transform.smoothscale(painted, self.size), (0, 0))

    def fill(self, box: Box, ink: Ink) -> None:
        left, top, right, foot = whole(box)
        self.surface.fill(screen(ink), (left, top, right - left, foot - top))

    def lay(self, name: str, box: Box) -> None:
        """A piece, scaled into the box."""
        left, top, right, foot = whole(box)
        piece = self.archive.scaled(self.piece(name), (right - left, foot - top))
        self.surface.blit(piece, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def stretch(self, name: str, box: Box, cap: float) -> None:
        """A piece as wide as the box and pulled to its height: only between its caps, `cap` pixels high each."""
        left, top, right, foot = whole(box)
        (piece,) = self.archive.get(self.piece(name))
        wide, high = piece.get_size()
        k = (right - left) / wide
        cap = min(round(cap), (foot - top) // 2)
        source = min(round(cap / k), high // 2)
        for y0, y1, to0, to1 in (
            (0, source, top, top + cap),
            (source, high - source, top + cap, foot - cap),
            (high - source, high, foot - cap, foot),
        ):
            if y1 > y0 and to1 > to0:
                part = pygame.transform.smoothscale(piece.subsurface((0, y0, wide, y1 - y0)), (right - left, to1 - to0))
                self.surface.blit(part, (left, to0), special_flags=pygame.BLEND_PREMULTIPLIED)

    def darken(self, top: float, foot: float, share: float, pool: Ink) -> None:
        """Let what is on the sheet sink into the dark: not at all at `top`, by this share from `foot` downward.

        `pool` is the light of what it sinks into.
        """
        w, h = self.size
        top, foot = round(top), max(round(top) + 1, round(foot))
        column = falling(share, tuple(pool))
        fall = pygame.transform.smoothscale(column, (w, foot - top))
        self.surface.blit(fall, (0, top), special_flags=pygame.BLEND_PREMULTIPLIED)
        if foot < h:
            dark = pygame.transform.scale(column.subsurface((0, STEPS - 1, 1, 1)), (w, h - foot))
            self.surface.blit(dark, (0, foot), special_flags=pygame.BLEND_PREMULTIPLIED)

    def print(self, mask: Image.Image, x: float, y: float, ink: Ink, edge: float = 0.0, dark: float = 0.8) -> None:
        """Ink in the shape of a mask with its upper left corner there; `edge` pixels of darkness around it."""
        x, y = round(x), round(y)
        if edge:
            pad = max(1, round(edge * 2.5))
            around = Image.new("L", (mask.width + 2 * pad, mask.height + 2 * pad), 0)
            around.paste(mask, (pad, pad))
            around = around.filter(ImageFilter.GaussianBlur(edge))
            self.paste_mask(levelled(around, shade_levels(dark)), x - pad, y - pad, (0, 0, 0))
        self.paste_mask(levelled(mask, ink_levels(is_light(ink))), x, y, screen(ink))

    def print_centred(self, mask: Image.Image, cx: float, cy: float, ink: Ink, edge: float = 0.0) -> None:
        """The ink itself in the middle (fonts leave room above and below)."""
        mask = mask.crop(mask.getbbox() or (0, 0, 1, 1))
        self.print(mask, cx - mask.width / 2, cy - mask.height / 2, ink, edge)

    def paste_mask(self, mask: Image.Image, x: int, y: int, colour: tuple[int, int, int]) -> None:
        flat = Image.new("RGB", mask.size, colour)
        flat.putalpha(mask)
        self.surface.blit(surface_of(flat), (x, y))

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        """A picture with alpha, its upper left corner there."""
        self.surface.blit(surface_of(picture), (round(x), round(y)))

    def finish(self) -> pygame.Surface:
        """The card with its round corners."""
        card = pygame.Surface(self.size, pygame.SRCALPHA, 32)
        card.blit(self.surface, (0, 0))
        w, h = self.size
        for corner, right, foot in zip(corners(w), (0, 0, 1, 1), (0, 1, 1, 0), strict=True):
            side = corner.get_width()
            card.blit(corner, ((w - side) * right, (h - side) * foot), special_flags=pygame.BLEND_RGBA_MULT)
        return card


def whole(box: Box) -> tuple[int, int, int, int]:
    """The box in whole pixels, at least one each way."""
    left, top = round(box[0]), round(box[1])
    return left, top, max(left + 1, round(box[2])), max(top + 1, round(box[3]))


def surface_of(picture: Image.Image) -> pygame.Surface:
    """A Pillow picture (RGBA) as a surface of the screen's own order."""
    return pygame.image.frombytes(picture.tobytes("raw", "BGRA"), picture.size, "BGRA")


def screen(ink: Ink) -> tuple[int, int, int]:
    """Linear light as a colour of the screen."""
    return tuple(round(255 * min(1.0, max(0.0, float(v))) ** (1 / GAMMA)) for v in ink)


def is_light(ink: Ink) -> bool:
    return 0.21 * ink[0] + 0.72 * ink[1] + 0.07 * ink[2] > 0.2


@lru_cache(maxsize=2)
def ink_levels(light: bool) -> bytes:
    """Cover as the eye takes it: pale ink on dark ground runs a little, dark ink on paper draws together."""
    if light:
        return bytes(round(255 * (v / 255) ** 0.56) for v in range(256))
    return bytes(round(255 * (1 - (1 - v / 255) ** 0.56)) for v in range(256))


@lru_cache(maxsize=8)
def shade_levels(dark: float) -> bytes:
    """How black a shadow is where a blurred mask lies."""
    return bytes(round(255 * (1 - (1 - min(1.0, v / 255 * 2.6) * dark) ** (1 / GAMMA))) for v in range(256))


@lru_cache(maxsize=64)
def falling(share: float, pool: tuple[float, float, float]) -> pygame.Surface:
    """One column, clear above and dark below; premultiplied."""
    column = pygame.Surface((1, STEPS), pygame.SRCALPHA, 32)
    for y in range(STEPS):
        t = y / (STEPS - 1)
        t = t * t * (3 - 2 * t)
        column.set_at((0, y), veil(1 - share * t, [v * t for v in pool]))
    return column


def veil(through: float, added: Ink, ground: float = 0.4) -> tuple[int, int, int, int]:
    """A premultiplied colour that lets this share of the light through and adds some: right on a middling ground."""
    alpha = 1 - through ** (1 / GAMMA)
    lit = [(v + through * ground**GAMMA) ** (1 / GAMMA) - (1 - alpha) * ground for v in added]
    return *(round(255 * max(0.0, v)) for v in lit), round(255 * alpha)


@lru_cache(maxsize=32)
def corners(width: int) -> tuple[pygame.Surface, ...]:
    """White in the shape of a card's corners, from the upper left one counter-clockwise."""
    radius = width * CORNER
    side = max(1, ceil(radius))
    corner = Image.new("L", (side * 8, side * 8), 0)
    ImageDraw.Draw(corner).ellipse((0, 0, radius * 16, radius * 16), fill=255)
    corner = corner.reduce(8)
    found = []
    for turn in (0, 90, 180, 270):
        white = Image.new("RGB", (side, side), (255, 255, 255))
        white.putalpha(corner.rotate(turn))
        found.append(surface_of(white))
    return tuple(found)

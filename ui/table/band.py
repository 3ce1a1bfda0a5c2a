"""What is seen of a card of which others leave free no more than a narrow strip at its foot: its name between its
numbers, set anew, for what is printed there is cut."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from ui.base import text, theme
from ui.cards.sprite import RATIO, Pose

HIGH = 0.118  # of a card's height
RIM = 0.018  # of a card's height: its frame is seen beside the strip
GROUND: theme.Colour = (13, 15, 24)
LARGEST, SMALLEST = 0.80, 0.60  # of the strip's height: letters that are smaller are not worth reading
IN_TWO = 0.48  # ... and in two lines each, where a name has no room in one
LEAST = 8  # pixels, of letters
FEWEST = 3  # letters of a name that is cut short


ROW_TOP, ROW_FOOT, ROW_EDGE = 0.605, 0.785, 0.02  # where numbers stand over a name that is set anew, in the height


class Cell(NamedTuple):
    """A number at an end of the strip: on its own ground; `ink` where it is not as printed."""

    value: int
    ground: theme.Colour
    ink: theme.Colour | None = None


class Band(NamedTuple):
    """`others` are names that must not be read from it where it has to be cut."""

    name: str
    light: theme.Colour  # of the line at its head
    left: tuple[Cell, ...] = ()
    right: tuple[Cell, ...] = ()
    is_dim: bool = False
    others: tuple[str, ...] = ()


def place(x: float, y: float, height: float) -> pygame.Rect:
    """Where the strip lies on a card of this middle and height, in pixels."""
    rect = pygame.Rect(0, 0, round(height * (RATIO - 2 * RIM)), max(8, round(height * HIGH)))
    rect.midbottom = round(x), round(y + height / 2 - height * RIM * 0.6)
    return rect


def draw_band(surface: pygame.Surface, x: float, y: float, height: float, band: Band) -> None:
    rect = place(x, y, height)
    surface.blit(picture(rect.size, band), rect)


def draw_row(surface: pygame.Surface, pose: Pose, strip: int, cells: tuple[Cell, ...]) -> None:
    """The numbers side by side on what is seen of a card that lies half under the next, over its name.

    A strip of so many pixels is seen at the left edge, or if negative at the right.
    """
    top, foot = (round(pose.y + (at - 0.5) * pose.height) for at in (ROW_TOP, ROW_FOOT))
    edge, wide = round(ROW_EDGE * pose.height), abs(strip)
    left = pose.x - pose.height * RATIO / 2 if strip > 0 else pose.x + pose.height * RATIO / 2 - wide
    row = row_picture((wide - edge, foot - top), cells)
    surface.blit(row, (round(left + (edge if strip > 0 else 0)), top))


@lru_cache(maxsize=64)
def row_picture(size: tuple[int, int], cells: tuple[Cell, ...]) -> pygame.Surface:
    """These numbers, each as wide as the others."""
    wide, high = size
    out = pygame.Surface(size)
    for n, cell in enumerate(cells):
        rect = pygame.Rect(wide * n // len(cells), 0, 0, high)
        rect.w = wide * (n + 1) // len(cells) - rect.x
        out.fill(theme.mix(cell.ground, GROUND, 0.6) if cell.ink is not None else cell.ground, rect)
        px = text.fitting(str(cell.value), "number", high * 0.86, rect.w * 0.94, 8)
        shown = text.render(str(cell.value), "number", px, cell.ink or (255, 250, 236))
        out.blit(shown, shown.get_rect(center=rect.center))
    return out.convert()


def set_name(name: str, room: int, high: int, others: Sequence[str] = ()) -> tuple[str, int]:
    """The name in a line or two and its size. If it must be cut, none of the others can be meant by what is left; and
    there is nothing where that would be too little."""
    least = max(LEAST, round(high * SMALLEST))
    if least > high * LARGEST:
        return "", least
    px = text.fitting(text.escape(name), "body-bold", round(high * LARGEST), room, least)
    if _fits(name, px, room):
        return name, px
    words, low = name.split(" "), round(high * IN_TWO)
    halves = [f"{' '.join(words[:n])}\n{' '.join(words[n:])}" for n in range(1, len(words))]
    if low >= LEAST and halves:
        half = min(halves, key=lambda half: max(text.width_of(line, "body-bold", low) for line in half.split("\n")))
        small = min(text.fitting(text.escape(line), "body-bold", low, room, LEAST) for line in half.split("\n"))
        if all(_fits(line, small, room) for line in half.split("\n")):
            return half, small
    shown = text.shortened(name, "body-bold", px, room)
    begins = shown.rstrip("\u2026")
    if not any(other.startswith(begins) for other in others):
        return (shown if len(begins) >= FEWEST else ""), px
    tries = (_abbreviated(words, px, room, kept) for kept in range(len(words) - 1, -1, -1))
    told = (" ".join(found) for found in tries if found and not any(_may_mean(found, other) for other in others))
    return next(told, ""), px


def _fits(line: str, px: int, room: int) -> bool:
    return text.width_of(line, "body-bold", px) <= room


def _abbreviated(words: Sequence[str], px: int, room: int, kept: int) -> list[str]:
    """The words, the longest of all but one shortened again and again until there is room for them; else none."""
    left = {n: len(word) for n, word in enumerate(words) if n != kept and len(word) > 2}
    while True:
        found = [f"{word[: left[n]]}." if left.get(n, len(word)) < len(word) else word for n, word in enumerate(words)]
        if _fits(" ".join(found), px, room):
            return found
        longest = max(left, key=left.__getitem__, default=-1)
        if longest < 0 or left[longest] == 1:
            return []
        left[longest] -= 1


def _may_mean(found: Sequence[str], name: str) -> bool:
    """Whether these words, some of them shortened, could be that name."""
    words = name.split(" ")
    return len(words) == len(found) and all(
        word.startswith(part[:-1]) if part.endswith(".") else word == part
        for part, word in zip(found, words, strict=True)
    )


def cell_width(cell: Cell, high: int) -> int:
    return round(high * (0.86 if len(str(cell.value)) < 2 else 1.3))


@lru_cache(maxsize=128)
def picture(size: tuple[int, int], band: Band) -> pygame.Surface:
    wide, high = size
    out = pygame.Surface(size)
    out.fill(GROUND)
    left, right = 0, wide
    for cell in band.left:
        left += draw_cell(out, cell, left, high)
    for cell in reversed(band.right):
        right -= cell_width(cell, high)
        draw_cell(out, cell, right, high)
    gap = max(1, high // 8)
    room = pygame.Rect(left + gap, 0, right - left - 2 * gap, high)
    words, px = set_name(band.name, room.w, high, band.others)
    lines = words.split("\n") if words else []
    for n, line in enumerate(lines):
        row = pygame.Rect(0, high * n // len(lines), wide, high // len(lines))
        shown = text.render(text.escape(line), "body-bold", px, theme.PARCHMENT)
        out.blit(shown, shown.get_rect(midtop=(room.centerx, text.centred(row, "body-bold", px))))
    line = max(1, round(high * 0.07))
    out.fill(theme.mix(band.light, GROUND, 0.25), (0, 0, wide, line))
    if band.is_dim:
        out.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
    return out.convert()


def draw_cell(out: pygame.Surface, cell: Cell, left: int, high: int) -> int:
    """A number on its ground; how wide that is."""
    wide = cell_width(cell, high)
    out.fill(theme.mix(cell.ground, GROUND, 0.6) if cell.ink is not None else cell.ground, (left, 0, wide, high))
    shown = text.render(str(cell.value), "number", round(high * 0.86), cell.ink or (255, 250, 236))
    out.blit(shown, shown.get_rect(center=(left + wide // 2, high // 2)))
    return wide

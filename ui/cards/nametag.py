"""The name of a card that lies half under its neighbour, set anew into what is seen of it."""

from __future__ import annotations

import re
from functools import lru_cache

import pygame

from ui.base import text, theme
from ui.cards.sprite import RATIO

FOOT = 0.975  # where the names of most cards end, of their height
HIGH = 0.19  # how much of it they take
EDGE = 0.02  # of a card's height: its rim
MARGIN = 0.065  # of a card's height, free at both sides of the name together
MOST_LINES = 3
VOWELS = "aeiouy"
ONSETS = ("bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "pl", "pr", "tr")  # stay together
BEFORE_H = "cgpstw"  # with an h these are one sound
ENDINGS = ("ing", "ings", "ers")  # are parted from the whole word before them
LARGEST = 0.085  # of a card's height
SMALLEST, LEAST = 0.054, 9  # of a card's height, and pixels: smaller cannot be read, and the name is cut short instead
TINY = 8  # pixels: a size for words that would have to be cut in the least one
SHORT = 7  # letters: so short a word is never parted
FEWEST = 2.4  # of the smallest letters' height: a strip with less room for a name has none
WHOLE = 0.96  # of a card's width: what is seen of it shows its own name well enough
LEADING = 0.98
PRINTED, PLAIN = "display", "body-bold"
"""The typeface of the names on the faces, and that of names for which this is too broad."""
NUMBERS = 0.125  # of a card's height: a line of numbers under the name
CUT = ("...", "\u2026")
GROUND = (14, 16, 28, 255)  # nothing of the name below may shine through


def is_needed(strip: float, height: float) -> bool:
    """Whether so little is seen of a card (pixels) that its own name is cut, and enough that another can be read."""
    least = max(LEAST, round(height * SMALLEST))
    return FEWEST * least + round(height * MARGIN) <= strip < height * RATIO * WHOLE


def role_of(names: tuple[tuple[str, int], ...], height: int) -> str:
    """The typeface for these names in one row, each with the strip that is seen of its card: that of the faces where
    all of them fit into it whole, else one that takes less room."""
    for name, strip in names:
        words, px = set_name(name, abs(strip), height, PRINTED)
        if px < LEAST or words.replace("\n", " ").replace("- ", "-") != name:
            return PLAIN
    return PRINTED


@lru_cache(maxsize=512)
def set_name(name: str, strip: int, height: int, role: str = PLAIN) -> tuple[str, int]:
    """The name in lines and the size in which it fits into the foot of a strip.

    Only at the smallest a long word is parted, and only if that does not help the name is cut: each word by itself.
    """
    room, high = strip - round(height * MARGIN), round(height * HIGH)
    least = max(LEAST, round(height * SMALLEST))

    def fits(lines: list[str], px: int) -> bool:
        tall = text.layout("\n".join(map(text.escape, lines)), role, px, leading=LEADING).size[1]
        return tall <= high and all(text.width_of(line, role, px) <= room for line in lines)

    for px in range(max(least, round(height * LARGEST)), least - 1, -1):
        if fits(lines := lines_of(name, px, room, role), px):
            return "\n".join(lines), px
    if role != PLAIN:
        return name, TINY
    most = max(1, min(MOST_LINES, round(high / (least * LEADING))))
    lines = lines_of(" ".join(parted(word, least, room) for word in name.split(" ")), least, room)
    if len(lines) <= most and all(text.width_of(line, "body-bold", least) <= room for line in lines):
        return "\n".join(lines), least
    if fits(lines_of(name, TINY, room), TINY):
        return "\n".join(lines_of(name, TINY, room)), TINY
    if len(lines) > most:
        lines = lines_of(name, least, room)  # of a word that is cut no end is parted
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]}..."]
    return "\n".join(text.shortened(line, "body-bold", least, room) for line in lines), least


def parted(word: str, px: int, room: int) -> str:
    """A word too long for a line with a hyphen where it can best be broken: next to its middle, if both parts fit; else
    before the last syllable for which there is no room."""
    if text.width_of(word, "body-bold", px) <= room or "-" in word or len(word.strip(":,.!?")) <= SHORT:
        return word
    places = [at for at in range(2, len(word) - 1) if begins(word, at)]
    places = [at for at in places if text.width_of(f"{word[:at]}-", "body-bold", px) <= room]
    both = [at for at in places if text.width_of(word[at:], "body-bold", px) <= room]
    at = min(both, key=lambda at: (abs(len(word) - 2 * at), -at)) if both else max(places, default=0)
    return f"{word[:at]}-{word[at:]}" if at else word


def begins(word: str, at: int) -> bool:
    """Whether a syllable begins there, as far as letters tell: it looks no word up."""
    before, here, after, rest = word[at - 1], word[at], word[at + 1], word[at + 1 :]
    if here in VOWELS:
        return before not in VOWELS and word[at:] in ENDINGS
    if after in VOWELS:
        is_inside = before + here in ONSETS or (here == "h" and before in BEFORE_H)
        return not is_inside and rest not in ENDINGS
    return here + after in ONSETS and any(rest[1:2] == vowel for vowel in VOWELS)


def lines_of(name: str, px: int, room: int, role: str = PLAIN) -> list[str]:
    """The name broken between its words, and after a hyphen."""
    lines = [""]
    for word in re.findall(r"[^\s-]+-?|-|\s", name):
        if text.width_of((lines[-1] + word).strip(), role, px) > room and lines[-1].strip():
            lines.append("")
        lines[-1] += word
    return [line.strip() for line in lines if line.strip()]


def _draw_numbers(out: pygame.Surface, numbers: tuple[tuple[str, theme.Colour], ...], rect: pygame.Rect) -> None:
    """Numbers side by side, each on its colour."""
    gap = max(1, rect.h // 10)
    side = min(rect.h - gap, (rect.w - gap * (len(numbers) - 1)) // len(numbers))
    left = rect.centerx - (side * len(numbers) + gap * (len(numbers) - 1)) // 2
    for n, (words, colour) in enumerate(numbers):
        plate = pygame.Rect(left + n * (side + gap), rect.y, side, side)
        pygame.draw.rect(out, colour, plate, border_radius=max(2, side // 4))
        px = text.fitting(words, "number", side * 0.86, side, 6)
        shown = text.render(words, "number", px, (255, 255, 255))
        out.blit(shown, shown.get_rect(center=plate.center))


@lru_cache(maxsize=96)
def nametag(
    name: str, strip: int, height: int, angle: int, foot: float = FOOT, role: str = PLAIN,
    numbers: tuple[tuple[str, theme.Colour], ...] = (), high: float = HIGH,
) -> pygame.Surface | None:  # fmt: skip
    """The name on a dark ground over its place, which ends there, premultiplied, turned like the card, on its middle.

    Numbers stand below it. `high` is how much of the card's height the name may cover.

    A negative strip is seen at the right edge. None where only the beginning of the first line would have room: many
    cards begin alike, and their pictures say more.
    """
    is_left, strip = strip > 0, abs(strip)
    out = pygame.Surface((round(height * RATIO), height), pygame.SRCALPHA)
    words, px = set_name(name, strip, height, role)
    if "\n" not in words and words.endswith(CUT):
        if not numbers:
            return None
        words = " "
    edge, room = round(height * EDGE), strip - round(height * MARGIN)
    shown = text.render(text.escape(words), role, px, theme.PARCHMENT, room + 2, "center", LEADING)
    end = round(height * (FOOT if numbers else foot))
    below = max(round(height * NUMBERS), end - round(height * foot)) if numbers else 0
    top = end - below - round(height * high)
    top = min(top, end - below - shown.get_height() - edge)  # three lines of the smallest need a little more
    ground = pygame.Rect(edge, top, out.get_width() - 2 * edge, end - top)
    pygame.draw.rect(out, GROUND, ground, border_radius=round(height * 0.02))
    line = max(1, round(height * 0.006))
    out.fill((*theme.BRASS_DARK, 255), (ground.x, ground.y, ground.w, line))
    across = (strip - edge) // 2  # the light around the card over it takes some of the other side
    middle = across if is_left else out.get_width() - across
    out.blit(shown, shown.get_rect(center=(middle, ground.centery - below // 2 + line)))
    if numbers:
        _draw_numbers(out, numbers, pygame.Rect(middle - room // 2, ground.bottom - below, room, below))
    return (pygame.transform.rotozoom(out, angle, 1) if angle else out).convert_alpha().premul_alpha()

"""What points at a place or a card: a frame around it, and an arrow from where it hides the least."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from ui.base import plates, theme
from ui.base.canvas import Target, drawn

HALF, HIGH = 13, 18  # units: half as wide as the foot of the arrow, and as long
SMALL = 0.7  # of that, where a whole one would hide something
STEP = 16  # units from one place at a wide frame to the next
WIDE = 156  # units: of a wider frame the arrow stands beside what lies in the middle
YIELDS = 16  # units that an edge of the frame goes inward, so as not to cross a name
ABOVE, LEFT, RIGHT, BELOW = (0, -1), (-1, 0), (1, 0), (0, 1)


class Clear(NamedTuple):
    """What the arrow hides only if it must: cards, and before them what is to be read. No frame crosses `names`."""

    names: Sequence[pygame.Rect] = ()
    read: Sequence[pygame.Rect] = ()
    cards: Sequence[pygame.Rect] = ()


class Way(NamedTuple):
    """Where the arrow ends, from which side it comes, and how large it is."""

    tip: tuple[float, float]
    side: tuple[int, int]
    size: float = 1.0


class Leaning(NamedTuple):
    """What does not lie upright: its rectangle before it was turned, by so many degrees, around this place."""

    rect: pygame.Rect
    angle: float
    pivot: tuple[float, float]

    def corners(self, more: int = 0) -> list[tuple[float, float]]:
        """Where the corners of it are seen, from the upper left round, or of one larger by so much on each side."""
        rect = self.rect.inflate(2 * more, 2 * more)
        places = (rect.topleft, rect.topright, rect.bottomright, rect.bottomleft)
        return [tuple((pygame.Vector2(at) - self.pivot).rotate(-self.angle) + self.pivot) for at in places]


class Pointer(NamedTuple):
    """A frame, and an arrow at it. What leans is framed as it leans; the upright frame is then about where that is."""

    frame: pygame.Rect
    way: Way
    leaning: Leaning | None = None


def pointer(about: pygame.Rect | Leaning, u: float, clear: Clear, room: pygame.Rect) -> Pointer:
    """How one points at this place in a window of that room."""
    leaning = about if isinstance(about, Leaning) else None
    if leaning is not None:
        about = frame = _around(leaning.corners(max(2, round(3 * u))))
    else:
        frame = framed(about, u, clear.names)
    cards = [card for card in clear.cards if card != about]
    others = [rect for rect in (*clear.names, *clear.read) if not about.contains(rect) and not rect.contains(about)]

    def hidden(way: Way) -> float:
        """How much lies under an arrow; more than all that where it leaves the window."""
        box = bounds(way, u)
        lost = box.w * box.h - box.clip(room).w * box.clip(room).h
        words, faces = (sum(_shared(box, rects[n]) for n in box.collidelistall(rects)) for rects in (others, cards))
        return 50 * lost + 6 * words + faces

    ways = candidates(frame, u)
    return Pointer(frame, min(ways, key=hidden), leaning)


def framed(about: pygame.Rect, u: float, names: Sequence[pygame.Rect]) -> pygame.Rect:
    """The frame around a place: a little larger, but where its edge would cross a name."""
    thick = max(2, round(3 * u))
    frame, most = about.inflate(2 * thick, 2 * thick), round(YIELDS * u)
    for name in names:
        line = frame.inflate(2 * thick, 2 * thick)
        if not line.colliderect(name) or frame.inflate(-thick, -thick).contains(name):
            continue
        top, foot = name.bottom + thick - frame.top, frame.bottom - name.top + thick
        if 0 < top <= foot and top <= most:
            frame.update(frame.x, frame.y + top, frame.w, frame.h - top)
        elif 0 < foot <= most:
            frame.h -= foot
    return frame


def candidates(frame: pygame.Rect, u: float) -> list[Way]:
    """Where the arrow may stand, the best place first: over the middle (of a wide frame over its end), then elsewhere
    over it, at its left, at its right, under it; and so once more with a small arrow."""
    thick, found = max(2, round(3 * u)), []
    for size in (1.0, SMALL):
        slant = math.hypot(HALF, HIGH) / HALF
        gap = thick * (slant + 0.5)  # so that its edge ends where that of the frame does
        first = frame.centerx if frame.w < WIDE * u else frame.right - 26 * u
        half = min(HALF * size * u, frame.w / 2)
        span = frame.w - 2 * half
        steps = range(math.ceil(span / (STEP * u)) + 1)
        along = [frame.left + half + span * n / max(1, len(steps) - 1) for n in steps]
        over = [first, *sorted(along, key=lambda x: abs(x - first))]
        found += [Way((x, frame.top - gap), ABOVE, size) for x in over]
        found.append(Way((frame.left - gap, frame.centery), LEFT, size))
        found.append(Way((frame.right + gap, frame.centery), RIGHT, size))
        found += [Way((x, frame.bottom + gap), BELOW, size) for x in over]
    return found


def corners(way: Way, u: float) -> list[list[tuple[float, float]]]:
    """The corners of the arrow's even edge, and of itself."""
    thick, half, high = max(2, round(3 * u)), HALF * way.size * u, HIGH * way.size * u
    slant = math.hypot(half, high) / half
    (dx, dy), (x, y) = way.side, way.tip

    def corner(far: float, aside: float) -> tuple[float, float]:
        return x + far * dx + aside * dy, y + far * dy + aside * dx

    found = []
    for edge in (thick, 0):
        foot = high + edge
        wide = (foot + edge * slant) * half / high
        found.append([corner(-edge * slant, 0), corner(foot, -wide), corner(foot, wide)])
    return found


def bounds(way: Way, u: float) -> pygame.Rect:
    """All that the arrow takes."""
    xs, ys = zip(*corners(way, u)[0], strict=True)
    left, top = math.floor(min(xs)), math.floor(min(ys))
    return pygame.Rect(left, top, math.ceil(max(xs)) - left, math.ceil(max(ys)) - top)


def draw_pointer(surface: Target, found: Pointer, u: float, colour: theme.Colour = theme.AZURE) -> None:
    thick, frame = max(2, round(3 * u)), found.frame
    if found.leaning is not None:
        rect, angle, pivot = found.leaning
        picture = _leaning(rect.inflate(2 * thick, 2 * thick).size, angle, thick, u, colour)
        middle = (pygame.Vector2(rect.center) - pivot).rotate(-angle) + pivot
        surface.blit(picture, picture.get_rect(center=(round(middle.x), round(middle.y))))
    else:
        drawn(pygame.draw.rect, surface, theme.INK, frame.inflate(thick, thick), 2 * thick, border_radius=round(9 * u))
        drawn(pygame.draw.rect, surface, colour, frame, thick, border_radius=round(8 * u))
    for ink, points in zip((theme.INK, colour), corners(found.way, u), strict=True):
        drawn(pygame.draw.polygon, surface, ink, points)


def draw_leaning_ring(surface: Target, about: Leaning, u: float, radius: float) -> None:
    """The mark of keyboard focus around what leans."""
    rect, angle, pivot = about
    picture = _ring(rect.size, round(angle, 2), round(u, 3), radius)
    middle = (pygame.Vector2(rect.center) - pivot).rotate(-angle) + pivot
    surface.blit(picture, picture.get_rect(center=(round(middle.x), round(middle.y))))


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    both = one.clip(other)
    return both.w * both.h


def _around(outline: Sequence[tuple[float, float]]) -> pygame.Rect:
    """The upright frame that what leans has on the average: its highest corner alone is not its edge."""
    (x1, x2, x3, x4), (y1, y2, y3, y4) = zip(*outline, strict=True)
    left, right, top, foot = (x1 + x4) / 2, (x2 + x3) / 2, (y1 + y2) / 2, (y3 + y4) / 2
    return pygame.Rect(round(left), round(top), round(right - left), round(foot - top))


FINE = 3  # times as large a slanted frame is drawn, so that its lines are smooth


@lru_cache(maxsize=16)
def _leaning(size: tuple[int, int], angle: float, thick: int, u: float, colour: theme.Colour) -> pygame.Surface:
    """The frame of that size, turned."""
    frame = pygame.Rect(2 * thick, 2 * thick, *size)
    whole = frame.inflate(4 * thick, 4 * thick)
    large = pygame.Surface((whole.w * FINE, whole.h * FINE), pygame.SRCALPHA)
    large.fill((*theme.INK, 0))  # the colour that its clear pixels lend to the edge
    for ink, rect, wide, round_by in ((theme.INK, frame.inflate(thick, thick), 2, 9), (colour, frame, 1, 8)):
        rect = pygame.Rect(*(FINE * side for side in rect))
        pygame.draw.rect(large, ink, rect, wide * thick * FINE, border_radius=round(round_by * u * FINE))
    return pygame.transform.rotozoom(large, angle, 1 / FINE)


@lru_cache(maxsize=16)
def _ring(size: tuple[int, int], angle: float, u: float, radius: float) -> pygame.Surface:
    """The ring of that size, turned."""
    rect = pygame.Rect((0, 0), size)
    rect.topleft = (margin := round(6 * u) + 4, margin)
    ring = pygame.Surface((rect.w + 2 * margin, rect.h + 2 * margin), pygame.SRCALPHA)
    plates.draw_ring(ring, rect, u, radius)
    return pygame.transform.rotozoom(ring, angle, 1)

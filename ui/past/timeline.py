"""The time line of a match: the curve of chances over its decisions, its turns and rounds, and where one stands in it.

It is dragged, clicked, turned by the wheel, and stepped through by keys. What rests is painted once and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.table.hud import wrapped
from ui.widgets.widget import Widget

FOOT, HEAD = 30, 20  # logical units under the curve for decisions and turns, over it for the names of rounds
TURNING = 9.5  # half of the mark of a turning point
SIDE = 46  # at the left, for what stands at the lines
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
LOSSES = {"inaccuracy": theme.BRASS_LIGHT, "mistake": theme.EMBER, "blunder": theme.DANGER}


class Point(NamedTuple):
    """The chance of the seat at an action, between what it lies."""

    number: int
    chance: float
    low: float
    high: float


class Decision(NamedTuple):
    """Who decided at an action, and what it is called, if it lost something."""

    number: int
    seat: int
    verdict: str = ""


class Track(NamedTuple):
    """All that the time line shows. `done` is up to where the curve has been found out; `length` for a whole one."""

    length: int
    seat: int = 0
    points: tuple[Point, ...] = ()
    decisions: tuple[Decision, ...] = ()
    turns: tuple[tuple[int, str], ...] = ()  # (action, what it is called)
    rounds: tuple[tuple[int, str], ...] = ()  # (action after which it ended, how)
    turning: tuple[int, ...] = ()  # actions, the largest first
    done: int = 0
    lines: tuple[str, str, str] = ("100%", "50%", "0%")
    rival: theme.Colour = theme.STEEL  # of the one that leads below the middle line
    caption: str = ""  # what the curve is


class TimeLine(Widget):
    """`on_go(number)` while it is dragged or stepped; `words(number)` says what lies under the mouse."""

    focusable = True

    def __init__(self, on_go: Callable[[int], None], words: Callable[[int], str]) -> None:
        super().__init__()
        self.on_go, self.words = on_go, words
        self.track, self.at = Track(0), 0
        self._picture: pygame.Surface | None = None
        self._made_of: tuple = ()

    def place(self, rect: pygame.Rect, scale: Scale) -> TimeLine:
        self._picture = None
        return super().place(rect, scale)

    def show(self, track: Track, at: int) -> None:
        if (track, at) != (self.track, self.at):
            self.track, self.at = track, at
            self.touch()

    # Where what is

    @property
    def field(self) -> pygame.Rect:
        """Where the curve is."""
        rect = self.rect.inflate(-self.px(20), 0)
        rect.x, rect.w = self.rect.x + self.px(SIDE), self.rect.w - self.px(SIDE + 16)
        rect.y, rect.h = self.rect.y + self.px(HEAD), self.rect.h - self.px(HEAD + FOOT)
        return rect

    def x_of(self, number: float) -> int:
        field = self.field
        return field.x + round(field.w * number / max(1, self.track.length))

    def y_of(self, chance: float) -> int:
        field = self.field
        return field.bottom - round(field.h * max(0.0, min(1.0, chance)))

    def part_at(self, pos: tuple[int, int]) -> int:
        """The action that stands there."""
        field = self.field
        return max(0, min(self.track.length, round((pos[0] - field.x) / max(1, field.w) * self.track.length)))

    # Going

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        self.on_go(self.part_at(pos))

    def drag(self, pos: tuple[int, int]) -> None:
        number = self.part_at(pos)
        if number != self.at:
            self.on_go(number)

    def wheel(self, across: float, down: float) -> bool:
        step = 1 if down - across > 0 else -1
        self.on_go(max(0, min(self.track.length, self.at + step)))
        return True

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        made_of = (self.track, self.rect.size, self.u)
        if self._picture is None or made_of != self._made_of:
            self._made_of, self._picture = made_of, self._painted()
        surface.blit(self._picture, self.rect)
        if self.is_pointed_at:
            x = self.x_of(self.part_at(self.form.mouse))
            surface.fill(theme.FADED, (x, self.field.y, max(1, self.px(1)), self.field.h))
        self._draw_head(surface)

    def _draw_head(self, surface: pygame.Surface) -> None:
        """Where one stands: a line with a knob at its head and foot."""
        x, field = self.x_of(self.at), self.field
        thick = max(2, self.px(2))
        surface.fill(theme.BRASS_LIGHT, (x - thick // 2, field.y, thick, self.rect.bottom - self.px(6) - field.y))
        side = self.px(15)
        knob = pygame.Rect(0, 0, side, side)
        for y in (field.y - self.px(3), self.rect.bottom - self.px(10)):
            knob.center = x, y
            plates.draw_plate(surface, "primary", knob, self.u, 8, raised=4)
        here = next((point for point in reversed(self.track.points) if point.number <= self.at), None)
        if here is not None and self.at <= self.track.done:
            y = self.y_of(here.chance)
            pygame.draw.aacircle(surface, theme.INK, (x, y), self.px(6))
            pygame.draw.aacircle(surface, theme.PARCHMENT, (x, y), self.px(4.4))

    def draw_over(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """What lies under the mouse, in words, in this room: what one may want to press next stays seen."""
        words = self.words(self.part_at(self.form.mouse)) if self.is_pointed_at else ""
        if not words:
            return
        plates.draw_plate(surface, "panel", room, self.u, 7, raised=6)
        inside = room.inflate(-self.px(18), -self.px(4))
        px = wrapped(words, "body", self.px(theme.SMALL), inside.size)
        shown = text.render(words, "body", px, theme.PARCHMENT, inside.w, "left", 1.02)
        surface.blit(shown, shown.get_rect(midleft=inside.midleft))

    @property
    def is_pointed_at(self) -> bool:
        """Whether the mouse means a place on it, and not what has dropped down over it."""
        return self.hovered and self.form is not None and self.form.popup is None

    def draw_focus(self, surface: pygame.Surface) -> None:
        plates.draw_ring(surface, self.rect, self.u, 10)

    def _painted(self) -> pygame.Surface:
        """Everything that does not move with where one stands; positions are the window's, less where it lies."""
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        was, self.rect = self.rect, pygame.Rect((0, 0), self.rect.size)
        try:
            plates.draw_plate(picture, "inset", self.rect, self.u, 10)
            self._paint_lines(picture)
            self._paint_turns(picture)
            self._paint_curve(picture)
            self._paint_caption(picture)
            self._paint_rounds(picture)
            self._paint_decisions(picture)
            self._paint_turning(picture)
        finally:
            self.rect = was
        return picture

    def _paint_lines(self, picture: pygame.Surface) -> None:
        field, px = self.field, self.px(theme.TINY)
        for chance, words in zip((1.0, 0.5, 0.0), self.track.lines, strict=True):
            y = self.y_of(chance)
            strong = chance == 0.5
            picture.fill((*theme.STEEL, 150 if strong else 70), (field.x, y, field.w, max(1, self.px(1))))
            if self.track.points or strong:
                said = text.render(text.escape(words), "body", px, theme.FAINT)
                picture.blit(said, said.get_rect(midright=(field.x - self.px(7), y)))

    def _paint_caption(self, picture: pygame.Surface) -> None:
        if (said := self._caption()) is not None:
            picture.blit(said, self.caption_spot(said.get_size()))

    def _caption(self) -> pygame.Surface | None:
        """The words of what the curve is, once there is one."""
        if not self.track.points or not self.track.caption:
            return None
        return text.render(text.escape(self.track.caption), "body-italic", self.px(theme.TINY), theme.FADED)

    def caption_spot(self, size: tuple[int, int]) -> pygame.Rect:
        """Where what the curve is stands: at its beginning, above or below, whichever is farther from the curve; and
        farther along where it would cross it there. Below it stands over the signs of decisions, if there are any."""
        first, last = self.field.x + self.px(8), self.field.right - size[0]
        spots = (self._caption_at(left, size) for left in range(first, max(first, last) + 1, self.px(8)))
        return next((spot for spot, is_free in spots if is_free), self._caption_at(first, size)[0])

    def _caption_at(self, left: int, size: tuple[int, int]) -> tuple[pygame.Rect, bool]:
        """It there, and whether it is free of the curve."""
        spot = pygame.Rect((left, self.y_of(1.0) + self.px(3)), size)
        edge = self.px(8)
        heights = self._heights(spot.left - edge, spot.right + edge)
        if heights and self.y_of(1.0) - min(heights) + self.y_of(0.0) - max(heights) > 0:
            is_signed = any(
                each.verdict and -edge <= self.x_of(each.number) - spot.left <= spot.w + edge
                for each in self.track.decisions
            )
            spot.bottom = self.y_of(0.0) - self.px(3) - is_signed * size[1]
        return spot, not heights or max(heights) < spot.top or min(heights) > spot.bottom

    def _heights(self, left: float, right: float) -> list[float]:
        """Where the curve runs between these places across: at its points and at the ends."""
        line = [(self.x_of(point.number), self.y_of(point.chance)) for point in self.track.points]
        found = [y for x, y in line if left <= x <= right]
        for (ax, ay), (bx, by) in pairwise(line):
            found += [ay + (by - ay) * (x - ax) / (bx - ax) for x in (left, right) if ax < x < bx]
        return found

    def _paint_turns(self, picture: pygame.Surface) -> None:
        """Where a turn begins; its number where there is room. No line goes through the words of what the curve is."""
        field, px = self.field, self.px(theme.TINY - 1)
        free = field.x - self.px(4)
        said = self._caption()
        words = pygame.Rect(0, 0, 0, 0) if said is None else self.caption_spot(said.get_size()).inflate(self.px(6), 0)
        for number, name in self.track.turns:
            x = self.x_of(number)
            line = pygame.Rect(x, field.y, max(1, self.px(1)), field.h)
            over, under = line.copy(), line.move(0, line.h)
            if line.colliderect(words):
                over.h, under = words.top - line.top, pygame.Rect(x, words.bottom, line.w, line.bottom - words.bottom)
            for part in (over, under.clip(line)):
                picture.fill((*theme.STEEL, 60), part)
            picture.fill((*theme.STEEL, 150), (x, field.bottom, max(1, self.px(1)), self.px(5)))
            wide = text.size(name, "number", px)[0]
            if name and x - wide // 2 >= free:
                said = text.render(text.escape(name), "number", px, theme.FAINT)
                picture.blit(said, said.get_rect(midbottom=(x, self.rect.bottom - self.px(1))))
                free = x + wide // 2 + self.px(6)

    def _paint_rounds(self, picture: pygame.Surface) -> None:
        field, px = self.field, self.px(theme.TINY)
        free = self.rect.x + self.px(SIDE)
        for number, words in self.track.rounds:
            x = self.x_of(number)
            picture.fill((*theme.BRASS, 190), (x - self.px(1), field.y, max(1, self.px(1.6)), field.h + self.px(6)))
            said = text.render(text.escape(words), "body-bold", px, theme.BRASS)
            spot = said.get_rect(midright=(x + self.px(4), self.rect.y + self.px(HEAD / 2)))
            spot.left = max(self.rect.x + self.px(10), spot.left)
            if spot.left >= free:
                picture.blit(said, spot)
                free = spot.right + self.px(10)

    def _paint_curve(self, picture: pygame.Surface) -> None:
        track = self.track
        if track.done < track.length:
            self._paint_unknown(picture)
        spots = [(self.x_of(p.number), self.y_of(p.chance), self.y_of(p.low), self.y_of(p.high)) for p in track.points]
        if not spots:
            return
        middle = self.y_of(0.5)
        veil = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        mine = theme.SEATS[track.seat % len(theme.SEATS)]
        line = [(x, y) for x, y, *_ in spots]
        for colour, above in ((mine, True), (track.rival, False)):
            for (ax, ay), (bx, by) in pairwise(line):
                for part in _parts(ax, ay, bx, by, middle, above):
                    pygame.draw.polygon(veil, (*colour, 92), part)
        picture.blit(veil, (0, 0))
        veil.fill((0, 0, 0, 0))
        band = [(x, high) for x, _, _, high in spots] + [(x, low) for x, _, low, _ in reversed(spots)]
        if len(spots) > 1:
            pygame.draw.polygon(veil, (*theme.PARCHMENT, 34), band)
            for edge in (2, 3):
                pygame.draw.aalines(veil, (*theme.PARCHMENT, 60), False, [(s[0], s[edge]) for s in spots])
        picture.blit(veil, (0, 0))
        thick = max(2, self.px(2.4))
        for (ax, ay), (bx, by) in pairwise(line):
            colour = mine if ay + by <= 2 * middle else theme.mix(track.rival, theme.PARCHMENT, 0.25)
            pygame.draw.aaline(picture, colour, (ax, ay), (bx, by), thick)

    def _paint_unknown(self, picture: pygame.Surface) -> None:
        """What has not been found out yet lies in the dark, with slanting lines."""
        field = self.field
        left = self.x_of(self.track.done)
        dark = pygame.Rect(left, field.y, field.right - left, field.h)
        veil = pygame.Surface(dark.size, pygame.SRCALPHA)
        veil.fill((*theme.INK, 90))
        step = self.px(14)
        for x in range(-dark.h, dark.w, step):
            pygame.draw.aaline(veil, (*theme.STEEL, 36), (x, dark.h), (x + dark.h, 0))
        picture.blit(veil, dark)

    def _paint_decisions(self, picture: pygame.Surface) -> None:
        """A mark for each decision: one's own is full, another's a ring; what lost something has its sign."""
        y = self.field.bottom + self.px(9)
        room = self.field.w / max(1, self.track.length)
        radius = max(self.px(1.6), min(self.px(3.4), round(room * 0.4)))
        for number, seat, _ in self.track.decisions:
            colour, x = theme.SEATS[seat % len(theme.SEATS)], self.x_of(number)
            pygame.draw.aacircle(
                picture, colour, (x, y), radius, 0 if seat == self.track.seat else max(1, self.px(1.2))
            )
        px = self.px(theme.TINY)
        for number, _, verdict in self.track.decisions:
            if verdict:
                sign = text.render(SIGNS[verdict], "body-bold", px, LOSSES[verdict])
                spot = sign.get_rect(midbottom=(self.x_of(number), self.field.bottom - self.px(1)))
                picture.blit(sign, spot.clamp(self.rect))

    def turning_spots(self) -> list[tuple[int, int]]:
        """The middle of the mark of each turning point: on the curve, which may run past another's deed without a point
        there; and clear of the marks before it."""
        spots: list[tuple[int, int]] = []
        for number in self.track.turning:
            x, r = self.x_of(number), self.px(TURNING)
            nearest = min(self.track.points, key=lambda point: abs(point.number - number))
            y = round(next(iter(self._heights(x, x)), self.y_of(nearest.chance)))
            y = max(self.field.y + r, min(self.field.bottom - r, y))
            way = 1 if y <= self.field.centery else -1
            while any(abs(x - there[0]) + abs(y - there[1]) < 2 * r for there in spots):  # two at one decision
                y += way * 2 * r
            spots.append((x, y))
        return spots

    def _paint_turning(self, picture: pygame.Surface) -> None:
        px, r = self.px(theme.TINY - 1), self.px(TURNING)
        for n, (x, y) in enumerate(self.turning_spots(), 1):
            corners = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
            pygame.draw.polygon(picture, theme.BRASS, corners)
            pygame.draw.aalines(picture, theme.BRASS_LIGHT, True, corners)
            said = text.render(str(n), "number", px, theme.INK)
            picture.blit(said, said.get_rect(center=(x, y)))


def _parts(ax: int, ay: int, bx: int, by: int, middle: int, above: bool) -> Sequence[list[tuple[float, float]]]:
    """The ground between a stretch of the curve and the middle line, above it or below."""
    is_in = (lambda y: y <= middle) if above else (lambda y: y >= middle)
    if is_in(ay) and is_in(by):
        return [[(ax, ay), (bx, by), (bx, middle), (ax, middle)]]
    if not is_in(ay) and not is_in(by):
        return []
    x = ax + (bx - ax) * (middle - ay) / (by - ay)
    return [[(ax, ay), (x, middle), (ax, middle)]] if is_in(ay) else [[(x, middle), (bx, by), (bx, middle)]]

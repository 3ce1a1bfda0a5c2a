"""What a deck is made of, as pictures: columns, rows, and the chance to hold something by a turn.

Every chart reads out what the mouse or the arrow keys point at, at the right of its head, and a click (or Enter) picks
it. Colours stand in one order from the foot up and carry their signs, so that they are told apart without being seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame

from game.builder.charts import Bar
from game.kernel.template import fill
from ui.base import plates, text, theme
from ui.decks import texts
from ui.shows.show import Cards
from ui.widgets.press import ACTIVATE
from ui.widgets.widget import Widget

Said = tuple[str, str]
"""Words, and the colour whose sign stands before them ("" for none)."""
HEAD = 30
PLAIN: theme.Colour = (148, 158, 178)
"""Bars of what has no colour."""
SIGN = 44
"""Logical units of the place in which the sign of a line stands."""
GROWING = 9.0
"""How fast bars come to their new length, per second."""


def ink(cards: Cards, colour: str) -> theme.Colour:
    """The colour of a bar: that of the cards, a little quieter."""
    return theme.mix(cards.ink(colour) if colour else PLAIN, theme.DUSK, 0.14)


def sentence(words: str) -> str:
    """The words as they begin a line."""
    return words[:1].upper() + words[1:]


class Chart(Widget):
    """A head with what is pointed at, and below it something with parts that can be pointed at and picked."""

    focusable = True
    turning = (pygame.K_LEFT, pygame.K_RIGHT)
    """The keys that point at the part before and after."""

    cards = Cards()
    """How the cards of its game look."""

    def __init__(self, title: str, on_pick: Callable[[int], None] | None = None) -> None:
        super().__init__()
        self.title, self.on_pick = title, on_pick
        self.summary = ""
        self.over = -1
        self.radius = 6

    # What the charts differ in
    def count(self) -> int:
        """How many parts there are."""
        return 0

    def spot(self, index: int) -> pygame.Rect:
        """Where a part is pointed at."""
        raise NotImplementedError

    def index_at(self, pos: tuple[int, int]) -> int:
        """The part at this place, or -1."""
        return next((n for n in range(self.count()) if self.spot(n).collidepoint(pos)), -1)

    def reading(self, index: int) -> list[Said]:
        """What a part says."""
        raise NotImplementedError

    def wanted(self, width: float) -> float:
        """The height that it wants at a width, both in units."""
        raise NotImplementedError

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Letters and numbers stand at its very edges: the ring leaves them some room."""
        plates.draw_ring(surface, self.rect.inflate(2 * self.px(3), 2 * self.px(3)), self.u, self.radius)

    # Pointing
    def _point(self, index: int) -> bool:
        if index == self.over:
            return False
        self.over = index
        self.touch()
        return True

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.hovered and self.form:
            return self._point(self.index_at(self.form.mouse)) or moving
        if not (self.focused and self.form and self.form.by_keys):  # a click leaves it the keys, but they point nowhere
            return self._point(-1) or moving
        return moving

    def focus(self, on: bool) -> None:
        super().focus(on)
        if on and self.over < 0 and self.form and self.form.by_keys and self.count():
            self._point(0)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in self.turning:
            index = self.over + (1 if event.key == self.turning[1] else -1)
            if 0 <= index < self.count():
                self._point(index)
                self._show_spot()
                return True
            return False
        if event.key in ACTIVATE and self.over >= 0:
            self._pick()
            return True
        return False

    def _show_spot(self) -> None:
        """Let the pane scroll to what the keys point at: a chart may be higher than its pane."""
        pane, spot = self.form and self.form.pane_of(self), self.spot(self.over)
        if pane and not pane.rect.contains(spot.clip(self.rect)):
            pane.scroll_to(pane.applied + spot.centery - pane.rect.centery)

    def release(self, pos: tuple[int, int]) -> None:
        if self.hit(pos):
            self._point(self.index_at(pos))
            self._pick()

    def _pick(self) -> None:
        if 0 <= self.over < self.count() and self.on_pick:
            self.sound("click")
            self.on_pick(self.over)

    # Picture
    def body(self) -> pygame.Rect:
        """What lies below the head."""
        head = self.px(HEAD)
        return pygame.Rect(self.rect.x, self.rect.y + head, self.rect.w, self.rect.h - head)

    def draw_head(self, surface: pygame.Surface) -> None:
        """The title, and at the right what is pointed at, or the summary."""
        head = pygame.Rect(self.rect.x, self.rect.y, self.rect.w, self.px(HEAD - 6))
        px, small = self.px(theme.BODY - 1), self.px(theme.SMALL)
        title = text.render(text.escape(self.title), "body-bold", px, theme.BRASS)
        surface.blit(title, (head.x, text.centred(head, "body-bold", px)))
        is_read = 0 <= self.over < self.count()
        said = self.reading(self.over) if is_read else [(self.summary, "")]
        colour, role = theme.PARCHMENT if is_read else theme.FADED, "body"
        side, room = self.px(13), head.w - title.get_width() - self.px(14)
        x = head.right
        for words, sign in reversed(said):
            shown = text.render(text.escape(words), role, small, colour)
            needs = shown.get_width() + (side + self.px(4) if sign else 0) + self.px(10)
            if room < needs - self.px(10):
                break
            room -= needs
            x -= shown.get_width()
            surface.blit(shown, (x, text.centred(head, role, small)))
            if sign:
                x -= side + self.px(4)
                surface.blit(self.cards.gem(sign, side), (x, head.centery - side // 2))
            x -= self.px(10)
        plates.line(surface, pygame.Rect(head.x, head.bottom, head.w, max(1, round(self.u))), alpha=70)

    def draw_empty(self, surface: pygame.Surface) -> None:
        body, px = self.body(), self.px(theme.SMALL)
        words = text.render(texts.EMPTY, "body-italic", px, theme.FAINT)
        surface.blit(words, words.get_rect(center=body.center))


class BarChart(Chart):
    """Bars that are split by colour. `order` is the order of the colours."""

    def __init__(self, title: str, on_pick: Callable[[int], None] | None = None, order: Sequence[str] = ()) -> None:
        super().__init__(title, on_pick)
        self.bars: list[Bar] = []
        self.order = {colour: place for place, colour in enumerate(order)}
        self.is_calm = self.is_mixed = False
        self.most = 1.0  # the length that fills the chart, as it is shown now
        self.lengths: dict[tuple[str, str], float] = {}  # of (bar, colour), as they are shown now

    def show(self, bars: Sequence[Bar], summary: str = "") -> None:
        """Other bars from now on; they grow to their new lengths."""
        is_first = not self.bars
        self.bars, self.summary = list(bars), summary
        self.is_mixed = len({colour for bar in bars for colour, _ in bar.shares}) > 1
        self.over = min(self.over, len(self.bars) - 1)
        if is_first or self.is_calm:
            self.most, self.lengths = self._most(), self._lengths()
        self.touch()

    def _most(self) -> float:
        return max((bar.count for bar in self.bars), default=0) or 1.0

    def _lengths(self) -> dict[tuple[str, str], float]:
        return {(bar.key, colour): float(count) for bar in self.bars for colour, count in bar.shares}

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        wanted, most = self._lengths(), self._most()
        if wanted == self.lengths and most == self.most:
            return moving
        part = min(1.0, dt * GROWING)
        keys = wanted.keys() | self.lengths.keys()
        goals = [(key, wanted.get(key, 0.0), self.lengths.get(key, 0.0)) for key in keys]
        self.most += (most - self.most) * part
        if abs(most - self.most) + sum(abs(goal - now) for _, goal, now in goals) < 0.04:
            self.lengths, self.most = wanted, most
        else:
            self.lengths = {key: now + (goal - now) * part for key, goal, now in goals}
        return True

    def shares(self, bar: Bar) -> list[tuple[str, float]]:
        """The parts of a bar as they are shown now, in the order of the colours."""
        colours = sorted((colour for colour, _ in bar.shares), key=lambda colour: self.order.get(colour, 99))
        return [(colour, self.lengths.get((bar.key, colour), 0.0)) for colour in colours]

    def count(self) -> int:
        return len(self.bars)

    def said(self, bar: Bar) -> str:
        return fill(texts.BAR, name=sentence(bar.label), n=bar.count)

    def reading(self, index: int) -> list[Said]:
        bar = self.bars[index]
        shares = sorted(bar.shares, key=lambda share: self.order.get(share[0], 99))
        signs = [(str(count), colour) for colour, count in shares if self.is_mixed and colour not in ("", bar.key)]
        return [(self.said(bar), ""), *signs]

    def stack(self, surface: pygame.Surface, pieces: list[tuple[str, pygame.Rect]], is_lit: bool) -> None:
        """Pieces of one bar, each with the sign of its colour where there is room."""
        for colour, rect in pieces:
            if rect.w < 1 or rect.h < 1:
                continue
            surface.blit(
                piece(rect.size, min(self.px(3), rect.w // 3, rect.h // 3), ink(self.cards, colour), is_lit), rect
            )
            side = min(self.px(14), rect.w - 2, rect.h - 4)
            if colour and self.is_mixed and side >= self.px(9):
                surface.blit(self.cards.dark_gem(colour, side), (rect.centerx - side // 2, rect.centery - side // 2))


@lru_cache(maxsize=512)
def piece(size: tuple[int, int], radius: int, colour: theme.Colour, is_lit: bool) -> pygame.Surface:
    """A piece of a bar. Shared."""
    top, foot = theme.mix(colour, (255, 255, 255), 0.24 if is_lit else 0.12), theme.mix(colour, theme.INK, 0.10)
    return plates.shape(size, radius, (*top, 255), (*foot, 255))


class Columns(BarChart):
    """A column for each number, with the number of cards on its head."""

    HIGH = 156

    def __init__(self, title: str, on_pick: Callable[[int], None] | None = None, order: Sequence[str] = ()) -> None:
        super().__init__(title, on_pick, order)

    def said(self, bar: Bar) -> str:
        return fill(texts.COLUMN, facet=self.title, name=bar.label, n=bar.count)

    def wanted(self, width: float) -> float:
        return HEAD + self.HIGH

    def _ground(self) -> pygame.Rect:
        """Where the columns stand, without the numbers below and above."""
        body = self.body()
        return pygame.Rect(body.x, body.y + self.px(20), body.w, body.h - self.px(20) - self.px(26))

    def _each(self) -> float:
        return min(self.rect.w / max(1, len(self.bars)), self.px(64))

    def spot(self, index: int) -> pygame.Rect:
        each, body = self._each(), self.body()
        left = body.centerx - each * len(self.bars) / 2
        return pygame.Rect(round(left + index * each), body.y, round(left + (index + 1) * each) - round(
            left + index * each), body.h)  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_head(surface)
        if not self.bars:
            self.draw_empty(surface)
            return
        ground, px = self._ground(), self.px(theme.SMALL)
        plates.line(surface, pygame.Rect(ground.x, ground.bottom, ground.w, max(1, round(self.u))), theme.STEEL, 150)
        gap = max(1, round(self.u * 1.5))
        for n, bar in enumerate(self.bars):
            spot, is_lit = self.spot(n), n == self.over
            if is_lit:
                plates.draw_plate(surface, "row", spot.inflate(-self.px(3), 0), self.u, 6)
            wide = max(3, round(spot.w * 0.66))
            foot, pieces = float(ground.bottom), []
            for colour, length in self.shares(bar):
                high = ground.h * length / self.most
                top = foot - high
                rect = pygame.Rect(spot.centerx - wide // 2, round(top), wide, round(foot) - round(top))
                pieces.append((colour, pygame.Rect(rect.x, rect.y, rect.w, max(0, rect.h - gap))))
                foot = top
            self.stack(surface, pieces, is_lit)
            if bar.count:
                number = text.render(str(bar.count), "number", px, theme.PARCHMENT if is_lit else theme.FADED)
                surface.blit(number, number.get_rect(midbottom=(spot.centerx, round(foot) - self.px(1))))
            label = text.render(bar.label, "number", px, theme.BRASS_LIGHT if is_lit else theme.PARCHMENT)
            surface.blit(label, label.get_rect(midtop=(spot.centerx, ground.bottom + self.px(5))))


NAMES = (0.3, 0.6)  # of a line that names take, at least and at most


class Lines(BarChart):
    """A line for each value: its sign, its name, its bar, its number. `sign(bar, height)` draws what stands first."""

    turning = (pygame.K_UP, pygame.K_DOWN)
    ROW = 30
    WIDE = 430
    """From this width on there are two columns."""

    def __init__(
        self, title: str, on_pick: Callable[[int], None] | None = None, order: Sequence[str] = (),
        sign: Callable[[Bar, int], pygame.Surface | None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(title, on_pick, order)
        self.sign = sign

    def wanted(self, width: float) -> float:
        columns = self._columns(width)
        return HEAD + 6 + self.ROW * max(1, -(-len(self.bars) // columns))

    def _columns(self, width: float) -> int:
        return 2 if width >= self.WIDE and len(self.bars) > 4 else 1

    def spot(self, index: int) -> pygame.Rect:
        columns = self._columns(self.rect.w / self.u)
        rows = -(-len(self.bars) // columns)
        gap = self.px(24) if columns > 1 else 0
        wide = (self.rect.w - gap) // columns
        body, row = self.body(), self.px(self.ROW)
        return pygame.Rect(body.x + index // rows * (wide + gap), body.y + self.px(4) + index % rows * row, wide, row)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_head(surface)
        if not self.bars:
            self.draw_empty(surface)
        for n, bar in enumerate(self.bars):
            self._line(surface, bar, self.spot(n), n == self.over)

    def name_room(self, room: int, px: int) -> int:
        """Pixels that names take, of so many: what the longest needs, and no more than leaves the bars their room."""
        longest = max(text.width_of(sentence(bar.label), "body", px) for bar in self.bars)
        return min(max(longest + self.px(10), round(room * NAMES[0])), round(room * NAMES[1]))

    def _line(self, surface: pygame.Surface, bar: Bar, spot: pygame.Rect, is_lit: bool) -> None:
        if is_lit:
            plates.draw_plate(surface, "row", spot, self.u, 6)
        px, high = self.px(theme.SMALL), self.px(21)
        first = self.px(SIGN) if self.sign and any(self.sign(one, high) for one in self.bars) else 0
        picture = self.sign(bar, high) if first else None
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=(spot.x + first // 2, spot.centery)))
        name_room = self.name_room(spot.w - first, px)
        name = text.shortened(sentence(bar.label), "body", px, name_room - self.px(8))
        colour = theme.BRASS_LIGHT if is_lit else theme.PARCHMENT
        surface.blit(text.render(text.escape(name), "body", px, colour),
                     (spot.x + first, text.centred(spot, "body", px)))  # fmt: skip
        number = text.render(str(bar.count), "number", px, theme.PARCHMENT)
        room = spot.w - first - name_room - self.px(34)
        left = float(spot.x + first + name_room)
        track = pygame.Rect(left, spot.centery - self.px(8), max(1, room), self.px(16))
        gap, pieces = max(1, round(self.u)), []
        for share, length in self.shares(bar):
            right = left + track.w * length / self.most
            piece = pygame.Rect(round(left), track.y, round(right) - round(left) - gap, track.h)
            pieces.append((share, piece))
            left = right
        self.stack(surface, pieces, is_lit)
        surface.blit(number, (round(left) + self.px(6), text.centred(spot, "number", px)))

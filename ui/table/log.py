"""What has happened, line by line, to be read back; a card's name in it shows the card.

A line remembers what was printed on its cards when it was told: cards change faces between rounds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil

import pygame

from game.kernel.template import Names, address, fill
from game.teach.glossary import glossary
from ui.base import plates, text, theme
from ui.table import texts

TOKEN = re.compile(r"\[([^|\]]+)\|(\d+)\]")
RULE = re.compile(r"\((\d{1,2}\.\d{1,2})\)")
LEADS = "rule:"  # what a link to a rule begins with
MOST = 400  # lines kept


@dataclass
class Line:
    """One line. `seat` is whose eyes alone may read it, -1 for everybody's; who knows more reads their `own` instead.
    One that `is_aside` is set back: it counts the windows that were passed automatically, and a click shows them
    (`details`, each with the number of actions done before it).
    """

    words: str
    cards: dict[str, object] = field(default_factory=dict)
    is_heading: bool = False
    seat: int = -1
    marked: str = ""  # the words with terms as links to the glossary; "" for the words as they are
    passed: int = -1  # the seat for which a window was passed automatically
    passers: tuple[int, ...] = ()  # the seats that passed, where the line says nothing else
    is_aside: bool = False
    details: list[tuple[int, str]] = field(default_factory=list)
    is_open: bool = False  # the details are shown
    own: dict[int, Line] = field(default_factory=dict)  # by the seat that reads it
    undone: Line | None = None  # the line that says that what is told here was taken back

    @property
    def linked(self) -> str:
        words = self.marked or self.words
        return "\n".join([words, *(detail for _, detail in self.details)]) if self.is_open else words

    @property
    def role(self) -> str:
        return "body-bold" if self.is_heading else "body-italic" if self.is_aside else "body"

    @property
    def colour(self) -> tuple[int, int, int]:
        if self.is_aside or self.undone:
            return theme.FADED
        return theme.BRASS if self.is_heading else theme.PARCHMENT

    @property
    def plain(self) -> str:
        """The line without its marks."""
        return text.plain(self.words)


def line_of(told: str, view, names: Sequence[str], is_heading: bool = False) -> Line:
    """A line from the words of `notation.tell`: names for seats, printed names for keys."""
    cards: dict[str, object] = {}

    def link(token: re.Match) -> str:
        printed = view.what[int(token[2])]
        if printed is None:
            return texts.UNKNOWN_CARD
        cards[token[2]] = printed
        return f"[{printed.name}|{token[2]}]"

    words = RULE.sub(rf"([\1|{LEADS}\1])", TOKEN.sub(link, told))
    words = words[:1].upper() + words[1:]
    marked = "" if is_heading else glossary(view.rules.name).marked(words)
    called, mark = Names.of(names).map(text.escape), "" if is_heading else "**"
    return Line(address(words, called, mark), cards, is_heading, marked=address(marked, called, mark))


class Log:
    """The panel with the lines, the newest at the foot. `offset` counts pixels scrolled back."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.reader = -1
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.u = 1.0
        self.offset = 0
        self.auto_passed = -1  # the seat for which the last window was passed automatically
        self.hovered: object = None  # what is printed on the card whose name is under the mouse
        self.on_link: Callable[[Line, str], None] | None = None  # a line is pressed, and the link in it, "" for none
        self.covered = 0  # down to here something lies over it
        self.version = 0
        self._shown: list[tuple[pygame.Rect, text.Block, Line]] = []

    def place(self, rect: pygame.Rect, u: float) -> None:
        self.rect, self.u, self.offset = rect, u, 0
        self.version += 1

    def cover(self, over: list[pygame.Rect]) -> None:
        """These lie over it: a line of which a part would look out is not shown."""
        covered = max((rect.bottom for rect in over if rect.colliderect(self.rect)), default=0)
        self.version += covered != self.covered
        self.covered = covered

    def turn_to(self, seat: int) -> None:
        """That seat reads from now on."""
        self.version += seat != self.reader
        self.reader = seat

    @property
    def readable(self) -> list[Line]:
        """The lines that the reader may read."""
        return self.readable_by(self.reader)

    def readable_by(self, seat: int) -> list[Line]:
        return [line.own.get(seat, line) for line in self.lines if line.seat in (-1, seat)]

    def after(self, line: Line | None) -> list[Line]:
        """The lines after this one: all of them if it stands there no more."""
        return self.lines[next((n for n in range(len(self.lines), 0, -1) if self.lines[n - 1] is line), 0) :]

    @property
    def last_heading(self) -> int:
        """The place of the last line that stands out; 0 where none does."""
        return next((n for n in range(len(self.lines) - 1, -1, -1) if self.lines[n].is_heading), 0)

    def add(self, line: Line) -> None:
        self.auto_passed = -1
        self.lines.append(line)
        del self.lines[:-MOST]
        self.offset = 0
        self.version += 1

    def note_auto_pass(self, line: Line, done: int, is_often: bool) -> None:
        """Count an automatic pass on this turn's mark; `done` actions were done before it.

        A window that comes often is listed once a turn.
        """
        turn = self.lines[self.last_heading :]
        mark = next((one for one in turn if one.is_aside and one.seat == line.seat and not one.undone), None)
        if mark is None:
            mark = Line("", seat=line.seat, is_aside=True)
            self.add(mark)
        if not (is_often and any(words == line.words for _, words in mark.details)):
            mark.details.append((done, line.words))
            mark.cards |= line.cards
        mark.words = fill(texts.AUTO_PASSES, n=len(mark.details))
        self.auto_passed = line.passed
        self.version += 1

    def undo_auto_passes(self, done: int) -> None:
        """Forget the automatic passes after so many actions: they were undone."""
        for mark in [line for line in self.lines if line.details]:
            mark.details = [detail for detail in mark.details if detail[0] < done]
            mark.words = fill(texts.AUTO_PASSES, n=len(mark.details))
            if not mark.details:
                self.lines.remove(mark)
        self.version += 1

    def clear(self) -> None:
        self.lines.clear()
        self.version += 1

    @property
    def px(self) -> int:
        return max(9, min(round(theme.SMALL * self.u), round(self.rect.w / 11)))

    @property
    def inside(self) -> pygame.Rect:
        pad = round(11 * self.u)
        return self.rect.inflate(-2 * pad, -2 * pad)

    def block(self, line: Line) -> text.Block:
        return text.layout(line.linked, line.role, self.px, self.inside.w, "left", 1.12)

    def scroll(self, lines: float) -> bool:
        """Back (positive) or forward by so many lines."""
        whole = sum(self.block(line).size[1] + self.gap(line) for line in self.readable)
        before = self.offset
        self.offset = max(0, min(round(self.offset + lines * self.px * 1.3), whole - self.inside.h))
        self.version += before != self.offset
        return before != self.offset

    def hidden(self, rect: pygame.Rect, block: text.Block) -> int:
        """How much of a line that begins over the top edge is left out: its rows are seen whole or not at all."""
        row = rect.h / block.lines
        return round(ceil(max(0, self.inside.top - rect.top) / row) * row)

    def gap(self, line: Line) -> int:
        return round((9 if line.is_heading else 3) * self.u)

    def point(self, x: float, y: float) -> bool:
        """The mouse is here. True if another card (or none) is under it now."""
        before, self.hovered = self.hovered, None
        if self.rect.collidepoint(x, y) and y >= self.covered:
            for rect, block, line in self._shown:
                if rect.collidepoint(x, y) and (target := block.target_at(x - rect.x, y - rect.y)):
                    self.hovered = line.cards.get(target)
        return before is not self.hovered

    @property
    def told(self) -> list[text.Linked]:
        """The lines that are seen, with their links, from the first down."""
        return [text.linked(block, rect) for rect, block, _ in reversed(self._shown) if rect.top >= self.covered]

    def press(self, x: float, y: float) -> bool:
        """Follow the line that is pressed here, or the link in it; false where nothing leads anywhere."""
        if self.on_link is None or not self.rect.collidepoint(x, y) or y < self.covered:
            return False
        for rect, block, line in self._shown:
            if rect.collidepoint(x, y):
                if line.details:
                    line.is_open = not line.is_open
                    self.version += 1
                    return True
                target = block.target_at(x - rect.x, y - rect.y)
                self.on_link(line, "" if target.startswith(text.SIGN) else target)
                return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        plates.draw_plate(surface, "panel", self.rect, self.u, raised=7)
        inside = self.inside
        clip = surface.get_clip()
        surface.set_clip(inside.clip(clip) if clip else inside)
        self._shown = []
        y = inside.bottom + self.offset
        for line in reversed(self.readable):
            block = self.block(line)
            y -= block.size[1]
            if y < self.covered:
                break
            if y < inside.bottom:
                rect = pygame.Rect(inside.x, y, inside.w, block.size[1])
                self._shown.append((rect, block, line))
                shown = text.render(line.linked, line.role, self.px, line.colour, inside.w, "left", 1.12)
                hidden = self.hidden(rect, block)
                surface.blit(shown, (rect.x, y + hidden), (0, hidden, rect.w, rect.h - hidden))
                if line.is_heading:
                    rule = pygame.Rect(inside.x, y - round(4 * self.u), inside.w, max(1, round(self.u)))
                    plates.line(surface, rule, theme.BRASS, 70)
            y -= self.gap(line)
            if y < inside.top - 200 * self.u:
                break
        surface.set_clip(clip)
        if self.offset:
            foot = pygame.Rect(inside.x, inside.bottom - max(2, round(2 * self.u)), inside.w, max(2, round(2 * self.u)))
            plates.line(surface, foot, theme.BRASS, 200)

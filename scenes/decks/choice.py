"""Which deck a seat brings: a line with the deck's colours, its name and one sentence, and the list that it opens."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from art import glyphs
from game.decks import colours, why_not
from game.rules import RULESETS
from scenes.decks import texts
from scenes.match.plan import OWN, decks_of
from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.shows import show_of
from ui.widgets.text import fitting_line, line_overflow
from ui.widgets.value import Choice, chevron

ROW = 62
LIST_WIDTH = 520
LINES = 2
"""How many lines of the sentence the list shows; the closed line shows one."""


class Offered(NamedTuple):
    """One deck that can be chosen; `words` is its name, `whose` says if it is the player's own."""

    value: str
    words: str
    about: str
    colours: tuple[str, ...] = ()
    whose: str = ""

    @property
    def sign(self) -> str:
        """The glyph before it, where it has no colours."""
        return "deck" if self.value else "question"


BY_CHANCE = Offered("", texts.RANDOM, texts.RANDOM_TIP)


class DeckChoice(Choice):
    """Drops a list of decks; a long list scrolls. `on_change(value)`."""

    def __init__(self, game: str, decks: Sequence[Offered], value: str, on_change: Callable[[str], None]) -> None:
        super().__init__([(d.value, d.words) for d in decks], value, on_change, drops=True)
        self.decks, self.cards = list(decks), show_of(game).cards
        self.first = 0

    def _explain(self) -> None:
        """A sentence that the closed line cuts short is said whole beside it."""
        about, room = self.chosen.about, self._said().w - self._margin
        is_cut = text.width_of(about, "body", self.px(theme.TINY)) > room
        self.tip = text.escape(about) if is_cut else ""

    def _take(self, index: int) -> None:
        super()._take(index)
        self._explain()

    def place(self, rect: pygame.Rect, scale: Scale) -> "DeckChoice":
        super().place(rect, scale)
        self.drops = True
        self._explain()
        return self

    @property
    def _margin(self) -> int:
        """How much of a line the colours take."""
        return 2 * (self.px(16) + self.px(4)) + self.px(8)

    @property
    def chosen(self) -> Offered:
        return self.decks[self.index]

    # The open list
    def _shown(self) -> int:
        """How many rows the list shows at once."""
        room = self.scale.window[1] - self.px(24)
        return max(1, min(len(self.decks), room // self.px(ROW)))

    def cells(self) -> list[pygame.Rect]:
        row, shown = self.px(ROW), self._shown()
        wide = min(max(self.rect.w, self.px(LIST_WIDTH)), self.scale.window[0] - self.px(16))
        left = min(self.rect.x, self.scale.window[0] - self.px(8) - wide)
        top = self.rect.bottom + self.px(6)
        foot = self.scale.window[1] - self.px(12)
        if top + row * shown > foot:
            above = self.rect.top - self.px(6) - row * shown
            top = above if above >= self.px(10) else foot - row * shown
            beside = self.rect.right + self.px(8)
            if above < self.px(10) and beside + wide + self.px(8) <= self.scale.window[0]:
                left, top = beside, max(self.px(12), min(self.rect.y, foot - row * shown))
        return [pygame.Rect(left, top + (n - self.first) * row, wide, row) for n in range(len(self.decks))]

    def _seen(self) -> list[tuple[int, pygame.Rect]]:
        shown = self._shown()
        return [(n, cell) for n, cell in enumerate(self.cells()) if 0 <= n - self.first < shown]

    def _scroll(self, first: int) -> None:
        self.first = max(0, min(first, len(self.decks) - self._shown()))
        self.touch()

    def _open(self) -> None:
        super()._open()
        self._scroll(self.index - self._shown() // 2)

    def popup_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(self.first - round(getattr(event, "precise_y", event.y)))
            return True
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            under = next((n for n, cell in self._seen() if cell.collidepoint(event.pos)), None)
            if event.type == pygame.MOUSEMOTION:
                self.pointed = self.pointed if under is None else under
                self.touch()
                return True
            if under is None:
                self._close()
                return True
        taken = super().popup_event(event)
        is_open = self.form is not None and self.form.popup is self
        if is_open and not self.first <= self.pointed < self.first + self._shown():
            self._scroll(self.pointed - self._shown() // 2)
        return taken

    def draw_popup(self, surface: pygame.Surface) -> None:
        seen = self._seen()
        whole = seen[0][1].unionall([cell for _, cell in seen]).inflate(0, self.px(10))
        plates.draw_plate(surface, "dialog", whole, self.u, raised=16)
        for n, cell in seen:
            inner = cell.inflate(-self.px(10), -self.px(4))
            if n == self.pointed:
                plates.draw_plate(surface, "quiet-hover", inner, self.u, self.radius - 2)
            if n == self.index:
                bar = pygame.Rect(inner.x, inner.y + self.px(8), self.px(3), inner.h - self.px(16))
                surface.fill(theme.BRASS, bar)
            self._line(surface, self.decks[n], inner.inflate(-self.px(18), 0), LINES)
        for is_above, more in ((True, self.first), (False, len(self.decks) - self._shown() - self.first)):
            if more:
                veil = plates.veil((whole.w - self.px(6), self.px(18)), is_above, 1.0)
                y = whole.y + self.px(3) if is_above else whole.bottom - self.px(3) - veil.get_height()
                surface.blit(veil, (whole.x + self.px(3), y))

    # The closed line
    def _draw_closed(self, surface: pygame.Surface) -> None:
        plates.draw_plate(surface, "button" if self.enabled else "button-off", self.rect, self.u)
        if self.glow:
            plates.draw_plate(surface, "button-hover", self.rect, self.u, alpha=round(255 * self.glow))
        arrow = chevron(round(self.px(self.size) * 0.8))
        surface.blit(arrow, arrow.get_rect(midright=(self.rect.right - self.px(12), self.rect.centery)))
        self._line(surface, self.chosen, self._said())

    def _line(self, surface: pygame.Surface, deck: Offered, rect: pygame.Rect, lines: int = 1) -> None:
        """Colours, name, and the sentence below it in small letters."""
        side, gap = self.px(16), self.px(4)
        signs = [self.cards.gem(colour, side) for colour in deck.colours[:2]] or [
            glyphs.glyph(deck.sign, side, theme.FADED)
        ]
        x = rect.x + side + gap // 2 - (len(signs) * (side + gap) - gap) // 2
        for sign in signs:
            surface.blit(sign, sign.get_rect(midleft=(x, rect.centery)))
            x += side + gap
        margin = self._margin
        small = self.px(theme.TINY)
        about = in_lines(deck.about, small, rect.w - margin, lines)
        high = about.get_height() if deck.about else 0
        name = pygame.Rect(rect.x + margin, rect.centery - (high + self.px(22)) // 2, rect.w - margin, self.px(22))
        shown, px = fitting_line(deck.words, "body-bold", self.px(theme.BODY - 1), name.w, 0.9)
        surface.blit(
            text.render(text.escape(shown), "body-bold", px, theme.PARCHMENT),
            (name.x, text.centred(name, "body-bold", px)),
        )
        surface.blit(about, (name.x, name.bottom))
        if deck.whose:
            whose = text.render(text.escape(deck.whose), "body-italic", small, theme.BRASS)
            surface.blit(whose, whose.get_rect(right=name.right, y=text.centred(name, "body-italic", small)))

    def overflow(self) -> str:
        room = self._said()
        room.w -= self.px(46)
        return line_overflow(BY_CHANCE.words, "body-bold", self.px(theme.BODY - 1), room)


def in_lines(words: str, px: int, width: int, lines: int) -> pygame.Surface:
    """Words on so many lines at most; what does not fit ends with an ellipsis. Shared."""
    words = text.shortened(words, "body", px, width * lines)
    while text.layout(text.escape(words), "body", px, width).lines > lines:
        words = words.rstrip("\u2026").rpartition(" ")[0] + "\u2026"
    return text.render(text.escape(words), "body", px, theme.FADED, width, leading=1.08)


def offered(game: str) -> list[Offered]:
    """What can be chosen in this game: by chance, the ready decks, the player's own."""
    rules, out = RULESETS[game], [BY_CHANCE]
    for value, one in decks_of(game).items():
        about = one.about.split("\n")[0]
        whose = ""
        if value.startswith(OWN):
            wrong = why_not(one.deck, rules)
            about, whose = (wrong[0], texts.ILLEGAL.lower()) if wrong else (about, texts.YOURS.lower())
        out.append(Offered(value, one.deck.name, about, colours(one.deck, rules), whose))
    return out

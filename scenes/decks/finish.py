"""What the computer would complete a deck with: a sentence for each choice, to be taken or drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from random import randrange

import pygame

from game.builder.draft import Draft
from game.builder.finish import Chosen, finish
from game.kernel.deck import Deck
from game.kernel.template import fill
from scenes.decks import texts
from scenes.decks.words import law_said
from scenes.sheet import Sheet
from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.shows import show_of
from ui.widgets.press import Button
from ui.widgets.scroll import Rows
from ui.widgets.text import Label, RichText, fitting_line

ROW = 42


class DeckFinish(Sheet):
    """`on_take(deck)` is told when the player takes it."""

    covers = False

    def __init__(self, draft: Draft, on_take: Callable[[Deck], None]) -> None:
        self.draft, self.on_take = draft, on_take
        self.deck: Deck | None = None
        self.chosen: list[Chosen] = []

    def build(self) -> None:
        self.add_sheet(texts.COMPLETE)
        self.under = self.add(Label("", theme.SMALL + 1, theme.PARCHMENT, align="center"))
        self.why_not = self.add(RichText("", theme.BODY, align="center"))
        self.rows = self.add(Rows(0, ROW, self._draw_row))
        self.cancel = self.add(Button(texts.CANCEL, self.back))
        self.other = self.add(Button(texts.TRY_AGAIN, self.again, "button", "undo", tip=texts.OTHER_CARDS))
        self.done = self.add(Button(texts.APPLY, self.take, "primary", "check"))
        self.again()
        self.form.focus(self.done if self.deck is not None else self.cancel)

    def again(self) -> None:
        """Finish the deck, each time in another way."""
        try:
            self.deck, self.chosen = finish(self.draft.deck, self.draft.rules, randrange(1_000_000))
            cards = sum(chosen.count for chosen in self.chosen)
            self.under.say(fill(texts.ADDED, n=cards))
        except ValueError as wrong:
            self.deck, self.chosen = None, []
            self.why_not.say(law_said(str(wrong)))
        self._show_outcome()
        self.done.enable(self.deck is not None, texts.CANNOT_COMPLETE)
        self.other.enable(self.deck is not None, texts.CANNOT_COMPLETE)
        self.rows.count = len(self.chosen)
        self.rows.scroll_to(0, at_once=True)
        if self.rows.scale:
            self.rows.place(self.rows.rect, self.rows.scale)
        self.is_dirty = True

    def _show_outcome(self) -> None:
        """The cards that come in; or only why there are none, and a button to close it."""
        is_made = self.deck is not None
        for widget in (self.under, self.rows, self.other, self.done):
            widget.visible = is_made
        self.why_not.visible = not is_made
        self.head.say(texts.COMPLETE if is_made else texts.CANNOT_COMPLETE)
        self.cancel.say(texts.CANCEL if is_made else texts.CLOSE)
        if self.ground.scale:
            self.layout(self.scale)

    def take(self) -> None:
        self.app.stack.pop()
        if self.deck is not None:
            self._play("card-place")
            self.on_take(self.deck)

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int, is_chosen: bool) -> None:
        chosen = self.chosen[index]
        card = self.draft.rules.book[chosen.key]
        scale, row = self.scale, rect.inflate(0, -self.scale.px(4))
        plates.draw_plate(surface, "chosen" if is_chosen else "row", row, scale.u, 6)
        px, x = scale.px(theme.BODY - 1), row.x + scale.px(12)
        number = text.render(f"{chosen.count}\u00d7", "body-bold", px, theme.BRASS)
        surface.blit(number, (x, text.centred(row, "body-bold", px)))
        x += scale.px(34)
        colour = getattr(card, "colour", "")
        if colour:
            sign = show_of(card.game).cards.gem(colour, scale.px(15))
            surface.blit(sign, sign.get_rect(midleft=(x, row.centery)))
            x += scale.px(24)
        name = text.render(text.escape(card.name), "body-bold", px, theme.PARCHMENT)
        surface.blit(name, (x, text.centred(row, "body-bold", px)))
        x += max(scale.px(190), name.get_width() + scale.px(12))
        why = chosen.why.removeprefix(f"{card.name}: ")
        words, px = fitting_line(why, "body", scale.px(theme.SMALL), row.right - scale.px(8) - x)
        surface.blit(text.render(text.escape(words), "body", px, theme.FADED), (x, text.centred(row, "body", px)))

    def layout(self, scale: Scale) -> None:
        if self.deck is None:
            self._lay_refusal(scale)
            return
        wide, high = min(820, scale.size[0] - 40), min(620, scale.size[1] - 40)
        x, y = self.lay_sheet(scale, wide, high)
        inside = wide - 64
        self.under.place(scale.rect(x + 32, y + 72, inside, 26), scale)
        self.rows.place(scale.rect(x + 32, y + 106, inside + 10, high - 106 - 84), scale)
        each = (inside - 28) / 3
        for n, button in enumerate((self.cancel, self.other, self.done)):
            button.place(scale.rect(x + 32 + n * (each + 14), y + high - 68, each, 44), scale)

    def _lay_refusal(self, scale: Scale) -> None:
        """A small sheet with the reason and one button."""
        wide = min(560, scale.size[0] - 40)
        inside = wide - 64
        said = self.why_not.height(scale.px(inside), scale) / scale.u
        x, y = self.lay_sheet(scale, wide, 88 + said + 26 + 46 + 28, 24)
        self.why_not.place(scale.rect(x + 32, y + 88, inside, said), scale)
        self.cancel.place(scale.rect(x + (wide - 180) / 2, y + 88 + said + 26, 180, 46), scale)

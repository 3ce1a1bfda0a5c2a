"""What somebody who builds a deck looks at, and so comes to be shown large."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.kernel.template import fill
from scenes.decks import texts
from scenes.terms import NEXT, Terms
from ui.base import keys, text
from ui.cards.pane import CardPane, Spot
from ui.cards.preview import Preview
from ui.widgets.entry import Entry

if TYPE_CHECKING:
    from scenes.decks.builder import DeckBuilder

LEAST = 0.35
"""Seconds that somebody looks at a card at least before it is shown large: here the mouse goes over many."""


class Looking:
    """`points` says whether the mouse was used last, and not the keys."""

    def __init__(self, scene: DeckBuilder) -> None:
        self.scene = scene
        self.preview = Preview(is_linked=True)
        self.terms = Terms(scene.game, self.told, self.room, self.follow, scene.app.settings)
        self.points = True
        self.hint = ""  # what Shift would do to the card that is pointed at
        self._over: object = None

    def _spot(self) -> tuple[CardPane | None, Spot | None]:
        """What is pointed at, by the mouse or by the keys, and in which pane."""
        scene, form = self.scene, self.scene.form
        if scene.hand.is_full or scene.hand.refusal or form.popup is not None or scene.filters_open:
            return None, None
        if self.points:
            pane = form.hovered
            if isinstance(pane, CardPane) and pane.visible and form.captured in (None, pane):
                return pane, pane.spot_at(form.mouse)
        elif isinstance(form.focused, CardPane) and form.by_keys:
            return form.focused, form.focused.at_cursor
        return None, None

    def update(self, dt: float) -> bool:
        """Let time pass; True if something else is seen by that."""
        scene, preview = self.scene, self.preview
        if self.points and preview.holds(scene.form.mouse):
            return self._read(dt)
        if self.points:
            preview.let_go()
        pane, spot = self._spot()
        preview.delay = max(LEAST, scene.app.settings.hover_delay / 1000)
        about = pane.on_screen(spot).clip(pane.rect) if pane and spot else None
        if about is not None and pane is not scene.wall:  # beside the whole deck
            about = pygame.Rect(scene.right.rect.x, about.y, scene.right.rect.w, about.h)
        card = spot.card if spot else None
        is_dirty = False
        if (hint := self._hint(pane, card)) != self.hint:
            self.hint = hint
            scene.looked_for.say_found()
        if card is not None and card is not preview.shown and preview.is_shown:
            preview.hide()
            is_dirty = True
        refusal = scene.draft.why_not_add(card.key) if card is not None and pane is scene.wall else None
        note = text.escape(fill(texts.GAME_LAW, game=scene.rules.title, law=refusal)) if refusal else ""
        is_dirty |= preview.over(card, about, note)
        is_dirty |= preview.update(dt) | self._read(dt)
        if card is not self._over:
            self._over, is_dirty = card, True
        return is_dirty

    def _hint(self, pane: CardPane | None, card: object) -> str:
        """What Shift does to this card in this pane; "" where it changes nothing."""
        if card is None:
            return ""
        scene = self.scene
        if pane is not scene.wall:
            count, ways = scene.draft.count(card.key), texts.REMOVE_ALL
        else:
            count, ways = scene.hand.all_copies(card), texts.ADD_ALL
            if scene.draft.why_not_add(card.key):
                return ""
        return keys.said(fill(ways["mouse" if self.points else "keys"], n=count)) if count > 1 else ""

    def draw(self, surface: pygame.Surface) -> None:
        """The large card, over neither the deck with its laws nor what is being typed."""
        scene = self.scene
        if not self.preview.is_shown or scene.hand.is_full:
            return
        k, top = scene.scale.u, scene.middle.rect.top
        clear = [scene.right.rect, *([scene.search.rect] if scene.search.focused else [])]
        below = pygame.Rect(0, top, surface.get_width(), surface.get_height() - top)
        self.preview.draw(surface, scene.pictures, clear, [], k, k, below)
        self.terms.draw(surface, scene.scale, self.preview.rect)

    # Terms in the words of the large card

    def told(self) -> list[text.Linked] | None:
        return self.preview.told if self.preview.is_kept else []

    def room(self) -> pygame.Rect:
        return pygame.Rect(0, 0, *self.scene.scale.window)

    def follow(self, target: str) -> None:
        if section := self.terms.section(target):
            self.scene.app.go("rules", self.scene.game, section)

    def _read(self, dt: float) -> bool:
        """The mouse is where it is; True if something else is said of a term by that."""
        self.terms.over(self.scene.form.mouse if self.points else None, dt)
        is_dirty, self.terms.is_dirty = self.terms.is_dirty, False
        return is_dirty

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether this event is for what is read: a key about terms, which keeps the card; a press on the one kept."""
        preview, is_typing = self.preview, isinstance(self.scene.form.focused, Entry)
        if event.type == pygame.KEYDOWN and not is_typing:
            if event.key == NEXT and preview.is_shown:
                preview.keep()
            taken = self.terms.takes(event, is_typing) or (event.key == pygame.K_ESCAPE and preview.let_go())
        elif event.type == pygame.MOUSEBUTTONDOWN and preview.is_kept:
            taken = preview.rect.collidepoint(event.pos)
            if taken and (link := self.terms.at(event.pos)) is not None:
                self.follow(link[1])
            elif not taken:
                preview.let_go()
        else:
            return False
        self.scene.is_dirty |= taken
        return taken

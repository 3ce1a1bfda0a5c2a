"""A deck as text, to be copied or written to a file of the player's choice."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import decks, system
from game.builder.draft import file_stem
from game.kernel.template import fill
from scenes.decks import texts
from scenes.file_choice import LONGEST
from scenes.sheet import Sheet
from ui.base import clipboard, folders, text, theme
from ui.base.scale import Scale
from ui.widgets.entry import Entry
from ui.widgets.press import Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import Label, RichText

if TYPE_CHECKING:
    from game.kernel.deck import Deck
    from game.kernel.ruleset import Ruleset
    from scenes.app import App


def export(app: App, deck: Deck, rules: Ruleset, about: str = "") -> None:
    """Show the deck as text, with ways to take it along."""
    app.stack.push(DeckExport(deck, rules, about))


def to_clipboard(app: App, deck: Deck, rules: Ruleset, about: str = "") -> None:
    """Put the deck on the clipboard at once, and say so."""
    problem = clipboard.write(decks.write(deck, rules, about))
    app.toast(
        problem or fill(texts.COPIED if deck.name else texts.COPIED_NAMELESS, deck=deck.name), warning=bool(problem)
    )


class DeckExport(Sheet):
    """Use `export`."""

    covers = False

    def __init__(self, deck: Deck, rules: Ruleset, about: str) -> None:
        self.deck, self.rules, self.about = deck, rules, about
        self.words = decks.write(deck, rules, about)

    def build(self) -> None:
        heading = fill(texts.EXPORT_NAMED, deck=self.deck.name) if self.deck.name else texts.EXPORT_DECK
        self.add_sheet(heading)
        self.pane = Scroll()
        self.list = self.pane.hold(RichText(text.escape(self.words.rstrip()), theme.BODY - 1))
        self.add(self.pane)
        self.path = self.add(
            Entry(str(self._usual_path()), self._changed, texts.PATH, LONGEST, on_enter=lambda _: self.write())
        )
        self.note = self.add(Label("", theme.SMALL, theme.FADED))
        self.cancel = self.add(Button(texts.CLOSE, self.back))
        self.file_button = self.add(Button(texts.SAVE_FILE, self.write, "button", "log"))
        self.copy = self.add(Button(texts.COPY, self.copy_text, "primary", "deck", tip=texts.COPY_TIP))
        self._changed(self.path.value)
        self.form.focus(self.copy)

    def _usual_path(self) -> Path:
        return folders.documents() / f"{file_stem(self.deck.name)}{decks.ENDING}"

    def _changed(self, words: str) -> None:
        """Say what writing there would do."""
        path = folders.written(words)
        objection = system.objection(path)
        try:
            is_there = not objection and path.exists()
        except (OSError, ValueError):
            is_there = False
        is_folder = is_there and folders.is_folder(path)
        is_name = bool(words.strip()) and not is_folder and not objection
        self.file_button.enable(is_name, text.escape(objection) or texts.TYPE_NAME)
        is_over = is_there and not is_folder
        self.file_button.say(texts.OVERWRITE if is_over else texts.SAVE_FILE)
        self.note.say(objection or (texts.KEEPS_BACKUP if is_over else texts.ROUND_TRIP))

    def copy_text(self) -> None:
        to_clipboard(self.app, self.deck, self.rules, self.about)

    def write(self) -> None:
        """Write the file; what keeps it from being written is said, and nothing is lost."""
        if not self.file_button.enabled:
            return
        try:
            path = folders.written(self.path.value)
            decks.save(path, self.deck, self.rules, self.about)
        except (OSError, ValueError) as wrong:
            why = getattr(wrong, "strerror", "") or wrong
            said = fill(texts.NOT_WRITTEN, path=self.path.value.strip()[:200], why=why)
            self.app.toast(said, seconds=12, warning=True)
            return
        self.app.toast(fill(texts.WRITTEN, path=path))
        self._changed(self.path.value)

    def layout(self, scale: Scale) -> None:
        wide, high = min(640, scale.size[0] - 40), min(640, scale.size[1] - 40)
        x, y = self.lay_sheet(scale, wide, high)
        inside = wide - 64
        seen = high - 80 - 152
        self.pane.place(scale.rect(x + 32, y + 80, inside, seen), scale)
        long = self.list.height(scale.px(inside - 24), scale)
        self.list.place(pygame.Rect(self.pane.rect.topleft, (scale.px(inside - 24), long)), scale)
        self.pane.content(long)
        foot = y + high
        self.path.place(scale.rect(x + 32, foot - 142, inside, 42), scale)
        self.note.place(scale.rect(x + 32, foot - 96, inside, 22), scale)
        each = (inside - 24) / 3
        for n, button in enumerate((self.cancel, self.file_button, self.copy)):
            button.place(scale.rect(x + 32 + n * (each + 12), foot - 66, each, 44), scale)

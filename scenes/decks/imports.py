"""Decks from outside: from the clipboard, a file, or what is dropped on the window. And their way out again.

What cannot be read stands there line by line, with why, and the card it may mean; a line can be mended where it
stands. Nothing is left out without a word.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import decks
from game.deck_lines import with_near
from game.decks import DeckList, Unread
from game.foreign_reader import ENDINGS, Lists, find_lists
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.decks import texts
from scenes.decks.lines import CardRows, UnreadRows
from scenes.decks.reading import read_deck, read_file, read_lists, take_likely
from scenes.decks.words import law_said
from scenes.dialog import Dialog
from scenes.file_choice import FileChoice
from scenes.form_scene import FormScene
from scenes.registry import named
from ui.base import clipboard, keys, text, theme
from ui.base.scale import Scale
from ui.decks.all_charts import DeckCharts
from ui.decks.laws import LawLines
from ui.widgets.entry import Entry
from ui.widgets.press import Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import Label, Plate, RichText

if TYPE_CHECKING:
    from game.kernel.ruleset import Ruleset
    from scenes.app import App

LAWS_SHARE = 0.32
"""Of the height of the preview, at most, for the laws that the deck breaks."""
LONGEST_LINE = 200
"""A line that is longer cannot be mended here: it is none of a deck."""


def open_import(app: App, rules: Ruleset, on_done: Callable[[DeckList], None], words: str | Lists | None = None,
                source: str = "", takes_several: bool = False) -> None:  # fmt: skip
    """Show the import. `on_done` gets the deck when the player takes it; its `unread` are the lines left out.

    `words` are a text, or the lists that were found in one already; without them it begins with what the clipboard
    holds, if that names a card of this game. `source` says where they are from ("slow-dawn.txt"). Of a text with
    several decks each can be taken, where there is room for several.
    """
    app.stack.push(DeckImport(rules, on_done, words, source, takes_several))


def open_on_shelf(app: App, event: pygame.event.Event) -> None:
    """What was dropped where no game is chosen: it goes to the shelf of the game whose cards it names."""

    def show(lists: Lists, source: str) -> None:
        shelf = app.go("shelf", lists.game)
        open_import(app, RULESETS[lists.game], shelf.take_list, lists, source, takes_several=True)

    read_dropped(app, event, "", show)


def read_dropped(app: App, event: pygame.event.Event, game: str, on_done: Callable[[Lists, str], None]) -> None:
    """Read a dropped file or dropped words, for a game or for any (""). `on_done` gets the lists in it, and where they
    are from."""
    if event.type == pygame.DROPFILE:
        read_file(app, event.file, game, lambda lists: on_done(lists, Path(event.file).name))
    elif not is_too_long(app, event.text, texts.DROPPED):
        read_lists(app, event.text, texts.DROPPED, game, lambda lists: on_done(lists, texts.DROPPED))


def is_too_long(app: App, words: str, source: str) -> bool:
    """Whether a text is no deck list by its length alone; that is said."""
    is_long = len(words) > decks.LONGEST_FILE
    if is_long:
        app.toast(fill(texts.TOO_LONG, source=source, n=len(words) / 1_000_000), warning=True)
    return is_long


def open_dropped(
    app: App, rules: Ruleset, event: pygame.event.Event, on_done: Callable[[DeckList], None],
    takes_several: bool = False,
) -> None:  # fmt: skip
    """What was dropped on the window: the path of a file, or words. A record of a match is looked back on, here too."""
    if named("what was dropped")(app, event):
        return

    def show(lists: Lists, source: str) -> None:
        open_import(app, rules, on_done, lists, source, takes_several)

    read_dropped(app, event, rules.name, show)


def guess_game(words: str) -> str:
    """The game of which a text names the most cards; the first game with decks if it names none."""
    return find_lists(words, "", "").game


class DeckImport(FormScene):
    """Use `open_import`."""

    title = texts.IMPORT_DECK

    def __init__(self, rules: Ruleset, on_done: Callable[[DeckList], None], words: str | Lists | None, source: str,
                 takes_several: bool = False) -> None:  # fmt: skip
        self.rules, self.on_done = rules, on_done
        self.takes_several = takes_several
        self.texts: list[str] = []  # the decks that were found in what was read
        self.at = 0  # the one of them that is shown
        self.lines: list[str] = []
        self.source = source
        self.first_words = words
        self.found: DeckList | None = None
        self.known: dict[str, int] = {}  # how many lines name a card of each game

    def build(self) -> None:
        self.left, self.right = self.add(Plate()), self.add(Plate())
        self.paste_button = self.add(Button(texts.PASTE, self.paste, "button", "deck", tip=keys.said(texts.PASTE_TIP)))
        self.file_button = self.add(Button(texts.OPEN_FILE, self.choose_file, "button", "log"))
        self.name = self.add(Label("", theme.SUBHEADING, theme.BRASS, "display"))
        self.state = self.add(RichText("", theme.SMALL))
        self.law_pane = Scroll()
        self.laws = self.law_pane.hold(LawLines(self.show_breaking, texts.BREAKING_TIP))
        self.add(self.law_pane)
        self.cards = self.add(CardRows(self.rules))
        self.hint = self.add(RichText(self._example(), theme.BODY, theme.FADED))
        self.head = self.add(Label("", theme.BODY, theme.PARCHMENT, "body-bold"))
        self.rows = self.add(UnreadRows(self.pointed, self.take_near))
        self.charts = self.add(DeckCharts(self.rules, lambda query: None))
        self.entry = self.add(Entry("", None, texts.FIX_LINE, LONGEST_LINE, on_enter=self.mend,
                                    tip=texts.FIX_LINE_TIP))  # fmt: skip
        self.all_near = self.add(Button(texts.ACCEPT_ALL, self.take_every_near, "button", "check"))
        self.copy = self.add(Button(texts.COPY_LINES, self.copy_unread, "quiet", "log"))
        self.cancel = self.add(Button(texts.CANCEL, self.back))
        self.other = self.add(Button("", self.show_other, "button", "deck"))
        self.done = self.add(Button(texts.IMPORT_THIS, self.take, "primary", "check", size=20))
        self.show()
        if isinstance(self.first_words, Lists):
            self.take_lists(self.first_words, self.source)
        elif self.first_words is not None:
            self.read(self.first_words, self.source)
        else:
            self.begin_with_clipboard()
        self.form.focus(self.done if self.done.enabled else self.paste_button)

    def _example(self) -> str:
        cards = [
            card
            for card in self.rules.book
            if getattr(card, "part", self.rules.decks.parts[0]) == self.rules.decks.parts[0]
        ]
        first, second = (text.escape(card.name) for card in cards[:2])
        return fill(texts.EXAMPLE, first=first, second=second)

    # Where words come from
    def begin_with_clipboard(self) -> None:
        """What the clipboard holds, if it names a card; otherwise the example stays."""
        words = clipboard.read().text
        if words and len(words) <= decks.LONGEST_FILE:
            read_lists(self.app, words, texts.CLIPBOARD, self.rules.name, self._take_clipboard, is_quiet=True)

    def _take_clipboard(self, lists: Lists) -> None:
        if lists.known[self.rules.name]:
            self.take_lists(lists, texts.CLIPBOARD)

    def paste(self) -> None:
        words, problem = clipboard.read()
        if problem:
            self.app.toast(problem, warning=True)
        else:
            self.read(words, texts.CLIPBOARD)

    def choose_file(self) -> None:
        self.app.stack.push(FileChoice(texts.OPEN_LIST, ENDINGS, self.read_path))

    def read_path(self, path: Path | str) -> None:
        self.drop(pygame.event.Event(pygame.DROPFILE, file=str(path)))

    def drop(self, event: pygame.event.Event) -> bool:
        read_dropped(self.app, event, self.rules.name, self.take_lists)
        return True

    def read(self, words: str, source: str) -> None:
        """Read other words from now on."""
        if not is_too_long(self.app, words, source):
            read_lists(self.app, words, source, self.rules.name, lambda lists: self.take_lists(lists, source))

    def take_lists(self, lists: Lists, source: str) -> None:
        """Show the first of these decks from now on."""
        self.source, self.texts, self.known, self.at = source, list(lists.texts), lists.known, 0
        self.lines = decks.lines_of(self.texts[0])
        if lists.game == self.rules.name:
            self.found_now(lists.found)
        else:
            self.again()

    def show_other(self) -> None:
        """The next deck of a text that holds several; what was mended in this one stays."""
        self.texts[self.at] = "\n".join(self.lines)
        self.at = (self.at + 1) % len(self.texts)
        self.lines = decks.lines_of(self.texts[self.at])
        self.again()

    def again(self) -> None:
        """Read the lines as they are now."""
        read_deck(self.app, "\n".join(self.lines), self.source, self.rules.name, self.found_now)

    def found_now(self, found: DeckList) -> None:
        """The lines are read: show the deck."""
        self.found = found
        self.show()
        if self.done.enabled and self.form.focused is self.paste_button:
            self.form.focus(self.done, self.form.by_keys)

    # What is seen
    def show(self) -> None:
        found = self.found
        unread = found.unread if found else ()
        self.hint.visible = found is None
        self.head.visible = found is not None
        self.rows.show_lines(unread)
        for widget in (self.rows, self.entry, self.all_near, self.copy):
            widget.visible = bool(unread)
        self.charts.visible = found is not None and not unread
        self.other.visible = len(self.texts) > 1
        self.other.say(fill(texts.NEXT_DECK, n=len(self.texts)))
        near = sum(bool(line.near) for line in unread)
        self.all_near.enable(near > 0, texts.NO_SUGGESTIONS)
        if found is not None:
            faults = decks.faults(found.deck, self.rules) if found.deck.parts else []
            self.laws.show([(law_said(words), wrong.law.number if wrong else "") for words, wrong in faults])
            self.cards.show_deck(found, {key for _, wrong in faults if wrong for key in wrong.cards})
            self.charts.show_deck(found.deck)
            self.name.say(found.deck.name)
            self.state.say(self._state(found))
            self.head.say(self._head(unread))
        self.entry.set("")
        self.entry.enable(False, texts.SELECT_LINE)
        if self.rows.chosen >= 0:
            self.pointed(self.rows.chosen)
        self.done.say(fill(texts.IMPORT_WITHOUT, n=len(unread)) if unread else texts.IMPORT_THIS)
        is_deck = found is not None and bool(found.deck.parts)
        self.done.enable(is_deck, fill(texts.NO_CARD_READ, game=self.rules.title))
        if self.scale:
            self.layout(self.scale)
        self.form.is_dirty = True

    def _state(self, found: DeckList) -> str:
        """From where, how many cards, and whether it can be played. The laws that it breaks stand below."""
        cards = sum(count for _, counts in found.deck.parts for _, count in counts)
        state = texts.NOT_LEGAL if self.laws.lines else texts.IS_LEGAL
        if not cards:
            state = text.escape(self._foreign())
        return fill(texts.FROM, source=text.escape(self.source), n=cards, state=state)

    def show_breaking(self, number: str) -> None:
        """Bring the first card that breaks the law of this number into view."""
        refusals = [wrong for _, wrong in decks.faults(self.found.deck, self.rules) if wrong] if self.found else []
        keys = {key for wrong in refusals if wrong.law.number == number for key in wrong.cards}
        self.cards.show_first(keys)

    def _foreign(self) -> str:
        """What a text may be of which no line could be read as cards of this game."""
        known = {rules.title: self.known[name] for name, rules in RULESETS.items()}
        title = max(known, key=known.__getitem__)
        if known[self.rules.title]:
            return fill(texts.ONLY_NAMES, game=self.rules.title)
        if known[title]:
            return fill(texts.OTHER_GAME, other=title, game=self.rules.title)
        return fill(texts.NO_NAMES, game=self.rules.title)

    def _head(self, unread: tuple[Unread, ...]) -> str:
        if not unread:
            return texts.ALL_READ
        aside = sum(line.is_aside for line in unread)
        if aside == len(unread):
            return fill(texts.SOME_ASIDE, n=aside)
        template = texts.SOME_UNREAD_AND_ASIDE if aside else texts.SOME_UNREAD
        return fill(template, n=len(unread) - aside, aside=aside)

    # Mending
    def pointed(self, index: int) -> None:
        line = self.rows.lines[index]
        fits = len(line.text) <= LONGEST_LINE
        self.entry.enable(fits, fill(texts.LINE_TOO_LONG, n=line.line))
        self.entry.set(decks.tidy(line.text) if fits else "")

    def take_near(self, index: int) -> None:
        """The likely card in the place of what was written, in the same number."""
        line = self.rows.lines[index]
        self.lines[line.line - 1] = with_near(line)
        self.again()

    def take_every_near(self) -> None:
        """Put the likely card into every line that has one."""
        take_likely(self.app, self.lines, self.source, self.rules, self.take_lines)

    def take_lines(self, lines: list[str]) -> None:
        self.lines = lines
        self.again()

    def mend(self, words: str) -> None:
        if 0 <= self.rows.chosen < self.rows.count:
            self.lines[self.rows.lines[self.rows.chosen].line - 1] = words
            self.again()

    def copy_unread(self) -> None:
        clipboard.write("\n".join(line.text for line in self.rows.lines) + "\n")
        self.app.toast(texts.COPIED_LINES)

    def take(self) -> None:
        if self.found is None:
            return
        taken = self.found
        if self.takes_several and len(self.texts) > 1:
            del self.texts[self.at]
            self.at %= len(self.texts)
            self.lines = decks.lines_of(self.texts[self.at])
            self.again()
            self.app.toast(fill(texts.IMPORTED_NEXT, deck=taken.deck.name))
        else:
            self.app.stack.pop()
        self.on_done(taken)

    def key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.paste()

    def back(self) -> None:
        """What was mended by hand is not thrown away by one key."""
        if self.found is None or not self.found.deck.parts:
            self.app.stack.pop()
            return
        leave = (texts.LEAVE, self.app.stack.pop)
        self.app.stack.push(Dialog(texts.LEAVE_IMPORT, texts.NOT_IMPORTED, [(texts.STAY, None), leave]))

    # Where it lies
    def layout(self, scale: Scale) -> None:
        column = self.column(1180)
        x, y, wide, high = (side / scale.u for side in column)
        high -= 60
        half = wide * 0.42
        self.left.place(scale.rect(x, y, half, high), scale)
        self.right.place(scale.rect(x + half + 16, y, wide - half - 16, high), scale)
        each = (half - 44 - 12) / 2
        self.paste_button.place(scale.rect(x + 22, y + 18, each, 44), scale)
        self.file_button.place(scale.rect(x + 34 + each, y + 18, each, 44), scale)
        inside, top = half - 44, y + 78
        self.name.place(scale.rect(x + 22, top, inside, 30), scale)
        state = self.state.height(scale.px(inside), scale) / scale.u
        self.state.place(scale.rect(x + 22, top + 34, inside, state), scale)
        top += 34 + state + 8
        self.law_pane.visible = bool(self.laws.lines)
        if self.law_pane.visible:
            wanted = self.laws.height(scale.px(inside - 14), scale)
            laws = min(wanted / scale.u + 2, high * LAWS_SHARE)
            self.law_pane.place(scale.rect(x + 22, top, inside, laws), scale)
            self.laws.place(pygame.Rect(*self.law_pane.rect.topleft, scale.px(inside - 14), wanted), scale)
            self.law_pane.content(wanted)
            top += laws + 8
        self.cards.place(scale.rect(x + 22, top, inside, y + high - 14 - top), scale)
        self._layout_right(scale, x + half + 16 + 22, y, wide - half - 16 - 44, high)
        self.cancel.place(scale.rect(x, y + high + 14, 150, 46), scale)
        self.other.place(scale.rect(x + 164, y + high + 14, 230, 46), scale)
        self.done.place(scale.rect(x + wide - 300, y + high + 14, 300, 46), scale)

    def _layout_right(self, scale: Scale, x: float, y: float, wide: float, high: float) -> None:
        self.hint.place(scale.rect(x, y + 22, wide, self.hint.height(scale.px(wide), scale) / scale.u), scale)
        self.head.place(scale.rect(x, y + 20, wide, 28), scale)
        self.rows.place(scale.rect(x, y + 58, wide, high - 58 - 126), scale)
        self.charts.place(scale.rect(x, y + 62, wide + 12, high - 62 - 16), scale)
        self.entry.place(scale.rect(x, y + high - 114, wide, 42), scale)
        self.all_near.place(scale.rect(x, y + high - 60, min(280, wide * 0.55), 42), scale)
        self.copy.place(scale.rect(x + wide - min(210, wide * 0.43), y + high - 60, min(210, wide * 0.43), 42), scale)

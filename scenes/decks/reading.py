"""Reading deck lists from elsewhere: at once if that is quick, else in another process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game import foreign_reader
from game.decks import DeckList
from game.files import BadFile
from game.foreign_reader import ENDINGS, Lists
from game.kernel.ruleset import Ruleset
from game.kernel.template import fill
from scenes.decks import texts
from scenes.reading import Reading

if TYPE_CHECKING:
    from scenes.app import App

HEADING = texts.READING_LIST


def name_from(source: str) -> str:
    """What a deck without a name is called."""
    return Path(source).stem if Path(source).suffix.lower() in ENDINGS else texts.IMPORTED_DECK


def read_lists(
    app: App, words: str, source: str, game: str, on_done: Callable[[Lists], None], is_quiet: bool = False
) -> None:
    """Find the decks in a text, for a game or for any (""). `on_done` gets them, unless the player cancels or nothing
    can be made of it: then the reason is shown, if not `is_quiet`."""

    def done(lists: Lists) -> None:
        if not lists.fault:
            on_done(lists)
        elif not is_quiet:
            app.toast(fill(texts.NOT_READ, source=source, why=lists.fault), seconds=12, warning=True)

    given = words, game, name_from(source)
    if foreign_reader.is_quick(words):
        done(foreign_reader.find_lists(*given))
    else:
        app.stack.push(Reading(HEADING, source, done, foreign_reader.find_lists, *given))


def read_file(app: App, path: str, game: str, on_done: Callable[[Lists], None]) -> None:
    """Find the decks in a file; what is wrong with the file is said."""
    source = Path(path).name
    if not foreign_reader.is_quick_file(path):
        given = path, game, name_from(source)
        app.stack.push(Reading(HEADING, source, on_done, foreign_reader.find_lists_in, *given))
        return
    try:
        words = foreign_reader.words_in(path)
    except BadFile as fault:
        app.toast(fill(texts.FAULT, why=fault), seconds=12, warning=True)
        return
    read_lists(app, words, source, game, on_done)


def read_deck(app: App, words: str, source: str, game: str, on_done: Callable[[DeckList], None]) -> None:
    """Read the lines of one deck."""
    given = words, game, name_from(source)
    if foreign_reader.is_quick(words):
        on_done(foreign_reader.read_deck(*given))
    else:
        app.stack.push(Reading(HEADING, source, on_done, foreign_reader.read_deck, *given))


def take_likely(
    app: App, lines: list[str], source: str, rules: Ruleset, on_done: Callable[[list[str]], None]
) -> None:  # fmt: skip
    """Put what each unread line may mean in its place."""
    if foreign_reader.is_quick("\n".join(lines), foreign_reader.QUICK_LIKELY):
        on_done(foreign_reader.with_likely(lines, rules))
    else:
        app.stack.push(Reading(HEADING, source, on_done, foreign_reader.with_likely, lines, rules))

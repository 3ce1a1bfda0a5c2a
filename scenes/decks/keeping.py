"""Own decks and their files: a draft that keeps itself, and the folder in which decks lie."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from game import decks, system
from game.builder.draft import Draft, file_stem, free_path
from game.decks import DeckList
from game.files import Changed
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.decks import texts, versions
from scenes.decks.versions import DELETED
from scenes.match.plan import OWN, Plan, own_folder
from ui.base.settings import Settings

REST = 0.8
"""Seconds without a change after which a draft is written."""
NAMELESS, STEM = texts.NEW_DECK, "new-deck"
"""What a new deck is called, and so its file."""


class Keeping:
    """Writes a draft to its file soon after every change. `problem` is one sentence while that fails.

    `is_contested` while another program has written the file: then somebody has to say which of the two is to stay.
    """

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.folder = own_folder(draft.rules.name)
        self.problem = ""
        self._waited: float | None = None
        self._before = self._text() if draft.path is not None else ""  # what stood in the file when it was opened
        self._is_new = draft.path is None
        self.is_contested = False

    def note(self) -> None:
        """There was a change."""
        self._waited = 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; True if it was written, or could not be."""
        if self._waited is None:
            return False
        self._waited += dt
        return self._waited >= REST and self.write() is not None

    def write(self) -> bool:
        """Write it now if something has changed; False if that fails, and `problem` says why."""
        self._waited, self.is_contested = None, False
        if self.draft.is_saved:
            self.problem = ""
            return True
        try:
            self._keep(self._before)
            self._before = ""
            self.draft.save(self.folder)
        except Changed:
            self.is_contested = True
            self.problem = fill(texts.CONTESTED, path=self.draft.path)
            return False
        except OSError as wrong:
            path = self.draft.path or self.folder
            self.problem = fill(texts.UNSAVED, path=path, why=wrong.strerror or wrong)
            return False
        self.problem = ""
        return True

    def _text(self) -> str:
        draft = self.draft
        return decks.write(draft.deck, draft.rules, draft.about, draft.unread)

    def keep_version(self) -> None:
        """The deck is about to be replaced: keep it as it is now, if it has cards."""
        if self.draft.cards:
            self._keep(self._text())

    def keep_largest(self) -> None:
        """The player leaves: keep the deck as it was with the most cards, if it has fewer now."""
        most = self.draft.largest
        if sum(count for _, counts in most.deck.parts for _, count in counts) > self.draft.cards:
            self._keep(decks.write(most.deck, self.draft.rules, most.about, self.draft.unread))

    def _keep(self, words: str) -> None:
        """Keep a text of the deck. A disk that is full keeps nobody from going on: undo still has it."""
        with contextlib.suppress(OSError):
            if words:
                versions.keep(self.draft.rules.name, self.draft.name, words)

    def write_beside(self) -> bool:
        """Keep both: what another program has written stays, and this becomes a deck with a file of its own."""
        self.draft.part_from_file()
        self._is_new = True
        self.call_apart()
        return self.write()

    def call_apart(self) -> str:
        """No two decks of a game have one name: if another has this one's, it gets a number. What that had, or ""."""
        draft, name = self.draft, self.draft.name
        if draft.is_saved and draft.path is None:
            return ""
        free = free_name(draft.rules.name, name, draft.path)
        if free == name:
            return ""
        draft.rename(free)
        return name

    def call_file_by_name(self) -> None:
        """Give a new deck's file the name that the deck has got since."""
        path = self.draft.path
        if not self._is_new or path is None or not path.stem.startswith(STEM):
            return
        if path.stem == file_stem(self.draft.name):
            return
        wanted = free_path(self.folder, self.draft.name)
        try:
            system.rename(path, wanted)
        except OSError:
            return  # the old name is as good
        self.draft.path = wanted


def new_draft(game: str, found: DeckList) -> Draft:
    """Write a list as a new deck of the player's own, and open it. Raises OSError."""
    rules, folder = RULESETS[game], own_folder(game)
    deck = found.deck._replace(name=free_name(game, decks.as_name(found.deck.name) or texts.IMPORTED_DECK))
    path = free_path(folder, deck.name)
    written = decks.save(path, deck, rules, found.about, over="")
    return Draft(rules, deck, found.about, path, digest=written)


def free_name(game: str, name: str, own: Path | None = None) -> str:
    """This name, or with a number the first that no deck of the game has, but for that in the file `own`."""
    rules = RULESETS[game]
    taken = {one.deck.name for one in decks.shipped(game)}
    taken |= {one.deck.name for one in decks.in_folder(own_folder(game), rules)[0] if one.path != own}
    number, free = 2, name
    while free in taken:
        free = fill(texts.NUMBERED, deck=name, n=number)
        number += 1
    return free


def put_away(path: Path) -> Path:
    """Move a deck's file among the deleted ones; where it is now. Raises OSError."""
    folder = path.parent / DELETED
    folder.mkdir(parents=True, exist_ok=True)
    there = free_path(folder, path.stem)
    system.rename(path, there)
    with contextlib.suppress(OSError):
        os.utime(there)  # since when it is deleted
    return there


def bring_back(there: Path, path: Path) -> Path:
    """Undo `put_away`; under another name if that one is taken by now. Raises OSError."""
    if path.exists():
        path = free_path(path.parent, path.stem)
    system.rename(there, path)
    return path


def choose_for_match(settings: Settings, game: str, path: Path | None, ready: str = "") -> None:
    """Let the person's seat of the next match bring this deck: an own one by its file, or a ready one by its name."""
    plan = Plan.remembered(settings, game)
    seat = next((n for n, seat in enumerate(plan.seats) if seat.kind == "human"), 0)
    plan.with_seat(seat, deck=OWN + decks.slug_of(path) if path else ready).remember(settings)

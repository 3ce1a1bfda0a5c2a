"""Decks as they were: deleted ones, and versions that were replaced. Nothing in them is ever deleted or overwritten."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game import decks
from game.builder.draft import free_path
from game.decks import DeckList
from game.files import date_of, write_atomically
from game.rules import RULESETS
from scenes.match.plan import own_folder

DELETED, VERSIONS = "deleted", "versions"


class Earlier(NamedTuple):
    """A deck that can be restored, and since when it is out of use."""

    found: DeckList
    is_deleted: bool
    when: datetime


def keep(game: str, name: str, text: str) -> None:
    """Keep the text of a deck that is about to be replaced. Raises OSError. What is kept already is not kept again."""
    folder, content = own_folder(game) / VERSIONS, text.encode()
    same = [path for path in folder.glob(f"*{decks.ENDING}") if path.stat().st_size == len(content)]
    if not any(path.read_bytes() == content for path in same):
        write_atomically(free_path(folder, name), content, is_new=True)


def earlier(game: str) -> list[Earlier]:
    """The decks of a game that can be restored, the last ones first. Files that cannot be read are left out."""
    own = own_folder(game)
    found = []
    for name in (DELETED, VERSIONS):
        for one in decks.in_folder(own / name, RULESETS[game])[0]:
            if one.path is not None:
                found.append(Earlier(one, name == DELETED, _time_of(one.path)))
    return sorted(found, key=lambda one: one.when, reverse=True)


def _time_of(path: Path) -> datetime:
    """When a file was written; the earliest date of all for one that has just gone."""
    try:
        return date_of(path.stat())
    except OSError:
        return datetime.min

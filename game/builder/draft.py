"""A deck while somebody builds it: every change can be taken back, and what the law says of it is known at once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from .. import decks
from ..deck_lines import MOST
from ..kernel.deck import Deck
from ..kernel.laws import Refusal
from ..kernel.ruleset import Ruleset
from ..kernel.template import fill
from ..system import is_device
from . import texts


class Version(NamedTuple):
    """The draft at one moment: its deck, and what its builder says about it."""

    deck: Deck
    about: str


class Draft:
    """A deck under construction. It may break any law but the number of copies; `laws` says which it breaks.

    `path` is the file that it was read from or last saved to; None for a new one or a copy of a ready deck. `unread`
    are the lines of that file of which nothing could be made: they stay in it. `digest` is of what stood in it then:
    what another program has written there since is not written over.
    """

    def __init__(
        self,
        rules: Ruleset,
        deck: Deck | None = None,
        about: str = "",
        path: Path | None = None,
        unread: Sequence[str] = (),
        digest: str | None = None,
    ) -> None:
        self.rules = rules
        self.path = path
        self.unread = tuple(unread)
        self.digest = digest
        self._now = Version(_ordered(rules, deck or Deck("", ())), about)
        self._past: list[Version] = []
        self._future: list[Version] = []
        self._saved: Version | None = self._now if path is not None else None
        self._laws: tuple[Deck, list[tuple[str, Refusal | None]]] | None = None
        self._broken: tuple[Deck, set[str]] | None = None
        self._has_saved = False

    # What there is

    @property
    def deck(self) -> Deck:
        return self._now.deck

    @property
    def name(self) -> str:
        return self._now.deck.name

    @property
    def about(self) -> str:
        return self._now.about

    def count(self, key: str) -> int:
        """How many of a card are in it."""
        return dict(self.deck.part(self.part_of(key))).get(key, 0)

    def size(self, part: str) -> int:
        """How many cards a part holds."""
        return sum(count for _, count in self.deck.part(part))

    @property
    def cards(self) -> int:
        """Number of its cards."""
        return _cards(self.deck)

    @property
    def largest(self) -> Version:
        """The draft at the moment of its history when it had the most cards; the last of several."""
        return max((self._now, *reversed(self._past), *self._future), key=lambda version: _cards(version.deck))

    def part_of(self, key: str) -> str:
        """The part of a deck that the card belongs to."""
        return self.rules.book[key].part

    def laws(self) -> list[str]:
        """The laws that it breaks, each as a sentence with its number; none if it can be played."""
        return [words for words, _ in self.faults()]

    def faults(self) -> list[tuple[str, Refusal | None]]:
        """The same with the law and the cards that it is about."""
        if self._laws is None or self._laws[0] is not self.deck:
            self._laws = self.deck, decks.faults(self.deck, self.rules)
        return self._laws[1]

    def breaking(self, number: str) -> set[str]:
        """The keys of the cards that break the law of that number."""
        refusals = [refusal for _, refusal in self.faults() if refusal is not None and refusal.law.number == number]
        return {key for refusal in refusals for key in refusal.cards}

    @property
    def is_legal(self) -> bool:
        return not self.laws()

    def why_not_add(self, key: str) -> Refusal | None:
        """The law that keeps one more of a card out; None if it may come in."""
        if self.rules.decks.most_copies is None:
            return None
        most, law = self.rules.decks.most_copies(self.rules.book[key])
        count = self.count(key)
        if count < most:
            return None
        return Refusal(law, fill(texts.OWNED, law=law.words, n=count, card=self.rules.book[key].name))

    def fits(self, key: str) -> bool:
        """Whether one more of a card would break no law that more cards could not mend: what "fits my deck" means."""
        if self.why_not_add(key) is not None:
            return False
        rules = self.rules.decks
        if rules.laws is None:
            return True
        if self._broken is None or self._broken[0] is not self.deck:
            self._broken = self.deck, self._lasting(self.deck)
        part = self.part_of(key)
        counts = dict(self.deck.part(part))
        counts[key] = counts.get(key, 0) + 1
        more = Deck(self.name, tuple((dict(self.deck.parts) | {part: tuple(counts.items())}).items()))
        return self._lasting(more) <= self._broken[1]

    def _lasting(self, deck: Deck) -> set[str]:
        """The numbers of the laws that a deck breaks and that no further card can mend."""
        rules = self.rules.decks
        return {refusal.law.number for refusal in rules.laws(deck) if refusal.law not in rules.mendable}

    # Changes

    def add(self, key: str, count: int = 1) -> int:
        """Put in so many of a card, as far as the copies allow; how many came in."""
        room = min(count, self.room(key))
        if room > 0:
            self._set(key, self.count(key) + room)
        return max(room, 0)

    def room(self, key: str) -> int:
        """How many more of a card may come in; many where no law says."""
        if self.rules.decks.most_copies is None:
            return MOST - self.count(key)
        return max(0, self.rules.decks.most_copies(self.rules.book[key])[0] - self.count(key))

    def remove(self, key: str, count: int = 1) -> int:
        """Take out so many of a card; how many went."""
        there = self.count(key)
        gone = min(there, count)
        if gone > 0:
            self._set(key, there - gone)
        return gone

    def _set(self, key: str, count: int) -> None:
        part = self.part_of(key)
        counts = dict(self.deck.part(part))
        counts[key] = count
        parts = dict(self.deck.parts) | {part: tuple((k, n) for k, n in counts.items() if n > 0)}
        self._change(Version(Deck(self.name, tuple(parts.items())), self.about))

    def rename(self, words: str) -> None:
        """Give it another name; an empty one is no name."""
        name = decks.as_name(words)
        if name and name != self.name:
            self._change(self._now._replace(deck=self.deck._replace(name=name)))

    def describe(self, words: str) -> None:
        """Say something else about it."""
        if words != self.about:
            self._change(self._now._replace(about=words))

    def replace(self, deck: Deck, about: str = "", name: str = "") -> None:
        """Another list in the place of this one: an import, or a deck that was finished. One step to take back.

        It keeps its name unless another is given. Its description is taken over where the deck has none yet.
        """
        named = _ordered(self.rules, deck)._replace(name=name or self.name or deck.name)
        self._change(Version(named, self.about or about))

    def _change(self, version: Version) -> None:
        if version == self._now:
            return
        self._past.append(self._now)
        self._future.clear()
        self._now = version

    # History

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> None:
        """Take back the last change. Raises ValueError if there is none."""
        if not self._past:
            raise ValueError(texts.NOTHING_TO_UNDO)
        self._future.append(self._now)
        self._now = self._past.pop()

    def redo(self) -> None:
        """Do again what was taken back. Raises ValueError if nothing was."""
        if not self._future:
            raise ValueError(texts.NOTHING_TO_REDO)
        self._past.append(self._now)
        self._now = self._future.pop()

    # Keeping

    @property
    def is_saved(self) -> bool:
        """Whether the file holds what stands here; an untouched new draft needs no file."""
        return self._now == self._saved or (self._saved is None and not self._past and not self._future)

    def save(self, folder: Path) -> Path:
        """Write it to its file, a new one to a free name in the folder. Raises OSError; the old file stays whole.

        files.Changed is raised if another program has written the file since it was read. What stood in the file before
        the first save is kept beside it.
        """
        is_new = self.path is None
        path = self.path or free_path(folder, self.name)
        over = "" if is_new else self.digest
        try:
            self.digest = decks.save(path, self.deck, self.rules, self.about, not self._has_saved, self.unread, over)
        except FileExistsError:
            if not is_new or path == free_path(folder, self.name):
                raise
            return self.save(folder)  # another program took that name just now
        self._has_saved = True
        self.path = path
        self._saved = self._now
        return path

    @property
    def is_changed_elsewhere(self) -> bool:
        """Whether another program has written its file since it was read. One that is gone or unreadable is not."""
        if self.path is None or self.digest is None:
            return False
        try:
            return decks.digest_of(self.path) not in ("", self.digest)
        except OSError:
            return False

    def take_from_file(self) -> None:
        """What stands in its file now, in the place of what stands here; that can be taken back. Raises BadFile."""
        found = decks.read_file(self.path, self.rules)
        self._change(Version(_ordered(self.rules, found.deck), found.about))
        self.unread, self.digest, self._saved = found.unread_lines, found.digest, self._now

    def part_from_file(self) -> None:
        """It is a deck of its own from now on: the next save makes a new file."""
        self.path, self.digest, self._saved, self._has_saved = None, None, None, False

    def write_over(self) -> None:
        """What stands in its file now may be written over; it is kept beside it. Raises OSError."""
        self.digest, self._has_saved = decks.digest_of(self.path), False


def _cards(deck: Deck) -> int:
    return sum(count for _, counts in deck.parts for _, count in counts)


def free_path(folder: Path, name: str) -> Path:
    """A file in the folder that is not there yet, named after the deck."""
    number = 1
    while os.path.lexists(path := folder / f"{file_stem(name)}{'' if number == 1 else f'-{number}'}{decks.ENDING}"):
        number += 1
    return path


def file_stem(name: str) -> str:
    """What the file of a deck is called, without its ending: a name that every system takes."""
    stem = "-".join(decks.plain(word) for word in name.split() if decks.plain(word))[:60] or "deck"
    return f"{stem}-deck" if is_device(stem) else stem


def _ordered(rules: Ruleset, deck: Deck) -> Deck:
    """The deck with every part of the game, in its order, and each card in the part where it belongs."""
    parts: dict[str, dict[str, int]] = {part: {} for part in rules.decks.parts}
    for part, counts in deck.parts:
        for key, count in counts:
            home = rules.book[key].part if key in rules.book.cards else part
            there = parts.setdefault(home, {})
            there[key] = there.get(key, 0) + count
    return Deck(deck.name, tuple((part, tuple(counts.items())) for part, counts in parts.items()))

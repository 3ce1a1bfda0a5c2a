"""What cards remember while they lie somewhere, as words in a position and back: "sided fresh nth7 energy-1"."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any

from .notation import CannotRead
from .state import State


class Memory:
    """How a game writes what its cards remember, where each word stands for a field of their situation.

    `bare` is the situation of a card that remembers nothing. `states` maps a word to a field and its value, `numbers`
    one to a field whose number follows it where it is not 0; numbers may fall below 0 where they are `signed`. `lists`
    maps the beginning of a word to a field of several words, and says which these can be: "kept-fly".
    """

    def __init__(
        self, bare: Any, states: Mapping[str, tuple[str, Any]], numbers: Mapping[str, str], signed: bool = False,
        lists: Mapping[str, tuple[str, Collection[str]]] | None = None,
    ) -> None:  # fmt: skip
        self.bare, self.states, self.numbers = bare, dict(states), dict(numbers)
        self.words = {
            f"{start}{word}": (field, word) for start, (field, words) in (lists or {}).items() for word in words
        }
        self._number = re.compile(rf"({'|'.join(numbers)})({'-?' if signed else ''}\d{{1,5}})")

    def said(self, s: State, card: int) -> str:
        """What a card remembers, as words after its key."""
        situation = s.cards[card]
        if situation is None:
            return ""
        words = [word for word, (field, value) in self.states.items() if getattr(situation, field) == value]
        numbers = [(word, getattr(situation, field)) for word, field in self.numbers.items()]
        listed = [word for word, (field, each) in self.words.items() if each in getattr(situation, field)]
        return " ".join([*words, *(f"{word}{number}" for word, number in numbers if number), *listed])

    def lay(self, s: State, card: int, said: str) -> None:
        """The way back. Raises CannotRead."""
        for word in said.split():
            situation = s.cards[card] or self.bare
            if word in self.states:
                field, value = self.states[word]
                s.cards[card] = situation._replace(**{field: value})
            elif word in self.words:
                field, each = self.words[word]
                s.cards[card] = situation._replace(**{field: tuple(sorted({*getattr(situation, field), each}))})
            elif number := self._number.fullmatch(word):
                s.cards[card] = situation._replace(**{self.numbers[number[1]]: int(number[2])})
            else:
                known = ", ".join([*self.states, *(f"{name}N" for name in self.numbers), *self.words])
                raise CannotRead(f"{word!r} is nothing that a card remembers: {known}")

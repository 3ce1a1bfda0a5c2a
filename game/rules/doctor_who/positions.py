"""What cards of Doctor Who remember, as words in a position and back: "sided fresh nth7 energy-1"."""

from __future__ import annotations

import re

from ...kernel.notation import CannotRead
from ...kernel.state import State
from .domain import Situation

FLAGS = {"sided": "sided", "fresh": "fresh", "struck": "struck", "awake": "awake"}
NUMBERS = {"nth": "number", "energy": "energy", "substance": "substance", "support": "support", "helped": "helped"}
NUMBER = re.compile(rf"({'|'.join(NUMBERS)})(-?\d{{1,3}})")


def lying(s: State, card: int) -> str:
    """What a card remembers, as words after its key."""
    situation = s.cards[card]
    if situation is None:
        return ""
    said = [word for word, field in FLAGS.items() if getattr(situation, field)]
    said += [f"{word}{getattr(situation, field)}" for word, field in NUMBERS.items() if getattr(situation, field)]
    return " ".join(said)


def lay_card(s: State, card: int, said: str) -> None:
    """The way back from `lying`. Raises CannotRead."""
    for word in said.split():
        situation = s.cards[card] or Situation()
        if word in FLAGS:
            s.cards[card] = situation._replace(**{FLAGS[word]: True})
        elif number := NUMBER.fullmatch(word):
            s.cards[card] = situation._replace(**{NUMBERS[number[1]]: int(number[2])})
        else:
            known = ", ".join([*FLAGS, *(f"{name}N" for name in NUMBERS)])
            raise CannotRead(f"{word!r} is nothing that a card remembers: {known}")

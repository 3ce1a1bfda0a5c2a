"""What cards of Towers in Time remember, as words in a position and back: "used damage2 exposed1"."""

from __future__ import annotations

import re

from ...kernel.notation import CannotRead
from ...kernel.state import State
from .domain import DEAD, LATE, Situation

FLAGS = {"used": "used", "paralyzed": "paralyzed", "grounded": "grounded", "charged": "charged"}
FATES = {"dead": DEAD, "late": LATE}
NUMBERS = {"damage": "damage", "exposed": "exposed", "kept-attack": "kept_attack", "kept-defense": "kept_defense"}
NUMBER = re.compile(rf"({'|'.join(NUMBERS)})(\d{{1,5}})")


def lying(s: State, card: int) -> str:
    """What a card remembers, as words after its key."""
    situation = s.cards[card]
    if situation is None:
        return ""
    said = [word for word, field in FLAGS.items() if getattr(situation, field)]
    said += [word for word, fate in FATES.items() if situation.fate == fate]
    said += [f"{word}{getattr(situation, field)}" for word, field in NUMBERS.items() if getattr(situation, field)]
    return " ".join(said)


def lay_card(s: State, card: int, said: str) -> None:
    """The way back from `lying`. Raises CannotRead."""
    for word in said.split():
        situation = s.cards[card] or Situation()
        if word in FLAGS:
            s.cards[card] = situation._replace(**{FLAGS[word]: True})
        elif word in FATES:
            s.cards[card] = situation._replace(fate=FATES[word])
        elif number := NUMBER.fullmatch(word):
            s.cards[card] = situation._replace(**{NUMBERS[number[1]]: int(number[2])})
        else:
            known = ", ".join([*FLAGS, *FATES, *(f"{name}N" for name in NUMBERS)])
            raise CannotRead(f"{word!r} is nothing that a card remembers: {known}")

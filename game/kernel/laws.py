"""A rule that can forbid, with its number, its words and its source; and the rulings where rules are silent."""

from __future__ import annotations

from typing import NamedTuple


class Law(NamedTuple):
    """One limit of a rulebook.

    `number` is the section of the game's RULES.md, `words` say it to the player, `source` is the place
    in the printed rulebook. A law that cards can lay on somebody, or overrule, has a `key` that they name it by.
    """

    number: str
    words: str
    source: str
    key: str = ""


class Refusal(NamedTuple):
    """Why something is not possible now: the law that forbids, and what would change it.

    `cards` are the keys of those in a deck that the law is about, if taking some of them out would mend it.
    """

    law: Law
    detail: str = ""
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.law.number}: {self.detail or self.law.words}"


class Ruling(NamedTuple):
    """A decision that we took where the rulebook leaves a hole, and the other choices that stand open.

    `choices` maps each choice to the words that a player reads; the first is not special, `default` is. `at_one_screen`
    takes the default's place where several people sit at one screen and see what the others are asked.
    """

    key: str
    question: str
    choices: dict[str, str]
    default: str
    section: str
    reason: str
    at_one_screen: str = ""

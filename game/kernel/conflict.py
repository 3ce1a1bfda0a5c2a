"""A conflict as the table sees it: who faces whom, for what, and how it ends if nobody does more.

An attack, a duel, a fight of many: the ruleset reads it off its agenda (`telling.conflict`), from a state or a view,
and says of it no more than that knows. The screen draws it and knows none of the rules behind it. Words name a seat as
`{seat:1}`, as in all that is told.
"""

from __future__ import annotations

from typing import NamedTuple


class Fighter(NamedTuple):
    """A card in a conflict. `part` says in a word or two what it does there: "attacks", "guards", "supports".

    `numbers` are those that count there, as they are now: ("strength", 5), in the order in which the cards print them;
    none for a card that does not fight. `helps` is the card that it helps, -1 if it stands for itself. `whose` says
    whose it is, or for whom it stands, where its side alone does not tell that. `room`: how many more may help it.
    """

    card: int
    part: str
    numbers: tuple[tuple[str, int], ...] = ()
    helps: int = -1
    whose: str = ""
    room: int = 0


class Side(NamedTuple):
    """Whose side, and who stands on it; nobody where that is still to be chosen or turned up.

    `gone` says of who stood there and does so no longer what became of it. `is_apart`: only some of them will fight,
    and it is not known yet who.
    """

    seat: int
    fighters: tuple[Fighter, ...] = ()
    gone: str = ""
    is_apart: bool = False

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple(fighter.card for fighter in self.fighters)


class Ending(NamedTuple):
    """What comes of it if nobody does more: in words, the cards that leave where they lie, the seats that are out.

    `is_decided`: nothing that anybody does now changes it.
    """

    words: str
    leaves: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    is_decided: bool = False


class Conflict(NamedTuple):
    """`attack` strikes at a card (`target`) or, if that is -1, at what lies in a zone.

    `stake` says what may be lost, `ending` is None where hidden cards decide it; `unsure` says then which, to whoever
    is about to begin it. `is_asked`: what is asked now is asked for this conflict's sake, so that both sides are shown
    face to face.
    """

    attack: Side
    defence: Side
    target: int
    zone: int
    stake: str
    ending: Ending | None = None
    is_asked: bool = False
    unsure: str = ""

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.attack, self.defence


def conflict(s) -> Conflict | None:
    """The innermost conflict that is under way, as a state or a view knows it; None in a game that has none."""
    read = s.rules.telling.conflict
    return read(s) if read is not None else None

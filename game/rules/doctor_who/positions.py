"""What cards of Doctor Who remember, as words in a position."""

from __future__ import annotations

from ...kernel.memory import Memory
from ...kernel.state import State
from .domain import NOTHING

MEMORY = Memory(
    NOTHING,
    {word: (word, True) for word in ("sided", "fresh", "struck", "awake")},
    {"nth": "number", "energy": "energy", "substance": "substance", "support": "support", "helped": "helped"},
    signed=True,
)


def impossible(s: State) -> str:
    """The first number in a laid position that cannot be, with its line; "" if all can.

    Where no line says how many cards came into play, it is taken to be as many as the cards that say which they were.
    """
    came = s.seats[0].number + s.seats[1].number
    by_number: dict[int, int] = {}
    for card, situation in enumerate(s.cards):
        if situation is None:
            continue
        line, key = s.layout.zones[s.where[card]], s.what[card].key
        if situation.number < 0 or situation.helped < 0:
            word = f"nth{situation.number}" if situation.number < 0 else f"helped{situation.helped}"
            return f"{line}: {key} {word} cannot be; it is 0 at least"
        if situation.number and by_number.setdefault(situation.number, card) != card:
            return f"{line}: {key} nth{situation.number} cannot be, because another card has that number"
        if came and situation.number > came:
            return f"{line}: {key} nth{situation.number} cannot be, for {came} cards came (number-0 and number-1)"
    if by_number and not came:
        s.seats[0] = s.seats[0]._replace(number=max(by_number))
    for seat, leaf in enumerate(s.seats):
        most = 2 + leaf.granted
        if leaf.plays > most:
            return f"plays-{seat}: {leaf.plays} cannot be; it is {most} at most, with what is granted (4.6)"
    return ""

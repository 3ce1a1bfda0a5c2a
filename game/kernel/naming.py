"""Cards as sentences name them, one and several; and numbers that are added."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import texts
from .phrases import NUMBERS
from .state import State
from .template import Seat, fill

UNKNOWN = texts.UNKNOWN_CARD


def card_named(s: State, card: int) -> str:
    """As the log names it: what leads to the card."""
    return f"[{s.what[card].key}|{card}]" if s.what[card] is not None else UNKNOWN


def printed_name(s: State, card: int) -> str:
    """Its bare name, where nothing leads to it: on a button, between both sides of a fight."""
    return s.what[card].name if s.what[card] is not None else UNKNOWN


def cards_named(s: State, cards: Sequence[int], name: Callable[[State, int], str] = card_named) -> str:
    """Several cards, one at least, in one list. What is alike is named once and counted, after what is there once
    ("Elf and two copies of Imp"), with whose it is where not all that is alike lies with one player ("Ada's Imp and
    Boole's Imp"). Hidden cards come last ("Elf and another card")."""
    alike: dict[str, dict[int, list[int]]] = {}
    for card in cards:
        alike.setdefault(printed_name(s, card), {}).setdefault(_seat(s, card), []).append(card)
    groups = [(same, seat if len(seats) > 1 else -1) for seats in alike.values() for seat, same in seats.items()]
    groups.sort(key=lambda group: len(group[0]) > 1)  # "two copies of Imp and Elf" could be read as two of each
    named = [
        _counted(len(same), name(s, same[0]), seat, printed_name(s, same[0]))
        for same, seat in groups
        if s.what[same[0]] is not None
    ]
    if unknown := sum(s.what[card] is None for card in cards):
        named.append(_unknown(unknown, besides=bool(named)))
    return listed(named)


def counted(names: Sequence[str]) -> str:
    """Names in one list, each once: what is there once, and then what is counted ("Elf and two copies of Imp")."""
    each = sorted(dict.fromkeys(names), key=lambda name: names.count(name) > 1)
    return listed([_counted(names.count(name), name, -1) for name in each])


def listed(names: Sequence[str]) -> str:
    """All of these: "a", "a and b", "a, b and c"."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def signed(number: int) -> str:
    """What is added or taken away, with its sign: a minus is as wide as a plus, and no hyphen."""
    return f"{number:+d}".replace("-", "\u2212")


def lower(sentence: str) -> str:
    """A sentence as it goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]


def _seat(s: State, card: int) -> int:
    """With whom it lies, -1 for nobody; of what is unknown nothing is told apart."""
    seat = s.layout.zones[s.where[card]].seat
    return -1 if seat is None or s.what[card] is None else seat


def owned(name: str, printed: str, seat: int) -> str:
    """A card with its player: "Ada's Elf", "The Watcher (Ada)"."""
    template = texts.OF_ANOTHER_THE if printed.startswith("The ") else texts.OF_ANOTHER
    return fill(template, seat=Seat(seat), card=name)


def _counted(number: int, name: str, seat: int, printed: str = "") -> str:
    whose = owned(name, printed, seat) if seat >= 0 else name
    return whose if number == 1 else fill(texts.COPIES, count=_in_words(number), card=whose)


def _unknown(number: int, besides: bool) -> str:
    """So many hidden cards, after known ones if there are any (`besides`)."""
    if number == 1:
        return texts.ANOTHER_CARD if besides else UNKNOWN
    return fill(texts.OTHER_CARDS if besides else texts.UNKNOWN_CARDS, count=_in_words(number))


def _in_words(number: int) -> str:
    return NUMBERS[number] if number < len(NUMBERS) else str(number)

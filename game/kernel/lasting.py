"""What lasts, as text in a position and back:

    lasting-0: add power 2 until turn for 0 by play-0.1 on play-0.0 play-1.2
    lasting-1: forbid attack 0 until turn for 1 by - whose you upon all small cards in play

A card is its place and its number there, the lowest being 0; "-" is one that is not known, or of which it does not
matter where it lies.
"""

from __future__ import annotations

import re

from .modifiers import EVERYBODY, HOWS, OPPONENTS, YOU, Lasting, Modifier
from .phrases import read
from .state import State

LINE = re.compile(
    rf"(?P<how>{'|'.join(HOWS)}) (?P<what>[a-z0-9-]+) (?P<amount>-?\d{{1,3}}) until (?P<until>[a-z-]+) "
    rf"for (?P<seat>\d) by (?P<source>[\w.-]+)(?: whose (?P<whose>{YOU}|{OPPONENTS}))?"
    r"(?: on (?P<cards>[\w. -]+?))?(?: upon (?P<phrase>.+))?"
)
FORM = "add power 2 until turn for 0 by play-0.1 on play-0.0"


def said(s: State, one: Lasting) -> str:
    """One thing that lasts, as text."""
    m = one.modifier
    words = [m.how, m.what, str(m.amount), "until", one.until, "for", str(one.seat), "by", _place(s, one.source)]
    if m.whose != EVERYBODY:
        words += ["whose", m.whose]
    if one.cards:
        words += ["on", *(_place(s, card) for card in one.cards)]
    if m.cards is not None:
        words += ["upon", m.cards.phrase]
    return " ".join(words)


def heard(s: State, text: str) -> Lasting:
    """What lasts, from its text, where the cards lie already. Raises ValueError, saying what is not understood."""
    match = LINE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not what lasts; write for instance {FORM!r}")
    cards = tuple(_card(s, place) for place in (match["cards"] or "").split())
    phrase = read(match["phrase"], s.rules.book.vocabulary) if match["phrase"] else None
    modifier = Modifier(match["how"], match["what"], int(match["amount"]), phrase, match["whose"] or EVERYBODY)
    seat = int(match["seat"])
    if seat >= len(s.seats):
        raise ValueError(f"{text!r}: there is no seat {seat}")
    return Lasting(match["until"], seat, _card(s, match["source"]), modifier, cards)


def _place(s: State, card: int) -> str:
    zone = s.where[card] if card >= 0 else len(s.zones)
    if zone >= len(s.zones) or s.what[card] is None or s.layout.zones[zone].name == "deck":
        return "-"
    return f"{s.layout.zones[zone]}.{s.zones[zone].index(card)}"


def _card(s: State, place: str) -> int:
    if place == "-":
        return -1
    name, _, number = place.rpartition(".")
    if name not in s.layout.named:
        raise ValueError(f"{name!r} is no place here; there are: {', '.join(s.layout.named)}")
    cards = s.zones[s.layout.named[name]]
    if not number.isdecimal() or int(number) >= len(cards):
        raise ValueError(f"{place!r}: there lie {len(cards)} cards, counted from 0")
    return cards[int(number)]

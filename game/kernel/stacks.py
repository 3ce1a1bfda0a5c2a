"""How a position says which card lies on which: `sword on knight`.

The host is named by its key; with a number where it is not the first of its kind in its place: `sword on knight.2`;
and with that place where it is not the one that the words alone would mean: `curse on dragon@play-1`. A place of the
same seat comes before others, and what is in play before what lies on something itself.
"""

from __future__ import annotations

from collections.abc import Collection

from .state import State

UNKNOWN = "?"  # a card that a view does not know


def key_of(s: State, card: int) -> str:
    return UNKNOWN if s.what[card] is None else s.what[card].key


def said_host(s: State, card: int) -> str:
    """The words for what this card lies on: `on knight.2`; nothing where it lies on nothing."""
    host = s.on[card]
    if host < 0:
        return ""
    zone = s.where[host]
    number = [other for other in s.zones[zone] if key_of(s, other) == key_of(s, host)].index(host) + 1
    text = key_of(s, host) + (f".{number}" if number > 1 else "")
    return f"on {text}" if found_host(s, card, text) == host else f"on {text}@{s.layout.zones[zone]}"


def found_host(s: State, card: int, text: str, unknown: Collection[int] = ()) -> int:
    """The card that these words mean as the host of this one; -1 if there is none. `unknown` ones are known by none."""
    text, _, place = text.partition("@")
    key, _, number = text.partition(".")
    at = int(number) - 1 if number.isdecimal() else -1 if number else 0
    if place and place not in s.layout.named:
        return -1
    for zone in [s.layout.named[place]] if place else _places(s, card):
        alike = [other for other in s.zones[zone] if (UNKNOWN if other in unknown else key_of(s, other)) == key]
        if alike:
            return alike[at] if 0 <= at < len(alike) else -1
    return -1


def _places(s: State, card: int) -> list[int]:
    """The zones in which the host of a card may lie, in the order in which it is looked for."""
    names = [*s.rules.fields, *s.rules.carried]
    seat = s.layout.zones[s.where[card]].seat
    mine = [s.layout.of[name][0 if seat is None else seat] for name in names]
    return [*mine, *(zone for name in names for zone in s.layout.of[name] if zone not in mine)]

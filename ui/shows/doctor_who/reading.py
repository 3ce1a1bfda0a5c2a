"""What the show reads off a view: Time Zones are counted from 1, 0 is none."""

from __future__ import annotations

ERAS = ("past", "present", "future")
VALUES = ("energy", "substance", "support")


def chosen(view) -> int:
    """The chosen Time Zone."""
    return distinguished(view, "chosen", 0)


def bonus_zone(view, seat: int) -> int:
    """A player's bonus Time Zone."""
    return distinguished(view, "bonus", seat)


def distinguished(view, word: str, seat: int) -> int:
    """The Time Zone of which the rules say that word on this seat's side."""
    told, of = view.rules.telling.distinctions, view.layout.of
    return next((number for number, era in enumerate(ERAS, 1) if word in told(view, of[era][seat])), 0)


def episode_on(view, seat: int, zone: int) -> int:
    """The Episode on a player's side of a Time Zone, or -1."""
    what = view.what
    return next((card for card in view.cards_in(seat, ERAS[zone - 1]) if what[card].is_episode), -1)

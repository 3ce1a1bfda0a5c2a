"""Log lines for modifiers and rules that cards put on cards and players for a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..kernel import events as ev
from ..kernel.modifiers import ADD, EVERYBODY, GRANT, LEAVES, PERMIT, YOU, Modifier
from ..kernel.naming import card_named, cards_named, listed, signed
from ..kernel.selectors import spoken
from ..kernel.state import State
from ..kernel.template import Noun, fill, seats
from . import texts
from .saying import capital

if TYPE_CHECKING:
    from .language import Language


def laid(s: State, e: ev.ModifierLaid, others: Sequence[Modifier] = ()) -> str:
    """What a card does to others from now on, and for how long; "" where it applies to no card.

    `others` are modifiers that it gives the same cards for as long.
    """
    language: Language = s.rules.book.language
    one = e.lasting
    modifier = one.modifier
    cards, is_plural = "", False
    if one.cards:
        cards, is_plural = cards_named(s, one.cards), len(one.cards) > 1
    elif modifier.cards is not None:
        cards, is_plural = spoken(modifier.cards), not modifier.cards.is_single
    until = texts.WHILE_IN_PLAY if one.until == LEAVES else language.moments[one.until]
    if modifier.how not in (ADD, GRANT):
        rule = capital(_rule(s, language, e.seat, modifier, Noun(cards, is_plural)))
        return fill(texts.RULED, rule=rule, until=until, by=card_named(s, e.card))
    what = _given(language, (modifier, *others))
    if not cards:
        return ""
    if one.cards == (e.card,):
        return fill(texts.GAINED, cards=Noun(cards, is_plural), what=what, until=until)
    return fill(texts.GIVEN, by=card_named(s, e.card), cards=cards, what=what, until=until)


def _given(language: Language, modifiers: Sequence[Modifier]) -> str:
    """What cards get: "+2 attack", "+2 attack and defense", "+1 attack and Quick"."""
    found: list[str] = []
    for place, one in enumerate(modifiers):
        if one.how == GRANT:
            found.append(one.what.replace("-", " ").title())
        elif place and modifiers[place - 1].how == ADD and modifiers[place - 1].amount == one.amount:
            found.append(language.written(one.what))
        else:
            found.append(f"{signed(one.amount)} {language.written(one.what)}")
    return listed(found)


def _rule(s: State, language: Language, seat: int, modifier: Modifier, cards: Noun) -> str:
    """What cards or players can, or cannot, do now."""
    deed, is_allowed = language.deed(modifier.what), modifier.how == PERMIT
    if modifier.whose == EVERYBODY and cards:
        template = texts.CARDS_CAN if is_allowed else texts.CARDS_CANNOT
        return fill(template, cards=cards, action=deed.befalling(cards.is_plural))
    action = deed.done.format(cards.removeprefix("all ") or "cards")
    if modifier.whose == EVERYBODY:
        return fill(texts.EVERYONE_CAN if is_allowed else texts.NO_ONE_CAN, action=action)
    players = [other for other in range(len(s.seats)) if (other == seat) is (modifier.whose == YOU)]
    return fill(texts.PLAYERS_CAN if is_allowed else texts.PLAYERS_CANNOT, players=seats(players), action=action)

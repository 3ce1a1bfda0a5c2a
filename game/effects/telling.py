"""Log lines for modifiers and rules that cards put on cards and players for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel import events as ev
from ..kernel.modifiers import ADD, EVERYBODY, GRANT, LEAVES, PERMIT, YOU, Modifier
from ..kernel.naming import card_named, cards_named, signed
from ..kernel.selectors import spoken
from ..kernel.state import State
from ..kernel.template import Noun, fill, seats
from . import texts
from .saying import capital

if TYPE_CHECKING:
    from .language import Language


def laid(s: State, e: ev.ModifierLaid) -> str:
    """What a card does to others from now on, and for how long; "" where it applies to no card."""
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
        rule = capital(_rule(s, language, e.seat, modifier, cards))
        return fill(texts.RULED, rule=rule, until=until, by=card_named(s, e.card))
    what = _given(language, modifier)
    if not cards:
        return ""
    if one.cards == (e.card,):
        return fill(texts.GAINED, cards=Noun(cards, is_plural), what=what, until=until)
    return fill(texts.GIVEN, by=card_named(s, e.card), cards=cards, what=what, until=until)


def _given(language: Language, modifier: Modifier) -> str:
    """What cards get: "+2 attack", "Fast"."""
    if modifier.how == GRANT:
        return modifier.what.replace("-", " ").title()
    return f"{signed(modifier.amount)} {language.written(modifier.what)}"


def _rule(s: State, language: Language, seat: int, modifier: Modifier, cards: str) -> str:
    """What cards or players can, or cannot, do now."""
    deed, is_allowed = language.deed(modifier.what), modifier.how == PERMIT
    if modifier.whose == EVERYBODY and cards:
        return fill(texts.CARDS_CAN if is_allowed else texts.CARDS_CANNOT, cards=cards, action=deed.suffered)
    action = deed.done.format(cards.removeprefix("all ") or "cards")
    if modifier.whose == EVERYBODY:
        return fill(texts.EVERYONE_CAN if is_allowed else texts.NO_ONE_CAN, action=action)
    players = [other for other in range(len(s.seats)) if (other == seat) is (modifier.whose == YOU)]
    return fill(texts.PLAYERS_CAN if is_allowed else texts.PLAYERS_CANNOT, players=seats(players), action=action)

"""What the log says of what is laid on cards and players until some moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel import events as ev
from ..kernel.modifiers import ADD, EVERYBODY, GRANT, LEAVES, PERMIT, YOU, Modifier
from ..kernel.naming import card_named, cards_named, listed, signed
from ..kernel.selectors import spoken
from ..kernel.state import State

if TYPE_CHECKING:
    from .language import Language


def laid(s: State, e: ev.ModifierLaid) -> str:
    """What a card does to others from now on, and until when; nothing where it has found none of them."""
    language: Language = s.rules.book.language
    one, by = e.lasting, card_named(s, e.card)
    modifier, source = one.modifier, s.what[e.card] if e.card >= 0 else None
    whom = cards_named(s, one.cards) if one.cards else spoken(modifier.cards) if modifier.cards is not None else ""
    if modifier.how in (ADD, GRANT):
        what = _given(language, modifier)
        said = f"{what} for {whom}" if whom else ""
    else:
        said = _ruled(s, language, e.seat, modifier, whom)
    if one.until == LEAVES:
        until = f"while {'it' if source is None else source.name} is in play"
    else:
        until = language.moments[one.until]
    return f"{by}: {said} {until}." if said else ""


def _given(language: Language, modifier: Modifier) -> str:
    """What cards get: "+2 attack", "Fast"."""
    if modifier.how == GRANT:
        return modifier.what.replace("-", " ").title()
    return f"{signed(modifier.amount)} {language.written(modifier.what)}"


def _ruled(s: State, language: Language, seat: int, modifier: Modifier, whom: str) -> str:
    """What cards or players cannot do now, or can."""
    deed, is_allowed = language.deed(modifier.what), modifier.how == PERMIT
    can = "can" if is_allowed else "cannot"
    if modifier.whose == EVERYBODY and whom:
        return f"{whom} {can} {deed.suffered}"
    if modifier.whose == EVERYBODY:
        who = "everybody can" if is_allowed else "nobody can"
    else:
        seats = [other for other in range(len(s.seats)) if (other == seat) is (modifier.whose == YOU)]
        who = f"{listed([f'{{seat:{other}}}' for other in seats])} {can}"
    return f"{who} {deed.done.format(whom.removeprefix('all ') or 'cards')}"

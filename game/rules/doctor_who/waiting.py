"""What waits to happen, as a stack that one can read: the last thing announced first (8.3). A view may be asked."""

from __future__ import annotations

from ...kernel.agenda import has_begun
from ...kernel.naming import printed_name
from ...kernel.state import State
from ...kernel.template import Seat, fill
from ...kernel.windows import Waiting
from . import events as ev
from . import texts
from .deeds import SUPPORT, given, meant, mode_of, phrase_of, speaks_of, struck_by, target_called, used
from .domain import ERAS, NOTHING, called, chosen, value
from .fight import doer
from .places import is_full


def _will_be_cancelled(s: State, e: ev.AnswerCancelled, seat: int) -> str:
    what = speaks_of(s, e.card, printed_name(s, e.card))
    return fill(texts.WILL_CANCEL, by=s.what[e.by].name, card=what)


def _will_find_no_room(s: State, e: ev.SpecialUsed | ev.FlashPlayed, seat: int) -> str:
    """Of what is to bring a card into a side that is full already: everybody sees that nobody can come (4.8)."""
    deed = next((frame for frame in reversed(s.agenda) if frame.what == "deed" and frame.card == e.card), None)
    first = mode_of(s, deed).clauses[0].word if deed is not None else ""
    if e.seat != seat or first != "arrive" or not chosen(s):
        return ""
    zone = chosen(s)
    if not is_full(s, s.layout.of[ERAS[zone - 1]][seat]):
        return ""
    return fill(texts.NO_ROOM, card=s.what[e.card].name, era=texts.ERAS[zone])


def _is_no_support(s: State, e: ev.SpecialUsed, seat: int) -> str:
    """Of a Special that means a Creature of one's own whom nobody more may support: it may be taken for Support."""
    is_own = e.seat == seat and e.target >= 0 and s.layout.zones[s.where[e.target]].seat == seat
    if not is_own or not (s.what[e.card].is_creature and s.what[e.target].is_creature):
        return ""
    helped = (s.cards[e.target] or NOTHING).helped
    if not helped or helped < value(s, e.target, "support") or not value(s, e.card, "support"):
        return ""
    is_turn = s.rulings["supporters"] == "turn"
    template = texts.SPECIAL_IS_NO_SUPPORT if is_turn else texts.SPECIAL_IS_NO_SUPPORT_NOW
    return fill(template, card=s.what[e.card].name, target=s.what[e.target].name)


def _of_a_special(s: State, e: ev.SpecialUsed, seat: int) -> str:
    return ev.is_no_attack(s, e, seat) or _is_no_support(s, e, seat) or _will_find_no_room(s, e, seat)


WARNERS = {
    ev.AnswerCancelled: _will_be_cancelled,
    ev.SpecialUsed: _of_a_special,
    ev.FlashPlayed: _will_find_no_room,
}


def waiting(s: State) -> list[Waiting]:
    """All that has been announced and has not happened, in the order in which it will happen."""
    found = []
    for frame in reversed(s.agenda):
        if frame.what == "hit" and not has_begun(s, frame, "take"):
            brief, by = fill(texts.HIT_ON, seat=Seat(frame.seat)), frame.memo.by
            if frame.card >= 0:
                words = fill(texts.HIT_WAITS, seat=Seat(frame.seat))
            elif by >= 0 and s.what[by] is not None:
                words = fill(texts.HIT_WAITS_BY, seat=Seat(frame.seat), by=s.what[by].name)
            else:
                words = fill(texts.HIT_WAITS_DECK, seat=Seat(frame.seat))
            found.append(Waiting(doer(frame), frame.card, -1, words, frame.memo.is_cancelled, brief))
        elif frame.what == "deed" and not has_begun(s, frame, "happen"):
            deed, name = frame.memo, used(s, frame).name
            if deed.verb == SUPPORT:
                brief = phrase_of(deed.verb, name)
                words = fill(texts.SUPPORT, card=name, target=target_called(s, frame), amount=given(s, frame))
            else:
                brief = name
                clauses = tuple(clause for clause in mode_of(s, frame).clauses if clause.word != "spend")
                effect = s.rules.book.language.briefly(clauses)
                target, below = target_called(s, frame), struck_by(s, frame)
                template = texts.WAITS_AIMED if target else texts.WAITS
                if below is not None and below.what == "deed":  # a Hit says itself whose it is
                    target = phrase_of(below.memo.verb, called(s, below.card, used(s, below).name))
                    template = texts.WAITS_AGAINST
                words = fill(template, card=name, effect=effect, target=target)
            found.append(Waiting(frame.seat, frame.card, meant(s, frame), words, deed.is_cancelled, brief))
    return found

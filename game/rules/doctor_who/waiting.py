"""What waits to happen, as a stack that one can read: the last thing announced first (8.3). A view may be asked."""

from __future__ import annotations

from ...kernel.agenda import has_begun
from ...kernel.naming import card_named, printed_name
from ...kernel.state import State
from ...kernel.windows import Waiting
from . import events as ev
from .deeds import OF_IT, SUPPORT, USE, against, given, meant, mode_of, struck_by, target_called, used
from .domain import ERAS, NOTHING, chosen, value, whose
from .fight import doer
from .places import is_full


def _announced(s: State, e: ev.SpecialUsed | ev.FlashPlayed) -> str:
    """The line of the log: on what it is used; of what cancels or prevents, what it answers."""
    deed = next((frame for frame in reversed(s.agenda) if frame.what == "deed" and frame.card == e.card), None)
    on = against(s, deed, card_named) if deed is not None else ""
    on = on or ev.at(s, e.target if deed is None else meant(s, deed))
    verb = "plays" if isinstance(e, ev.FlashPlayed) else "uses"
    return f"{{seat:{e.seat}}} {verb} {card_named(s, e.card)}{on}."


def _what_of(s: State, card: int, name: str) -> str:
    """What is announced of a card: it stays as it is when that is cancelled, but for a Flash card."""
    deed = next((frame.memo.verb for frame in reversed(s.agenda) if frame.what == "deed" and frame.card == card), "")
    return name + OF_IT.get(deed, "")


def _sided(s: State, e: ev.CardSided) -> str:
    """Also who is Sided as the price of a Special that has just been announced (5.6)."""
    deed = s.agenda[-1] if s.agenda else None
    if e.by >= 0 or deed is None or deed.what != "deed" or deed.memo.verb != USE or deed.card == e.card:
        return ev.TELLERS[ev.CardSided](s, e)
    return f"{card_named(s, e.card)} is Sided for {card_named(s, deed.card)} (5.6)."


def _cancelled(s: State, e: ev.AnswerCancelled) -> str:
    return f"{card_named(s, e.by)} cancels {_what_of(s, e.card, card_named(s, e.card))}."


def _will_be_cancelled(s: State, e: ev.AnswerCancelled, seat: int) -> str:
    return f"{s.what[e.by].name} will cancel {_what_of(s, e.card, printed_name(s, e.card))}."


def _will_find_no_room(s: State, e: ev.SpecialUsed | ev.FlashPlayed, seat: int) -> str:
    """Of what is to bring a card into a side that is full already: everybody sees that nobody can come (4.8)."""
    deed = next((frame for frame in reversed(s.agenda) if frame.what == "deed" and frame.card == e.card), None)
    first = mode_of(s, deed).clauses[0].word if deed is not None else ""
    if e.seat != seat or first != "arrive" or not chosen(s):
        return ""
    era = ERAS[chosen(s) - 1]
    why = f"your side of the {era.capitalize()} is full (4.8)"
    return f"{s.what[e.card].name} will bring nobody: {why}." if is_full(s, s.layout.of[era][seat]) else ""


def _is_no_support(s: State, e: ev.SpecialUsed, seat: int) -> str:
    """Of a Special that means a Creature of one's own whom nobody more may support: it may be taken for Support."""
    is_own = e.seat == seat and e.target >= 0 and s.layout.zones[s.where[e.target]].seat == seat
    if not is_own or not (s.what[e.card].is_creature and s.what[e.target].is_creature):
        return ""
    helped = (s.cards[e.target] or NOTHING).helped
    if not helped or helped < value(s, e.target, "support") or not value(s, e.card, "support"):
        return ""
    name = s.what[e.card].name
    when = "in this turn" if s.rulings["supporters"] == "turn" else "now"
    return f"The Special of {name}, not Support: nobody more may support {s.what[e.target].name} {when} (7.2)."


def _of_a_special(s: State, e: ev.SpecialUsed, seat: int) -> str:
    return ev.is_no_attack(s, e, seat) or _is_no_support(s, e, seat) or _will_find_no_room(s, e, seat)


TELLERS = {
    ev.SpecialUsed: _announced,
    ev.FlashPlayed: _announced,
    ev.CardSided: _sided,
    ev.AnswerCancelled: _cancelled,
}
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
            brief = f"A Hit on {{seat:{frame.seat}}}"
            by = frame.memo.by
            brought = f", by {s.what[by].name}" if by >= 0 and s.what[by] is not None else ": the deck is empty"
            whence = "" if frame.card >= 0 else brought
            found.append(Waiting(doer(frame), frame.card, -1, f"{brief}{whence}.", frame.memo.is_cancelled, brief))
        elif frame.what == "deed" and not has_begun(s, frame, "happen"):
            deed, name = frame.memo, used(s, frame).name
            brief = f"{name}{OF_IT[SUPPORT]}" if deed.verb == SUPPORT else name
            if deed.verb == SUPPORT:
                words = f"{name} supports {target_called(s, frame)}: {given(s, frame)}."
            else:
                clauses = tuple(clause for clause in mode_of(s, frame).clauses if clause.word != "spend")
                target, below = target_called(s, frame), struck_by(s, frame)
                if below is not None and below.what == "deed":  # a Hit says itself whose it is
                    target = f"{used(s, below).name}{whose(s, below.card)}{OF_IT.get(below.memo.verb, '')}"
                on = f" ({target})" if target else ""
                words = f"{name}: {s.rules.book.language.briefly(clauses)}{on}."
            found.append(Waiting(frame.seat, frame.card, meant(s, frame), words, deed.is_cancelled, brief))
    return found

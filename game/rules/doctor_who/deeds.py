"""What is announced, waits for answers, and happens: Specials, Support, Flash cards. Numbers (8.1): RULES.md.

What is announced lies as a "deed" on the agenda; its first step lets the others answer, and answers lie above it. What
is cancelled is marked by the deed that cancels it, which lies above it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...effects.binding import bound_to, speaks_of_it
from ...effects.words import Clause
from ...kernel.agenda import Action
from ...kernel.book import Printed
from ...kernel.events import AbilityVain
from ...kernel.selectors import TESTS, THIS
from ...kernel.state import Frame, State
from ...kernel.template import Noun, fill
from ...kernel.verbs import announce, mark, move, tell
from ...kernel.windows import open_window, place_answered
from . import events as ev
from . import texts
from .cards import Aim, Mode
from .domain import NOTHING, VALUES, called, is_chosen, is_fighting, number_of, value
from .verbs import alter, bury, use_up

USE, FLASH, SUPPORT = "use", "flash", "support"
OF_IT = {SUPPORT: texts.SUPPORT_OF, USE: texts.SPECIAL_OF}  # what is cancelled of a card that stays as it is
AT_ITS_END = ev.CardDestroyed.__name__
ITSELF = Aim(-1, "", "chosen", ())  # what a Special means that means its own card (5.4)
SUPPORTED = Aim(-1, "", "chosen", ())  # ... and Support (7.3)


class Stay(NamedTuple):
    """A card as it was when something was announced of it: what is printed on it, by its key, and the number with which
    it had come into play. Back in a hand it may be unknown by and by, and when it comes again it is another card."""

    key: str = ""
    number: int = 0


class Deed(NamedTuple):
    """What waits: its verb, what it is aimed at, which way of the card it is (of Support, which value), whether it
    answers something, and whether it was cancelled. `own` is its card as it was then, `its` its target (8.4)."""

    verb: str
    target: int = -1
    way: int = 0
    answers: bool = False
    is_cancelled: bool = False
    own: Stay = Stay()
    its: Stay = Stay()


def begin(s: State, seat: int, action: Action, answers: bool = False) -> None:
    """Announce a Special, Support or a Flash card; `answers`: in answer to what lies below on the agenda. It waits from
    the moment in which that is told."""
    verb, card, target, way = action
    deed = Deed(verb, target, max(0, way), answers, False, stay(s, card), stay(s, target))
    if verb == SUPPORT:
        use_up(s, card)
        mark(s, card, backs=target)
        mark(s, target, helped=(s.cards[target] or NOTHING).helped + 1)
        s.push("deed", seat, card, deed)
        announce(s, ev.SupportAnnounced, seat, card, target, VALUES[deed.way])
        return
    if verb == FLASH:
        move(s, card, s.layout.of["middle"][seat], seat)
        s.push("deed", seat, card, deed)
        announce(s, ev.FlashPlayed, seat, card, target)
        return
    use_up(s, card)
    s.push("deed", seat, card, deed)
    announce(s, ev.SpecialUsed, seat, card, target)
    if s.what[card].uses[deed.way].cost is not None:
        s.push("spend", seat, card, deed.way)


def stay(s: State, card: int) -> Stay:
    return Stay(s.what[card].key, number_of(s, card)) if card >= 0 else Stay()


def used(s: State, frame: Frame) -> Printed:
    """What is printed on the card of a deed, whoever knows where that is by now."""
    return s.rules.book[frame.memo.own.key]


def target_called(s: State, frame: Frame, is_subject: bool = False) -> str:
    """The name of what a deed is aimed at, and whose it is where that must be told; "" where it is aimed at nothing.

    `is_subject` says that its player is the subject of the sentence.
    """
    target = frame.memo.target
    if target < 0:
        return ""
    by = used(s, frame).name if target != frame.card else ""
    return called(s, target, s.rules.book[frame.memo.its.key].name, frame.seat, by, is_subject)


def speaks_of(s: State, card: int, name: str) -> str:
    """What was announced of a card, by its name: "Rill's Support", or a Flash card itself."""
    deed = next((frame for frame in reversed(s.agenda) if frame.what == "deed" and frame.card == card), None)
    return phrase_of(deed.memo.verb, name) if deed is not None else name


def phrase_of(verb: str, name: str) -> str:
    """A Special, Support or a Flash card by the name of its card: "Rill's Support", "Daemons' Special"."""
    ends_in_s = name.partition("|")[0].endswith("s")
    return fill(OF_IT[verb], card=Noun(name, is_plural=ends_in_s)) if verb in OF_IT else name


def mode_of(s: State, frame: Frame) -> Mode:
    """The way in which the card of a deed is used."""
    return _mode(used(s, frame), frame.memo.verb, frame.memo.way)


def way_of(s: State, action: Action) -> Mode:
    """The way in which an action uses its card."""
    return _mode(s.what[action.card], action.verb, action.amount)


def _mode(printed: Printed, verb: str, way: int) -> Mode:
    return (printed.flashes if verb == FLASH else printed.uses)[max(0, way)]


def is_answer(s: State, action: Action) -> bool:
    """Whether it is one that only answers: it cancels, or prevents a Hit (8.9)."""
    return action.verb in (USE, FLASH) and bool(way_of(s, action).answers)


def meant(s: State, frame: Frame) -> int:
    """The card that a deed which waits is meant for, or -1: what it is aimed at, or whose deed it cancels (8.9)."""
    deed = frame.memo
    if deed.target >= 0 or deed.verb == SUPPORT or not deed.answers or not mode_of(s, frame).answers:
        return deed.target
    below = answered(s, frame)
    return below.card if below is not None else -1


def answered(s: State, frame: Frame) -> Frame | None:
    """What lies under a deed that waits: another deed, or a Hit."""
    place = s.agenda.index(frame)
    return next((below for below in reversed(s.agenda[:place]) if below.what in ("deed", "hit")), None)


def struck_by(s: State, frame: Frame) -> Frame | None:
    """The Hit or the deed that a deed which waits is an answer to, where it is one that only answers (8.9)."""
    deed = frame.memo
    if deed.verb == SUPPORT or not deed.answers or not mode_of(s, frame).answers:
        return None
    return answered(s, frame)


def against(s: State, frame: Frame, name: Callable[[State, int], str]) -> str:
    """What a deed that only answers is used against, with names of cards as `name` gives them; "" for another."""
    below = struck_by(s, frame)
    if below is None:
        return ""
    if below.what == "hit":
        return fill(texts.THE_HIT_BY, card=name(s, below.card)) if below.card >= 0 else texts.THE_HIT
    return phrase_of(below.memo.verb, name(s, below.card))


def is_stopped(s: State, frame: Frame) -> bool:
    """Whether a Hit or a deed that waits will come to nothing if nobody answers any more."""
    above = next((one for one in s.agenda[s.agenda.index(frame) + 1 :] if one.what == "deed"), None)
    return frame.memo.is_cancelled or (above is not None and struck_by(s, above) == frame and not is_stopped(s, above))


# A deed waits, and happens


def ask_answers(s: State, frame: Frame) -> None:
    """8.2"""
    open_window(s, "respond", first_asked(s, frame.seat), frame.card)


def first_asked(s: State, seat: int) -> tuple[int, ...]:
    """Who is asked about what this seat has announced."""
    return (1 - seat, seat) if s.rulings["own-answers"] == "always" else (1 - seat,)


def happen(s: State, frame: Frame) -> None:
    deed, seat, card, place = frame.memo, frame.seat, frame.card, place_answered(s)
    if deed.verb == FLASH:
        s.push("settled", seat, card)
    if deed.is_cancelled:
        return
    s.push("toll", seat)
    if deed.verb == SUPPORT:
        give_support(s, frame)
        return
    if deed.verb == USE and s.rulings["gone"] == "no" and not is_still_there(s, card, deed.own):
        announce(s, AbilityVain, seat, card, texts.LEFT_PLAY)
        return
    mode = mode_of(s, frame)
    if mode.aim is not None and (why := missed_aim(s, seat, card, deed.target, deed.its, mode.aim)):
        announce(s, ev.NothingDone, seat, card, deed.target, why)
        return
    if mode.answers and deed.answers:
        cancel(s, frame, place)
    resolve(s, frame, mode)


def give_support(s: State, frame: Frame) -> None:
    """7.6, 8.4"""
    seat, card, target, stat = frame.seat, frame.card, frame.memo.target, VALUES[frame.memo.way]
    why = missed(s, target, frame.memo.its, SUPPORTED)
    if not why and s.rulings["support-when"] == "combat" and not is_fighting(s, target):
        why = texts.ILLEGAL_TARGET
    if why:
        announce(s, ev.NothingDone, seat, card, target, why)
        return
    amount = help_by(s, frame)
    if not amount:
        announce(s, ev.NothingDone, seat, card, target, texts.NO_SUPPORT_LEFT)
    is_still = is_still_there(s, card, frame.memo.own)
    (tell if is_still else announce)(s, ev.SupportGiven, seat, card, target, stat, amount)
    alter(s, target, stat, amount, card)


def help_by(s: State, frame: Frame) -> int:
    """How much Support that is now (7.6)."""
    card = frame.card
    return value(s, card, "support") if is_still_there(s, card, frame.memo.own) else used(s, frame).support


def would_give(s: State, card: int) -> int:
    """How much Support a Creature gives that is Sided for it now: by 14.2 that can end what it does for itself."""
    if s.rulings["innate"] == "always":
        return value(s, card, "support")
    after = s.clone()
    after.story = None
    mark(after, card, sided=True)
    return value(after, card, "support")


def given(s: State, frame: Frame) -> str:
    """What the Support that waits gives as it stands: "+2 Energy"."""
    return fill(texts.AMOUNT, amount=help_by(s, frame), stat=texts.STATS[VALUES[frame.memo.way]])


def cancel(s: State, frame: Frame, place: int) -> None:
    """8.9: what this answers does nothing."""
    answered = s.agenda[place]
    s.agenda[place] = answered._replace(memo=answered.memo._replace(is_cancelled=True))
    if answered.what == "deed":
        if answered.memo.verb == SUPPORT and s.is_in_field(answered.card):
            mark(s, answered.card, backs=-1)
        announce(s, ev.AnswerCancelled, answered.seat, answered.card, frame.card)


def resolve(s: State, frame: Frame, mode: Mode) -> None:
    """Put what happens on the agenda, with what it is aimed at."""
    seat, card, target, its = frame.seat, frame.card, frame.memo.target, frame.memo.its
    clauses = mode.happening(s)
    for at in range(len(clauses) - 1, -1, -1):
        clause = clauses[at]
        if mode.aim is not None and (at == mode.aim.at or speaks_of_it(clause)):
            s.push("aimed", seat, card, (bound_to(clause, (target,)), target, its, mode.aim))
        elif frame.memo.verb == USE and speaks_of_itself(clause):
            s.push("aimed", seat, card, (clause, card, frame.memo.own, ITSELF))
        else:
            s.push("clause", seat, card, bound_to(clause, (target,)) if target >= 0 else clause)


def speaks_of_itself(clause: Clause) -> bool:
    """Whether a clause means the card that it stands on."""
    return clause.select is not None and clause.select.is_named and THIS in clause.select.filters[0]


def hit_aim(s: State, frame: Frame) -> None:
    """What was aimed happens to its target, if it is still where it can be reached (8.4)."""
    clause, target, its, aim = frame.memo
    seat, card = frame.seat, frame.card
    if why := missed_aim(s, seat, card, target, its, aim):
        announce(s, ev.NothingDone, seat, card, target, why)
    else:
        s.rules.book.language.happen(s, seat, card, clause, (target,))


def missed_aim(s: State, seat: int, card: int, target: int, its: Stay, aim: Aim) -> str:
    """Reason why a card's target is gone or not what it must be (8.4), or "" if it can still be reached."""
    if why := missed(s, target, its, aim):
        return why
    printed = s.what[target]
    is_it = all([TESTS[wanted[0]](s, seat, card, target, printed, wanted) for wanted in aim.filters])
    return "" if is_it else texts.ILLEGAL_TARGET


def missed(s: State, target: int, its: Stay, aim: Aim) -> str:
    """Why a target is not in play where it was meant (8.4); "" where it is. Whether it is back is not told apart: of
    two alike in a hand nobody else can say which one came."""
    if not is_still_there(s, target, its):
        return texts.LEFT_PLAY
    return texts.OUT_OF_REACH if aim.place == "chosen" and not is_chosen(s, target) else ""


def is_still_there(s: State, card: int, then: Stay) -> bool:
    """Whether a card has not left play since then."""
    return s.is_in_field(card) and number_of(s, card) == then.number


def settle(s: State, frame: Frame) -> None:
    """A Flash card that has happened goes to its owner's discard pile (8.5)."""
    if s.where[frame.card] in s.layout.of["middle"]:
        move(s, frame.card, s.home(frame.card, "discard"), frame.seat)


def take_toll(s: State, frame: Frame) -> None:
    """6.3"""
    bury(s)


def wake(s: State, frame: Frame) -> None:
    """An Innate ability that waits for something happens at once (8.1), if its card is still in play or this is of its
    end (5.2); an Episode's, once it has taken effect."""
    woken = frame.memo
    if woken.ability.when != AT_ITS_END and not s.is_in_field(frame.card):
        return
    s.push("toll", frame.seat)
    s.rules.book.language.resolve(s, frame.seat, frame.card, woken.ability)


PROCEDURES = {
    "deed": (ask_answers, happen),
    "aimed": (hit_aim,),
    "settled": (settle,),
    "toll": (take_toll,),
    "ability": (wake,),
}

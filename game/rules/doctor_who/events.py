"""What happens in Doctor Who and nowhere else; and how the log tells it."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...effects.telling import laid
from ...kernel import events as kernel_events
from ...kernel.agenda import has_begun
from ...kernel.foresight import Fate
from ...kernel.modifiers import FORBID
from ...kernel.naming import card_named, cards_named, listed
from ...kernel.notation import moved, removed, will_do_nothing
from ...kernel.state import State
from .domain import ERAS, barring, bars, is_fresh, is_sided, lifts, seat_of, side, value, whose
from .laws import FRESH, NO_ATTACK, NO_BONUS

ERA_NAMES = ("", "the Past", "the Present", "the Future")
STATS = {"energy": "Energy", "substance": "Substance", "support": "Support"}


class TimeRevealed(NamedTuple):
    """The top Time card of a seat lies face up and shows its bonus Time Zone."""

    seat: int
    card: int


class ZoneChosen(NamedTuple):
    """A seat chose a Time Zone, counted from 1; `is_bonus` if it is its bonus Time Zone."""

    seat: int
    zone: int
    is_bonus: bool


class CardSided(NamedTuple):
    """A card was Sided; `by` is the card that did it, or that forbids to stay idle (10.12), or -1 if its player did."""

    seat: int
    card: int
    by: int


class CardStood(NamedTuple):
    seat: int
    card: int
    by: int = -1


class CardsHeld(NamedTuple):
    """These were Sided when the cards of `seat` stood up, and `by` keeps them so (4.2)."""

    seat: int
    cards: tuple[int, ...]
    by: int


class DrawBarred(NamedTuple):
    """A seat draws no card in its draw step (4.5), or in its bonus Time Zone (4.14), which `by` forbids."""

    seat: int
    by: int
    is_bonus: bool = False


class SpecialUsed(NamedTuple):
    """A Special was announced; `target` is what it means, or -1."""

    seat: int
    card: int
    target: int


class FlashPlayed(NamedTuple):
    seat: int
    card: int
    target: int


class SupportAnnounced(NamedTuple):
    """A Creature is to support another one in a value."""

    seat: int
    card: int
    target: int
    stat: str


class SupportGiven(NamedTuple):
    seat: int
    card: int
    target: int
    stat: str
    amount: int


class ValueChanged(NamedTuple):
    """A value of a card became `value`; `seat` is whose card it is."""

    seat: int
    card: int
    stat: str
    value: int
    by: int = -1


class ValuesSwapped(NamedTuple):
    seat: int
    card: int
    by: int = -1


class AnswerCancelled(NamedTuple):
    """What waited does nothing: `card` was announced by `seat`, and `by` cancelled it."""

    seat: int
    card: int
    by: int


class NothingDone(NamedTuple):
    """What a card of `seat` was to do to `target` comes to nothing; `why` says so, in words that everybody may read."""

    seat: int
    card: int
    target: int
    why: str


class CardDestroyed(NamedTuple):
    """`by` is the card that did it: -1 where it lost a combat (10.9), which counts as destroyed, and the card itself
    where nothing is left of its values (6.3)."""

    seat: int
    card: int
    by: int = -1


class CardShifted(NamedTuple):
    """A card in play was moved to another Time Zone, counted from 1."""

    seat: int
    card: int
    zone: int
    by: int = -1


class PlayGranted(NamedTuple):
    seat: int
    amount: int


class TurnGranted(NamedTuple):
    seat: int


class CardForgotten(NamedTuple):
    """A card was lost from a hand."""

    seat: int
    card: int
    by: int = -1


class EpisodePosed(NamedTuple):
    """An Episode was played; `whose` is its Solver."""

    seat: int
    card: int
    whose: int


class PlayerPassed(NamedTuple):
    """A seat uses nothing, or nothing more."""

    seat: int


class SolvingBegan(NamedTuple):
    """The Solver says which Episode is to be solved."""

    seat: int
    card: int


class EpisodeSolved(NamedTuple):
    """`cards` were Sided to solve it, by their "support" (9.4) or as a "team" (9.5); none if a "card" did it: `by`."""

    seat: int
    card: int
    cards: tuple[int, ...]
    how: str
    by: int = -1


class EpisodeUnsolved(NamedTuple):
    """The Solver has not solved it in this turn: it does what it does each turn. `is_first`: what it does until it is
    solved begins with this."""

    seat: int
    card: int
    is_first: bool = False


class CombatAnnounced(NamedTuple):
    seat: int


class AttackDeclared(NamedTuple):
    """`target` was named by the attacker; -1 if the defender is to choose."""

    seat: int
    card: int
    target: int


class AttackLeft(NamedTuple):
    """A seat does not attack; `could` if somebody could have."""

    seat: int
    could: bool


class DefenderNamed(NamedTuple):
    """-1 for none."""

    seat: int
    card: int


class CombatWon(NamedTuple):
    seat: int
    card: int
    loser: int


class CombatDrawn(NamedTuple):
    seat: int
    card: int
    target: int


class CombatBroken(NamedTuple):
    """A combat was over without an outcome; `gone` was a main combatant and is none any more, or -1, and so was and is
    `other`."""

    seat: int
    card: int
    gone: int = -1
    other: int = -1


class HitThreatened(NamedTuple):
    """A seat is about to take a Hit; `card` makes it, or -1, and then the words of `by` bring it, or an empty deck."""

    seat: int
    card: int
    by: int = -1


class HitPrevented(NamedTuple):
    seat: int
    card: int


class TimeLost(NamedTuple):
    """A Hit took a Time card."""

    seat: int
    card: int


class HitMade(NamedTuple):
    """`card` of `seat` made a Hit."""

    seat: int
    card: int


def _seat(seat: int) -> str:
    return f"{{seat:{seat}}}"


def at(s: State, target: int) -> str:
    return "" if target < 0 else f" on {_called(s, target)}"


def _called(s: State, card: int) -> str:
    return f"{card_named(s, card)}{whose(s, card)}"


def _moved(s: State, e: kernel_events.CardMoved) -> str:
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    if end.name == "hand" and start.name in ("past", "present", "future", "middle"):
        return ""  # said of it with what did it
    last = s.agenda[-1] if s.agenda else None
    if last is None or (start.name, end.name) != ("deck", "hand"):
        return moved(s, e)
    is_bonus = last.what == "turn" and has_begun(s, last, "draw_bonus") and not has_begun(s, last, "ask_end")
    brought = last.card if last.what == "clause" and last.card >= 0 and s.what[last.card] is not None else -1
    why = " for the bonus Time Zone (4.14)" if is_bonus else f", by {card_named(s, brought)}" if brought >= 0 else ""
    return f"{_seat(e.seat)} draws {card_named(s, e.card)}{why}."


def _removed(s: State, e: kernel_events.CardRemoved) -> str:
    zone = s.layout.zones[s.where[e.card]]
    if zone.name == "hand":
        return f"{card_named(s, e.by)} returns {card_named(s, e.card)} to the hand of {_seat(zone.seat)}."
    return removed(s, e)


def _shifted(s: State, e: CardShifted) -> str:
    return f"{card_named(s, e.card)} goes to {ERA_NAMES[e.zone]}{_by(s, e)}."


def _by(s: State, e: Any) -> str:
    """Which card did it, if it is another one that this view knows."""
    return f", by {card_named(s, e.by)}" if e.by not in (-1, e.card) and s.what[e.by] is not None else ""


def _whence(s: State, e: HitThreatened) -> str:
    """Who makes a Hit, or what brings it."""
    if e.card < 0 and e.by < 0:
        return ": the deck is empty (4.5)"
    return f" by {card_named(s, e.card)}" if e.card >= 0 else f", by {card_named(s, e.by)}"


def _for_want_of(s: State, e: CombatBroken) -> str:
    """Which main combatants are gone, of those that this view knows; and what becomes of one that is still there."""
    gone = [card_named(s, card) for card in (e.gone, e.other) if card >= 0 and s.what[card] is not None]
    if not gone:
        return ""
    fight = next((frame for frame in reversed(s.agenda) if frame.what == "combat"), None)
    mains = () if fight is None else (fight.card, fight.memo.defender)
    left = [card_named(s, card) for card in mains if card >= 0 and card not in (e.gone, e.other)]
    then = f", and {left[0]} is Sided" if left else ""
    return f": {listed(gone)} {'fights' if len(gone) == 1 else 'fight'} no longer{then} (10.11)"


def _destroyed(s: State, e: CardDestroyed) -> str:
    if e.by == e.card:
        return f"{card_named(s, e.card)} is destroyed: its Energy and Substance are 0 (6.3)."
    if e.by < 0:
        return f"{card_named(s, e.card)} lost the combat and is discarded (10.9)."
    return f"{card_named(s, e.card)} is destroyed{_by(s, e)}."


def _is_idle(s: State) -> bool:
    """Whether those are Sided now that cannot stay idle (10.12)."""
    turn = next((frame for frame in s.agenda if frame.what == "turn"), None)
    return turn is not None and has_begun(s, turn, "rouse_idle") and not has_begun(s, turn, "draw_bonus")


def _sided(s: State, e: CardSided) -> str:
    if e.by < 0:
        return ""
    if _is_idle(s):
        return f"{_called(s, e.card)} has stayed idle and is Sided (10.12){_by(s, e)}."
    return f"{card_named(s, e.by)} Sides {_called(s, e.card)}."


def _stood(s: State, e: CardStood) -> str:
    return f"{card_named(s, e.card)} stands up{_by(s, e)}." if e.by >= 0 else ""


def _held(s: State, e: CardsHeld) -> str:
    verb = "does" if len(e.cards) == 1 else "do"
    return f"{cards_named(s, e.cards)} {verb} not stand up: {card_named(s, e.by)} forbids it (4.2)."


def _revealed(s: State, e: TimeRevealed) -> str:
    """What the top Time card shows; also to whom a card denies a bonus Time Zone (4.4)."""
    what, link = ("top Time card", "is of") if bars(s, NO_BONUS, e.seat) else ("bonus Time Zone", "is")
    return f"The {what} of {_seat(e.seat)} {link} {ERA_NAMES[_zone(s, e.card)]}."


def _chosen(s: State, e: ZoneChosen) -> str:
    return f"{_seat(e.seat)} chooses {ERA_NAMES[e.zone]}{', the bonus Time Zone' if e.is_bonus else ''}."


def _posed(s: State, e: EpisodePosed) -> str:
    place = ERA_NAMES[ERAS.index(s.layout.zones[s.where[e.card]].name) + 1]
    return f"{_seat(e.seat)} plays {card_named(s, e.card)} on {_seat(e.whose)}, in {place}."


def _solved(s: State, e: EpisodeSolved) -> str:
    with_what = f" with {cards_named(s, e.cards)}" if e.cards else ""
    why = ": a Doctor and two Assistants solve anything" if e.how == "team" else ""
    return f"{_seat(e.seat)} solves {card_named(s, e.card)}{with_what}{why}{_by(s, e)}."


def _unsolved(s: State, e: EpisodeUnsolved) -> str:
    """At first with what it does from now on; what it does each turn is told as it happens."""
    printed, words = s.what[e.card], f"{card_named(s, e.card)} is not solved"
    if not e.is_first or printed is None or not printed.standing:
        return f"{words}."
    return f"{words}: {printed.text[0].lower()}{printed.text[1:]}"


def _attacked(s: State, e: AttackDeclared) -> str:
    whom = f" {card_named(s, e.target)}" if e.target >= 0 else ""
    return f"{_seat(e.seat)} attacks{whom} with {card_named(s, e.card)}."


def _left(s: State, e: AttackLeft) -> str:
    """Nobody attacks; where nobody can, which cards keep those from it who are Standing there and not fresh."""
    if e.could:
        return f"{_seat(e.seat)} does not attack."
    kept: dict[int, list[int]] = {}
    for card in side(s, e.seat):
        is_idle = not s.what[card].is_creature or is_sided(s, card) or is_fresh(s, card)
        if not is_idle and bars(s, NO_ATTACK, e.seat, card):
            kept.setdefault(barring(s, NO_ATTACK, e.seat, card), []).append(card)
    why = [f"{card_named(s, by)} keeps {cards_named(s, cards)} from it" for by, cards in kept.items() if by >= 0]
    return f"{_seat(e.seat)} has nobody who could attack{': ' if why else ''}{listed(why)}."


def _defended(s: State, e: DefenderNamed) -> str:
    """Nothing where the attacker named who defends: the line of the attack has said it."""
    fight = next((frame.memo for frame in reversed(s.agenda) if frame.what == "combat"), None)
    if e.card >= 0 and fight is not None and fight.is_named and s.rulings["refusal"] == "no":
        return ""
    return (
        f"{_seat(e.seat)} defends with {card_named(s, e.card)}." if e.card >= 0 else f"{_seat(e.seat)} does not defend."
    )


def _drawn(s: State, e: CombatDrawn) -> str:
    """Who fought, with how much; why nobody has won, and what comes of that (10.9, 10.10, 14.10, 14.14)."""
    sums = {card: f"{value(s, card, 'energy')}/{value(s, card, 'substance')}" for card in (e.card, e.target)}
    one, other = (f"{card_named(s, card)} ({total})" for card, total in sums.items())
    why, law = ("is greater in both", "10.9") if s.rulings["table"] == "both" else ("is ahead", "14.10")
    sided, after = ("both are", "10.10") if s.rulings["draw"] == "both" else ("nobody is", "14.14")
    return f"{one} against {other} is a draw: neither {why} ({law}), and {sided} Sided ({after})."


def _nothing(s: State, e: NothingDone) -> str:
    whom = "itself" if e.target == e.card else _called(s, e.target)
    return f"{card_named(s, e.card)} does nothing to {whom}: {e.why}."


TELLERS = {
    kernel_events.ModifierLaid: laid,
    kernel_events.CardMoved: _moved,
    kernel_events.CardRemoved: _removed,
    TimeRevealed: _revealed,
    ZoneChosen: _chosen,
    CardSided: _sided,
    CardStood: _stood,
    CardsHeld: _held,
    DrawBarred: lambda s, e: (
        f"{_seat(e.seat)} draws no card{' for the bonus Time Zone' if e.is_bonus else ''}: {card_named(s, e.by)} "
        f"forbids it ({'4.4' if e.is_bonus else '4.5'})."
    ),
    SupportAnnounced: lambda s, e: (
        f"{card_named(s, e.card)} is to support {card_named(s, e.target)} in {STATS[e.stat]}."
    ),
    ValueChanged: lambda s, e: f"{_called(s, e.card)} now has {e.value} {STATS[e.stat]}{_by(s, e)}.",
    ValuesSwapped: lambda s, e: f"Energy and Substance of {card_named(s, e.card)} change places{_by(s, e)}.",
    NothingDone: _nothing,
    CardDestroyed: _destroyed,
    CardShifted: _shifted,
    PlayGranted: lambda s, e: f"{_seat(e.seat)} may play {'a card' if e.amount == 1 else f'{e.amount} cards'} more.",
    TurnGranted: lambda s, e: f"{_seat(e.seat)} will take another turn.",
    CardForgotten: lambda s, e: f"{_seat(e.seat)} loses {card_named(s, e.card)} from hand{_by(s, e)}.",
    EpisodePosed: _posed,
    EpisodeSolved: _solved,
    EpisodeUnsolved: _unsolved,
    CombatAnnounced: lambda s, e: f"{_seat(e.seat)} announces combat.",
    AttackDeclared: _attacked,
    AttackLeft: _left,
    DefenderNamed: _defended,
    CombatWon: lambda s, e: f"{card_named(s, e.card)} defeats {card_named(s, e.loser)}.",
    CombatDrawn: _drawn,
    CombatBroken: lambda s, e: f"The combat is over without an outcome{_for_want_of(s, e)}.",
    HitThreatened: lambda s, e: f"A Hit on {_seat(e.seat)}{_whence(s, e)}.",
    HitPrevented: lambda s, e: f"The Hit on {_seat(e.seat)} is prevented.",
    TimeLost: lambda s, e: f"{_seat(e.seat)} loses the Time card {card_named(s, e.card)}.",
}


def is_no_attack(s: State, e: SpecialUsed, seat: int) -> str:
    """Of a Special that means a foe, before combat: its player may take it for an attack."""
    printed = s.what[e.card]
    whose = s.layout.zones[s.where[e.target]].seat if e.target >= 0 else seat
    is_before = any(frame.what in ("act", "prepare") for frame in s.agenda)
    if e.seat != seat or s.active != seat or whose == seat or not printed.is_creature or not is_before:
        return ""
    does = f": {s.rules.book.language.together(printed.uses[0].clauses)}" if len(printed.uses) == 1 else ""
    then = "" if bars(s, NO_ATTACK, seat, e.card) else ", and then cannot attack"
    return f"The Special of {printed.name}, not an attack{does}. {printed.name} is Sided for it{then}."


def _will_be_spared(s: State, e: NothingDone, seat: int) -> str:
    if e.seat != seat or s.what[e.target] is None:
        return ""
    whom = "itself" if e.target == e.card else s.what[e.target].name
    return f"{s.what[e.card].name} will do nothing to {whom}: {e.why}."


def _is_aim(s: State, by: int, card: int) -> bool:
    """Whether that card was chosen for what is done to it."""
    return any(frame.card == by and getattr(frame.memo, "target", -1) == card for frame in s.agenda)


def _will_go(s: State, e: CardDestroyed, seat: int) -> Fate | None:
    """A card that one's own deed destroys; of another side's, one that was not aimed at: of a combat its sums tell."""
    if e.seat != seat and (e.by < 0 or _is_aim(s, e.by, e.card)):
        return None
    how = "discarded (10.9)" if e.by < 0 else "destroyed"
    whose = "your own" if e.seat == seat else f"{{seat:{e.seat}}}'s"
    return Fate(f"will be {how}", whose, s.what[e.card].name)


def _will_return(s: State, e: kernel_events.CardRemoved, seat: int) -> Fate | None:
    """A card of one's own that one's own deed sends home: not where that is what was chosen."""
    is_home = s.layout.zones[s.where[e.card]].name == "hand"
    if e.whose != seat or e.seat != seat or not is_home or _is_aim(s, e.by, e.card):
        return None
    return Fate("will go back to hand", "your own", s.what[e.card].name)


def will_be_sided(s: State, e: CardSided, seat: int) -> Fate | None:
    """A card of one's own that one's own deed Sides, or leaves idle whoever forbids that: not what pays for it, nor who
    helps."""
    is_idle = _is_idle(s)
    if e.seat != seat or e.by < 0 or (s.owner(e.by) != seat and not is_idle):
        return None
    why = " for staying idle (10.12)" if is_idle else ""
    return Fate(f"will be Sided{why}", "your own", s.what[e.card].name)


def _will_be_hit(s: State, e: HitThreatened, seat: int) -> str:
    """Whoever goes on to a Hit that nobody makes whom they have seen attack had better know what brings it."""
    if e.seat != seat or e.card >= 0:
        return ""
    if e.by >= 0:
        return f"You will take a Hit, by {s.what[e.by].name}."
    return "Your deck is empty: you take a Hit instead of a card (4.5)."


def _is_last_life(s: State, e: TimeLost, seat: int) -> str:
    is_last = e.seat == seat and not s.cards_in(seat, "time")
    return "You will lose your last Time card, and the game (1.1)." if is_last else ""


def _will_keep_nobody(s: State, e: kernel_events.ModifierLaid, seat: int) -> str:
    """Who is kept from attacking would not attack as it is (4.13, 10.2, 10.3)."""
    laid_so = e.lasting.modifier
    if e.seat != seat or (laid_so.how, laid_so.what) != (FORBID, NO_ATTACK.key):
        return ""
    idle = [(card, why) for card in e.lasting.cards if (why := _why_not_attacking(s, card))]
    return " ".join(f"{s.what[card].name} would not attack now anyway: {why}." for card, why in idle)


def _why_not_attacking(s: State, card: int) -> str:
    """What alone keeps a Creature from attacking in this turn, whatever else cards lay on it; "" if nothing does."""
    seat = seat_of(s, card)
    if seat != s.active:
        return "it is not the turn of its side (10.2)"
    if is_sided(s, card):
        return "it is Sided (10.3)"
    return "it is fresh (4.13)" if is_fresh(s, card) and not lifts(s, FRESH, seat, card) else ""


WARNERS = {
    HitThreatened: _will_be_hit,
    TimeLost: _is_last_life,
    kernel_events.AbilityVain: will_do_nothing,
    NothingDone: _will_be_spared,
    CardDestroyed: _will_go,
    kernel_events.CardRemoved: _will_return,
    CardSided: will_be_sided,
    kernel_events.ModifierLaid: _will_keep_nobody,
}


def _zone(s: State, card: int) -> int:
    return ("", "past", "present", "future").index(s.what[card].era)

"""What happens in Doctor Who and nowhere else; and what a player is warned of before it happens."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel import events as kernel_events
from ...kernel.agenda import has_begun
from ...kernel.foresight import Fate
from ...kernel.modifiers import FORBID
from ...kernel.notation import will_do_nothing
from ...kernel.state import State
from ...kernel.template import Seat, fill
from . import texts
from .domain import bars, is_fresh, is_sided, lifts, seat_of
from .laws import FRESH, NO_ATTACK

ERA_NAMES, STATS = texts.ZONES, texts.STATS


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


def is_no_attack(s: State, e: SpecialUsed, seat: int) -> str:
    """Of a Special that means a foe, before combat: its player may take it for an attack."""
    printed = s.what[e.card]
    whose = s.layout.zones[s.where[e.target]].seat if e.target >= 0 else seat
    is_before = any(frame.what in ("act", "prepare") for frame in s.agenda)
    if e.seat != seat or s.active != seat or whose == seat or not printed.is_creature or not is_before:
        return ""
    could_attack = not bars(s, NO_ATTACK, seat, e.card)
    template = texts.SPECIAL_INSTEAD_OF_ATTACK if could_attack else texts.SPECIAL_IS_NO_ATTACK
    return fill(template, card=printed.name)


def _will_be_spared(s: State, e: NothingDone, seat: int) -> str:
    if e.seat != seat or s.what[e.target] is None:
        return ""
    target = texts.ITSELF if e.target == e.card else s.what[e.target].name
    return fill(texts.WILL_HAVE_NO_EFFECT, card=s.what[e.card].name, target=target, why=e.why)


def _is_aim(s: State, by: int, card: int) -> bool:
    """Whether that card was chosen for what is done to it."""
    return any(frame.card == by and getattr(frame.memo, "target", -1) == card for frame in s.agenda)


def _owned(s: State, card: int) -> str:
    """A name to stand after "your"."""
    return s.what[card].name.removeprefix("The ")


def _will_go(s: State, e: CardDestroyed, seat: int) -> Fate | None:
    """A card that the seat's own action destroys; of another side's, one that was not aimed at: of a combat its sums
    tell."""
    if e.seat != seat and (e.by < 0 or _is_aim(s, e.by, e.card)):
        return None
    fate = texts.WILL_BE_DISCARDED if e.by < 0 else texts.WILL_BE_DESTROYED
    whose = texts.YOUR_OWN if e.seat == seat else f"{Seat(e.seat)}'s"
    return Fate(fate, whose, _owned(s, e.card))


def _will_return(s: State, e: kernel_events.CardRemoved, seat: int) -> Fate | None:
    """A card of the seat that its own action sends home: not where that is what was chosen."""
    is_home = s.layout.zones[s.where[e.card]].name == "hand"
    if e.whose != seat or e.seat != seat or not is_home or _is_aim(s, e.by, e.card):
        return None
    return Fate(texts.WILL_RETURN, texts.YOUR_OWN, _owned(s, e.card))


def is_idle_time(s: State) -> bool:
    """Whether those are Sided now that cannot stay idle (10.12)."""
    turn = next((frame for frame in s.agenda if frame.what == "turn"), None)
    return turn is not None and has_begun(s, turn, "rouse_idle") and not has_begun(s, turn, "draw_bonus")


def will_be_sided(s: State, e: CardSided, seat: int) -> Fate | None:
    """A card of the seat that its own action Sides, or leaves idle against a card that forbids it: not what pays for
    it, nor supporters."""
    is_idle = is_idle_time(s)
    if e.seat != seat or e.by < 0 or (s.owner(e.by) != seat and not is_idle):
        return None
    return Fate(texts.WILL_BE_SIDED_IDLE if is_idle else texts.WILL_BE_SIDED, texts.YOUR_OWN, _owned(s, e.card))


def _will_be_hit(s: State, e: HitThreatened, seat: int) -> str:
    """Of a Hit that no attack makes: what brings it."""
    if e.seat != seat or e.card >= 0:
        return ""
    return fill(texts.WILL_BE_HIT_BY, by=s.what[e.by].name) if e.by >= 0 else texts.WILL_BE_HIT_DECK


def _is_last_life(s: State, e: TimeLost, seat: int) -> str:
    return texts.WILL_LOSE if e.seat == seat and not s.cards_in(seat, "time") else ""


def _will_keep_nobody(s: State, e: kernel_events.ModifierLaid, seat: int) -> str:
    """Who is kept from attacking would not attack as it is (4.13, 10.2, 10.3)."""
    laid_so = e.lasting.modifier
    if e.seat != seat or (laid_so.how, laid_so.what) != (FORBID, NO_ATTACK.key):
        return ""
    idle = [(card, why) for card in e.lasting.cards if (why := _why_not_attacking(s, card))]
    return " ".join(fill(texts.CANNOT_ATTACK_ANYWAY, card=s.what[card].name, why=why) for card, why in idle)


def _why_not_attacking(s: State, card: int) -> str:
    """What alone keeps a Creature from attacking in this turn, whatever else cards lay on it; "" if nothing does."""
    seat = seat_of(s, card)
    if seat != s.active:
        return texts.NOT_ITS_TURN
    if is_sided(s, card):
        return texts.IT_IS_SIDED
    return texts.IT_IS_FRESH if is_fresh(s, card) and not lifts(s, FRESH, seat, card) else ""


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

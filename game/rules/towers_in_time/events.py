"""What happens in Towers in Time and nowhere else; and how the log tells it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...effects.saying import number
from ...effects.telling import laid
from ...kernel import events as kernel_events
from ...kernel.foresight import Fate
from ...kernel.naming import card_named, cards_named, printed_name
from ...kernel.notation import moved, will_do_nothing
from ...kernel.state import State
from .domain import DEAD, LATE, NOTHING, fighters, is_able
from .fight import combat_frame, defended, defenders
from .glyphs import has, is_immune
from .naming import agreeing

A_SHIELD = 4  # points, 12.2


class CardPlanned(NamedTuple):
    """Somebody has put a card down in secret; nobody is told which."""

    seat: int


class HandRedrawn(NamedTuple):
    """A hand with too few sources went back, and another was drawn."""

    seat: int


class NothingDrawn(NamedTuple):
    """A deck was empty when its owner was to draw (4.4)."""

    seat: int


class DomainsRevealed(NamedTuple):
    """What was put down in secret has been turned up."""


class CardTransported(NamedTuple):
    """A card came into play from limbo or the hand, onto `host`: a source or a follower; -1 for a source itself.

    One that `is_pulled` was a shield, and is not transported (5.13).
    """

    seat: int
    card: int
    host: int
    is_pulled: bool = False


class TemperPaid(NamedTuple):
    """These cards were sapped and taxed to pay for one."""

    seat: int
    card: int
    payers: tuple[int, ...]


class SpellCast(NamedTuple):
    seat: int
    card: int
    target: int


class SpellEnded(NamedTuple):
    """A sustained spell left play: dropped, not maintained, or ended by another."""

    seat: int
    card: int
    why: str


class SpellCancelled(NamedTuple):
    seat: int
    card: int


class AbilityUsed(NamedTuple):
    seat: int
    card: int
    target: int


class CardRearranged(NamedTuple):
    """A card in play was moved to another tower or follower."""

    seat: int
    card: int
    host: int


class CardShot(NamedTuple):
    """`card` fired at `target`."""

    seat: int
    card: int
    target: int


class CardParalyzed(NamedTuple):
    seat: int
    card: int
    target: int


class CardsTaxed(NamedTuple):
    """`card` has taxed these, which were straight."""

    seat: int
    card: int
    targets: tuple[int, ...]


class CardsStraightened(NamedTuple):
    """`card` has straightened these, which were used."""

    seat: int
    card: int
    targets: tuple[int, ...]


class CardRegenerated(NamedTuple):
    seat: int
    card: int


class DamageDealt(NamedTuple):
    """A card took damage; `seat` is whose card it is."""

    seat: int
    card: int
    amount: int
    by: int = -1  # the card that did it, but for blows


class DamageTurned(NamedTuple):
    """A card took no damage by a shot, a spell or an ability that was to deal some (8.12, 8.13)."""

    seat: int
    card: int
    by: int


class DamageTaken(NamedTuple):
    """Damage was taken off a card again: healed or prevented."""

    seat: int
    card: int
    amount: int


class CardKilled(NamedTuple):
    """A card took as much damage as it bears, or `by` kills it. It may still be saved."""

    seat: int
    card: int
    by: int = -1


class CardSaved(NamedTuple):
    seat: int
    card: int


class CardFallen(NamedTuple):
    """A card died or was destroyed (`by` a card), and leaves play with all that hangs on it."""

    seat: int
    card: int
    by: int = -1


class CardRecalled(NamedTuple):
    """A card leaves play for the limbo of its owner, `seat`; what lies on it is discarded (2.13)."""

    seat: int
    card: int


class AttackDeclared(NamedTuple):
    seat: int
    card: int
    attackers: tuple[int, ...]


class DefendersNamed(NamedTuple):
    """A seat sent these to defend the shields of `whose`; nobody, perhaps."""

    seat: int
    whose: int
    defenders: tuple[int, ...]


class ShieldsChosen(NamedTuple):
    """The attacker has said whose shields it attacks."""

    seat: int
    whose: int


class BlowsFell(NamedTuple):
    """All blows of the Quick, or of the others, fell at once."""

    is_quick: bool


class HandedOver(NamedTuple):
    """A window of a combat or sub-phase is over; `is_end` if its player ended it by that."""

    seat: int
    is_end: bool


class CombatEnded(NamedTuple):
    seat: int
    target: int


class PointsScored(NamedTuple):
    """`seat` brought shield points on `whose`."""

    seat: int
    whose: int
    amount: int


class ShieldFell(NamedTuple):
    seat: int
    card: int


class ShieldPulled(NamedTuple):
    seat: int
    card: int


class CardLanded(NamedTuple):
    seat: int
    card: int


class PlayerPassed(NamedTuple):
    seat: int


class TurnEnded(NamedTuple):
    """Nobody wished to act any more; `seat` goes last in the next turn."""

    seat: int


class PlayerBanished(NamedTuple):
    seat: int


class CardShed(NamedTuple):
    """A card was discarded because there were too many."""

    seat: int
    card: int


def _too_many(s: State, card: int) -> str:
    """Where there were too many, by which rule."""
    if s.layout.zones[s.where[card]].name == "limbo":
        return " from limbo, to make room (5.5)"
    return f": six cards are kept at most ({'4.9' if s.turn else '3.7'})"


def _seat(seat: int) -> str:
    return f"{{seat:{seat}}}"


def _have_all_passed(s: State) -> bool:
    """4.6; where not, one of two has passed three times in a row (4.7)."""
    return all([leaf.passes for leaf in s.seats if not leaf.is_out])


def _ended(s: State, e: TurnEnded) -> str:
    """4.6, 4.7, 4.10"""
    if _have_all_passed(s):
        return f"The turn ends: all have passed (4.6). {_seat(e.seat)} goes last in the next."
    return f"The turn ends: {_seat(e.seat)} has passed three times in a row (4.7), and goes last in the next."


def _moved(s: State, e: kernel_events.CardMoved) -> str:
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    who, card = _seat(e.seat), card_named(s, e.card)
    match start.name, end.name:
        case "hand", "limbo":
            return f"{who} puts {card} in limbo."
        case "shields", "limbo":
            return f"{card} finds no place in a tower, and waits in limbo (5.13)."
        case "deck", "shields":
            return f"{card} is a shield of {_seat(end.seat)}."
    return moved(s, e)


def _left_in(s: State) -> int:
    """How many players are not out: with one it is over, and all cards lie where they lay."""
    return sum([not leaf.is_out for leaf in s.seats])


def _defended(s: State, e: DefendersNamed) -> str:
    """Among several who could, only that nobody has done so is told (14.3), and not of each.

    Who could not have is not asked: it is said why, for those who wonder at not having been asked.
    """
    if not e.defenders:
        combat = combat_frame(s)
        asked = defended(s) if combat is not None else []
        is_one = len(asked) == 1
        is_last = is_one or all([frame.what != "defend" for frame in s.agenda])
        if combat is None or combat.memo.sent or not is_last:
            return ""
        if any([defenders(s, seat) for seat in asked]):
            return f"{_seat(e.seat)} does not defend." if is_one else "Nobody defends."
        who = f"{_seat(e.seat)} cannot" if is_one else "Nobody can"
        return f"{who} defend: {_why_none(s, asked)} (10.2)."
    whose = "their own shields" if e.whose == e.seat else f"the shields of {_seat(e.whose)}"
    what = f" {whose}" if len(defended(s)) > 1 else ""
    return f"{_seat(e.seat)} defends{what} with {cards_named(s, e.defenders)}."


def _why_none(s: State, seats: Sequence[int]) -> str:
    """Why nobody of these seats could defend."""
    there = [card for seat in seats for card in fighters(s, seat)]
    if any([is_able(s, card) for card in there]):
        are_spent = any([has(s, card, "fly") and not is_able(s, card) for card in there])
        return f"only flyers stop flyers{', and theirs are used or paralyzed' if are_spent else ''}"
    return "every fighter is used or paralyzed" if there else "there is no fighter"


def _transported(s: State, e: CardTransported) -> str:
    if e.is_pulled:
        return f"{_it(s, e, 'comes|come')} into play{_at(s, e.host)}."
    if e.host < 0:
        return f"{_seat(e.seat)} puts {card_named(s, e.card)} into play."
    return f"{_seat(e.seat)} transports {card_named(s, e.card)}{_onto(s, e.host)}."


def _onto(s: State, host: int) -> str:
    return "" if host < 0 else f" onto {card_named(s, host)}"


def _at(s: State, target: int) -> str:
    return "" if target < 0 else f" on {card_named(s, target)}"


def _it(s: State, e, words: str) -> str:
    """The card that this is about, and what is said of it: "is|are" of one, or of many."""
    return f"{card_named(s, e.card)} {agreeing(s, e.card, words)}"


def _by(s: State, e: DamageDealt | CardKilled | CardFallen, word: str = " by") -> str:
    """Which card did it, if that is not blows, nor the card itself."""
    return f"{word} {card_named(s, e.by)}" if e.by not in (-1, e.card) else ""


def _turned(s: State, e: DamageTurned, named: Callable[[State, int], str] = card_named) -> str:
    """Who is not harmed by what, and by which rule."""
    law = "8.12" if is_immune(s, e.card, e.by) else "8.13"
    takes = agreeing(s, e.card, "takes|take")
    return f"{named(s, e.card)} {takes} no damage from {named(s, e.by)} ({law})."


def _fallen(s: State, e: CardFallen) -> str:
    """Why a card leaves play, and what goes with it."""
    situation, is_source = s.cards[e.card], s.what[e.card].kind == "source"
    hung = [card for card in s.load.get(e.card, ()) if not s.what[card].level] if is_source else s.laden(e.card)
    go = "go" if len(hung) > 1 else agreeing(s, hung[0], "goes|go") if hung else ""
    others = f"; with {agreeing(s, e.card, 'it|them')} {go} {cards_named(s, hung)}" if hung else ""
    if situation is not None and situation.fate:
        return f"{_it(s, e, 'was|were')} killed, and {agreeing(s, e.card, 'falls|fall')}{others}."
    return f"{_it(s, e, 'is|are')} destroyed{_by(s, e)}{others}."


def _recalled(s: State, e: CardRecalled) -> str:
    """Where a card goes back to, and what does not go there with it."""
    hung = s.laden(e.card)
    are = "are" if len(hung) > 1 else agreeing(s, hung[0], "is|are") if hung else ""
    others = f"; {cards_named(s, hung)} {are} discarded" if hung else ""
    return f"{_it(s, e, 'goes|go')} back to the limbo of {_seat(e.seat)}{others}."


def _scored(s: State, e: PointsScored) -> str:
    """Who brought them, and how many there are now: four bring a shield down (12.2)."""
    now = s.seats[e.whose].points + e.amount
    so_far = f"{now} of the {A_SHIELD} that break one" if now <= A_SHIELD else f"{now}, and {A_SHIELD} break one"
    points = f"{e.amount} point{'s' * (e.amount > 1)}"
    return f"{_seat(e.seat)} brings {points} on the shields of {_seat(e.whose)}: {so_far}."


TELLERS = {
    kernel_events.ModifierLaid: laid,
    kernel_events.CardMoved: _moved,
    HandRedrawn: lambda s, e: f"{_seat(e.seat)} draws a new hand.",
    NothingDrawn: lambda s, e: f"{_seat(e.seat)} draws nothing, as the deck is empty: that costs nothing (4.4).",
    DomainsRevealed: lambda s, e: "All domains are revealed.",
    CardTransported: _transported,
    TemperPaid: lambda s, e: f"{_seat(e.seat)} pays for {card_named(s, e.card)} with {cards_named(s, e.payers)}.",
    SpellCast: lambda s, e: f"{_seat(e.seat)} casts {card_named(s, e.card)}{_at(s, e.target)}.",
    SpellEnded: lambda s, e: f"{_it(s, e, 'ends|end')}: {e.why}.",
    SpellCancelled: lambda s, e: f"{_it(s, e, 'is|are')} cancelled.",
    AbilityUsed: lambda s, e: f"{_seat(e.seat)} uses {card_named(s, e.card)}{_at(s, e.target)}.",
    CardRearranged: lambda s, e: f"{_seat(e.seat)} moves {card_named(s, e.card)}{_onto(s, e.host)}.",
    CardShot: lambda s, e: f"{_it(s, e, 'shoots|shoot')} at {card_named(s, e.target)}.",
    CardParalyzed: lambda s, e: f"{_it(s, e, 'paralyzes|paralyze')} {card_named(s, e.target)}.",
    CardsTaxed: lambda s, e: f"{_it(s, e, 'taxes|tax')} {cards_named(s, e.targets)}.",
    CardsStraightened: lambda s, e: f"{_it(s, e, 'straightens|straighten')} {cards_named(s, e.targets)}.",
    CardRegenerated: lambda s, e: f"{_it(s, e, 'regenerates|regenerate')}.",
    DamageDealt: lambda s, e: f"{_it(s, e, 'takes|take')} {e.amount} damage{_by(s, e, ' from')}.",
    DamageTurned: _turned,
    DamageTaken: lambda s, e: f"{e.amount} damage is taken off {card_named(s, e.card)}.",
    CardKilled: lambda s, e: f"{_it(s, e, 'is|are')} killed{_by(s, e)}.",
    CardSaved: lambda s, e: f"{_it(s, e, 'is|are')} saved.",
    CardFallen: _fallen,
    CardRecalled: _recalled,
    AttackDeclared: lambda s, e: f"{_seat(e.seat)} attacks with {cards_named(s, e.attackers)}.",
    DefendersNamed: _defended,
    ShieldsChosen: lambda s, e: f"{_seat(e.seat)} attacks the shields of {_seat(e.whose)}.",
    HandedOver: lambda s, e: f"{_seat(e.seat)} {'lets it be' if e.is_end else 'hands over'}.",
    PointsScored: _scored,
    ShieldFell: lambda s, e: f"{_seat(e.seat)} loses the shield {card_named(s, e.card)}.",
    ShieldPulled: lambda s, e: f"{_seat(e.seat)} pulls the shield {card_named(s, e.card)}.",
    CardLanded: lambda s, e: f"{_it(s, e, 'lands|land')}.",
    PlayerPassed: lambda s, e: f"{_seat(e.seat)} passes.",
    TurnEnded: _ended,
    PlayerBanished: lambda s, e: (
        f"{_seat(e.seat)} has no shield left and is banished{' with all cards' * (_left_in(s) > 1)}."
    ),
    CardShed: lambda s, e: f"{_seat(e.seat)} discards {card_named(s, e.card)}{_too_many(s, e.card)}.",
}


# What is said before it is done


def _will_fall(s: State, e: CardKilled | CardFallen, seat: int) -> Fate | None:
    """A card of one's own that one's own deed kills or destroys, or that nobody has saved (10.12). Who falls in a
    combat, the combat tells; who falls of what has just killed it, is told once."""
    if s.layout.zones[s.where[e.card]].seat != seat or combat_frame(s) is not None:
        return None
    if isinstance(e, CardKilled):
        words = "will be killed"
    else:
        words = {DEAD: "", LATE: "will fall"}.get((s.cards[e.card] or NOTHING).fate, "will be destroyed")
    return Fate(words, "your own", s.what[e.card].name) if words else None


def _will_be_saved(s: State, e: CardSaved, seat: int) -> str:
    """10.8; of what regenerates the deed itself says so."""
    if any([frame.what == "deed" and frame.card == e.card for frame in s.agenda]):
        return ""
    return f"{s.what[e.card].name} {agreeing(s, e.card, 'is|are')} saved."


def _will_shed(s: State, e: CardRecalled, seat: int) -> str:
    """What one loses that lies on a card of one's own which goes back to limbo (2.13); and what another loses there."""
    if e.seat != seat:
        return f"{s.what[e.card].name} {agreeing(s, e.card, 'goes|go')} back to limbo."
    hung = s.laden(e.card)
    if not hung:
        return ""
    return f"What lies on {s.what[e.card].name} is discarded: {cards_named(s, hung, printed_name)}."


def _fate(e: PlayerBanished, before: Sequence) -> str:
    """How a player lost the last shield: by whose points, or by pulling it."""
    for told in reversed(before):
        if isinstance(told, ShieldPulled) and told.seat == e.seat:
            return f"{_seat(e.seat)} pulled their own last shield, and was out."
        if isinstance(told, PointsScored) and told.whose == e.seat:
            return f"{_seat(told.seat)} broke the last shield of {_seat(e.seat)}."
    return f"{_seat(e.seat)} lost the last shield."


FATES = {PlayerBanished: _fate}


def _will_lose(s: State, e: ShieldPulled, seat: int) -> str:
    """5.13, 5.14"""
    left = len(s.cards_in(seat, "shields")) - 1
    if e.seat != seat:
        return ""
    if left < 1:
        return "It is your last shield: without it you have lost."
    return f"You give up this shield for it: {number(left)} {'is' if left == 1 else 'are'} left (5.13)."


def _will_end(s: State, e: TurnEnded, seat: int) -> str:
    """4.6, 4.7"""
    why = "all have passed (4.6)" if _have_all_passed(s) else "you have passed three times in a row (4.7)"
    return f"That ends the turn: {why}."


WARNERS = {
    kernel_events.AbilityVain: will_do_nothing,
    CardKilled: _will_fall,
    CardFallen: _will_fall,
    CardSaved: _will_be_saved,
    CardRecalled: _will_shed,
    DamageTurned: lambda s, e, seat: _turned(s, e, printed_name),
    ShieldPulled: _will_lose,
    TurnEnded: _will_end,
}

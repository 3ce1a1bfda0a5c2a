"""What happens in Chrono Clash and nowhere else; and how the log tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...effects.saying import capital
from ...kernel import events as kernel_events
from ...kernel.agenda import has_begun
from ...kernel.naming import card_named, cards_named, counted
from ...kernel.notation import moved, will_do_nothing
from ...kernel.state import State
from . import icons, reach, words
from .worth import lent

SPACES = 10  # on each side of the gauge, 4.1


class BattlerSummoned(NamedTuple):
    """A battler came onto the battlefield. `how`: paid, sneak, pilot, transform, reinforce or extra."""

    seat: int
    card: int
    how: str


class ActionPlayed(NamedTuple):
    seat: int
    card: int


class BattlerAttacked(NamedTuple):
    """A battler was tapped to attack; what it attacks may still be open."""

    seat: int
    card: int


class Aimed(NamedTuple):
    """An attack has its target: a battler, or (-1) the guardian stack of the victim."""

    seat: int
    card: int
    target: int
    victim: int


class AttackStopped(NamedTuple):
    seat: int
    card: int


class GuardianRevealed(NamedTuple):
    """A guardian was turned up against an attacker. `guarded` is the questing battler it lay on, or -1."""

    seat: int
    card: int
    attacker: int
    guarded: int


class Battle(NamedTuple):
    """Two cards compare their strengths: the attacker's first."""

    card: int
    other: int
    strength: int
    other_strength: int


class BattlerDestroyed(NamedTuple):
    """`how`: in "battle", by an "effect", as "payment", after its "last stand" or its "sneak" attack; `by` is the card
    whose effect it was, or for which it pays, -1 for none."""

    seat: int
    card: int
    how: str = ""
    by: int = -1


class DestructionAverted(NamedTuple):
    """A battler that lost stays or goes home. `how`: toughness, recovery or withdraw."""

    seat: int
    card: int
    how: str


class GuardianDestroyed(NamedTuple):
    seat: int
    card: int


class QuestBegun(NamedTuple):
    seat: int
    card: int
    battler: int


class QuestCompleted(NamedTuple):
    """A battler's quest paid off: so many points."""

    seat: int
    card: int
    amount: int


class TapUsed(NamedTuple):
    seat: int
    card: int


class AbilityIgnored(NamedTuple):
    seat: int
    card: int


class AbilityFailed(NamedTuple):
    """Something in a row could not be resolved, so nothing of it happened (12.2); or (`is_part`) it had become
    impossible when its turn came, and was left out (12.21), or concerned nobody (12.3). `lack` says what was missing.
    """

    seat: int
    card: int
    lack: reach.Lack
    is_part: bool = False


class NoGuardianLost(NamedTuple):
    """A card would have discarded guardians of a player who has none (8.12)."""

    seat: int
    card: int
    player: int


class CardsAltered(NamedTuple):
    """An effect of `card` changed these cards, for this turn or by tapping or untapping them."""

    seat: int
    card: int
    cards: tuple[int, ...]
    effect: icons.Effect


class Passed(NamedTuple):
    seat: int


class CounterPassed(NamedTuple):
    """The counter came to another player's gauge, on that space of their side."""

    seat: int
    time: int


class PlayerEliminated(NamedTuple):
    seat: int
    reason: str


def _seat(seat: int) -> str:
    return f"{{seat:{seat}}}"


HOW = {
    "paid": "summons {0}",
    "extra": "summons {0} from the extra deck",
    "sneak": "sends {0} on a Sneak Attack",
    "pilot": "sends {0} aboard {1}",
    "transform": "transforms: {0} comes attacking",
    "reinforce": "calls {0} as reinforcement",
}
AVERTED = {
    "toughness": "{0} is tough: a card under it is discarded instead.",
    "recovery": "{0} recovers and stays.",
    "withdraw": "{0} withdraws.",
}
OUT = {"last": "is out: an attack found no guardian left", "decked": "is out: no card to draw"}


def _fate(e: PlayerEliminated, before: Sequence) -> str:
    """How a player was eliminated: by whose attack, or by an empty deck."""
    if e.reason == "decked":
        return f"{_seat(e.seat)} had no card to draw, and was out."
    aimed = next((told for told in reversed(before) if isinstance(told, Aimed) and told.victim == e.seat), None)
    if aimed is None:
        return f"{_seat(e.seat)} had no guardian left, and was out."
    return f"{_seat(aimed.seat)} attacked {_seat(e.seat)} past the last guardian."


FATES = {PlayerEliminated: _fate}


def _summoned(s: State, e: BattlerSummoned) -> str:
    host = card_named(s, s.on[e.card]) if s.on[e.card] >= 0 else ""
    to = _borrowers(s, e.card)
    lends = f" It lends to {cards_named(s, to)}." if to else ""
    return f"{_seat(e.seat)} {HOW[e.how].format(card_named(s, e.card), host)}.{lends}"


def _borrowers(s: State, card: int) -> list[int]:
    """To which battlers in play it lends something by being there."""
    return [other for other in s.in_field() if any(source == card for source, _ in lent(s, other))]


DESTROYED = {
    "battle": "{0} is destroyed in battle.",
    "effect": "{0} is destroyed by {1}.",
    "payment": "{0} is destroyed to pay for {1}.",
    "last stand": "{0} has made its last stand and is destroyed.",
    "sneak": "{0} is destroyed after its Sneak Attack.",
    "": "{0} is destroyed.",
}
ABILITIES = {
    "BattlerSummoned": "summon ability",
    "BattlerAttacked": "attack ability",
    "BattlerDestroyed": "Destroyed ability",
    "QuestCompleted": "quest ability",
    "revealed": "guardian ability",
}
NTH = ("first", "second", "third", "fourth")


def _destroyed(s: State, e: BattlerDestroyed) -> str:
    by = card_named(s, e.by) if e.by >= 0 else ""
    to = [other for other in _borrowers(s, e.card) if other != e.card]
    over = f" What it lent to {cards_named(s, to)} is over." if to else ""
    itself = DESTROYED[""] if e.by == e.card else DESTROYED[e.how]
    return itself.format(_battler(s, e.card), by) + over


def _battler(s: State, card: int) -> str:
    """A battler, and whose it is where somebody else has one of that name in play."""
    mine, name = s.owner(card), s.what[card].name
    others = (c for seat in range(len(s.seats)) if seat != mine for c in s.cards_in(seat, "battlefield"))
    whose = f" of {_seat(mine)}" if any(s.what[other].name == name for other in others) else ""
    return f"{card_named(s, card)}{whose}"


def _resolved(s: State, e: kernel_events.AbilityResolved) -> str:
    """Which ability happens, where no other line says it: all that follows comes from there."""
    row = s.agenda[-1].memo if s.agenda and s.agenda[-1].what in ("row", "again") else None
    if row is None or row.when not in ABILITIES:
        return ""
    if row.icons in (("legion",), ("reinforcements",)):
        return f"{card_named(s, e.card)} has {words.briefly(row)}."
    kind = "guardian ability" if row.place == "guardian" else ABILITIES[row.when]
    again = " once more, by its Time Threshold (13.17)" if _is_again(s) else ""
    return f"The {kind} of {card_named(s, e.card)} happens{again}."


def _is_again(s: State) -> bool:
    """Whether an ability happens for the second time."""
    return bool(s.agenda) and s.agenda[-1].what == "again"


def _altered(s: State, e: CardsAltered) -> str:
    """Which cards are others now, by what."""
    by = "" if e.cards == (e.card,) else f", by {card_named(s, e.card)}"
    is_guardian = s.where[e.cards[0]] in s.layout.of["resolving"]
    until = words.IN_BATTLE if is_guardian else words.TODAY
    return f"{capital(cards_named(s, e.cards))} {words.happened(e.effect, len(e.cards) > 1, until)}{by}."


def _changed(s: State, e: kernel_events.Changed) -> str:
    """The counter's way, and what a Leader saves."""
    if e.what == "leader":
        return f"The next battler of {_seat(e.seat)} costs {e.amount} less (Leader)." if e.amount > 0 else ""
    if e.what != "time":
        return ""
    end = ", the end of the gauge (4.3)" if abs(s.seats[s.active].time) == SPACES else ""
    return f"{_spent(s, e.amount)}he counter {'goes to' if e.amount else 'stays on'} {_space(s)}{end}."


def _space(s: State) -> str:
    """Where the counter stands."""
    time = s.seats[s.active].time
    if time >= 0:
        return f"{_seat(s.active)}'s {time}" if time else "0"
    others = [seat for seat in range(len(s.seats)) if seat != s.active]
    return f"{_seat(others[0])}'s {-time}" if len(others) == 1 else f"{-time} on the others' side"


def _spent(s: State, amount: int) -> str:
    """Who spends, gains or loses how much by which the counter moves, with the beginning of what is said of that. Of a
    counter at the end of the gauge only where it stands: it has moved less than that (4.3)."""
    now = s.agenda[-1] if s.agenda else None
    if now is None or abs(s.seats[s.active].time) == SPACES or now.what not in ("turn", "effect"):
        return "T"
    if now.what == "turn" and has_begun(s, now, "act"):  # nobody does anything any more in it
        return "The turn was lost when the counter touched the other side (16.1): t"
    seat = now.seat
    towards = amount if seat == s.active else -amount
    if now.what == "effect" and now.memo[0].icon == "time":
        return f"{_seat(seat)} {'gains' if towards > 0 else 'loses'} {abs(towards)} time: t"
    return f"{_seat(seat)} spends {-towards} time: t" if towards < 0 else "T"


def _aimed(s: State, e: Aimed) -> str:
    if e.target < 0:
        of_whom = "guardians of" if s.cards_in(e.victim, "guardians") else "empty guardian stack of"
        return f"{card_named(s, e.card)} attacks the {of_whom} {_seat(e.victim)}."
    return f"{_battler(s, e.card)} attacks {_battler(s, e.target)}."


def _battle(s: State, e: Battle) -> str:
    return f"{card_named(s, e.card)} ({e.strength}) against {card_named(s, e.other)} ({e.other_strength})."


def _is_unbeaten(s: State, card: int) -> bool:
    """Whether that card is a guardian that is discarded without having been destroyed (8.7)."""
    return any(f.what == "clash" and f.memo.guardian == card and not f.memo.is_beaten for f in s.agenda)


def _is_paying_off(s: State) -> bool:
    """Whether it is the beginning of a turn, at which quests pay off (9.5)."""
    now = s.agenda[-1] if s.agenda else None
    return now is not None and (now.what == "quests" or (now.what == "turn" and not has_begun(s, now, "untap")))


WITH_IT = {"quests": "was on a quest with it", "under": "lay under it", "pilots": "was aboard"}
"""What a card was to the battler with which it goes, or instead of which."""


def _cause(s: State, card: int) -> str:
    """By the effect of which other card that happens, if it is one's and this view knows it."""
    now = s.agenda[-1] if s.agenda else None
    is_effect = now is not None and now.what == "effect" and now.card not in (-1, card)
    return f", by {card_named(s, now.card)}" if is_effect and s.what[now.card] is not None else ""


def _coming(s: State) -> str:
    """The battler that comes into play just now: that it is summoned is told when it is there with all its cards."""
    card = next((frame.card for frame in reversed(s.agenda) if frame.what == "enter"), -1)
    return f"{card_named(s, card)} as it comes" if card >= 0 else "a battler"


def _moved(s: State, e: kernel_events.CardMoved) -> str:
    """What goes where without an event of its own. An eliminated player's cards leave in one line, which is told."""
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    whose, card, by = _seat(end.seat), card_named(s, e.card), _cause(s, e.card)
    if s.seats[end.seat].is_out:
        return ""
    match start.name, end.name:
        case "battlefield" | "pilots" | "quests" | "resolving" | "gone", "hand":
            return f"{capital(card)} returns to the hand of {whose}{by}."
        case "hand", "discard" | "gone":
            return f"{whose} discards {card}{by}."
        case "guardians", "discard":
            return f"{whose} loses the guardian {card}{by}."
        case "deck", "guardians":
            return f"{whose} gains a guardian{by}."
        case "deck", "discard":
            return f"{whose} discards {card} from the deck{by}."
        case "extra", "hand":
            return f"{whose} draws {card} from the extra deck{by}."
        case "hand", "under":
            return f"{whose} puts {card} under {_coming(s)}."
        case "quests", "discard" | "gone" if _is_paying_off(s):
            return f"{capital(card)} has done its quest and is discarded."
        case "quests" | "under" | "pilots", "discard" | "gone":
            return f"{capital(card)} {WITH_IT[start.name]}, and is discarded."
        case "resolving", "discard" | "gone" if _is_unbeaten(s, e.card):
            return f"The guardian {card} is discarded."
    return moved(s, e)


def _stopped(s: State, e: AttackStopped) -> str:
    why, law = _stopping(s, e)
    return f"The attack of {card_named(s, e.card)} stops: {why} ({law})."


def _stopping(s: State, e: AttackStopped) -> tuple[str, str]:
    """Why an attack goes no further, and the section that says so."""
    under_way = {frame.what for frame in s.agenda if frame.card == e.card}
    if "clash" in under_way:
        return "the turn is another player's now", "8.10"
    return ("nothing is left that it may attack", "7.2") if "attack" in under_way else ("it cannot attack", "13.2")


def _failed(s: State, e: AbilityFailed) -> str:
    why = words.lacking(e.lack)
    again = ", once more (13.17)" if _is_again(s) else ""
    which = _which(s, e.card)
    said = f"nothing happens, for {why}"
    if e.is_part:
        said = f"{why}, so that is left out" if _leaves_some(s, e) else why
    return f"{f'The {which} ability of ' if which else ''}{card_named(s, e.card)}{again}: {said}."


def _leaves_some(s: State, e: AbilityFailed) -> bool:
    """Whether something of the row can happen all the same."""
    rows = [frame.memo for frame in s.agenda if frame.what in ("row", "again") and frame.card == e.card]
    is_all = bool(rows) and bool(e.lack.targets) and len(rows[-1].clauses) == 1
    return e.is_part and not is_all


def _which(s: State, card: int) -> str:
    """Which of an action's abilities it is whose turn has come, where it has several: the others may happen."""
    left = sum(frame.what == "row" and frame.card == card and frame.memo.place == "action" for frame in s.agenda)
    several = len(s.what[card].abilities)
    if not left or several < 2:
        return ""
    number = several - left
    return NTH[number] if number < len(NTH) else f"{number + 1}th"


TELLERS = {
    kernel_events.CardMoved: _moved,
    BattlerSummoned: _summoned,
    ActionPlayed: lambda s, e: f"{_seat(e.seat)} plays {card_named(s, e.card)}.",
    Aimed: _aimed,
    AttackStopped: _stopped,
    GuardianRevealed: lambda s, e: f"{_seat(e.seat)} reveals {card_named(s, e.card)}.",
    Battle: _battle,
    BattlerDestroyed: _destroyed,
    CardsAltered: _altered,
    kernel_events.AbilityResolved: _resolved,
    kernel_events.Changed: _changed,
    DestructionAverted: lambda s, e: AVERTED[e.how].format(_battler(s, e.card)),
    GuardianDestroyed: lambda s, e: f"The guardian {card_named(s, e.card)} is destroyed.",
    QuestBegun: lambda s, e: f"{card_named(s, e.battler)} goes on a quest.",
    QuestCompleted: lambda s, e: (
        f"{card_named(s, e.card)} completes "
        + ("a quest: 1 quest point." if e.amount == 1 else f"{e.amount} quests: {e.amount} quest points.")
    ),
    TapUsed: lambda s, e: f"{_seat(e.seat)} uses the tap ability of {card_named(s, e.card)}.",
    AbilityIgnored: lambda s, e: f"{_seat(e.seat)} ignores what {card_named(s, e.card)} could do.",
    AbilityFailed: _failed,
    NoGuardianLost: lambda s, e: f"{card_named(s, e.card)}: {_seat(e.player)} has no guardian to lose.",
    Passed: lambda s, e: f"{_seat(e.seat)} passes.",
    PlayerEliminated: lambda s, e: f"{_seat(e.seat)} {OUT[e.reason]}.",
}


def _will_fail(s: State, e: AbilityFailed, seat: int) -> str:
    if e.seat != seat:
        return ""
    ability = f"its {_which(s, e.card)} ability".replace("  ", " ")
    what = f"a part of {ability} will be left out" if _leaves_some(s, e) else f"{ability} will do nothing"
    return f"{s.what[e.card].name}: {what}, for {words.lacking(e.lack, seat)}."


def _will_be_in_vain(s: State, e: NoGuardianLost, seat: int) -> str:
    whose = "you have" if e.player == seat else f"{_seat(e.player)} has"
    return f"{s.what[e.card].name}: {whose} no guardian to lose." if e.seat == seat else ""


def _will_be_destroyed(s: State, e: BattlerDestroyed, seat: int) -> str:
    return f"Your {s.what[e.card].name} will be destroyed." if e.seat == seat and e.how == "effect" else ""


def _will_return(s: State, e: kernel_events.CardMoved, seat: int) -> str:
    """What an ability sends home: not what gives its place to who comes transformed, nor what withdraws."""
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    is_sent = (start.name, start.seat, end.name) == ("battlefield", seat, "hand")
    if not is_sent or s.agenda[-1].what != "effect":
        return ""
    return f"Your {s.what[e.card].name} will return to your hand."


def _will_stop(s: State, e: AttackStopped, seat: int) -> str:
    return f"The attack of {s.what[e.card].name} will stop: {_stopping(s, e)[0]}." if e.seat == seat else ""


def _will_be_out(s: State, e: PlayerEliminated, seat: int) -> str:
    """Only an ability that draws eliminates whose deed it is (ruling 16.2)."""
    return "You will be out: there are too few cards in your deck." if e.seat == seat else ""


def _will_be_worse(s: State, e: CardsAltered, seat: int) -> str:
    mine = [s.what[card].name for card in e.cards if s.owner(card) == seat]
    return f"Your {counted(mine)} {words.to_come(e.effect)}." if mine and words.is_harm(e.effect) else ""


WARNERS = {
    CardsAltered: _will_be_worse,
    AbilityFailed: _will_fail,
    kernel_events.AbilityVain: will_do_nothing,
    AttackStopped: _will_stop,
    PlayerEliminated: _will_be_out,
    NoGuardianLost: _will_be_in_vain,
    BattlerDestroyed: _will_be_destroyed,
    kernel_events.CardMoved: _will_return,
}

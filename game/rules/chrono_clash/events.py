"""What happens in Chrono Clash and nowhere else; and how the log tells it."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel import events as kernel_events
from ...kernel.notation import card_named, moved
from ...kernel.state import State
from . import reach, words


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
    seat: int
    card: int


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
    """All or nothing: something in the row could not be resolved, so nothing of it happened. `lack` says what."""

    seat: int
    card: int
    lack: reach.Lack


class EffectLeftOut(NamedTuple):
    """What had become impossible when its turn came was left out. `lack` says why."""

    seat: int
    card: int
    lack: reach.Lack


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
    "extra": "summons {0} from beyond the deck",
    "sneak": "lets {0} strike from the dark",
    "pilot": "sends {0} aboard",
    "transform": "transforms: {0} comes attacking",
    "reinforce": "calls {0} as reinforcement",
}
AVERTED = {
    "toughness": "{0} is tough: a card under it is discarded instead.",
    "recovery": "{0} recovers and stays.",
    "withdraw": "{0} withdraws.",
}
OUT = {"last": "is out: an attack found no guardian left", "decked": "is out: no card to draw"}


def _summoned(s: State, e: BattlerSummoned) -> str:
    return f"{_seat(e.seat)} {HOW[e.how].format(card_named(s, e.card))}."


def _aimed(s: State, e: Aimed) -> str:
    what = f"the guardians of {_seat(e.victim)}" if e.target < 0 else card_named(s, e.target)
    return f"{card_named(s, e.card)} attacks {what}."


def _battle(s: State, e: Battle) -> str:
    return f"{card_named(s, e.card)} ({e.strength}) against {card_named(s, e.other)} ({e.other_strength})."


def _moved(s: State, e: kernel_events.CardMoved) -> str:
    """What goes where without an event of its own. An eliminated player's cards leave in one line, which is told."""
    start, end = s.layout.zones[e.start], s.layout.zones[e.end]
    whose, card = _seat(end.seat), card_named(s, e.card)
    if s.seats[end.seat].is_out:
        return ""
    match start.name, end.name:
        case "battlefield" | "pilots" | "quests" | "resolving" | "gone", "hand":
            return f"{card[0].upper()}{card[1:]} returns to the hand of {whose}."
        case "hand", "discard" | "gone":
            return f"{whose} discards {card}."
        case "guardians", "discard":
            return f"{whose} loses the guardian {card}."
        case "deck", "guardians":
            return f"{whose} gains a guardian."
        case "deck", "discard":
            return f"{whose} discards {card} from the deck."
        case "extra", "hand":
            return f"{whose} draws {card} from beyond the deck."
        case "hand", "under":
            return f"{whose} puts {card} under a battler."
    return moved(s, e)


TELLERS = {
    kernel_events.CardMoved: _moved,
    BattlerSummoned: _summoned,
    ActionPlayed: lambda s, e: f"{_seat(e.seat)} plays {card_named(s, e.card)}.",
    Aimed: _aimed,
    AttackStopped: lambda s, e: f"The attack of {card_named(s, e.card)} stops.",
    GuardianRevealed: lambda s, e: f"{_seat(e.seat)} reveals {card_named(s, e.card)}.",
    Battle: _battle,
    BattlerDestroyed: lambda s, e: f"{card_named(s, e.card)} is destroyed.",
    DestructionAverted: lambda s, e: AVERTED[e.how].format(card_named(s, e.card)),
    GuardianDestroyed: lambda s, e: f"The guardian {card_named(s, e.card)} is destroyed.",
    QuestBegun: lambda s, e: f"{card_named(s, e.battler)} goes on a quest.",
    QuestCompleted: lambda s, e: (
        f"{card_named(s, e.card)} completes {'a quest' if e.amount == 1 else f'{e.amount} quests'}."
    ),
    TapUsed: lambda s, e: f"{_seat(e.seat)} uses the tap ability of {card_named(s, e.card)}.",
    AbilityIgnored: lambda s, e: f"{_seat(e.seat)} ignores what {card_named(s, e.card)} could do.",
    AbilityFailed: lambda s, e: f"{card_named(s, e.card)}: nothing happens, for {words.lacking(e.lack)}.",
    EffectLeftOut: lambda s, e: f"{card_named(s, e.card)}: {words.lacking(e.lack)}, so that is left out.",
    Passed: lambda s, e: f"{_seat(e.seat)} passes.",
    PlayerEliminated: lambda s, e: f"{_seat(e.seat)} {OUT[e.reason]}.",
}

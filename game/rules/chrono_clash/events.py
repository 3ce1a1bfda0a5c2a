"""What happens in Chrono Clash and nowhere else."""

from __future__ import annotations

from typing import NamedTuple

from . import icons, reach

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

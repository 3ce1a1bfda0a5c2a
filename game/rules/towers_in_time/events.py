"""What happens in Towers in Time and nowhere else. `log` formats it."""

from __future__ import annotations

from typing import NamedTuple

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

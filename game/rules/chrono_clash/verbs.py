"""What can be done to a state of Chrono Clash and of no other game. Numbers (4.2) are sections of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import events as kernel_events
from ...kernel.ruleset import LOOSE
from ...kernel.state import State, changed
from ...kernel.verbs import announce, change, detach, mark, move, tell
from . import events as ev
from .events import SPACES

PASS = 3  # 4.7


def move_time(s: State, seat: int, amount: int) -> None:
    """Move the counter so many spaces towards a seat, to the end of the gauge at most (4.3, 12.22)."""
    time = s.seats[s.active].time
    to = max(-SPACES, min(SPACES, time + (amount if seat == s.active else -amount)))
    change(s, s.active, "time", to - time)
    if to == time and amount:
        announce(s, kernel_events.Changed, s.active, "time", 0)  # it is told why nothing is seen to move
    if to < 0 and not s.seats[s.active].touched:
        s.seats[s.active] = changed(s.seats[s.active], {"touched": 1})


def pass_counter(s: State, seat: int) -> None:
    """The counter comes to the next player's gauge, on the space where the turn ended (4.8, 14.2)."""
    before = s.seats[s.active]
    time = -before.time
    s.seats[s.active] = changed(before, {"time": 0, "touched": 0, "leader": 0, "left": ()})
    s.seats[seat] = changed(s.seats[seat], {"time": time})
    s.active = seat
    s.turn += 1
    announce(s, ev.CounterPassed, seat, time)
    announce(s, kernel_events.TurnBegan, seat, s.turn)


def enter(s: State, seat: int, card: int, how: str) -> None:
    """A battler comes onto the battlefield; what is asked when it is summoned, and what wakes, follows (6.2)."""
    move(s, card, s.layout.of["battlefield"][seat], seat)
    mark(s, card, came=s.turn)
    s.push("enter", seat, card, (how, life(s, card)))


def life(s: State, card: int) -> int:
    """How often a card has left play in this turn. One that comes back in another life is a new card (2.9)."""
    return s.seats[s.active].left.count(card)


def lay_face_down(s: State, card: int, zone: int, seat: int) -> None:
    """Lay a card from hand where only its player knows it (2.8, 9.2).

    The others cannot tell any more which of the hand it was, even if they have seen some of it return to hand before.
    """
    back = s.marking[card]
    alike = [other for other in s.cards_in(seat, "hand") if s.marking[other] == back]
    if len(alike) > 1:
        for other in alike:
            s.seen[other] &= 1 << seat
    move(s, card, zone, seat)


def is_in_play(s: State, card: int) -> bool:
    return s.where[card] in s.layout.of["battlefield"]


def is_still(s: State, card: int, lives: int) -> bool:
    """Whether a battler is in play, and in the life that it had when this number was taken (2.9, 7.6)."""
    return is_in_play(s, card) and life(s, card) == lives


def put_away(s: State, card: int, seat: int) -> None:
    """Onto its owner's discard pile; a card of the extra deck goes out of the game (11.9)."""
    move(s, card, place_away(s, card), seat)


def place_away(s: State, card: int) -> int:
    return s.home(card, "gone" if s.what[card].part == "extra" else "discard")


def goes_with(s: State, card: int, battler: int, zone: int) -> int:
    """Where a card goes that lies on a battler when this leaves play: home with it, but not from under it (12.28)."""
    if s.seats[s.owner(battler)].is_out:
        return LOOSE  # all cards of that player leave the game, one after the other (14.3)
    if zone in s.layout.of["hand"] and s.where[card] not in s.layout.of["under"]:
        return s.home(card, "hand")
    return place_away(s, card)


COSTS = ("payment", "last stand", "sneak")  # what nothing spares from


def destroy(s: State, doomed: Sequence[tuple[int, int]], how: str, by: int = -1) -> None:
    """Destroy battlers in play, all at once: each (card, by whose deed). `how` is "battle", "effect" or one of COSTS;
    `by` is the card that does it, or for which they pay.

    What wakes is asked before the first of them leaves: what they lend to each other still holds (12.21).
    """
    fallen = [(card, seat) for card, seat in doomed if how in COSTS or not is_spared(s, card, seat)]
    for card, _ in fallen:
        tell(s, ev.BattlerDestroyed, s.owner(card), card, how, by)
    for card, seat in fallen:
        leave(s, card, seat, is_home=False)


def is_spared(s: State, card: int, seat: int) -> bool:
    """Whether a card under a battler goes in its place, when an opponent's deed would destroy it (13.13)."""
    owner, under = s.owner(card), s.loads(card, "under")
    if not under or seat == owner:
        return False
    announce(s, ev.DestructionAverted, owner, card, "toughness")
    detach(s, under[-1])
    put_away(s, under[-1], seat)
    return True


def leave(s: State, card: int, seat: int, is_home: bool) -> None:
    """A battler leaves play with all that lies on it: home to hand, or to the discard pile (12.25, 12.28, 13.19)."""
    active = s.seats[s.active]
    s.seats[s.active] = changed(active, {"left": (*active.left, card)})
    if is_home:
        move(s, card, s.home(card, "hand"), seat)
    else:
        put_away(s, card, seat)


def gain_guardians(s: State, seat: int, amount: int) -> None:
    """Cards from the top of the deck onto the guardian stack, seen by nobody (12.32)."""
    deck, stack = s.layout.of["deck"][seat], s.layout.of["guardians"][seat]
    for _ in range(min(amount, len(s.zones[deck]))):
        move(s, s.zones[deck][-1], stack, seat)


def lose_guardians(s: State, seat: int, amount: int, by: int) -> None:
    """The top guardians are discarded; what is not there cannot be (8.12)."""
    stack = s.layout.of["guardians"][seat]
    for _ in range(min(amount, len(s.zones[stack]))):
        put_away(s, s.zones[stack][-1], by)


def draw_extra(s: State, seat: int, amount: int) -> None:
    """Cards from the extra deck into the hand (12.33)."""
    extra, hand = s.layout.of["extra"][seat], s.layout.of["hand"][seat]
    for _ in range(min(amount, len(s.zones[extra]))):
        move(s, s.zones[extra][-1], hand, seat)

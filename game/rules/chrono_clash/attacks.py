"""Attacks, battles, guardians and what comes of them. Numbers (7.2, 8.4) are sections of RULES.md."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.rounds import remember
from ...kernel.state import Frame, State, changed
from ...kernel.verbs import announce, change, detach, move, tell
from . import events as ev
from .abilities import turn
from .reach import opponents
from .verbs import destroy, is_still, leave, life, put_away
from .worth import has, strength


class Attack(NamedTuple):
    """An attack under way: its target (a battler, or the stack of `victim`; -1 while open).

    `is_free` attacks go on although the turn is over (13.14, 13.16). `life` is the attacker's: should it leave and come
    back meanwhile, it does not attack any more (7.6).
    """

    target: int = -1
    victim: int = -1
    is_free: bool = False
    life: int = 0


class Clash(NamedTuple):
    """An attacker against one guardian: whose it is, the questing battler it lies on (or -1), and how many follow."""

    victim: int
    guarded: int = -1
    left: int = 0
    is_free: bool = False
    life: int = 0
    guardian: int = -1
    is_beaten: bool | None = None  # whether the guardian has been destroyed, and that was told; None before the fight


def is_turn_over(s: State) -> bool:
    """The counter is on the opponent's side (4.4), or has touched it (ruling 16.1)."""
    seat = s.seats[s.active]
    return seat.time < 0 or (bool(seat.touched) and s.rulings["gauge"] == "strict")


# What can be attacked


def is_ready(s: State, card: int) -> bool:
    """Untapped, and not summoned this turn: it can go on a quest (6.3, 7.1)."""
    situation = s.cards[card]
    return situation is None or (not situation.is_tapped and situation.came < s.turn)


def could_attack(s: State, card: int) -> bool:
    """Whether a battler could attack now: ready or fast, and not held back (7.1, 13.2, 13.10)."""
    situation = s.cards[card]
    if situation is not None:
        if situation.is_tapped:
            return False
        if situation.came >= s.turn:
            return has(s, card, "fast") > 0 and not has(s, card, "cant-attack")
    return not has(s, card, "cant-attack")


class Open(NamedTuple):
    """What a seat can attack: battlers (card, is it elusive, is it questing), and seats whose stack is open."""

    battlers: tuple[tuple[int, bool, bool], ...]
    seats: tuple[int, ...]


def openings(s: State, seat: int) -> Open:
    """What stands open to a seat's attacks, before what the attacker itself cannot do (7.3, 13.11, 13.15, 13.18)."""
    battlers = []
    seats = []
    cards, load = s.cards, s.load
    questing: list[int] = []
    for other in opponents(s, seat):
        tapped = []
        taunting = []
        is_guarded = False
        for card in s.cards_in(other, "battlefield"):
            situation = cards[card]
            if situation is None or not situation.is_tapped:
                continue
            tapped.append(card)
            if card in load and s.loads(card, "quests"):
                questing.append(card)
            else:
                if has(s, card, "sentinel"):
                    is_guarded = True
                if has(s, card, "taunt"):
                    taunting.append(card)
        if taunting:
            tapped = [card for card in tapped if has(s, card, "taunt")]
        battlers += [(card, has(s, card, "elusive") > 0, card in questing) for card in tapped]
        if is_guarded and s.rulings["sentinel"] == "stack-only" and not s.cards_in(other, "guardians"):
            is_guarded = False  # 16.4
        if not is_guarded:
            seats.append(other)
    return Open(tuple(battlers), tuple(seats))


def stands_guard(s: State, card: int) -> bool:
    """Whether a battler guards its owner's stack (13.11)."""
    situation = s.cards[card]
    is_tapped = situation is not None and situation.is_tapped
    return is_tapped and has(s, card, "sentinel") > 0 and not s.loads(card, "quests")


def targets(s: State, card: int, reach: Open) -> tuple[list[int], tuple[int, ...]]:
    """The battlers and the seats that this attacker can attack (13.3, 13.15)."""
    battlers = []
    if reach.battlers:
        is_elusive = None
        only_guardians = has(s, card, "cant-attack-battlers") > 0
        for other, elusive, questing in reach.battlers:
            if only_guardians and not questing:
                continue
            if elusive:
                if is_elusive is None:
                    is_elusive = has(s, card, "elusive") > 0
                if not is_elusive:
                    continue
            battlers.append(other)
    return battlers, reach.seats


# The steps of an attack


def declare(s: State, attack: Frame) -> None:
    """Tap the attacker, count its Leader, wake what wakes when it attacks (7.1, 7.2, 13.6)."""
    card = attack.card
    turn(s, card, True)
    lead = has(s, card, "leader")
    if lead:
        change(s, attack.seat, "leader", lead)
    tell(s, ev.BattlerAttacked, attack.seat, card)


def aim(s: State, attack: Frame) -> None:
    if attack.memo.victim < 0 and is_still(s, attack.card, attack.memo.life):
        s.push("aim", attack.seat, attack.card)


def strike(s: State, attack: Frame) -> None:
    target, victim, is_free, lives = attack.memo
    card = attack.card
    if victim < 0:
        if is_still(s, card, lives):
            announce(s, ev.AttackStopped, attack.seat, card)  # nothing is left to attack, 7.2
        return
    announce(s, ev.Aimed, attack.seat, card, target, victim)
    if target >= 0:
        if s.loads(target, "quests"):
            s.push("clash", attack.seat, card, Clash(victim, target, 0, is_free, lives))
        else:
            s.push("battle", attack.seat, card, target)
    elif not s.cards_in(victim, "guardians"):
        s.push("eliminate", victim, card, "last")  # 1.2
    else:
        s.push("clash", attack.seat, card, Clash(victim, -1, has(s, card, "guardian-attack"), is_free, lives))


def fighting(s: State, card: int) -> int:
    """The strength in a battle: with Last Stand (13.7)."""
    return strength(s, card) + has(s, card, "last-stand")


def guarding(s: State, guardian: int) -> int:
    """The strength of a guardian battler: printed, with what its ability gave it (8.5)."""
    situation = s.cards[guardian]
    return max(0, s.what[guardian].strength + (situation.strength if situation is not None else 0))


def battle(s: State, frame: Frame) -> None:
    """The weaker loses; equals both do (7.4)."""
    card, other = frame.card, frame.memo
    mine, theirs = fighting(s, card), fighting(s, other)
    announce(s, ev.Battle, card, other, mine, theirs)
    enemy = s.owner(other)
    last = [(each, life(s, each)) for each in (card, other) if has(s, each, "last-stand")]
    if last:
        s.push("last stand", frame.seat, card, tuple(last))
    losers = []  # both at once: what spares the second is asked before the first has left
    if mine <= theirs:
        losers.append((card, enemy, spared_by(s, card, is_attacking=True)))
    if theirs <= mine:
        losers.append((other, frame.seat, spared_by(s, other, is_attacking=False)))
    lose(s, losers)


def spared_by(s: State, card: int, is_attacking: bool) -> str:
    """What spares a battler that lost a battle, before Toughness does: "recovery", "withdraw" or nothing (7.5)."""
    if is_attacking and has(s, card, "recovery"):
        return "recovery"
    return "withdraw" if has(s, card, "withdraw") else ""


def is_tough(s: State, card: int) -> bool:
    """Whether a card under a battler goes in its place when it loses (13.13)."""
    return bool(s.loads(card, "under"))


def lose(s: State, losers: list[tuple[int, int, str]]) -> None:
    """Battlers lost a battle: each (card, to whom, spared by what) is spared, or destroyed if nothing helps (7.5)."""
    destroy(s, [(card, by) for card, by, how in losers if not how], "battle")
    for card, _, how in losers:
        if how:
            owner = s.owner(card)
            announce(s, ev.DestructionAverted, owner, card, how)
            if how == "withdraw":
                leave(s, card, owner, is_home=True)


def last_stand(s: State, frame: Frame) -> None:
    """What made its last stand is destroyed after the battle (13.7)."""
    destroy(s, [(card, s.owner(card)) for card, lives in frame.memo if is_still(s, card, lives)], "last stand")


# One guardian


def reveal_guardian(s: State, clash: Frame) -> None:
    """Turn up the top guardian, or the top card on a questing battler; its owner may use what it can do (8.2, 9.3)."""
    victim, guarded = clash.memo.victim, clash.memo.guarded
    if guarded >= 0:
        card = s.loads(guarded, "quests")[-1]
        detach(s, card)
    else:
        card = s.cards_in(victim, "guardians")[-1]
    move(s, card, s.layout.of["resolving"][victim], victim)
    remember(s, changed(clash.memo, {"guardian": card}))
    announce(s, ev.GuardianRevealed, victim, card, clash.card, guarded)
    row = s.what[card].guards
    if row is not None and row.when == "revealed":
        s.push("guardian", victim, card)


def fight_guardian(s: State, clash: Frame) -> None:
    """A guardian battler fights with its printed strength and what its ability gave it (8.3 to 8.8)."""
    victim, guardian = clash.memo.victim, clash.memo.guardian
    card = clash.card
    if s.where[guardian] not in s.layout.of["resolving"]:
        return  # it has returned to hand (12.28), or its owner is out, and it with its owner (14.4)
    if s.what[guardian].kind != "battler" or not is_still(s, card, clash.memo.life):
        return
    last = has(s, card, "last-stand")
    mine = fighting(s, card)
    theirs = guarding(s, guardian)
    announce(s, ev.Battle, card, guardian, mine, theirs)
    is_beaten = theirs < mine or s.rulings["guardian-destroyed"] == "always"
    remember(s, changed(clash.memo, {"is_beaten": is_beaten}))
    if last:
        s.push("last stand", clash.seat, card, ((card, clash.memo.life),))
    if is_beaten:
        announce(s, ev.GuardianDestroyed, victim, guardian)
        row = s.what[guardian].guards
        if row is not None and row.when == "BattlerDestroyed":
            s.push("guardian", victim, guardian)  # 8.4
    if theirs >= mine:
        lose(s, [(card, victim, spared_by(s, card, is_attacking=True))])


def discard_guardian(s: State, clash: Frame) -> None:
    """Guardians are always discarded after the battle (8.7)."""
    guardian = clash.memo.guardian
    if s.where[guardian] in s.layout.of["resolving"]:
        put_away(s, guardian, clash.memo.victim)


def go_on(s: State, clash: Frame) -> None:
    """The next guardian, unless the attack is over or stopped (8.10, 8.11)."""
    memo: Clash = clash.memo
    if memo.left <= 0 or not is_still(s, clash.card, memo.life):
        return
    if not s.cards_in(memo.victim, "guardians"):
        return  # one more attack is needed to eliminate
    if is_turn_over(s) and not memo.is_free:
        announce(s, ev.AttackStopped, clash.seat, clash.card)
        return
    s.push("clash", clash.seat, clash.card, changed(memo, {"left": memo.left - 1, "guardian": -1, "is_beaten": None}))


PROCEDURES = {
    "attack": (declare, aim, strike),
    "battle": (battle,),
    "last stand": (last_stand,),
    "clash": (reveal_guardian, fight_guardian, discard_guardian, go_on),
}

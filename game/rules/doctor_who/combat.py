"""Combat: preparation, attack, main combatants, outcome. Numbers (10.2) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.modifiers import FORBID, sources
from ...kernel.rounds import remember as remember_of_turn
from ...kernel.state import Frame, State
from ...kernel.template import Seat, fill
from ...kernel.verbs import announce, mark, tell
from ...kernel.windows import open_window
from . import events as ev
from . import texts
from .actions import attackers, defenders
from .domain import ATTACKER, DEFENDER, NOTHING, bars, is_held, keeps_standing, lifts, side
from .fight import Combat, Hit, combatants, release, remember
from .laws import FRESH, IDLE
from .verbs import could_bury, destroy, strength, use_up


def prepare(s: State, turn: Frame) -> None:
    """10.1"""
    announce(s, ev.CombatAnnounced, turn.seat)
    open_window(s, "prepare", (1 - turn.seat, turn.seat))


def ask_attack(s: State, turn: Frame) -> None:
    """10.2; who could attack is remembered for 10.12."""
    able = tuple(attackers(s, turn.seat))
    if able:
        remember_of_turn(s, able)
        s.push("attack", turn.seat)
    else:
        announce(s, ev.AttackLeft, turn.seat, False)


def left_open(s: State, e: ev.AttackDeclared, seat: int) -> str:
    """What an attack that names nobody means, for whoever is about to make it (10.5, 10.6)."""
    other = 1 - e.seat
    is_open = e.seat == seat and e.target < 0 and defenders(s, other, False)
    return fill(texts.DEFENDER_CHOOSES, seat=Seat(other)) if is_open else ""


def declare(s: State, seat: int, card: int, target: int) -> None:
    """10.3, 10.4"""
    announce(s, ev.AttackDeclared, seat, card, target)
    if s.rulings["supporters"] == "combat":
        for whose in (0, 1):
            for one in side(s, whose):
                if (s.cards[one] or NOTHING).helped:
                    mark(s, one, helped=0)
    mark(s, card, struck=True, fights=ATTACKER)
    s.push("combat", seat, card, Combat(target, target >= 0))


def name_defender(s: State, frame: Frame) -> None:
    """10.5, 14.11"""
    memo = frame.memo
    if memo.is_named:
        if s.rulings["refusal"] == "yes":
            s.push("accept", 1 - frame.seat, memo.defender)
        else:
            mark(s, memo.defender, fights=DEFENDER)
            announce(s, ev.DefenderNamed, 1 - frame.seat, memo.defender)
    elif defenders(s, 1 - frame.seat, False):
        s.push("defend", 1 - frame.seat, frame.card)


def named(s: State, seat: int, card: int) -> None:
    """The defender has named a main combatant, or none (-1)."""
    remember(s, defender=card)
    if card >= 0:
        mark(s, card, fights=DEFENDER)
    announce(s, ev.DefenderNamed, seat, card)


def meet(s: State, frame: Frame) -> None:
    """10.6, 10.8"""
    if frame.memo.defender >= 0:
        open_window(s, "fight", (frame.seat, 1 - frame.seat), frame.card)
        return
    remember(s, is_over=True)
    release(s, frame.card)
    s.push("hit", 1 - frame.seat, frame.card, Hit(is_row=True))
    if s.rulings["unopposed"] == "sided":
        use_up(s, frame.card)
        s.push("toll", frame.seat)


def decide(s: State, frame: Frame) -> None:
    """10.9 to 10.11"""
    memo = frame.memo
    if memo.is_over:
        return
    attacker, defender = combatants(s, frame)
    remember(s, is_over=True)
    for card in (attacker, defender):
        if card >= 0:
            release(s, card)
    if attacker >= 0 and defender >= 0:
        _compare(s, frame.seat, attacker, defender)
        return
    gone = [card for card, now in ((frame.card, attacker), (memo.defender, defender)) if now < 0]
    announce(s, ev.CombatBroken, frame.seat, frame.card, *gone)
    if defender < 0 and attacker >= 0 and s.rulings["vanished"] == "hit":
        s.push("hit", 1 - frame.seat, attacker, Hit(is_row=True))
    for card in (attacker, defender):
        if card >= 0:
            use_up(s, card)
    s.push("toll", frame.seat)


def _compare(s: State, seat: int, attacker: int, defender: int) -> None:
    """10.9, 10.10"""
    winner = stronger(s, attacker, defender)
    s.push("toll", seat)
    if winner < 0:
        announce(s, ev.CombatDrawn, seat, attacker, defender)
        if s.rulings["draw"] == "both":
            use_up(s, attacker)
            use_up(s, defender)
        return
    loser = defender if winner == attacker else attacker
    use_up(s, winner)
    tell(s, ev.CombatWon, seat if winner == attacker else 1 - seat, winner, loser)
    destroy(s, loser, seat if winner == attacker else 1 - seat)


def stronger(s: State, one: int, other: int) -> int:
    """Which of two Creatures would win now; -1 for a draw (10.9, 14.10)."""
    (energy, substance), (their_energy, their_substance) = strength(s, one), strength(s, other)
    return outcome(s.rulings["table"], energy - their_energy, substance - their_substance, one, other)


def outcome(table: str, energy: int, substance: int, one: int, other: int) -> int:
    """The one of two that wins by these leads in Energy and Substance; -1 for a draw."""
    if table == "both":
        return one if energy > 0 and substance > 0 else other if energy < 0 and substance < 0 else -1
    if energy >= 0 and substance >= 0 and energy + substance > 0:
        return one
    return other if energy <= 0 and substance <= 0 and energy + substance < 0 else -1


def rouse_idle(s: State, turn: Frame) -> None:
    """10.12: who cannot stay idle and did is Sided; whom no other card Sides, if itself says so (5.5)."""
    if not turn.memo or not is_held(s, FORBID, IDLE):
        if could_bury(s):
            s.push("toll", turn.seat)
        return
    s.push("toll", turn.seat)
    for card in side(s, turn.seat):
        situation = s.cards[card] or NOTHING
        is_new = situation.fresh and not lifts(s, FRESH, turn.seat, card)  # it left play, and is back
        if card not in turn.memo or situation.struck or is_new or not bars(s, IDLE, turn.seat, card):
            continue
        forbidding = sources(s, FORBID, IDLE, turn.seat, card)
        by = card if card in forbidding else forbidding[0]
        if not keeps_standing(s, card, by):
            use_up(s, card, by)


PROCEDURES = {"combat": (name_defender, meet, decide)}

"""How battlers and actions come into play, step by step. Numbers (6.2) are sections of RULES.md beside this file."""

from __future__ import annotations

from ...kernel.state import Frame, State
from ...kernel.verbs import announce, tell
from . import events as ev
from .attacks import Attack
from .verbs import destroy, enter, is_still, put_away
from .worth import has


def ask_under(s: State, frame: Frame) -> None:
    if is_still(s, frame.card, frame.memo[1]) and has(s, frame.card, "toughness"):
        s.push("under", frame.seat, frame.card)


def ask_stand_by(s: State, frame: Frame) -> None:
    how, lives = frame.memo
    if how in ("sneak", "transform") or not is_still(s, frame.card, lives):
        return
    if has(s, frame.card, "sentinel") or has(s, frame.card, "taunt"):
        s.push("stand by", frame.seat, frame.card)


def summoned(s: State, frame: Frame) -> None:
    how, lives = frame.memo
    if is_still(s, frame.card, lives):
        tell(s, ev.BattlerSummoned, frame.seat, frame.card, how)


def boarded(s: State, frame: Frame) -> None:
    tell(s, ev.BattlerSummoned, frame.seat, frame.card, "pilot")


def sneak_in(s: State, frame: Frame) -> None:
    enter(s, frame.seat, frame.card, "sneak")


def come_transformed(s: State, frame: Frame) -> None:
    enter(s, frame.seat, frame.card, "transform")


def attack_at_once(s: State, frame: Frame) -> None:
    """13.14, 13.16: also when it is no longer your turn. Not if something says that it can't attack (13.2)."""
    if not is_still(s, frame.card, frame.memo):
        return
    if has(s, frame.card, "cant-attack"):
        announce(s, ev.AttackStopped, frame.seat, frame.card)
    else:
        s.push("attack", frame.seat, frame.card, Attack(is_free=True, life=frame.memo))


def vanish(s: State, frame: Frame) -> None:
    """13.14: after its sneak attack a battler is destroyed."""
    if is_still(s, frame.card, frame.memo):
        destroy(s, [(frame.card, frame.seat)], "sneak")


def resolve_action(s: State, frame: Frame) -> None:
    for row in reversed(s.what[frame.card].abilities):
        s.push("row", frame.seat, frame.card, row)


def discard_action(s: State, frame: Frame) -> None:
    if s.where[frame.card] in s.layout.of["resolving"]:
        put_away(s, frame.card, frame.seat)


PROCEDURES = {
    "enter": (ask_under, ask_stand_by, summoned),
    "aboard": (boarded,),
    "sneak": (sneak_in, attack_at_once, vanish),
    "transform": (come_transformed, attack_at_once),
    "action": (resolve_action, discard_action),
}

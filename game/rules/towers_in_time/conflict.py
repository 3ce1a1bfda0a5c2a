"""A combat as the table sees it: who strikes whom, for whose shields, and what comes of it if nobody does more."""

from __future__ import annotations

from ...kernel.conflict import Conflict, Ending, Fighter, Side
from ...kernel.state import State
from .domain import NOTHING, attack, defense, fighters, is_dead, points
from .fight import Combat, combat_frame, living

A_SHIELD = 4


def conflict(s: State) -> Conflict | None:
    """The combat that is under way, as a state or a view knows it."""
    frame = combat_frame(s)
    if frame is None or s.outcome is not None:
        return None
    memo: Combat = frame.memo
    target = memo.target if memo.target >= 0 else (frame.seat + 1) % len(s.seats)
    defending = memo.defenders or tuple(card for card, whose in memo.sent if whose == target)
    zone = s.layout.of["shields"][target]
    stake = f"the shields of {{seat:{target}}}" if memo.target >= 0 else "shields"
    return Conflict(
        _side(s, frame.seat, memo.attackers, "attacks"),
        _side(s, target, defending, "defends"),
        -1,
        zone,
        stake,
        _ending(s, memo, target),
        is_asked=s.agenda[-1].what in ("defend", "fight", "spread", "join", "arm"),
    )


def _side(s: State, seat: int, cards: tuple[int, ...], part: str) -> Side:
    there = [card for card in cards if s.where[card] in s.layout.in_play]
    others = [card for card in fighters(s, seat) if card not in cards and (s.cards[card] or NOTHING).exposed]
    return Side(
        seat,
        (
            *(Fighter(card, part, (("attack", attack(s, card)), ("defense", defense(s, card)))) for card in there),
            *(Fighter(card, "has acted") for card in others),
        ),
    )


def _ending(s: State, memo: Combat, target: int) -> Ending:
    """What comes of it as it stands: the dead leave, and attackers that nobody blocks bring points."""
    dead = tuple(
        card for card in (*memo.attackers, *memo.defenders) if s.where[card] in s.layout.in_play and is_dead(s, card)
    )
    words = [f"{s.what[card].name} dies." for card in dead]
    if not memo.defenders:
        amount = sum([points(s, card) for card in living(s, memo.attackers)])
        falling = (s.seats[target].points + amount) // A_SHIELD
        if falling:
            words.append(
                f"{falling} shield{'s' if falling > 1 else ''} of {{seat:{target}}} fall{'s' if falling == 1 else ''}."
            )
        elif amount:
            words.append(f"{amount} points on the shields of {{seat:{target}}}.")
    return Ending(" ".join(words) or "Nothing more happens.", dead)

"""What cards of Towers in Time remember, as words in a position."""

from __future__ import annotations

from ...kernel.memory import Memory
from ...kernel.state import State
from ...kernel.template import fill
from . import texts
from .cards import GLYPHS
from .domain import DEAD, LAID_OPEN, LATE, NOTHING, PHASE
from .glyphs import NUMBERED

MEMORY = Memory(
    NOTHING,
    {
        **{word: (word, True) for word in ("used", "paralyzed", "grounded", "charged")},
        "dead": ("fate", DEAD),
        "late": ("fate", LATE),
    },
    {"damage": "damage", "exposed": "exposed", "kept-attack": "kept_attack", "kept-defense": "kept_defense"},
    lists={"kept-": ("kept_glyphs", (*GLYPHS, *(f"{name}-{number}" for name in NUMBERED for number in range(10))))},
)
MOST_PASSES = 99  # in a row; with two players it is less (4.7)


def impossible(s: State) -> str:
    """The first number in a laid position that cannot be, with its line; "" if all can."""
    left = [seat for seat, leaf in enumerate(s.seats) if not leaf.is_out]
    passes = [s.seats[seat].passes for seat in left]
    if min(passes) > 0 and len(left) == len(s.seats):  # who went out in this turn did not pass
        return fill(texts.ALL_HAVE_PASSED, seat=s.active, n=s.seats[s.active].passes)
    if len(left) == 2 and max(passes) > 2:
        seat = left[passes.index(max(passes))]
        return fill(texts.TOO_MANY_PASSES, seat=seat, n=max(passes))
    seats = (1 << len(s.seats)) - 1
    for card, situation in enumerate(s.cards):
        if situation is not None and situation.exposed & ~(seats | PHASE | seats << LAID_OPEN):
            line = s.layout.zones[s.where[card]]
            return fill(texts.EXPOSED_TO_NO_SEAT, line=line, card=s.what[card].key, n=situation.exposed)
    return ""

"""What cards of Towers in Time remember, as words in a position."""

from __future__ import annotations

from ...kernel.memory import Memory
from .cards import GLYPHS
from .domain import DEAD, LATE, NOTHING
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

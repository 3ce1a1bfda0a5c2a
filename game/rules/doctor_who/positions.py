"""What cards of Doctor Who remember, as words in a position."""

from __future__ import annotations

from ...kernel.memory import Memory
from .domain import NOTHING

MEMORY = Memory(
    NOTHING,
    {word: (word, True) for word in ("sided", "fresh", "struck", "awake")},
    {"nth": "number", "energy": "energy", "substance": "substance", "support": "support", "helped": "helped"},
    signed=True,
)

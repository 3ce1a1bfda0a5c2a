"""A card of each game whose face is tested, its facts one by one, and what it looks like."""

import numpy as np

from art.wanted import Face
from tests.art.laying import put_together

SIZES = {"full": (220, 308), "board": (110, 154), "tiny": (43, 60)}
SAID = ("origin",)  # what is said of a card and not shown
FACTS = {
    "doctor_who": {
        "energy": 2, "substance": 4, "support": 3, "solve": None, "era": "future", "traits": {"alien": 1},
        "has_special": False, "has_innate": False, "origin": "ours",
    },
    "towers_in_time": {
        "temper": 2, "cost": 4, "attack": 3, "defense": 5, "school": "water", "second": "", "status": "median",
        "people": "elf", "traits": {"fly": 1}, "ranged": None, "regenerate": None, "maintenance": None,
        "is_variable": False, "has_action": False, "origin": "ours",
    },
}  # fmt: skip
DEALT = {
    "doctor_who": ("dalek", "creature", "Special: draw a card."),
    "towers_in_time": ("knight", "follower", "Action: draw a card."),
}


def card(game: str, kind: str = "", text: str | None = None, note: str = "", **changes) -> Face:
    """The card with these facts changed."""
    key, usual, words = DEALT[game]
    facts = {**FACTS[game], **changes}
    facts["traits"] = tuple(facts["traits"])
    shown, said = (tuple((k, v) for k, v in facts.items() if (k in SAID) == is_said) for is_said in (False, True))
    return Face(
        game, key, key.title(), kind or usual, 2, words if text is None else text, note, facts=shown, words=said
    )


def laid(face: Face, style: str) -> np.ndarray:
    return put_together(face, "board" if style == "tiny" else style, SIZES[style])


def differing(one: np.ndarray, other: np.ndarray) -> int:
    """How many pixels are clearly of another colour."""
    return int((np.abs(one - other).max(-1) > 60).sum())

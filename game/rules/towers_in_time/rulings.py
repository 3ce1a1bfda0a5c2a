"""The readings of the rulebook that can be switched before a match (chapter 16)."""

from __future__ import annotations

from ...kernel.laws import Ruling

BEGINS = Ruling(
    "begins",
    "Which attack decides who starts?",
    {"own": "Printed attack plus totems and items", "current": "Current attack with all bonuses"},
    "own",
    "16.1",
    "Before the game, printed attacks are the easiest to compare.",
)
MAINTENANCE = Ruling(
    "maintenance",
    "When is maintenance paid?",
    {"before": "Before the draw", "after": "After the draw"},
    "before",
    "16.2",
    "The phase list puts maintenance first; only the chapter on spells disagrees.",
)
PAYMENT = Ruling(
    "payment",
    "Which cards pay for a card that enters a tower?",
    {"any": "Its source and any other cards", "tower": "Only its source and cards in that tower"},
    "any",
    "16.3",
    "The cards of a single tower could never pay for an expensive card.",
)
LASTING = Ruling(
    "lasting",
    "Outside combat, how long do cards stay vulnerable, and how long do lost bonuses last?",
    {"soon": "Until the others act; bonuses end immediately", "phase": "Until end of turn"},
    "soon",
    "16.4",
    "If cards stayed vulnerable for the whole turn, acting would be too dangerous.",
)
EMPOWERED = Ruling(
    "empowered",
    "Which creatures does a full tower empower?",
    {"matching": "Creatures of the source's element", "all": "All creatures in the tower"},
    "matching",
    "16.5",
    "The glossary and its example say so; the overview only summarizes.",
)
FALLING = Ruling(
    "falling",
    "Who chooses the lost shield?",
    {"owner": "Its owner", "attacker": "The attacker"},
    "owner",
    "16.6",
    "In the rulebook, the owner of the shield discards it.",
)
HEALING = Ruling(
    "healing",
    "When does damage heal?",
    {"turn": "At the start of the turn", "combat": "Also at the end of combat"},
    "turn",
    "16.7",
    "In the rulebook, nothing on a card lasts beyond the turn.",
)
RESCUE = Ruling(
    "rescue",
    "When a pass ends combat, can others still save their killed cards?",
    {"window": "Yes, once", "none": "No"},
    "window",
    "16.8",
    "The rulebook gives each owner a chance to save their killed cards.",
)
REACTIONS = Ruling(
    "reactions",
    "When can you respond outside combat?",
    {"many": "With three or four players", "always": "With any number of players"},
    "many",
    "16.9",
    "Only the multiplayer rules have sub-phases in which you can respond.",
)
ARTIFACTS = Ruling(
    "artifacts",
    "Do unblocked artifacts score points?",
    {"score": "Yes, by their status", "none": "No, only creatures do"},
    "score",
    "16.10",
    "Artifacts with a defense can attack like creatures, so they score like them too.",
)
DECKS = Ruling(
    "decks",
    "How many copies of a card can a deck hold?",
    {"competition": "Four (competition)", "friendly": "Any number (friendly)"},
    "competition",
    "16.11",
    "The rulebook allows both; a limit makes decks more varied.",
)

RULINGS = (
    BEGINS, MAINTENANCE, PAYMENT, LASTING, EMPOWERED, FALLING, HEALING, RESCUE, REACTIONS, ARTIFACTS, DECKS,
)  # fmt: skip

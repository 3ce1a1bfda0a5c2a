"""What the rulebook leaves open, or says twice: the readings that can be switched before a match (chapter 16)."""

from __future__ import annotations

from ...kernel.laws import Ruling

BEGINS = Ruling(
    "begins",
    "With which attack does one begin?",
    {"own": "That of the card and what it bears", "current": "As it stands, with all bonuses"},
    "own",
    "16.1",
    "Before the game nothing else can be compared so simply.",
)
MAINTENANCE = Ruling(
    "maintenance",
    "When is maintenance paid?",
    {"before": "Before the draw", "after": "After the draw"},
    "before",
    "16.2",
    "The list of phases and the free actions agree; the chapter on spells stands alone.",
)
PAYMENT = Ruling(
    "payment",
    "Who pays for what comes into a tower?",
    {"any": "Its source and any other card", "tower": "Only the source and the cards of that tower"},
    "any",
    "16.3",
    "Nothing dear could ever come into play if one tower had to pay alone.",
)
LASTING = Ruling(
    "lasting",
    "How long do cards stay vulnerable, and bonuses without a reason, outside a combat?",
    {"soon": "Until the others have acted; not at all", "phase": "Until the end of the turn"},
    "soon",
    "16.4",
    "Outside a combat the phase is the whole turn, and nobody would dare to act.",
)
EMPOWERED = Ruling(
    "empowered",
    "Whom does a full tower empower?",
    {"matching": "Creatures of an element of the source", "all": "All creatures in it"},
    "matching",
    "16.5",
    "The glossary defines it so, and its example counts by it; the overview is short.",
)
FALLING = Ruling(
    "falling",
    "Who says which shield falls?",
    {"owner": "Its owner", "attacker": "The attacker"},
    "owner",
    "16.6",
    "The book says: your opponent discards them.",
)
HEALING = Ruling(
    "healing",
    "When does damage heal?",
    {"turn": "When the turn begins", "combat": "Also when its combat is over"},
    "turn",
    "16.7",
    "The book counts nothing on cards beyond a turn, and says no more.",
)
RESCUE = Ruling(
    "rescue",
    "May the others still save their dead when a pass ends the combat?",
    {"window": "Yes, in one last window", "none": "No, the pass is the end"},
    "window",
    "16.8",
    "The book promises each owner a chance.",
)
REACTIONS = Ruling(
    "reactions",
    "When does one react outside a combat?",
    {"many": "With three or four players", "always": "With any number"},
    "many",
    "16.9",
    "An action is not interrupted; sub-phases stand in the rules for more players alone.",
)
ARTIFACTS = Ruling(
    "artifacts",
    "Do artifacts that get through bring points?",
    {"score": "Yes, as their status says", "none": "No, only creatures do"},
    "score",
    "16.10",
    "Artifacts with a defense attack as creatures do.",
)
DECKS = Ruling(
    "decks",
    "How many of one card may a deck hold?",
    {"competition": "Four, as in a competition", "friendly": "Any number, as among friends"},
    "competition",
    "16.11",
    "The book knows both; with a limit the decks are more different.",
)

RULINGS = (
    BEGINS, MAINTENANCE, PAYMENT, LASTING, EMPOWERED, FALLING, HEALING, RESCUE, REACTIONS, ARTIFACTS, DECKS,
)  # fmt: skip

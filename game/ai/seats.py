"""The names that a seat can have, everywhere in the program, and what they mean."""

HUMAN = "human"
LEVELS = {
    "random": "Any legal action, by chance",
    "greedy": "Looks one step ahead",
    "novice": "Plays sensibly and misses things",
    "skilled": "Looks ahead through the hidden cards",
    "strong": "Looks ahead as long as a second allows",
}
KINDS = (HUMAN, *LEVELS)


def level_and_style(name: str) -> tuple[str, str]:
    """A computer player's level, and its style or "": "strong/patient" is strong, and patient."""
    level, _, style = name.partition("/")
    return level, style

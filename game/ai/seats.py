"""The names that a seat can have, everywhere in the program, and what they mean."""

HUMAN = "human"
LEVELS = {
    "random": "Plays random legal moves",
    "greedy": "Looks one step ahead",
    "novice": "Plays sensibly but misses things",
    "skilled": "Looks ahead",
    "strong": "Looks ahead for up to a second",
}
KINDS = (HUMAN, *LEVELS)


def level_and_style(name: str) -> tuple[str, str]:
    """A computer player's level, and its style or "": "strong/patient" is strong, and patient."""
    level, _, style = name.partition("/")
    return level, style

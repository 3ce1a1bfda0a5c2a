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

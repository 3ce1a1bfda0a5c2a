"""What a computer player does on a laid table, and what all that think do there."""

from game.ai.levels import LIMITS, choose
from game.kernel import notation
from game.kernel.agenda import chooser
from game.kernel.view import see
from tests.table import Table

THINKING = ("greedy", "novice", "skilled", "strong")


def said(table: Table, kind: str, seed: int) -> str:
    """What a player of that kind does on the table, as text without card numbers."""
    s = table.state
    budget = LIMITS[kind].simulations if kind == "novice" else 60
    action = choose(see(s, chooser(s)), kind, seed, simulations=budget)
    return notation.short(s, action)


def answering(seeds: range):
    """`answers(table)`: what all that think, or these kinds, do there with these seeds."""

    def answers(table: Table, kinds=THINKING) -> set[str]:
        return {said(table, kind, seed) for kind in kinds for seed in seeds}

    return answers

"""How many ways a few tense positions can go, to a depth: a number that any slip in the rules changes.

When a count is wrong, the failure shows the count behind each first action. A new rule changes them rightly: then
read the difference, and write the new numbers here.
"""

import pytest

from game.kernel import notation
from game.kernel.agenda import legal_actions, perform
from tests.table import Table

DUEL = """
    hand-0: singularity, time-stop, rift
    hand-1: time-stop, reactor
    play-0: force-field, nova
    play-1: rift, dark-energy
    deck-0: exotic-matter, reactor, wormhole
    deck-1: nova, rewind, antimatter
"""
LATE = """
    hand-0: exotic-matter, reactor, rift
    hand-1: rewind, wormhole
    play-0: wormhole, reactor
    play-1: nova, force-field
    discard-0: nova, dark-energy
    discard-1: time-stop, rift
    deck-0: 0 cards, future-shift, nova
    deck-1: 0 cards
"""
THREE = """
    seats: 3
    hand-0: dark-energy, time-stop
    hand-1: time-stop, rewind
    hand-2: time-stop, antimatter
    play-0: rift
    play-1: force-field
    deck: 0 cards, nova, rift, reactor, exotic-matter
"""
TEAMS = """
    seats: 4
    hand-0: antimatter, reactor
    hand-1: force-field
    hand-2: rift
    hand-3: time-stop
    play-2: rewind
    play-3: reactor
    deck: 0 cards, nova, future-shift
"""
COUNTS = {
    "duel": (DUEL, {}, [12, 93, 765, 5524]),
    "late": (LATE, {}, [8, 49, 370, 1773, 10131]),
    "three": (THREE, {"singularity": "on-discarding"}, [8, 68, 512, 2582, 15893]),
    "teams": (TEAMS, {"diffuse": "opponents-only"}, [6, 20, 46, 135, 353, 992, 3234]),
}


def perft(s, depth):
    if depth == 0 or s.outcome is not None:
        return 1
    legal = legal_actions(s)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = s.clone()
        perform(after, action)
        total += perft(after, depth - 1)
    return total


def divide(s, depth):
    """The count behind each first action."""
    lines = []
    for action in legal_actions(s):
        after = s.clone()
        perform(after, action)
        lines.append(f"  {notation.say(s, action)}: {perft(after, depth - 1)}")
    return "\n".join(lines)


@pytest.mark.parametrize("name", COUNTS)
def test_the_counts(name):
    text, rulings, wanted = COUNTS[name]
    s = Table(text, rulings).state
    for depth, number in enumerate(wanted, 1):
        found = perft(s, depth)
        assert found == number, f"depth {depth}: {found}, not {number}; behind each first action:\n{divide(s, depth)}"

"""Values are reckoned for all cards at once and kept until something changes: they are those of each card alone."""

import random

from game.kernel.agenda import options, perform
from game.kernel.modifiers import additions, reckoned
from game.rules.doctor_who.domain import VALUES, value
from tests.playing import begin


def grown(s) -> int:
    """How many values in play are not the printed ones; each is what the card alone would be told (6.1, 6.4)."""
    count = 0
    for _, zone in s.layout.fields:
        for card in s.zones[zone]:
            if not s.what[card].is_creature:
                continue
            for stat in VALUES:
                alone = reckoned(s, card, stat)
                assert additions(s, stat).get(card, 0) == alone - getattr(s.what[card], stat)
                situation = s.cards[card]
                lasting = getattr(situation, stat) if situation is not None else 0
                assert value(s, card, stat) == max(0, max(0, alone) + lasting)
                count += alone != getattr(s.what[card], stat)
    return count


def test_what_is_kept_is_what_is_asked_for_anew():
    met = 0
    for seed in range(1, 9):
        luck, s = random.Random(seed), begin("doctor_who", 2, seed)
        while s.outcome is None:
            met += grown(s)
            perform(s, luck.choice(options(s)))
    assert met > 300  # or nothing was tried

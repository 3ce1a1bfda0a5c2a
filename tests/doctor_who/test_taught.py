"""What is laid out to be learned from looks as it could come about in a match."""

import pytest

from game.kernel import notation
from game.rules.doctor_who.domain import ERAS, TIMELESS
from game.rules.doctor_who.rules import RULES
from game.teach.lessons import EXAMPLES, shipped

LAID = [
    pytest.param(part.position, id=f"{lesson.key}-{part.kind}")
    for lesson in (*shipped(RULES.name), *shipped(RULES.name, EXAMPLES))
    for part in lesson.parts
]


@pytest.mark.parametrize("position", LAID)
def test_who_lies_in_a_time_zone_lives_there(position):
    """What a frame says is the second lesson: none of the later ones may say otherwise."""
    s = notation.lay(RULES, position)
    for seat in range(2):
        for era in ERAS:
            lying = [s.what[card] for card in s.cards_in(seat, era)]
            strangers = [p.name for p in lying if p.is_creature and p.era not in (era, TIMELESS)]
            assert not strangers, f"{strangers} in the {era}"


@pytest.mark.parametrize("position", LAID)
def test_time_cards_that_are_missing_lie_among_the_lost(position):
    """Else the place for what was lost says "none" beside a plate that says "2 of 6"."""
    s = notation.lay(RULES, position)
    for seat in range(2):
        keys = [s.what[card].key for zone in ("time", "lost") for card in s.cards_in(seat, zone)]
        assert len(keys) == RULES.score_goal, keys

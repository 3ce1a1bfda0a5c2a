"""What is laid out to be learned from looks as it could come about in a match."""

import re

import pytest

from game.kernel import notation
from game.rules.doctor_who.domain import ERAS, TIMELESS
from game.rules.doctor_who.rules import RULES
from game.teach.lessons import EXAMPLES, shipped
from game.teach.primer import primer

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


def test_what_is_said_to_solve_an_episode_is_its_number():
    said = 0
    for lesson in (*shipped(RULES.name), *shipped(RULES.name, EXAMPLES)):
        for part in lesson.parts:
            numbers = {printed.solve for printed in RULES.book if printed.is_episode and printed.key in part.position}
            for words in (part.words, *(text for kind, text in part.story if kind == "say")):
                for number in re.findall(r"solve it with (\d+) Support", words):
                    assert numbers == {int(number)}, (lesson.key, words)
                    said += 1
    assert said


def test_each_question_of_a_turn_has_a_word_when_it_is_first_asked():
    met = {word.when for word in primer(RULES.name).first}
    asked = ("zone", "act", "attack", "defend", "fight", "respond", "episodes")
    assert {f"asked {what}" for what in asked} <= met and "card episode" in met


def test_a_button_for_a_time_zone_says_what_comes_of_it_and_not_the_question():
    said = primer(RULES.name).deed("choose", "zone")
    assert "(4.3)" in said and "bonus" in said
    assert not primer(RULES.name).deed("choose", "solvers")


def test_what_could_be_done_at_once_is_not_told_as_done():
    """Looking back says "What changed most: ..." of a turn after which the game went on."""
    terms = primer(RULES.name).terms
    assert all("chance" in terms[part] for part in ("strike", "later strike", "end"))

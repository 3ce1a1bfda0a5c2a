"""Goals as lines: what they judge, and what is no goal."""

import pytest

from game.ai.proof.goals import CannotJudge, Goal, Moment
from game.kernel import notation
from game.rules import RULESETS

CONTROL, CLASH = RULESETS["control"], RULESETS["chrono_clash"]
TABLE = "hand-0: rift, nova\nplay-0: nova, rift\nplay-1: exotic-matter\nhand-1: 3 cards"


def judged(line, deeds=(), is_over=False, rules=CONTROL, text=TABLE):
    s = notation.lay(rules, text)
    return Goal(rules, line).holds(Moment(s, 0, 0, deeds, is_over))


@pytest.mark.parametrize(
    ("line", "holds"),
    [
        ("fuel-0 >= 11", True),
        ("fuel-0 >= 12", False),
        ("fuel-0 > fuel-1", True),
        ("fuel-1 <= 4 and fuel-0 == 11", True),
        ("fuel-1 <= 3 and fuel-0 == 11", False),
        ("fuel-1 <= 3 or hand-0 == 2", True),
        ("hand-1 < 3", False),
        ("nova in play-0", True),
        ("nova in play-1", False),
        ("not nova in play-1 and not over", True),
        ("win", False),
        ("safe", True),
        ("wins-0 == 0", True),
    ],
)
def test_a_line_is_judged(line, holds):
    assert judged(line) is holds


def test_deeds_and_the_end_of_the_turn():
    deeds = ["draw", "diffuse nova.7 rift"]
    assert (
        judged("done diffuse", deeds) and judged("done diffuse rift", deeds) and judged("done diffuse nova rift", deeds)
    )
    assert not judged("done diffuse time-stop", deeds) and not judged("done play", deeds) and not judged("done draw")
    assert judged("over", is_over=True) and not judged("over")


def test_what_a_card_remembers_can_be_asked_for():
    text = "battlefield-0: " + (key := next(card.key for card in CLASH.book if card.kind == "battler")) + " tapped"
    assert judged(f"{key} tapped in battlefield-0".replace(" tapped in", " in"), rules=CLASH, text=text)
    assert not judged(f"{key} in battlefield-1", rules=CLASH, text=text)


@pytest.mark.parametrize("line", ["", "won", "fuel-2 >= 1", "fuel >= 1", "nova in hand", "dragon in play-0", "win and"])
def test_what_is_no_goal_says_so(line):
    with pytest.raises(CannotJudge):
        Goal(CONTROL, line)

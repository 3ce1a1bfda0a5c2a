"""Impossible counters of a laid position are refused in one sentence that names the line."""

import pytest

from game.kernel.notation import CannotRead, lay, show
from game.rules import RULESETS
from tests.playing import TABLES, begin, positions

IMPOSSIBLE = [
    ("control", "wins-0: 3", "wins-0"),
    ("control", "draws-1: -1", "draws-1"),
    ("control", "active: 0\nactive: 1", "active"),
    ("control", "hand-0: rift\nhand-0: nova", "hand-0"),
    ("control", "turn: 201", "turn"),
    ("control", "turn: -4", "turn"),
    ("chrono_clash", "time-0: 11", "time-0"),
    ("chrono_clash", "time-1: 2", "time-1"),
    ("chrono_clash", "points-1: 5", "points-1"),
    ("chrono_clash", "points-1: -1", "points-1"),
    ("chrono_clash", "leader-1: 2", "leader-1"),
    ("chrono_clash", "touched-0: 2", "touched-0"),
    ("chrono_clash", "left-0: 3", "left-0"),
    ("chrono_clash", "is_out-0: 1", "active"),
    ("chrono_clash", "seats: 3\nis_out-1: 1\nis_out-2: 1", "is_out-2"),
    ("towers_in_time", "points-0: 4", "points-0"),
    ("towers_in_time", "passes-1: 3", "passes-1"),
    ("towers_in_time", "passes-0: 1\npasses-1: 1", "passes-0"),
    ("towers_in_time", "acts-0: -1", "acts-0"),
    ("towers_in_time", "turn: 31", "turn"),
    ("towers_in_time", "adrift-1: squire exposed4", "adrift-1"),
    ("towers_in_time", "adrift-1: squire damaged2", "adrift-1"),
    ("doctor_who", "past-1: yeti nth8\nnumber-0: 3\nnumber-1: 4", "past-1"),
    ("doctor_who", "past-0: yeti nth2, auton nth2", "past-0"),
    ("doctor_who", "past-0: yeti nth-1", "past-0"),
    ("doctor_who", "past-0: yeti helped-1", "past-0"),
    ("doctor_who", "zone-0: 4", "zone-0"),
    ("doctor_who", "bonus-1: 2", "bonus-1"),
    ("doctor_who", "plays-0: 4\ngranted-0: 1", "plays-0"),
    ("doctor_who", "again-0: 2", "again-0"),
    ("doctor_who", "number-1: -2", "number-1"),
]


@pytest.mark.parametrize(("game", "text", "line"), IMPOSSIBLE)
def test_an_impossible_counter_is_refused_with_its_line(game, text, line):
    with pytest.raises(CannotRead) as refused:
        lay(RULESETS[game], text)
    said = str(refused.value)
    assert "\n" not in said and line in said.partition(": ")[0], said


@pytest.mark.parametrize(("game", "text"), [
    ("control", "wins-0: 2\nturn: 200"),
    ("chrono_clash", "active: 1\ntime-1: -10\npoints-1: 4\nleader-1: 3"),
    ("towers_in_time", "seats: 3\npasses-1: 7\npoints-2: 3\nadrift-1: squire exposed7"),
    ("towers_in_time", "seats: 3\nis_out-2: 1\npasses-1: 2"),
    ("doctor_who", "past-1: yeti nth7 energy-3\nnumber-0: 3\nnumber-1: 4\nplays-0: 3\ngranted-0: 1"),
])  # fmt: skip
def test_what_can_be_counted_is_read_and_written_alike(game, text):
    s = lay(RULESETS[game], text)
    assert show(lay(RULESETS[game], show(s))) == show(s)


def test_how_many_came_into_play_follows_from_the_cards_where_it_is_not_said():
    s = lay(RULESETS["doctor_who"], "past-1: yeti nth7\npast-0: auton nth3")
    assert sum(leaf.number for leaf in s.seats) == 7


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_moment_of_a_game_is_refused_for_what_it_counts(game, seats):
    rules = RULESETS[game]
    for number, s in enumerate(positions(begin(game, seats, 5), 5)):
        if number % 7 == 0 and s.outcome is None and s.agenda[-1].seat == s.active and s.rules.writing.check:
            wrong = rules.writing.check(s)
            assert not wrong or s.agenda[-1].what not in ("act", "main", "action"), wrong
        if number > 400:
            break

"""The lessons: what is shown happens, every solution solves, every wrong way is told, and nobody can get stuck."""

import itertools
import random
import re
from pathlib import Path

import pytest

from game.ai.proof.goals import Goal, Moment
from game.files import BadFile
from game.kernel import notation
from game.kernel.agenda import chooser, legal_actions
from game.rules import RULESETS
from game.teach.lessons import CHANGED, DONE, EXAMPLES, FAILED, OPEN, REACHED, SHOWN, Practice, parse, shipped, shown
from tests.teach.reach import Stuck, reach

WORKED = [lesson for game in RULESETS for lesson in shipped(game, EXAMPLES)]
ALL = [*(lesson for game in RULESETS for lesson in shipped(game)), *WORKED]
TRIED = [
    pytest.param(lesson, part, id=f"{lesson.game}-{lesson.key}-{part.kind}")
    for lesson in ALL
    for part in lesson.parts
    if part.kind != SHOWN
]
MADE = """chronotable lesson 1
game: control
title: Made
laws: 1.1

do: Win.
table:
    hand-0: rift, nova
    play-0: nova, rift
    hand-1: 2 cards
goal: win
fail: over and not win = Short.
solution: play nova
"""


@pytest.mark.parametrize("game", ["control", "chrono_clash", "towers_in_time", "doctor_who"])
def test_there_are_five_to_eight(game):
    lessons = shipped(game)
    assert 5 <= len(lessons) <= 8
    assert len({lesson.title for lesson in lessons}) == len(lessons)
    for lesson in lessons:
        assert [part.kind for part in lesson.parts] == [SHOWN, DONE, CHANGED]
    assert lessons[-1].parts[-1].goal == "win", "the last step of the last lesson is won"


FEWEST_WORKED = {"control": 13, "chrono_clash": 19, "towers_in_time": 22, "doctor_who": 12}


@pytest.mark.parametrize("game", FEWEST_WORKED)
def test_the_worked_examples_are_a_shelf_of_their_own(game):
    there = shipped(game, EXAMPLES)
    assert len(there) >= FEWEST_WORKED[game]
    keys = [lesson.key for lesson in (*shipped(game), *there)]
    assert len(set(keys)) == len(keys) and {lesson.shelf for lesson in there} == {EXAMPLES}
    for lesson in there:
        assert [part.kind for part in lesson.parts] == [SHOWN, DONE, CHANGED], lesson.key


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.key}")
def test_what_is_shown_happens_and_its_laws_are_there(lesson):
    rules = Path(lesson.rules.telling.rules_file).read_text(encoding="utf-8")
    assert lesson.laws and all(f"**{law}" in rules for law in lesson.laws)
    for part in (part for part in lesson.parts if part.kind == SHOWN):
        checked, start, seat, first = 0, None, 0, 0
        for word, text, _, s in shown(lesson, part):
            start = start if start is not None else (len(s.results), s.rules.thinking.beat(s))
            if word == "check":
                is_over = s.rules.thinking.beat(s) > start[1]
                assert Goal(lesson.rules, text, len(s.seats)).holds(Moment(s, seat, start[0], (), is_over)), text
                checked += 1
            assert word in ("say", "does", "check", "point"), first
        assert checked


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.key}")
def test_what_is_to_be_tried_names_no_card_that_is_not_there(lesson):
    for part in lesson.parts[1:]:
        told = {printed.key for printed in RULESETS[lesson.game].book if re.search(rf"\b{printed.name}\b", part.words)}
        assert all(key in part.position for key in told), (part.words, told)


@pytest.mark.parametrize(("lesson", "part"), TRIED)
def test_the_solution_solves_and_the_wrong_ways_fail_with_a_word(lesson, part):
    assert Practice(lesson, part).standing == (OPEN, "")
    solving = Practice(lesson, part)
    on_the_way = [solving.plays([deed])[0] for deed in part.solution]
    assert on_the_way == [OPEN] * (len(part.solution) - 1) + [REACHED], "nothing is said to be lost that is not"
    assert part.wrong and part.hints and part.words.endswith((".", "?"))
    for way in part.wrong:
        practice = Practice(lesson, part)
        standing, said = practice.plays(way)
        assert standing == FAILED and said, way
        assert practice.take_back() and practice.standing[0] == OPEN, "take-back leads on"
        assert not practice.past or len(legal_actions(practice.state)) > 1, "there is something else to be done"
        assert _leads_on(practice, set()), f"after {practice.deeds} of {way} nothing leads to the goal"


def _leads_on(practice, seen):
    """Whether something leads to the goal from here, by trying everything."""
    for action in legal_actions(practice.state):
        practice.act(action)
        s, standing = practice.state, practice.standing[0]
        place = repr((notation.show(s), s.cards, s.agenda[-1:], practice.said, sorted(set(practice.deeds))))
        if standing == REACHED:
            return True
        if standing == OPEN and place not in seen:
            seen.add(place)
            if _leads_on(practice, seen):
                return True
        practice.state, practice.deeds, practice.said = practice.past.pop()
    return False


OWN = "your last shield"
AMISS = [
    (
        "control",
        "1-",
        2,
        "play exotic-matter; play rift; choose 1",
        "your own Nova",
    ),
    (
        "control",
        "1-",
        2,
        "play exotic-matter; done",
        "a small card",
    ),
    ("chrono_clash", "1-", 2, "pass", "You passed"),
    ("chrono_clash", "1-", 2, "summon unpaid-rooster; pass", "You passed"),
    (
        "chrono_clash",
        "1-",
        2,
        "summon ember-heron",
        "your turn ended",
    ),
    ("doctor_who", "3-", 1, "pass; pass; pass; pass", "without an attack"),
    ("doctor_who", "5-", 2, "pass; pass; attack auton; pass", "Polly"),
    ("doctor_who", "5-", 2, "pass; pass; attack auton; flash you-will-obey-me polly", "Polly"),
    ("doctor_who", "5-", 2, "flash you-will-obey-me auton", "Auton"),
    ("towers_in_time", "2-", 1, "pull high-mesa", OWN),
    ("towers_in_time", "4-", 1, "attack elf-scout", "A Minor scores only 1 point, and breaking a shield takes 4."),
    ("towers_in_time", "4-", 2, "land sphinx; attack sphinx", "The Knight blocked your attack."),
    ("towers_in_time", "4-", 2, "use sphinx", "You didn't attack."),
    ("towers_in_time", "5-", 2, "attack cave-bear", "The Knight blocked your attack."),
]


@pytest.mark.parametrize(("game", "key", "at", "deeds", "said"), AMISS)
def test_what_is_said_of_a_wrong_way_is_true_of_it(game, key, at, deeds, said):
    lesson = next(lesson for lesson in shipped(game) if lesson.key.startswith(key))
    practice = Practice(lesson, lesson.parts[at])
    standing, words = practice.plays(deeds.split("; "))
    assert standing == FAILED and said in words


def test_whoever_gives_the_last_shield_away_is_told_that_in_every_step():
    for lesson in shipped("towers_in_time"):
        for part in lesson.parts[1:]:
            assert OWN in Practice(lesson, part).plays(["pull high-mesa"])[1], (lesson.key, part.kind)


def test_taken_back_is_all_that_has_lost_the_goal():
    """Where a choice that comes to nothing either way had been come to, it is the deed before it that was wrong."""
    lesson = shipped("control")[0]
    practice = Practice(lesson, lesson.parts[1])
    assert practice.plays(["play rift", "choose 0"])[0] == FAILED
    assert practice.take_back() == 2 and practice.deeds == []
    assert practice.plays(["play rift"])[0] == OPEN
    assert practice.take_back() == 1, "what has not failed yet is taken back deed by deed"


def test_where_to_go_back_to_is_worked_out_bit_by_bit():
    """So that no picture waits for it; and it is the same however much of it was worked out before it is asked for."""
    lesson = shipped("control")[0]
    for bits in range(12):
        practice = Practice(lesson, lesson.parts[1])
        practice.plays(["play rift", "choose 0"])
        known = [practice.ponder() for _ in range(bits)]
        assert practice.take_back() == 2 and practice.standing[0] == OPEN
    assert known[:2] == [True, True] and not known[-1], "a few bits, and then it is known"
    assert practice.take_back() == 0 and practice.deeds == []


def test_whoever_was_led_back_and_fails_again_is_led_further_back():
    """In the combat itself somebody could still help, and so it leads on: but how, a later lesson tells first."""
    lesson = next(lesson for lesson in shipped("doctor_who") if lesson.key.startswith("3-"))
    practice = Practice(lesson, lesson.parts[2])
    wrong = ["pass", "pass", "attack auton giant-maggot"]
    assert practice.plays([*wrong, "pass", "pass"])[0] == FAILED
    stood = []
    for _ in range(9):
        assert practice.take_back()
        stood.append(len(practice.deeds))
        assert practice.standing[0] == OPEN
        if not practice.deeds:
            break
        assert practice.plays([*wrong, "pass", "pass"][len(practice.deeds) :])[0] == FAILED
    assert stood[0] == len(wrong) and stood == sorted(stood, reverse=True) and len(set(stood)) == len(stood)
    assert 2 in stood and stood[-1] == 0, "to where another attacks, and at last to the begin"


def test_taken_back_is_no_more_than_that():
    lesson = next(lesson for lesson in shipped("control") if lesson.key.startswith("5-"))
    practice = Practice(lesson, lesson.parts[1])
    assert practice.plays(["play exotic-matter", "play force-field"])[0] == FAILED
    assert practice.take_back() == 1 and practice.deeds == ["play exotic-matter"]


def test_a_round_that_is_won_is_not_what_was_asked_for():
    """A row of Hits may win the round where nobody defends: what the step is about is still to be done."""
    lesson = next(lesson for lesson in shipped("doctor_who", EXAMPLES) if lesson.key.startswith("e03"))
    for part in lesson.parts[1:]:
        practice = Practice(lesson, part)
        standing, said = practice.plays(["pass", "pass", "attack auton", *["use"] * 5])
        assert practice.state.results and standing == FAILED and said, part.kind
        assert practice.take_back() and practice.standing[0] == OPEN


def test_who_is_to_be_beaten_defends_where_the_attack_is_left_open():
    """Or a beginner wins the round by Hits, is cheered for it, and is told then that it was not what was asked for."""
    begun = {"3-": "attack sea-devil", "4-": "attack auton", "5-": "attack fendahleen"}
    for key, way in begun.items():
        lesson = next(lesson for lesson in shipped("doctor_who") if lesson.key.startswith(key))
        practice = Practice(lesson, lesson.parts[1])
        standing, said = practice.plays(["pass", "pass", way])
        assert practice.said == 1, "it is met"
        while standing == OPEN:
            standing, said = practice.plays(["pass"])
        assert standing == FAILED and said and not practice.state.results, key


def test_what_is_to_be_done_by_an_ability_is_not_done_by_a_combat():
    lesson = next(lesson for lesson in shipped("doctor_who", EXAMPLES) if lesson.key.startswith("e01"))
    for part in lesson.parts[1:]:
        standing, said = Practice(lesson, part).plays(["pass", "pass", "attack daemons dulciens"])
        assert standing == FAILED and "combat" in said, part.kind


def test_the_quest_that_wins_is_one_that_nobody_there_can_attack_and_it_does_win():
    """Who is only tapped stands up in their own turn, and the quest would be lost to them."""
    lesson = next(lesson for lesson in shipped("chrono_clash") if lesson.key.startswith("3-"))
    practice = Practice(lesson, lesson.parts[2])
    s = practice.state
    assert not s.cards_in(1, "battlefield")
    assert practice.plays(practice.part.solution) == (REACHED, "") and s.outcome.winners == (0,)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.key}")
def test_what_is_shown_is_shown_to_its_end(lesson):
    """Nobody is in the middle of an answer when the last words are said of it."""
    *_, (_, _, _, s) = shown(lesson, lesson.parts[0])
    assert chooser(s) in (s.active, None), notation.show(s)


@pytest.mark.parametrize(("lesson", "part"), TRIED)
def test_nobody_gets_stuck(lesson, part):
    assert reach(lesson, part) > 2


OF_CONTROL = [tried for tried in TRIED if tried.values[0].game == "control"]


@pytest.mark.parametrize(("lesson", "part"), OF_CONTROL)
def test_a_step_is_passed_by_what_it_is_about(lesson, part):
    """No way to the goal does without the kind of deed that the solution begins with."""
    about = part.solution[0].split()[0]
    pending, seen = [[]], set()
    while pending:
        way = pending.pop()
        practice = Practice(lesson, part)
        standing = practice.plays(way)[0] if way else OPEN
        assert standing != REACHED, f"{'; '.join(way)} passes without any {about}"
        place = repr((notation.show(practice.state), practice.state.agenda[-1:], standing))
        if standing != OPEN or place in seen:
            continue
        seen.add(place)
        named = [notation.say(practice.state, action) for action in legal_actions(practice.state)]
        pending += [[*way, deed] for deed in named if deed.split()[0] != about]


@pytest.mark.parametrize(("lesson", "part"), TRIED)
def test_mashing_keys_never_hangs(lesson, part):
    luck = random.Random(lesson.title + part.kind)
    for _ in range(10):
        practice = Practice(lesson, part)
        for _ in range(25):
            if practice.standing[0] != OPEN or luck.random() < 0.2:
                practice.take_back()
            else:
                practice.act(luck.choice(legal_actions(practice.state)))
        while practice.standing[0] != OPEN:
            assert practice.take_back()
        assert legal_actions(practice.state)


def test_a_dead_end_that_says_nothing_is_found():
    lesson = parse(MADE.replace("fail: over and not win = Short.\n", ""), "made.txt")
    with pytest.raises(Stuck):  # it goes on and on, and nobody says that it is lost
        reach(lesson, lesson.parts[0], most=300)
    assert 300 > reach(parse(MADE, "made.txt"), parse(MADE, "made.txt").parts[0]) > 2


def test_winning_always_passes():
    lesson = parse(MADE.replace("goal: win", "goal: fuel-1 >= 30"), "made.txt")
    assert Practice(lesson, lesson.parts[0]).plays(["play nova"]) == (REACHED, "")


@pytest.mark.parametrize(
    ("old", "new"),
    [("lesson 1", "lesson 2"), ("control", "draughts"), ("goal: win", "goal: fun"), ("rift, nova", "drift"),
     ("solution: play nova", ""), ("fail:", "fails:")],
)  # fmt: skip
def test_a_file_that_is_none_says_where(old, new):
    with pytest.raises(BadFile):
        parse(MADE.replace(old, new), "made.txt")


COUNTS = {"no": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
HELD = re.compile(r"[Yy]ou hold (?P<count>\w+) (?:cards?\b|(?P<name>[A-Z][\w']+(?: [A-Z][\w']+)*))")


@pytest.mark.parametrize(("lesson", "part"), TRIED)
def test_what_is_said_to_be_held_is_held(lesson, part):
    if (said := HELD.search(part.words)) is None:
        return
    practice = Practice(lesson, part)
    s = practice.state
    names = [s.what[card].name for card in s.zones[s.layout.of["hand"][practice.seat]]]
    held = len(names) if said["name"] is None else names.count(said["name"])
    wanted = COUNTS.get(said["count"])
    assert held == wanted if wanted is not None else held, names


MORE = re.compile(r"(\w+) more fuel in play")


def test_what_is_said_to_be_more_than_before_is_so_much_more():
    told = 0
    for lesson in shipped("control"):
        for before, part in itertools.pairwise(lesson.parts[1:]):
            if said := MORE.search(part.words):
                tally = lesson.rules.telling.tallies["fuel"]
                was, now = (tally(Practice(lesson, one).state, 0) for one in (before, part))
                assert now - was == COUNTS[said[1]], part.words
                told += 1
    assert told

"""The puzzles that are shipped: each is proved, by a second prover as well where that is quick, and can be solved."""

import random

import pytest

from game.ai.meaning import meaning
from game.files import BadFile
from game.kernel import notation
from game.kernel.agenda import apply, chooser, legal_actions
from game.kernel.view import see
from game.rules import RULESETS
from game.teach import puzzles
from game.teach.puzzles import Attempt, is_provable, of_the_day, parse, shipped
from tests.second_prover import Plain, TooLong

FEWEST = {"control": 40, "chrono_clash": 30, "towers_in_time": 30, "doctor_who": 30}
ALL = [puzzle for game in FEWEST for puzzle in shipped(game)]
SAMPLE = [puzzle for game in FEWEST for puzzle in shipped(game)[:: max(1, len(shipped(game)) // 5)]]
MADE = """chronotable puzzle 1
game: control
goal: win
beats: 1
grade: 1
keeps: play exotic-matter

hand-0: exotic-matter, reactor, reactor, force-field
play-0: nova
hand-1: 2 cards
"""


def said(puzzle):
    return f"{puzzle.game}-{puzzle.key}"


@pytest.mark.parametrize("game", FEWEST)
def test_there_are_enough_from_easy_to_hard(game):
    found = shipped(game)
    assert len(found) >= FEWEST[game]
    assert len({puzzle.grade for puzzle in found}) >= 3 and len({puzzle.goal.split()[0] for puzzle in found}) >= 3
    assert len({puzzle.position for puzzle in found}) >= len(found) * 0.8
    assert all(puzzle.is_current for puzzle in found), "the cards have changed: python -m game.teach.mine GAME"


@pytest.mark.parametrize("puzzle", SAMPLE, ids=said)
def test_it_is_proved_and_reads_back(puzzle):
    assert parse(puzzle.text(), f"{puzzle.key}.txt") == puzzle
    assert is_provable(puzzle)


@pytest.mark.parametrize("game", FEWEST)
def test_a_second_prover_agrees_where_it_is_quick(game):
    quick = 0
    for puzzle in [puzzle for puzzle in SAMPLE if puzzle.game == game]:
        s = puzzle.begin()
        try:
            kept = Plain(puzzle, 3000).keeps()
        except TooLong:
            continue
        assert {notation.short(s, notation.read(s, text)) for text in kept} == set(puzzle.keeps), said(puzzle)
        quick += 1
    assert quick >= 1


@pytest.mark.parametrize("game", FEWEST)
def test_some_ask_to_survive_and_both_provers_know_how(game):
    found = [puzzle for puzzle in shipped(game) if puzzle.goal == "safe"]
    assert len(found) >= (2 if game == "control" else 3)
    agreed = 0
    for puzzle in found:
        s = puzzle.begin()
        try:
            kept = Plain(puzzle, 5000).keeps()
        except TooLong:
            continue
        assert is_provable(puzzle)
        assert {notation.short(s, notation.read(s, text)) for text in kept} == set(puzzle.keeps), said(puzzle)
        agreed += 1
    assert agreed >= 1


def play_on(puzzle, luck):
    """Any deed that keeps the proof, and any answer of the others to it, to the end."""
    attempt = Attempt(puzzle)
    for _ in range(60):
        if attempt.is_over:
            break
        if attempt.is_asked:
            kept = attempt.prover.proofs(attempt.belief)
            means = {meaning(attempt.belief[0], action) for action in kept}
            legal = [action for action in legal_actions(attempt.state) if meaning(attempt._mine(), action) in means]
            assert attempt.tried(legal[0]) is None
            attempt.act(luck.choice(legal))
        else:
            attempt.reply(luck.choice(legal_actions(attempt.state)))
    return attempt


@pytest.mark.parametrize("puzzle", SAMPLE, ids=said)
def test_whatever_keeps_the_proof_solves_it_in_any_world(puzzle):
    attempt = play_on(puzzle, random.Random(puzzle.key))
    assert attempt.is_solved and attempt.failed == 0


def test_whichever_of_two_hidden_twins_answers_it_goes_on():
    answered = [puzzle for puzzle in shipped("control") if any(deed.startswith("discard") for deed in puzzle.keeps)]
    for puzzle in answered[:2]:
        for seed in range(4):
            assert play_on(puzzle, random.Random(seed)).is_solved


@pytest.mark.parametrize("puzzle", SAMPLE, ids=said)
def test_a_wrong_deed_is_refuted_by_a_line_that_can_be_played(puzzle):
    attempt = Attempt(puzzle)
    wrong = [
        action for action in legal_actions(attempt.state) if notation.short(attempt.state, action) not in puzzle.keeps
    ]
    refutation = attempt.tried(wrong[0])
    assert refutation is not None and attempt.failed == 1
    world = refutation.world.clone()
    for _, deed in refutation.deeds:
        apply(world, notation.read(world, deed))
    assert not attempt.prover.is_reached(world)


COULD_STOP = """chronotable puzzle 1
game: control
goal: {}
beats: 1
grade: 2
keeps: {}

seats: 2
active: 0
"""
PICKED = """deck-1: 9 cards
deck-0: 8 cards
discard-1: dark-energy, dark-energy, rewind, rewind, singularity, exotic-matter, wormhole, exotic-matter
discard-0: future-shift, singularity, rewind, singularity, reactor, time-stop, rift
hand-1: 5 cards
play-1: singularity, force-field
hand-0: force-field, wormhole, force-field, future-shift, exotic-matter, exotic-matter, reactor
play-0: wormhole, nova
"""
ASKED = """deck-0: 18 cards
deck-1: 19 cards
hand-0: reactor, rift, time-stop, antimatter, exotic-matter
play-0: singularity
hand-1: 3 cards
play-1: reactor, nova
"""


@pytest.mark.parametrize(
    ("goal", "keeps", "laid", "wrong"),
    [
        ("win", "play exotic-matter", PICKED, "discard wormhole"),
        ("fuel-1 <= 2", "play rift", ASKED, "discard antimatter"),
    ],
)
def test_where_a_rival_could_have_stopped_it_the_line_goes_on_past_that_to_the_end(goal, keeps, laid, wrong):
    """In the world that is shown they may hold what was taken to be nowhere when the line was found: then they pass."""
    attempt = Attempt(parse(COULD_STOP.format(goal, keeps) + laid, "made.txt"))
    refutation = attempt.tried(notation.read(attempt.state, wrong))
    world = refutation.world.clone()
    for seat, deed in refutation.deeds:
        assert chooser(world) == seat
        apply(world, notation.read(world, deed))
    assert attempt.prover.is_over(world) and not attempt.prover.is_reached(world)


def test_every_wrong_first_deed_of_every_puzzle_of_the_quickest_game_is_refuted_to_the_end():
    shown = 0
    for puzzle in shipped("control"):
        attempt = Attempt(puzzle)
        for action in legal_actions(attempt.state):
            if (refutation := attempt.tried(action)) is None:
                continue
            world = refutation.world.clone()
            for seat, deed in refutation.deeds:
                assert chooser(world) == seat, puzzle.key
                apply(world, notation.read(world, deed))
            assert attempt.prover.is_over(world) and not attempt.prover.is_reached(world), puzzle.key
            shown += 1
    assert shown > 200


def test_whoever_is_refuted_has_gone_on_with_what_would_have_done_if_nobody_had_answered():
    """A Volley for 4 kills who attacks, if nobody heals it: for 1 it never would."""
    puzzle = next(one for one in shipped("towers_in_time") if one.found == "composed" and "volley" in one.line[1])
    attempt = Attempt(puzzle)
    deeds = [deed for _, deed in attempt.tried(notation.read(attempt.state, "cast volley major-air-elemental")).deeds]
    assert deeds[1] == "choose 4" and any(deed.startswith("use tide-priestess") for deed in deeds)


def test_an_attempt_by_hand():
    attempt = Attempt(parse(MADE, "made.txt"))
    refutation = attempt.tried(notation.read(attempt.state, "draw"))
    assert refutation.deeds == ((0, "draw"),) and attempt.failed == 1 and not attempt.is_over
    for deed in ("play exotic-matter", "play reactor", "play reactor", "play force-field"):
        action = notation.read(attempt.state, deed)
        assert attempt.tried(action) is None
        attempt.act(action)
    assert attempt.is_solved


def test_who_is_asked_after_the_opening_solves_it():
    answers = [puzzle for puzzle in ALL if puzzle.opening]
    assert len(answers) >= 20
    for puzzle in answers[::5]:
        assert parse(puzzle.text(), f"{puzzle.key}.txt") == puzzle
        attempt = Attempt(puzzle)
        assert attempt.is_asked and attempt.seat == 0 and not attempt.is_over
    theirs = [puzzle for puzzle in answers if puzzle.begin().active != 0]
    assert len(theirs) >= 5, "some are asked in the turn of their rival"


def test_what_fails_later_is_refuted_from_there():
    attempt = Attempt(parse(MADE, "made.txt"))
    attempt.act(notation.read(attempt.state, "play exotic-matter"))
    refutation = attempt.tried(notation.read(attempt.state, "done"))
    world = refutation.world.clone()
    seen = [notation.show(see(s, 0)) for s in (world, attempt.state)]
    assert seen[0] == seen[1], "it goes on from where one is"
    for _, deed in refutation.deeds:
        apply(world, notation.read(world, deed))
    assert not attempt.prover.is_reached(world)


def test_the_puzzle_of_the_day_is_the_same_all_day_and_all_come_in_turn():
    there = shipped("control")
    days = [of_the_day("control", 700_000 * len(there) + day) for day in range(len(there))]
    assert {puzzle.key for puzzle in days} == {puzzle.key for puzzle in there}
    assert of_the_day("control", 739_000) is of_the_day("control", 739_000)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("puzzle 1", "puzzle 9"),
        ("control", "draughts"),
        ("goal: win", "goal: fun"),
        ("grade: 1", "grade: 9"),
        ("\n\n", "\n"),
    ],
)
def test_a_file_that_is_none_says_where(old, new):
    with pytest.raises(BadFile):
        parse(MADE.replace(old, new), "made.txt")


def test_what_asks_is_a_sentence():
    for puzzle in ALL:
        assert puzzle.asks.endswith(".") and "#" not in puzzle.asks and not puzzle.asks.startswith("Goal: ")


@pytest.mark.parametrize("puzzle", [p for p in ALL if p.game == "chrono_clash"], ids=lambda puzzle: puzzle.key)
def test_what_guardians_turn_out_to_be_is_no_matter_where_there_is_none(puzzle):
    s = puzzle.begin()
    assert "{" not in puzzle.asks
    assert ("their guardians" in puzzle.asks) <= bool(s.zones[s.layout.named["guardians-1"]])
    assert puzzle.goal != "win" or ("their guardians" in puzzle.asks) == puzzle.holds("guardians-1")


def test_every_ruleset_can_have_them(tmp_path, monkeypatch):
    monkeypatch.setattr(puzzles, "folder", lambda game: tmp_path)
    shipped.cache_clear()
    assert [shipped(game) for game in RULESETS] == [()] * len(RULESETS) and of_the_day("control", 1) is None
    shipped.cache_clear()

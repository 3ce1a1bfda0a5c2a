"""A match played again: it stands anywhere, shows what its eyes may see, and branches without touching what was."""

import pytest

from game.files import BadFile
from game.kernel.agenda import legal_actions
from game.kernel.record import parse
from game.kernel.view import laid_open, see, shared
from game.match import Match, Player
from game.replay import OPEN, OWN, SHARED, Replay
from game.rules import RULESETS
from tests.teach.test_review import played


@pytest.fixture(scope="module", params=list(RULESETS))
def record(request):
    found = played(request.param)
    found.players = [("human", "Ada"), ("skilled", "Vesper")]
    return found


def running(record, left=5):
    again = parse(record.dump())
    again.take_back(left)
    return again


def test_it_stands_anywhere_and_tells_each_action_as_it_was(record):
    replay = Replay(record)
    assert replay.at == replay.length == len(record.actions) and replay.is_over
    for number, (state, _) in enumerate(record.replay()):
        replay.go(number)
        assert replay.state == state == replay.states[number]
        assert replay.chooser is None and not replay.is_thinking and not replay.can_undo and not replay.legal_actions()
    replay.go(0)
    assert [step.event for step in replay.step()] == [s.event for s in list(Replay(record).story(0))] and replay.at == 1
    replay.go(-5)
    assert replay.at == 0
    replay.go(10**9)
    assert replay.at == replay.length and replay.step() == []


def test_while_a_match_goes_on_only_its_player_s_eyes_are_lent(record):
    replay = Replay(running(record))
    assert not replay.is_over and replay.eyes == OWN and replay.seats_to_watch() == [0]
    assert not replay.may_open()
    with pytest.raises(ValueError, match="while a match goes on"):
        replay.look(OPEN)
    for number in range(replay.length + 1):
        replay.go(number)
        assert see(replay.state, 0) == see(replay.states[number], 0)
        if number < replay.length and replay.actor(number) != 0:
            assert replay.said(number, 0) == ""


def of_rounds(game, wins=2):
    """A match of several rounds, so far that the first of them is over and the second has begun."""
    match = Match.new(game, [Player("Ada", "human"), Player("Bo", "human")], seed=4, wins=wins)
    assert match.rounds_over() is None
    turn = 0
    while not match.state.results:
        legal, turn = legal_actions(match.state), turn + 1
        match.act(legal[(turn * 7) % len(legal)])
    return match


def test_rounds_that_are_over_are_looked_back_on_before_the_match_is():
    match = of_rounds("control")
    match.record.notes["ended"] = "never"
    count, first = len(match.record.actions), match.rounds_over()
    match.act(legal_actions(match.state)[0])
    match.act(legal_actions(match.state)[0])
    record = match.rounds_over()
    assert record.actions == first.actions == match.record.actions[:count] and not record.notes
    replay = Replay(record)
    assert replay.is_between and replay.is_over and not replay.is_whole and replay.may_open()
    end = replay.states[-1]
    assert end.round == len(end.results) == 1, "what the next round deals is not there"
    assert replay.story(replay.length - 1)[-1].state == end
    replay.go(replay.length - 1)
    assert [type(step.event).__name__ for step in replay.step()][-1] == "RoundWon" and replay.state == end
    branch = replay.branch(replay.length, 0)
    assert branch.state.round == 2 and branch.state.results == end.results and branch.legal_actions()
    on = Replay(match.record)
    assert not on.is_between and not on.is_over and not on.may_open()


def test_where_people_bring_decks_a_round_tells_of_the_next_and_is_not_opened():
    match = of_rounds("chrono_clash")
    assert match.rounds_over() is None
    replay = Replay(parse(match.record.dump()))
    assert len(replay.states[-1].results) == 1 and not replay.is_between and not replay.may_open()


def test_of_several_people_at_one_screen_only_what_all_know_is_shown(record):
    again = running(record)
    again.players = [("human", "Ada"), ("human", "Bo")]
    replay = Replay(again)
    assert replay.eyes == SHARED
    for number in range(0, replay.length + 1, 3):
        replay.go(number)
        for seat in range(2):
            known = see(replay.states[number], None).what
            assert see(replay.state, seat).what == known
    assert all(replay.said(n, seat) == "" for n in range(replay.length) for seat in range(2))


def test_laid_open_is_what_anybody_knows_and_nothing_that_nobody_does(record):
    s = Replay(record).states[len(record.actions) // 2]
    bare, common = laid_open(s), shared(s)
    before = s.seen[:]
    for card, seen in enumerate(s.seen):
        assert (see(bare, 0).what[card] is not None) == bool(seen)
        assert (see(common, 0).what[card] is not None) == (seen == 3)
    assert s.seen == before


def test_a_branch_is_a_match_of_its_own_and_what_was_stays(record):
    replay = Replay(record)
    words = record.dump()
    at = replay.length // 2
    match = replay.branch(at, 0)
    assert match.state == replay.states[at] and len(match.record.actions) == at and match.outcome is None
    assert match.record.notes["branch"] == f"{record.digest} {at}" and "branch" in match.record.marks
    if match.is_human_asked:
        match.act(legal_actions(match.state)[0])
    else:
        match.state.turn += 1
    assert record.dump() == words == replay.record.dump()
    assert replay.states[at] == Replay(record).states[at]
    match.close()


def test_a_branch_that_is_taken_back_beyond_where_it_began_leaves_the_other_match_earlier(record):
    helped = parse(record.dump())
    helped.players = [("human", "A"), ("human", "B")]
    helped.helped = {2: 4, 6: 1}
    replay = Replay(helped)
    match = replay.branch(6, 0)
    assert match.record.helped == {2: 4}, "what is decided there is decided anew"
    assert replay.branch(7, 0).record.helped == helped.helped == {2: 4, 6: 1}
    for _ in range(2):
        match.act(legal_actions(match.state)[0])
    match._told = [False] * len(match._told)
    for at in (6, 6, 5, 4):
        match.undo()
        assert match.record.notes["branch"] == f"{helped.digest} {at}"


def test_a_branch_of_a_match_given_up_goes_on(record):
    given = running(record)
    given.given_up = 0
    replay = Replay(given)
    assert replay.is_over and replay.may_open()
    assert replay.branch(replay.length, 0).outcome is None


def test_a_match_among_computers_is_gone_on_with_by_who_watches(record):
    among = parse(record.dump())
    among.players = [("greedy", "A"), ("skilled", "B")]
    match = Replay(among).branch(0, 1)
    assert [player.kind for player in match.players] == ["greedy", "human"] and among.players[1][0] == "skilled"


def test_what_can_be_played_of_a_broken_record_is_there(record):
    broken = parse(record.dump())
    broken.actions[7] = (broken.actions[7][0], "fly nowhere")
    replay = Replay(broken, "my.match")
    assert replay.length == 7 and "my.match, action 8" in replay.problem and "\n" not in replay.problem
    assert not replay.is_over and not replay.may_open()
    broken.notes["ended"] = "2026-01-02"  # it was over: what it hid may be seen as far as it goes
    assert Replay(broken).may_open() and not Replay(running(broken, 0)).problem.startswith("my")
    wrong = parse(record.dump())
    wrong.wins = 10**6
    with pytest.raises((BadFile, ValueError)):
        Replay(wrong)


def test_trying_asks_and_changes_nothing(record):
    replay = Replay(record)
    number = next(n for n in range(replay.length) if replay.actor(n) == 0)
    replay.go(number)
    before = replay.states[number].clone()
    actions = replay.ask()
    assert actions == legal_actions(before) == replay.legal_actions() and replay.chooser == 0
    replay.go(number)
    assert not replay.is_trying and replay.chooser is None and replay.state == before

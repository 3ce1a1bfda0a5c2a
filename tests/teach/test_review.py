"""Looking back: sums that are open, losses beyond the noise, and a review that can be left and taken up."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from game.__main__ import play_out
from game.decks import bring
from game.files import BadFile
from game.kernel.record import Record, parse
from game.rules import RULESETS
from game.teach.reasons import OVER, Compared, Part, Study
from game.teach.review import ALL, SMALL, Entry, Review, at_most, is_still_open, load
from game.teach.reviewer import Weighed, weighed
from game.teach.shifts import Shift, ended
from game.teach.turning import TURNING, turning_points

FEW = {"worlds": 12, "draws": 2}
CAUSES = "own", "draw", "other", "theirs", "deed", "held", "left"


def played(game, kinds=("greedy", "random"), seed=3, wins=1):
    rules = RULESETS[game]
    decks = bring(game, None, len(kinds), seed, None)
    record = Record(game, seed, [(k, k) for k in kinds], rules.ruled(), wins, rules.book.version, decks=decks)
    play_out(record, list(kinds), keep=True)
    return record


def reviewed(record, **how):
    review = Review.of(record)
    for _ in review.steps(record, **(how or FEW)):
        pass
    return review


@pytest.fixture(scope="module", params=list(RULESETS))
def both(request):
    record = played(request.param)
    return record, reviewed(record)


def test_a_deed_after_which_the_better_one_is_still_open_lost_no_more_than_the_chance_is_less(both):
    """Of cards that may be put down in any order none is a blunder for not being the first."""
    record, review = both
    states = [s.clone() for s, _ in record.replay()]
    entries, met = {entry.number: entry for entry in review.entries}, 0
    for number, entry in entries.items():
        if number + 1 in entries and is_still_open(states[number], states[number + 1]):
            met += 1
            assert entry.least <= max(0.0, entry.chance - entries[number + 1].chance) + 1e-9, entry
    assert met or record.game == "control"


def test_why_tells_the_same_story_of_such_a_deed(both):
    record, review = both
    states = [s.clone() for s, _ in record.replay()]
    entries = {entry.number: entry for entry in review.entries}
    held = [
        entry for number, entry in entries.items()
        if entry.loss > 0 and number + 1 in entries and is_still_open(states[number], states[number + 1])
        and entry.loss == pytest.approx(entry.chance - entries[number + 1].chance)
    ]  # fmt: skip
    for entry in held[:2]:
        told = weighed(states[entry.number], entry.number, entry.action, FEW["worlds"], entry.best)
        assert told.loss == pytest.approx(entry.loss) and told.after == told.label == entry.label
        assert told.is_accepted == (not entry.verdict)
    assert held or record.game != "towers_in_time", "where cards may be put down in any order"


def test_a_deed_that_is_set_beside_another_lost_no_more_than_the_chance_is_less_after_it():
    worse = Weighed("Draw", "Attack", 0.3, 0.7, 0.4, 0.3, 0.5, 2, 12, "the points")
    assert worse.at_most(0.4) == worse and worse.is_clear
    told = worse.at_most(0.03)
    assert (told.loss, told.chance, told.rival, told.after, told.why) == (0.03, 0.7 - 0.03, 0.7, "Draw", "")
    assert told.is_accepted and not told.is_clear
    better = Weighed("Attack", "Draw", 0.7, 0.3, -0.4, -0.5, -0.3, 10, 12, "the points")
    told = better.at_most(0.2)
    assert (told.loss, told.high, told.rival, told.after) == (-0.2, -0.2, pytest.approx(0.5), "Draw") and told.is_clear
    assert better.at_most(-0.1).loss == 0 and not better.at_most(-0.1).is_clear


def test_what_is_lost_is_less_where_it_can_be_made_good_and_nothing_where_next_to_nothing_is_left():
    found = {"loss": 0.43, "least": 0.38, "best": "Attack", "why": "the points"}
    assert at_most(found, 0.5) == found
    assert at_most(found, 0.03) == {"loss": 0.03} and at_most(found, -0.1) == {"loss": 0.0}
    assert at_most(found, 0.2) == {"loss": 0.2, "least": 0.2, "best": "Attack", "why": ""}


def test_every_decision_is_in_it_and_the_sums_are_open(both):
    record, review = both
    assert review.is_whole and review.done == len(record.actions)
    assert 0 < len(review.entries) <= len(record.actions)
    assert len(review.results) == 1
    for entry in review.entries:
        assert (entry.seat, entry.action) == record.actions[entry.number]
        assert 0 <= entry.low <= entry.chance <= entry.high <= 1 and entry.label
        assert 0 <= entry.least <= max(entry.loss, 0) + 1e-9
        assert bool(entry.least) == bool(entry.best)
        assert (entry.whose == ALL) == (record.rules.shares_turns or not entry.turn)
    for seat in range(2):
        found = review.sum(seat, 1)
        assert found.end == float(seat in review.results[0][1])
        change = found.luck - found.own + found.others + found.remainder
        assert found.end - found.start == pytest.approx(change)
    assert review.sum(0, 2) is None
    assert review.sum(0, 1).own == pytest.approx(review.sum(1, 1).others)


def test_the_curve_runs_from_the_first_decision_to_the_end(both):
    _, review = both
    for seat in range(2):
        line = review.curve(seat)
        assert [number for number, *_ in line] == sorted(number for number, *_ in line)
        assert line[-1][1] == float(seat in review.results[-1][1])
    started = [entry.number for entry in review.entries if entry.round]
    lines = [[point for point in review.curve(seat) if point[0] >= started[0]] for seat in range(2)]
    for here, there in zip(*lines, strict=True):
        assert here[0] == there[0] and here[1] + there[1] == pytest.approx(1)
    for turn in turning_points(review, 0):
        assert turn.first < turn.second and turn.cause in CAUSES and turn.change
        decided = {entry.number: entry.seat for entry in review.entries}
        assert turn.first <= turn.at <= turn.second
        if turn.cause in ("own", "draw", "other", "theirs", "held"):
            assert (decided[turn.at] == 1) == (turn.cause in ("other", "theirs", "held"))
    assert len(turning_points(review, 1)) <= 3


def test_where_a_round_ends_its_end_stands_before_the_begin_of_the_next():
    """Won or lost: the curve goes there first, and then on from what the next begins with."""
    begins = [
        Entry(number, game_round, 1, 0, "draw", "", 0.55, 0.5, 0.6) for number, game_round in ((0, 1), (4, 2), (9, 3))
    ]
    review = Review("", "control", 2, 12, 12, begins, [(4, (0,)), (9, (1,)), (12, (0,))], (0, 1))
    assert [point[:2] for point in review.curve(0)] == [(0, 0.55), (4, 1), (4, 0.55), (9, 0), (9, 0.55), (12, 1)]


def up_to(whole, number):
    """The review as it was when so many actions had been looked at."""
    entries = [entry for entry in whole.entries if entry.number < number]
    shifts = [one for one in whole.shifts if one.number < number]
    results = [one for one in whole.results if one[0] <= number]
    return replace(whole, done=number, entries=entries, shifts=shifts, results=results)


def test_it_can_be_left_kept_and_taken_up(both, tmp_path):
    """At the beginning, in the middle and near the end: it goes on with what it would have found."""
    record, whole = both
    for begin in (0, len(record.actions) // 2, len(record.actions) - 8):
        review = up_to(whole, begin) if begin else Review.of(record)
        steps = review.steps(record, **FEW)
        for _ in range(7):
            next(steps)
        steps.close()
        assert not review.is_whole and review == up_to(whole, begin + 7)
        review.save(tmp_path / "left.json")
        assert load(tmp_path / "left.json") == review
    again = load(tmp_path / "left.json")
    for _ in again.steps(record, **FEW):
        pass
    assert again == whole
    assert list(again.steps(record)) == []


def test_who_plays_by_chance_loses_more_than_who_looks_ahead(both):
    _, review = both
    lost = [sum(entry.least for entry in review.entries if entry.seat == seat) for seat in range(2)]
    assert lost[0] < lost[1]


def test_several_rounds_each_have_their_sum():
    record = played("control", ("random", "random"), 5, 2)
    review = reviewed(record, worlds=4, draws=0)
    assert len(review.results) >= 2
    assert {entry.round for entry in review.entries} == set(range(1, len(review.results) + 1))
    assert all(review.sum(seat, n + 1) is not None for seat in range(2) for n in range(len(review.results)))


def test_a_class_is_given_only_beyond_the_noise():
    plain = {"number": 0, "round": 1, "turn": 1, "seat": 0, "action": "draw", "label": "Draw"}
    entry = Entry(**plain, chance=0.5, low=0.4, high=0.6, loss=0.5, least=0.04, best="Play")
    assert entry.verdict == ""
    for least, verdict in ((0.05, "inaccuracy"), (0.1, "mistake"), (0.25, "blunder")):
        assert Entry(**{**plain, "chance": 0.5, "low": 0.4, "high": 0.6, "least": least}).verdict == verdict


def entry(number, seat, chance, least=0.0, luck=0.0, game_round=1, turn=None):
    near = {"chance": chance, "low": chance - 0.02, "high": chance + 0.02}
    turn = number if turn is None else turn
    whose = turn % 2 if turn and game_round else ALL
    return Entry(number, game_round, turn, seat, "draw", "Draw", **near, least=least, luck=luck, whose=whose)


def test_a_turning_point_stands_where_that_was_decided_which_turned_it():
    """Not where one sees it first: there it is too late. What was drawn is seen at the decision after it."""
    review = Review("", "control", 2, 9, done=9, teams=(0, 1))
    review.entries = [
        entry(0, 0, 0.9, least=0.5), entry(1, 1, 0.6), entry(2, 0, 0.4),  # the first one is one's own fault
        entry(3, 1, 0.6), entry(4, 1, 0.58, least=0.3), entry(5, 1, 0.22), entry(6, 0, 0.78),  # the others' second
        entry(8, 0, 0.3, luck=-0.4),
    ]  # fmt: skip
    assert [(turn.cause, turn.at) for turn in turning_points(review, 0)] == [("own", 0), ("other", 4), ("draw", 8)]


def test_what_no_fault_and_no_draw_explains_is_left_over_and_not_laid_to_the_others():
    """Only what their decisions gave away is theirs; a partner's fault is no gift of theirs either."""
    review = Review("", "control", 2, 9, done=9, teams=(0, 1))
    review.entries = [entry(0, 0, 0.7), entry(1, 1, 0.32), entry(2, 1, 0.66), entry(3, 0, 0.3), entry(5, 0, 0.8)]
    assert [(turn.cause, turn.at) for turn in turning_points(review, 0)] == [("left", 1), ("left", 3)]
    review.entries[2] = entry(2, 1, 0.66, least=0.4)  # a fault of theirs does not explain that it went down
    assert [turn.cause for turn in turning_points(review, 0)] == ["left", "left"]
    review = Review("", "control", 4, 9, done=9, teams=(0, 1, 0, 1))
    review.entries = [entry(0, 0, 0.4), entry(1, 2, 0.4, least=0.4), entry(4, 0, 0.9)]
    assert [turn.cause for turn in turning_points(review, 0)] == ["left"]
    review.entries[1] = entry(1, 3, 0.6, least=0.4)
    assert [turn.cause for turn in turning_points(review, 0)] == ["other"]


def test_what_the_others_drew_or_held_turns_what_is_seen_with_their_eyes():
    """A draw moves the chances of whoever sees it; those of the other only when it is played."""
    review = Review("", "control", 2, 9, done=9, teams=(0, 1))
    review.entries = [entry(10, 1, 0.5, turn=10), entry(11, 0, 0.5, turn=11), entry(12, 1, 1.0, turn=12)]
    (turn,) = turning_points(review, 0)
    assert (turn.cause, turn.at, turn.change, turn.left) == ("held", 12, -0.5, -0.5), "they knew it, and you did not"
    assert [(turn.cause, turn.at) for turn in turning_points(review, 1)] == [("left", 11)], "for them it is none"
    review.entries[2] = entry(12, 1, 1.0, turn=12, luck=0.4)
    (turn,) = turning_points(review, 0)
    assert (turn.cause, turn.at) == ("theirs", 12) and turn.left == pytest.approx(-0.1)
    assert [(turn.cause, turn.at) for turn in turning_points(review, 1)] == [("draw", 12)]
    review.entries = [entry(1, 0, 0.5, turn=1), entry(2, 1, 0.5, luck=0.3, turn=2), entry(3, 0, 0.2, turn=3)]
    (turn,) = turning_points(review, 0)
    assert (turn.cause, turn.left) == ("left", pytest.approx(-0.3)), "their draw is not seen with your eyes"


def test_what_one_of_several_gives_away_is_shared_by_all_the_others():
    review = Review("", "towers_in_time", 3, 9, done=9, teams=(0, 1, 2))
    review.entries = [entry(0, 0, 0.3), entry(1, 1, 0.4, least=0.4), entry(4, 0, 0.5)]
    review.results = [(9, (0,))]
    found = review.sum(0, 1)
    assert found.others == pytest.approx(0.2) and found.remainder == pytest.approx(0.5)
    turn, _ = turning_points(review, 0)
    assert turn.cause == "other" and turn.left == pytest.approx(0)


def wavering(*turns, each=8):
    """A review of a match of two in which each turn has so many decisions, of both in turn, and whoever is asked in the
    first half of it sees a fifth more than who is asked in the second half. `turns` are how it stands for the first."""
    review = Review("", "doctor_who", 2, 999, done=999, teams=(0, 1))
    for turn, chance in enumerate(turns, 1):
        for n in range(each):
            about = chance + (0.1 if n < each / 2 else -0.1) * (1 if turn % 2 else -1)
            number, seat = (turn - 1) * each + n, n % 2
            review.entries.append(entry(number, seat, 1 - about if seat else about, turn=turn))
    return review


def test_a_curve_that_wavers_within_turns_has_no_turning_point_there():
    """Who is asked as a turn ends sees another piece of what comes than who begins one: that turned nothing."""
    assert turning_points(wavering(0.5, 0.5, 0.5, 0.5, 0.5), 0) == []
    (turn,) = turning_points(wavering(0.4, 0.4, 0.4, 0.6, 0.7, 0.7, 0.7), 0)
    assert turn.change == pytest.approx(0.3) and (turn.first, turn.second) == (16, 39), "from the third to the fifth"


def test_where_all_share_a_turn_it_is_compared_with_the_very_next_one():
    review = wavering(0.4, 0.4, 0.4, 0.6, 0.7, 0.7, 0.7)
    review.entries = [replace(one, whose=ALL) for one in review.entries]
    assert [(turn.first, turn.second) for turn in turning_points(review, 0)] == [(16, 31)]


def test_the_end_of_a_round_turns_it_too():
    """Whoever was about to win and lost at once: it was turned by what was done then, and by nothing before."""
    review = wavering(0.9, 0.9, 0.9, 0.9, 0.9)
    review.results = [(40, (1,))]
    assert [(turn.second, turn.cause, turn.at) for turn in turning_points(review, 0)] == [(40, "left", 39)]
    review.shifts = [Shift(2, 2, 0, -3.0, "might"), Shift(36, 35, 0, -1.0, "might")]
    (turn,) = turning_points(review, 0)
    assert (turn.cause, turn.at, turn.change) == ("deed", 35, pytest.approx(-0.9))
    review.entries.append(entry(40, 0, 0.5, game_round=2, turn=1))  # which lies where the end does
    assert [turn.at for turn in turning_points(review, 0)] == [35]
    review.results = [(40, (0,))]
    assert turning_points(wavering(0.6, 0.6, 0.98, 0.97), 0), "it is not the end alone"
    sure = replace(wavering(0.97, 0.97, 0.97, 0.97), results=[(32, (0,))])
    assert turning_points(sure, 0) == [], "who wins what was won turns nothing"


def test_whose_turn_comes_no_more_has_no_part_in_how_the_others_go_on():
    """Of three one is out: the turn of another is not the next one of theirs, and neither is the end."""
    review = Review("", "chrono_clash", 3, 99, done=99, teams=(0, 1, 2))
    review.entries = [
        replace(entry(turn, 0, chance, turn=turn), whose=whose)
        for turn, whose, chance in ((1, 0, 0.3), (2, 1, 0.9), (3, 2, 0.3), (4, 0, 0.3), (5, 2, 0.32), (6, 0, 0.31),
                                    (7, 2, 0.3), (8, 0, 0.3), (9, 2, 0.3))
    ]  # fmt: skip
    assert turning_points(review, 0) == []
    review.results = [(10, (2,))]
    assert [(turn.first, turn.second) for turn in turning_points(review, 0)] == [(8, 10)]


def test_a_turning_point_that_is_nobody_s_fault_is_the_deed_that_changed_most():
    """Named by what began it, whoever passed last in what came of it; what did not move the turns counts less."""
    review = wavering(0.4, 0.4, 0.4, 0.6, 0.7, 0.7, 0.7)
    assert [(turn.cause, turn.part) for turn in turning_points(review, 0)] == [("left", "")]
    review.shifts = [
        Shift(17, 17, 0, 0.3, "hand"),
        Shift(27, 25, 0, 0.2, "lives"), Shift(28, 25, 0, 0.3, "end"), Shift(28, 25, 1, -0.5, "end"),
        Shift(38, 38, 0, 0.9, "strike"),  # all but one decision of the turn come before it
        Shift(45, 45, 0, 2.0, "strike"),  # after all of it
    ]  # fmt: skip
    (turn,) = turning_points(review, 0)
    assert (turn.cause, turn.at, turn.part) == ("deed", 25, "end") and turn.left == pytest.approx(turn.change)
    (turn,) = turning_points(review, 1)
    assert (turn.cause, turn.at, turn.part) == ("deed", 25, "end") and turn.change < 0
    review.shifts = [shift._replace(amount=-shift.amount) for shift in review.shifts]  # the other way: no cause of it
    assert [turn.cause for turn in turning_points(review, 0)] == ["left"]


def test_a_deed_is_known_by_what_began_it(both):
    """In a combat the attack, and not the pass with which it came to its end; and so is what ended the round."""
    record, review = both
    last = [shift for shift in review.shifts if shift.number == len(record.actions) - 1]
    assert all((shift.amount > 0) == (shift.seat in review.results[0][1]) and shift.part == OVER for shift in last)
    states = [s.clone() for s, _ in record.replay()]
    for shift in review.shifts:
        begun, deed = states[shift.root], states[shift.number]
        assert shift.root <= shift.number and len(begun.agenda) <= len(deed.agenda)
        assert (begun.round, begun.turn) == (deed.round, deed.turn), "what was asked before a turn is done with"
        for between in states[shift.root + 1 : shift.number + 1]:
            assert len(between.agenda) > len(begun.agenda)
        after = states[shift.number + 1]
        is_end = (deed.round, deed.turn) != (after.round, after.turn) and len(deed.results) == len(after.results)
        assert not is_end or shift.root == shift.number, "beside another deed it is one by itself"


def compared(difference, error=0.01):
    return Compared(difference, error, (Part("hand", difference, error), Part("lives", -difference / 4, error)), 9, 12)


def test_a_deed_that_ends_a_turn_is_measured_beside_the_best_other_one(monkeypatch, both):
    """How a position looks to whoever is next tells nothing of it; what the other deed would have come to does."""
    record, _ = both
    if record.game == "towers_in_time":  # at random a player soon pulls the last shield: here a turn ends before
        record = played(record.game, seed=10)
    monkeypatch.setattr(Review, "_entry", lambda *_: (None, compared(0.5)))
    monkeypatch.setattr("game.teach.review.shifts", lambda *_: [])
    review = Review.of(record)
    for _ in review.steps(record):
        pass
    states = [state.clone() for state, _ in record.replay()]
    ends = [n for n in range(len(states) - 1)
            if states[n].round == states[n + 1].round and states[n].turn != states[n + 1].turn
            and len(states[n].results) == len(states[n + 1].results)]  # fmt: skip
    assert ends
    assert [(one.number, one.seat) for one in review.shifts] == [(n, seat) for n in ends for seat in (0, 1)]
    for one in review.shifts:
        is_own = states[one.number].agenda[-1].seat == one.seat
        assert (one.amount, one.part, one.root) == (0.5 if is_own else -0.5, "hand", one.number)


@pytest.mark.parametrize(
    ("beside", "turns", "found"),
    [
        (compared(-0.5), (3, 4), [(0, -0.5)]),
        (compared(-0.5), (3, 3), []),  # no turn ended
        (compared(-0.5, 0.4), (3, 4), []),  # that is within the noise
        (compared(-0.02, 0.001), (3, 4), []),  # it changes next to nothing
        (None, (3, 4), []),  # there was nothing else to be done
    ],
)
def test_of_a_deed_that_ends_a_turn_only_what_is_clear_is_told_and_to_its_own_side_among_several(beside, turns, found):
    states = [SimpleNamespace(round=1, turn=turn, results=[], agenda=[SimpleNamespace(seat=0)]) for turn in turns]
    assert [(one.seat, one.amount) for one in ended(*states, 7, (0, 1, 2), beside)] == found
    two = [(seat, amount * way) for _, amount in found for seat, way in ((0, 1), (1, -1))]
    assert [(one.seat, one.amount) for one in ended(*states, 7, (0, 1), beside)] == two


def test_a_small_move_turns_nothing_however_sure_it_is():
    review = Review("", "control", 2, 9, done=9, teams=(0, 1))
    near = {"low": 0.5, "high": 0.5}
    review.entries = [replace(entry(0, 0, 0.5), **near), entry(2, 0, 0.54), replace(entry(4, 0, 0.6), low=0.6)]
    review.entries[1] = replace(review.entries[1], low=0.54, high=0.54)
    assert [(turn.first, turn.second) for turn in turning_points(review, 0)] == [(2, 4)]


def test_only_the_turning_points_that_are_told_are_worked_out(monkeypatch):
    """In a long match much moves, and they are asked for whenever the mouse moves over its time line."""
    review = Review("", "control", 2, 400, done=400, teams=(0, 1))
    review.entries = [entry(number, number % 4 // 2, 0.1 + number % 5 / 6) for number in range(400)]
    asked, curve = [], Review.curve
    monkeypatch.setattr(Review, "curve", lambda self, seat: asked.append(seat) or curve(self, seat))
    assert len(turning_points(review, 0)) == TURNING and len(asked) <= TURNING


def test_another_match_is_refused_and_so_is_what_is_no_review(tmp_path):
    record = played("control")
    review = Review.of(record)
    other = parse(record.dump())
    other.take_back(1)
    with pytest.raises(ValueError, match="another match"):
        next(review.steps(other))
    review.entries.append(entry(0, 0, 0.5))
    whole = review.dump()
    others = [whole.replace(*ways) for ways in (
        ('"number": 0', '"number": "x"'), ('"chance": 0.5', '"chance": null'), ('"label": "Draw"', '"label": 3'),
        ('"done": 0', '"done": []'), ('"teams": [0, 1]', '"teams": ["a"]'), ('"results": []', '"results": [[1, 2]]'),
        ('"shifts": []', '"shifts": [[1, 1, 0, "much", "lives"]]'),
    )]  # fmt: skip
    (tmp_path / "right.json").write_text(whole)
    assert load(tmp_path / "right.json") == review and whole not in others
    for text in ("", "{}", "[]", '{"what": "chronotable review 7"}', "chronotable", "[" * 200_000, *others):
        (tmp_path / "wrong.json").write_text(text)
        with pytest.raises(BadFile):
            load(tmp_path / "wrong.json")


def test_a_round_begins_when_all_is_set_up():
    """While a match is set up in secret nobody can tell how it stands, and ten matches began with too much for both."""
    review = Review("", "towers_in_time", 2, 6, done=6, teams=(0, 1))
    review.entries = [
        entry(0, 0, 0.64, least=0.1, luck=0.2, game_round=0), entry(1, 1, 0.8, game_round=0),
        entry(3, 0, 0.39), entry(5, 1, 0.6),
    ]  # fmt: skip
    review.results = [(6, (0,))]
    assert [number for number, *_ in review.curve(0)] == [number for number, *_ in review.curve(1)] == [3, 5, 6]
    review.entries = [replace(one, whose=ALL) for one in review.entries]
    assert [(turn.first, turn.second) for turn in turning_points(review, 0)] == [(5, 6)]
    found = review.sum(0, 1)
    assert (found.start, found.own, found.luck) == (0.39, 0, 0)
    assert found.start + review.sum(1, 1).start == pytest.approx(1)
    review.entries = review.entries[:2]
    assert review.sum(0, 1) is None, "given up before it began"


def test_a_later_round_begins_with_its_own_first_decision():
    """And not with the end of the round before it, which lies at the same place of the curve."""
    review = Review("", "control", 2, 6, done=6, teams=(0, 1))
    review.entries = [entry(0, 0, 0.5), entry(3, 1, 0.45, game_round=2), entry(4, 0, 0.6, game_round=2)]
    review.results = [(3, (1,)), (6, (0,))]
    assert review.sum(0, 2).start == pytest.approx(0.55) and review.sum(1, 2).start == pytest.approx(0.45)


def test_nobody_looks_long_at_a_deed_that_gives_away_next_to_nothing(monkeypatch):
    record = played("chrono_clash", ("greedy", "greedy"), seed=5)
    done = {}
    for small in (0.0, SMALL):
        tried, simulate = [], Study.simulate
        with monkeypatch.context() as patched:
            patched.setattr("game.teach.review.SMALL", small)
            patched.setattr(Study, "simulate", lambda *both, t=tried, s=simulate: (t.append(1), s(*both)))
            review = Review.of(record)
            for _, _ in zip(range(40), review.steps(record, draws=0), strict=False):
                pass
        done[small] = len(tried), [(entry.number, entry.verdict) for entry in review.entries]
    assert done[SMALL][0] < done[0.0][0] * 0.95 and done[SMALL][1] == done[0.0][1]

"""Records: written, read back, replayed, and refused with one clear line when something is wrong."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.files import BadFile
from game.kernel import texts
from game.kernel.agenda import apply, legal_actions
from game.kernel.record import Record, load, parse
from game.kernel.template import fill
from game.rules import RULESETS

VERSION = RULESETS["control"].book.version
TEXT = f"""chronotable 1
game: control
cards: {VERSION}
seed: 7
wins: 3
ruling diffuse: any-card
seat 0: human Ada
seat 1: skilled Boole

"""


def played(seats=2, seed=3, actions=40):
    record = Record("control", seed, [("random", "Ada")] * seats, {}, 1)
    s, _ = record.begin()
    luck = random.Random(seed)
    while s.outcome is None and len(record.actions) < actions:
        action = luck.choice(legal_actions(s))
        record.note(s, action)
        apply(s, action)
    return record, s


def test_a_record_reads_as_it_is_written():
    record = parse(TEXT)
    assert (record.game, record.seed, record.wins) == ("control", 7, 3)
    assert record.players == [("human", "Ada"), ("skilled", "Boole")]
    assert record.rulings == {"diffuse": "any-card"}
    assert [line for line in record.dump().split("\n") if not line.startswith("checksum: ")] == TEXT.split("\n")


@settings(deadline=None, derandomize=True, database=None, max_examples=60)
@given(
    seed=st.integers(-(2**70), 2**70),
    names=st.lists(
        st.text("aZ é:#-'.漢 0", max_size=9).map(lambda n: " ".join(n.split()) or "?"), min_size=2, max_size=4
    ),
    wins=st.integers(1, 99),
    diffuse=st.sampled_from(["any-card", "opponents-only"]),
    marks=st.lists(st.just("undo"), max_size=1),
)
def test_any_record_survives_the_round_trip(seed, names, wins, diffuse, marks):
    record = Record("control", seed, [("human", name) for name in names], {"diffuse": diffuse}, wins, VERSION, marks)
    again = parse(record.dump())
    assert again == record
    assert again.begin()[0] == record.begin()[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_replay_ends_where_the_match_was(seats):
    record, s = played(seats)
    states = [state.clone() for state, _ in parse(record.dump()).replay()]
    assert len(states) == len(record.actions) + 1
    assert states[-1] == s


def test_saving_and_loading(tmp_path):
    record, s = played()
    path = tmp_path / "deep" / "match.txt"
    record.save(path)
    *_, (last, _) = load(path).replay(path)
    assert last == s
    assert list(path.parent.iterdir()) == [path], "nothing is left beside it"


@pytest.mark.parametrize(
    ("change", "to", "named"),
    [
        ("chronotable 1", "chronotable 9", f"line 1: {texts.FROM_ANOTHER_VERSION}"),
        ("chronotable 1", "chronotable x", f"line 1: {texts.NOT_A_MATCH}"),
        ("game: control", "game: chess", f"game: {fill(texts.UNKNOWN_GAME, game='chess', known='control')}"),
        ("game: control\n", "", "game: there's no game called ''"),
        ("seed: 7", "seed: lucky", f"seed: {fill(texts.NOT_A_NUMBER, text='lucky')}"),
        ("seed: 7\n", "", f"seed: {fill(texts.NOT_A_NUMBER, text='')}"),
        ("seed: 7", "seed: " + "9" * 5000, fill(texts.NOT_A_NUMBER, text="9" * 40)),
        ("wins: 3", "wins: 0", f"wins: {fill(texts.WINS_OUT_OF_RANGE, n=0, most=99)}"),
        ("wins: 3", "wins: -3", f"wins: {fill(texts.WINS_OUT_OF_RANGE, n=-3, most=99)}"),
        ("wins: 3", "wins: 1e9", f"wins: {fill(texts.NOT_A_NUMBER, text='1e9')}"),
        ("seat 1: skilled Boole\n", "", "players, not 1"),
        ("seat 1: skilled Boole", "seat 3: skilled Boole", "players, not 1"),
        ("seat 0: human Ada\n", "", "players, not 0"),
        (
            "ruling diffuse: any-card",
            "ruling diffuse: none",
            fill(texts.NO_RULING_CHOICE, ruling="diffuse", choice="none", known="any-card"),
        ),
        (
            "ruling diffuse",
            "ruling gravity",
            fill(texts.NO_RULING, game="Control", ruling="gravity", known="stable-five"),
        ),
        ("wins: 3", "wins 3", f"line 5: {fill(texts.NOT_A_PAIR, text='wins 3')}"),
    ],
)
def test_a_bad_head_is_refused_with_its_place(change, to, named):
    assert change in TEXT
    with pytest.raises(BadFile) as caught:
        parse(TEXT.replace(change, to), "match.txt")
    said = str(caught.value)
    assert said.startswith("match.txt, ")
    assert named in said
    assert "\n" not in said


@pytest.mark.parametrize("line", ["draw", "0", "2 draw", "-1 draw", "x draw", "0" * 5000 + " draw"])
def test_a_bad_action_line_is_refused_with_its_number(line):
    with pytest.raises(BadFile, match=r"line 11: .* 'seat action'"):
        parse(TEXT + "0 draw\n" + line + "\n")


def test_a_match_given_up_says_so_in_its_last_line(tmp_path):
    record, s = played()
    assert record.outcome(s) is None
    record.given_up = 1
    assert record.outcome(s) == ((0,), "given-up")
    record.save(tmp_path / "match")
    again = load(tmp_path / "match")
    assert again.given_up == 1 and not again.is_damaged and again.actions == record.actions
    assert record.dump().endswith("\n1 give up\n")
    *_, (last, _) = again.replay()
    assert last == s and s.outcome is None, "it is no action of the game"
    assert again.digest != parse(TEXT).digest
    record.given_up = None
    assert again.digest != record.digest


def test_who_gives_up_among_several_leaves_no_winner_and_in_teams_the_others():
    record, s = played(3)
    record.given_up = 2
    assert record.outcome(s).winners == ()
    record, s = played(4)
    record.given_up = 2
    assert s.team == (0, 1, 0, 1) and record.outcome(s).winners == (1, 3)


def test_a_match_that_went_its_way_has_the_outcome_of_its_rules():
    record, s = played(actions=5000)
    assert record.outcome(s) == s.outcome is not None


def test_nothing_is_done_after_giving_up():
    with pytest.raises(BadFile, match=f"line 12: {fill(texts.ALREADY_CONCEDED, seat=0)}"):
        parse(TEXT + "0 draw\n0 give up\n1 draw\n")
    with pytest.raises(BadFile, match=f"line 12: {fill(texts.ALREADY_CONCEDED, seat=0)}"):
        parse(TEXT + "0 draw\n0 give up\n1 give up\n")
    with pytest.raises(BadFile, match=r"line 11: .* 'seat action'"):
        parse(TEXT + "0 draw\n2 give up\n")


def test_a_match_that_was_over_cannot_be_given_up():
    record, _ = played(actions=5000)
    record.given_up = 0
    with pytest.raises(BadFile, match=f"0 give up: {texts.ALREADY_OVER}"):
        replay(record)


def replay(record):
    return list(record.replay("match.txt"))


def test_an_action_that_cannot_be_is_refused_by_the_replay():
    record, _ = played()
    seat = record.actions[4][0]
    record.actions[4] = (seat, "fly moon")
    record.cards = VERSION
    with pytest.raises(BadFile) as caught:
        replay(record)
    assert f"match.txt, action 5 ({seat} fly moon): cannot 'fly moon'; could: " in str(caught.value)
    assert texts.EDITED in str(caught.value)


def test_when_the_cards_have_changed_the_replay_says_so():
    record, _ = played()
    record.actions[4] = (record.actions[4][0], "fly moon")
    record.cards = "0123456789ab"
    with pytest.raises(BadFile, match=texts.CARDS_CHANGED):
        replay(record)


def test_an_action_of_the_wrong_seat_is_refused():
    record, _ = played()
    seat, text = record.actions[3]
    record.actions[3] = (1 - seat, text)
    with pytest.raises(BadFile, match=f"action 4 .*{fill(texts.NOT_THEIR_CHOICE, seat=seat)}"):
        replay(record)


def test_an_action_after_the_end_is_refused():
    record, s = played(actions=5000)
    assert s.outcome is not None
    record.actions.append((0, "draw"))
    with pytest.raises(BadFile, match=f"action {len(record.actions)} .*{texts.NO_CHOICE_LEFT}"):
        replay(record)


@pytest.mark.parametrize("text", ["", "\n", "PK\x03\x04", "chronotable\n"])
def test_what_is_no_record_at_all(text, tmp_path):
    path = tmp_path / "x.txt"
    path.write_text(text)
    with pytest.raises(BadFile, match=texts.NOT_A_MATCH):
        load(path)


def test_a_record_from_another_system_has_other_line_ends(tmp_path):
    path = tmp_path / "x.txt"
    path.write_bytes((TEXT + "0 draw\n").replace("\n", "\r\n").encode())
    assert load(path).actions == [(0, "draw")]


def test_missing_and_binary_files(tmp_path):
    with pytest.raises(BadFile, match=r"none\.txt"):
        load(tmp_path / "none.txt")
    (tmp_path / "x.txt").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(BadFile, match="not UTF-8"):
        load(tmp_path / "x.txt")
    with pytest.raises(BadFile, match="folder"):
        load(tmp_path)


def test_rulings_are_remembered_by_the_match():
    record = Record("control", 7, [("random", "")] * 2, {"stable-five": "anomaly"}, 1)
    s, _ = parse(record.dump()).begin()
    assert s.rulings["stable-five"] == "anomaly"
    assert "anomaly" in {p.key for p in s.what}


def test_how_much_help_was_asked_for_is_marked_and_played_like_any_other(tmp_path):
    record, s = played(seed=5)
    record.helped, record.unasked = {2: 4, 6: 1}, {3}
    record.save(tmp_path / "match")
    again = load(tmp_path / "match")
    assert not again.is_damaged and again.actions == record.actions
    assert again.helped == {2: 4, 6: 1} and again.unasked == {3}
    *_, (after, _) = again.replay()
    assert after == s
    again.take_back(len(again.actions) - 2)
    assert again.helped == {2: 4}, "whoever decides again has had the help"
    again.note_help(1)
    assert again.helped == {2: 4}, "the highest level counts"
    again.take_back(1)
    assert again.helped == {}
    with pytest.raises(BadFile, match="action 3"):
        list(parse(record.dump().replace("  # help 4", "  # help 44")).replay())


def test_what_was_done_unasked_is_marked_and_played_like_any_other(tmp_path):
    record, s = played(seed=5)
    record.unasked = {3, 7, len(record.actions) - 1}
    record.save(tmp_path / "match")
    again = load(tmp_path / "match")
    assert not again.is_damaged and again.actions == record.actions and again.unasked == record.unasked
    *_, (after, _) = again.replay()
    assert after == s
    again.take_back(2)
    assert again.unasked == {3, 7} and again.actions == record.actions[:-2]
    again.take_back(0)
    assert len(again.actions) == len(record.actions) - 2
    assert parse(again.dump()).unasked == {3, 7}

"""Matches played: kept with their record, listed, deleted and had back; nothing written over, nothing lost."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from game.decks import shipped
from game.kernel.agenda import legal_actions
from game.kernel.record import load, parse
from game.kernel.template import fill
from game.match import Match, Player
from game.replay import Replay
from scenes.match import kept, sitting
from scenes.past import history
from scenes.past import texts as past_texts
from scenes.past.played_list import under
from tests.screens.around import finished
from ui.base import folders


def over(seed=2, game="control"):
    """A match that was played to its end, and kept."""
    match = finished(seed) if game == "control" else None
    assert match.outcome is not None
    assert sitting.keep(match) == ""
    return match


def test_a_match_that_is_over_comes_among_those_played_and_waits_no_more():
    match = over()
    (one,) = history.played()
    assert (one.game, one.title, one.problem) == ("control", "Control", "")
    assert one.players == tuple(match.record.players) and one.won == match.outcome.winners
    assert one.why and one.length and one.id == match.record.digest
    assert abs((datetime.now() - one.ended).total_seconds()) < 60
    assert load(one.path) == match.record and not list(kept.waiting())
    sitting.keep(match)  # the result screen asks once more
    assert len(list(history.played())) == 1


def test_a_match_that_waited_is_moved_and_not_copied():
    match = Match.new("control", [Player("Ada", "human"), Player("Vesper", "greedy")], seed=4)
    sitting.keep(match)
    waits = match.kept.path
    match.give_up(0)
    assert sitting.keep(match) == ""
    (one,) = history.played()
    assert one.path.name == waits.name and not waits.exists()
    assert one.result == "lost" and one.why == "Ada conceded."


def test_how_often_help_was_asked_for_is_said_of_a_match():
    match = finished(2)
    match.record.helped = {0: 4, 3: 1}
    assert sitting.keep(match) == ""
    (one,) = history.played()
    assert one.helped == 2 and fill(past_texts.HINT_COUNT, n=2) in under(one) and load(one.path).helped == {0: 4, 3: 1}
    assert "hint" not in under(replace(one, helped=0))
    assert f"{fill(past_texts.HINT_COUNT, n=1)} " in under(replace(one, helped=1))


def test_the_help_that_a_match_was_given_is_not_counted_again_in_a_branch_of_it():
    match = over()
    match.record.helped = {0: 4, 3: 1, 5: 2}
    branch = Replay(match.record).branch(4, 0)
    assert branch.record.helped == {0: 4, 3: 1}, "where one looks back on it, its past is as it was"
    branch.record.note_help(3)
    branch.give_up(0)
    assert not sitting.keep(branch)
    assert [one.helped for one in history.played() if one.branch] == [1]


def test_what_was_taken_back_after_the_end_and_played_otherwise_is_another_match():
    match = over()
    first = history.folder() / match.past[0].name
    before = first.read_text()
    match.record.take_back(1)
    history.note_end(match, "otherwise")
    assert history.take(match) == ""
    assert first.read_text() == before and len(list(history.played())) == 2


def test_notes_are_said_and_never_played():
    match = over()
    record = match.record
    plain = parse(record.dump())
    assert plain.notes == record.notes and not plain.is_damaged
    plain.notes = {"name": "A" * 5000 + "\x1b\n2 draw"}
    again = parse(plain.dump())
    assert again == plain and again.digest == record.digest and again.actions == record.actions
    assert len(again.notes["name"]) == 300 and "\n" not in again.notes["name"]


def test_a_match_whose_end_was_written_before_the_program_ended_keeps_its_date():
    match = Match.new("control", [Player("Ada", "greedy"), Player("Vesper", "greedy")], seed=4, wins=1)
    while match.outcome is None:
        match.act(legal_actions(match.state)[0])
    match.record.stands = kept.OVER
    history.note_end(match, "so")
    match.record.notes[history.ENDED] = "2026-01-02 03:04:05"
    kept.save(match)
    match.kept.let_go()
    waits, said = sitting.put_in_order()
    assert not waits and not said
    (one,) = history.played()
    assert one.ended == datetime(2026, 1, 2, 3, 4, 5)


def test_what_is_deleted_can_be_had_back_until_it_is_let_go():
    match = over()
    path = match.past[0]
    words = path.read_text()
    review = history.review_of(match.record.digest)
    review.parent.mkdir()
    review.write_text("{}")
    assert history.delete(path) == "" and not list(history.played())
    assert history.restore(path) == "" and path.read_text() == words and review.exists()
    history.delete(path)
    history.sweep()
    assert not review.exists() and not list(history.folder().iterdir())
    assert "can't be restored" in history.restore(path)


def test_a_deleted_match_is_not_had_back_over_another():
    path = over().past[0]
    history.delete(path)
    path.write_text("mine")
    assert "can't be restored" in history.restore(path)
    assert path.read_text() == "mine"


def test_only_the_head_is_changed_by_a_name():
    match = over()
    one = history.look_at(match.past[0])
    assert history.rename(one, "  The long\nevening\x1b ") == ""
    again = history.look_at(one.path)
    assert again.name == "The long evening\\x1b" and again.id == one.id
    record = load(one.path)
    assert record == match.record and not record.is_damaged
    assert history.rename(again, "") == "" and history.look_at(one.path).name == ""
    one.path.write_text(one.path.read_text().replace("Vesper", "Vespas"))
    assert history.rename(again, "Mine") == "" and load(one.path).is_damaged, "a name mends nothing"


@pytest.mark.parametrize(
    "words",
    [
        b"", b"\0" * 9000, b"chronotable", b"chronotable 1", b"chronotable 1\ngame: nothing\nseat 0: human A\n",
        b"chronotable 1\n" + b"x" * 100_000, b"\xff\xfe\x00" * 50, b"chronotable 1\ngame: control\nnote won: 9 -1 x\n",
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_a_line_and_no_more(words):
    whole = over()
    broken = history.folder() / "broken.match"
    broken.write_bytes(words)
    found = {one.path: one for one in history.played()}
    assert found[broken].problem and "\n" not in found[broken].problem
    assert not found[whole.past[0]].problem and broken.read_bytes() == words


def test_every_finished_match_and_review_is_kept(monkeypatch):
    monkeypatch.setattr(history, "MOST", 3, raising=False)
    history.folder().mkdir(parents=True)
    words = "chronotable 1\ngame: control\nseat 0: human Ada\nseat 1: greedy Bo\n\n"
    reviews = history.review_of("x").parent
    reviews.mkdir()
    for n in range(5):
        for path, text in ((history.folder() / f"old-{n}.match", words), (reviews / f"r{n}.json", "{}")):
            path.write_text(text)
            os.utime(path, (n, n))
    over()
    history.sweep()
    assert len(list(history.played())) == 6 and len(list(reviews.iterdir())) == 5


def test_two_programs_may_end_matches_of_one_name():
    one, other = over(2), over(4)
    assert one.past[0] != other.past[0]
    other.past = None
    other.kept = kept.Place(history.folder().parent / "matches" / one.past[0].name)
    assert history.take(other) == ""
    assert load(one.past[0]) == one.record and load(other.past[0]) == other.record


def test_what_one_program_has_deleted_stays_to_be_had_back_though_another_opens_the_list():
    path = over().past[0]
    assert history.delete(path) == ""
    here = str(Path(history.__file__).parents[2])
    other = "from scenes.past import history; history.sweep()"
    subprocess.run([sys.executable, "-c", other], cwd=here, check=True)
    assert history.restore(path) == "" and path.exists()


def test_what_a_program_has_deleted_that_ended_is_gone_with_the_next_list():
    match = over()
    path = match.past[0]
    for name in (f"{path.name}.gone", f"{path.name}.999999999.gone"):
        os.replace(path, path.with_name(name))
        history.sweep()
        assert not list(history.folder().iterdir()), name
        match.past = None
        assert sitting.keep(match) == ""
        (path,) = history.folder().iterdir()


def test_a_file_cannot_name_anything_but_its_review_to_be_deleted_with_it():
    path = over().past[0]
    learned = folders.data_dir() / "learned.json"
    learned.write_text("{}")
    history.review_of("x").parent.mkdir()
    path.write_text(re.sub("note id: .*", "note id: ../learned", path.read_text()))
    history.delete(path)
    history.let_go(path)
    assert learned.exists()


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("blank", ["", " \t"])
def test_a_record_that_another_system_has_written_is_listed_named_and_played(mark, end, blank):
    match = over()
    path = match.past[0]
    lines = path.read_text().split("\n")
    lines[lines.index("")] = blank
    path.write_bytes((mark + end.join(lines)).encode())
    one = history.look_at(path)
    assert one.problem == "" and one.id == match.record.digest
    assert history.rename(one, "Mine") == "" and history.look_at(path).name == "Mine"
    assert load(path) == match.record and not load(path).is_damaged


def test_one_action_is_not_said_to_be_several():
    decks = [deck.deck for deck in shipped("towers_in_time")[:2]]
    players = [Player("Ada", "human"), Player("Vesper", "greedy")]
    said = []
    for count in (1, 2):
        match = Match.new("towers_in_time", players, seed=4, decks=decks)
        for _ in range(count):
            match.act(legal_actions(match.state)[0])
        match.give_up(0)
        history.note_end(match, "so")
        said.append(match.record.notes[history.LENGTH])
    assert said == ["1 action", "2 actions"]

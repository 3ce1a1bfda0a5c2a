"""Results of decks: what is noted is told, by opponent; what cannot be read stays where it is."""

from pathlib import Path

import pytest

from game.builder.results import FILE, LOST, WON, Results, Told

MINE, THEIRS, OTHER = "Slow Dawn", "Candle Row", "a | b"


def told(mine: str, theirs: str, result: str, day: str = "2026-11-21", match: str = "", game="chrono_clash") -> Told:
    return Told(day, game, result, mine, theirs, match)


def noted(folder: Path) -> Results:
    results = Results(folder)
    for result in (WON, LOST, WON):
        results.note(told(MINE, THEIRS, result))
    results.note(told(MINE, OTHER, LOST, "2026-11-22"))
    return results


def test_wins_and_losses_by_the_other_deck(tmp_path: Path):
    for results in (noted(tmp_path), Results(tmp_path)):
        assert results.of("chrono_clash", "Slow Dawn") == (
            2, 2, (("Candle Row", 2, 1, "2026-11-21"), ("a / b", 0, 1, "2026-11-22")),
        )  # fmt: skip
        assert results.of("chrono_clash", "Candle Row") == (0, 0, ())
        assert results.of("control", "Slow Dawn") == (0, 0, ())
        assert not results.faults


def test_a_line_that_is_no_result_is_told_and_kept(tmp_path: Path):
    noted(tmp_path)
    path = tmp_path / FILE
    path.write_text("my own remark\n" + path.read_text("utf-8"), "utf-8")
    results = Results(tmp_path)
    assert len(results.faults) == 1 and "line 1" in results.faults[0]
    results.note(told(MINE, THEIRS, WON, "2026-11-23"))
    assert path.read_text("utf-8").startswith("my own remark\n")
    assert Results(tmp_path).of("chrono_clash", "Slow Dawn").wins == 3


def test_a_file_that_is_no_text_is_told_and_not_overwritten(tmp_path: Path):
    path = tmp_path / FILE
    path.write_bytes(b"\xff\xfe\x00broken")
    results = Results(tmp_path)
    assert results.faults
    with pytest.raises(ValueError):
        results.note(told(MINE, THEIRS, WON))
    assert path.read_bytes() == b"\xff\xfe\x00broken"


def test_no_folder_no_results(tmp_path: Path):
    assert Results(tmp_path / "nowhere").of("chrono_clash", "Slow Dawn") == (0, 0, ())


def test_results_go_with_a_deck_that_is_called_anew(tmp_path: Path):
    results = noted(tmp_path)
    results.note(told(THEIRS, MINE, WON, "2026-11-23"))
    results.note(told(MINE, THEIRS, WON, "2026-11-23", game="control"))
    before = results.of("chrono_clash", "Slow Dawn")
    results.rename("chrono_clash", "Slow Dawn", "Quick | Dawn")
    for said in (results, Results(tmp_path)):
        assert said.of("chrono_clash", "Quick | Dawn") == before
        assert said.of("chrono_clash", "Slow Dawn") == (0, 0, ())
        assert said.of("control", "Slow Dawn").wins == 1  # another game's deck of that name is another deck
        assert said.of("chrono_clash", "Candle Row").against == (("Slow Dawn", 1, 0, "2026-11-23"),)


def test_no_match_is_written_down_twice(tmp_path: Path):
    results = Results(tmp_path)
    both = told(MINE, THEIRS, WON, match="77aa"), told(THEIRS, MINE, LOST, match="77aa")
    results.note(*both)  # two people at one screen: two lines of one match
    before = results.path.read_bytes()
    Results(tmp_path).note(*both)
    assert results.path.read_bytes() == before and before.count(b"| 77aa") == 2
    results.note(told(MINE, THEIRS, WON, match="77ab"))
    assert Results(tmp_path).of("chrono_clash", MINE)[:2] == (2, 0)
    results.rename("chrono_clash", MINE, "Quick")
    results.note(*both)
    assert Results(tmp_path).of("chrono_clash", "Quick")[:2] == (2, 0), "nor after a deck is called anew"


def test_two_programs_add_their_lines_to_each_others(tmp_path: Path):
    one, two = Results(tmp_path), Results(tmp_path)
    one.note(told(MINE, THEIRS, WON, match="1"))
    two.note(told(MINE, THEIRS, LOST, match="2"))
    one.note(told(MINE, THEIRS, LOST, match="3"))
    assert Results(tmp_path).of("chrono_clash", MINE)[:2] == (1, 2)
    two.rename("chrono_clash", MINE, "Quick")  # it had read the file before the third
    assert Results(tmp_path).of("chrono_clash", "Quick")[:2] == (1, 2)


def test_a_full_disk_leaves_no_half_line(tmp_path: Path, monkeypatch):
    results = noted(tmp_path)
    before = results.path.read_bytes()
    monkeypatch.setattr("game.files.os.fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(OSError, match="No space left"):
        results.note(told(MINE, THEIRS, WON, match="9"))
    assert results.path.read_bytes() == before
    monkeypatch.undo()
    results.path.write_bytes(before.rstrip(b"\n"))  # somebody's editor ends it without a new line
    Results(tmp_path).note(told(MINE, THEIRS, WON, match="9"))
    assert results.path.read_bytes().startswith(before) and Results(tmp_path).of("chrono_clash", MINE)[:2] == (3, 2)


def test_a_clock_that_was_put_back_harms_nothing(tmp_path: Path):
    results = noted(tmp_path)
    results.note(told(MINE, THEIRS, WON, "1970-01-01"))
    assert results.of("chrono_clash", MINE).against[0] == ("Candle Row", 3, 1, "2026-11-21")

"""Results of decks: what is noted is told, by opponent; what cannot be read stays where it is."""

from pathlib import Path

import pytest

from game.builder.results import FILE, Results
from game.kernel.deck import Deck

MINE, THEIRS, OTHER = Deck("Slow Dawn", ()), Deck("Candle Row", ()), Deck("a | b", ())


def noted(folder: Path) -> Results:
    results = Results(folder)
    for is_won in (True, False, True):
        results.note("chrono_clash", MINE, THEIRS, is_won, "2026-11-21")
    results.note("chrono_clash", MINE, OTHER, False, "2026-11-22")
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
    results.note("chrono_clash", MINE, THEIRS, True, "2026-11-23")
    assert path.read_text("utf-8").startswith("my own remark\n")
    assert Results(tmp_path).of("chrono_clash", "Slow Dawn").wins == 3


def test_a_file_that_is_no_text_is_told_and_not_overwritten(tmp_path: Path):
    path = tmp_path / FILE
    path.write_bytes(b"\xff\xfe\x00broken")
    results = Results(tmp_path)
    assert results.faults
    with pytest.raises(ValueError):
        results.note("chrono_clash", MINE, THEIRS, True, "2026-11-21")
    assert path.read_bytes() == b"\xff\xfe\x00broken"


def test_no_folder_no_results(tmp_path: Path):
    assert Results(tmp_path / "nowhere").of("chrono_clash", "Slow Dawn") == (0, 0, ())


def test_results_go_with_a_deck_that_is_called_anew(tmp_path: Path):
    results = noted(tmp_path)
    results.note("chrono_clash", THEIRS, MINE, True, "2026-11-23")
    results.note("control", MINE, THEIRS, True, "2026-11-23")
    before = results.of("chrono_clash", "Slow Dawn")
    results.rename("chrono_clash", "Slow Dawn", "Quick | Dawn")
    for told in (results, Results(tmp_path)):
        assert told.of("chrono_clash", "Quick | Dawn") == before
        assert told.of("chrono_clash", "Slow Dawn") == (0, 0, ())
        assert told.of("control", "Slow Dawn").wins == 1  # another game's deck of that name is another deck
        assert told.of("chrono_clash", "Candle Row").against == (("Slow Dawn", 1, 0, "2026-11-23"),)

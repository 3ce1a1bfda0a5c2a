"""The list of matches played: by mouse and keys, at every size, with one home for two programs."""

from datetime import datetime, timedelta
from pathlib import Path

import pygame
import pytest

from game.kernel.record import load
from game.kernel.texts import NOT_A_MATCH
from scenes.past import history
from scenes.past import texts as past_texts
from scenes.past.history import Played
from scenes.past.look_back import LookBack
from scenes.past.played import LONGEST, NEWEST, OLDEST, OTHER, PlayedMatches, in_order
from scenes.past.played_list import against, plain, under
from tests.screens.driver import Driver
from tests.screens.fitting import assert_fits
from tests.screens.past import record_of
from ui.base import text, theme


def fill(count=4):
    """So many matches, the newest first in the names."""
    history.folder().mkdir(parents=True, exist_ok=True)
    for n in range(count):
        record = record_of(("control", "chrono_clash")[n % 2])
        record.players = [("human", "Ada"), ("skilled", f"Bo{n}")]
        ended = datetime(2026, 3, 20) - timedelta(days=n)
        record.notes = {"ended": str(ended), "won": str(n % 2), "why": "So it ended.", "length": f"{5 + n} turns",
                        "id": f"id{n}"}  # fmt: skip
        record.save(history.folder() / f"m{n}.match")


def sit(count=4, **settings):
    fill(count)
    player = Driver(PlayedMatches, **settings)
    player.step(0.3)
    return player


def names(player):
    return [one.path.stem for one, _ in player.scene.rows.shown]


def test_an_empty_home_says_so_and_nothing_can_be_pressed():
    with Driver(PlayedMatches) as player:
        player.step(0.2)
        assert player.says(past_texts.NO_MATCHES)
        for widget in (player.scene.open_button, player.scene.export_button, player.scene.delete_button):
            assert not widget.enabled
        for key in ("return", "delete", "ctrl+z", "down"):
            player.press(key)
        assert isinstance(player.scene, PlayedMatches)


@pytest.mark.parametrize(
    "ended", ["2026-03-19 10:00:00+09:00", "0001-01-01 00:00:00", "9999-12-31 23:59:59", "some day", "2026-02-30"]
)
def test_whatever_date_a_file_names_the_list_comes_in_each_order(ended):
    fill(3)
    record = record_of("control")
    record.notes = {"ended": ended, "won": "0", "why": "So it ended.", "length": "5 turns", "id": "odd"}
    record.save(history.folder() / "odd.match")
    with Driver(PlayedMatches) as player:
        player.step(0.3)
        for order in (OLDEST, LONGEST, OTHER, NEWEST):
            player.scene.set_order(order)
            assert sorted(names(player)) == ["m0", "m1", "m2", "odd"]


def test_they_are_sorted_and_filtered():
    with sit() as player:
        assert names(player) == ["m0", "m1", "m2", "m3"]
        player.click("Lost")
        assert names(player) == ["m1", "m3"]
        player.click("All")
        player.scene.set_order(OLDEST)
        assert names(player) == ["m3", "m2", "m1", "m0"]
        player.scene.set_game("control")
        assert names(player) == ["m2", "m0"]


def test_a_level_a_deck_and_a_player_are_found_by_words():
    with sit() as player:
        player.press("/")
        assert player.scene.form.focused is player.scene.search
        player.type("bo2")
        assert names(player) == ["m2"]
        player.press("ctrl+a")
        player.type("skilled CHRONO")
        assert names(player) == ["m1", "m3"], "each word must stand there, large or small"
        deck = player.scene.rows.shown[0][0].decks[0]
        player.press("ctrl+a")
        player.type(deck)
        assert "m1" in names(player) and "m0" not in names(player)
        player.press("ctrl+a")
        player.type("lost skilled")
        assert names(player) == ["m1", "m3"], "what stands at the right counts too"
        player.press("ctrl+a")
        player.type("nobody")
        assert names(player) == [] and player.says(past_texts.NO_SUCH_MATCH)
        player.press("delete")
        assert not player.scene.gone, "whoever types deletes no match"
        player.press("ctrl+a")
        player.press("delete")
        assert len(names(player)) == 4


def test_branches_stand_under_their_match_however_they_are_sorted():
    def one(name, branch="", days=0):
        return Played(history.folder() / name, datetime(2026, 1, 1) + timedelta(days=days), "control",
                      (("human", "A"), ("novice", "B")), id=name, branch=branch, length=f"{days} turns")  # fmt: skip

    found = [one("a", days=1), one("b", "a", 2), one("c", "b", 3), one("d", "gone", 4), one("x", "y"), one("y", "x")]
    for order in (NEWEST, OLDEST, OTHER, LONGEST):
        listed = in_order(found, order)
        assert len(listed) == len(found) == len({each.path for each, _ in listed})
        at = {each.id: n for n, (each, _) in enumerate(listed)}
        depth = {each.id: deep for each, deep in listed}
        assert at["b"] == at["a"] + 1 and at["c"] == at["b"] + 1
        assert (depth["a"], depth["b"], depth["c"], depth["d"]) == (0, 1, 2, 0)


def test_a_branch_that_went_as_its_match_did_stands_under_that():
    """Given up where it began, say: then nothing of what was done tells the two apart."""

    def one(name, key, branch="", days=0):
        return Played(history.folder() / name, datetime(2026, 1, 1) + timedelta(days=days), "control",
                      (("human", "A"), ("novice", "B")), id=key, branch=branch, length=f"{days} turns")  # fmt: skip

    found = [one("c", "twin", "twin", 3), one("a", "root", days=1), one("b", "twin", "root", 2)]
    for order in (NEWEST, OLDEST, OTHER, LONGEST):
        listed = [(each.path.name, depth) for each, depth in in_order(found, order)]
        assert listed == [("a", 0), ("b", 1), ("c", 2)]


def test_enter_looks_back_and_esc_comes_back_to_the_same_line():
    with sit() as player:
        player.press("down")
        player.press("return")
        player.step(0.3)
        assert isinstance(player.scene, LookBack) and player.scene.replay.players[1].name == "Bo1"
        player.press("escape")
        player.step(0.3)
        assert isinstance(player.scene, PlayedMatches) and player.scene.chosen.path.stem == "m1"


def test_deleting_is_undone_until_one_leaves():
    with sit() as player:

        def is_said():
            return any("You can undo this" in one.words for one in player.app.toasts.notices)

        player.press("down")
        player.press("delete")
        assert names(player) == ["m0", "m2", "m3"] and player.scene.undo_button.visible
        player.press("delete")
        player.press("ctrl+z")
        player.step(0.4)
        assert names(player) == ["m0", "m2", "m3"] and is_said()
        player.click("Undo")
        player.step(0.4)
        assert names(player) == ["m0", "m1", "m2", "m3"] and not player.scene.undo_button.visible
        assert not is_said(), "nothing is deleted now"
        player.press("delete")
        player.step(0.4)
        assert is_said()
        player.scene.leave()
        player.step(0.4)
        assert not is_said(), "now it cannot be had back"
    assert len(list(history.folder().iterdir())) == 3


def test_where_there_is_no_match_the_place_for_a_name_says_so_and_is_not_lit():
    with Driver(PlayedMatches) as player:
        name = player.scene.name
        player.step(0.2)
        rest = pygame.image.tobytes(player.window.surface.subsurface(name.rect), "RGB")
        player.click(name.rect.center)
        player.step(0.6)
        assert name.focused and pygame.image.tobytes(player.window.surface.subsurface(name.rect), "RGB") == rest
        assert player.scene.form.tip_is_shown and name.reason == past_texts.NO_MATCH_CHOSEN


def test_a_name_is_written_and_stands_in_the_list():
    with sit() as player:
        player.press("down", times=2)
        player.click(player.scene.name)
        player.type("The long evening")
        player.press("return")
        player.step(0.2)
        assert player.scene.rows.shown[2][0].name == "The long evening"
        assert player.scene.rows.chosen == 2, "one stays on the match that was named"
    assert load(history.folder() / "m2.match").actions == record_of("control").actions


def test_export_writes_a_copy_over_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr("ui.base.folders.documents", lambda: tmp_path)
    with sit() as player:
        (tmp_path / "m0.match").write_text("mine")
        player.click("Export")
        player.click("Export")
    assert (tmp_path / "m0.match").read_text() == "mine"
    words = (history.folder() / "m0.match").read_bytes()
    assert (tmp_path / "m0-2.match").read_bytes() == (tmp_path / "m0-3.match").read_bytes() == words


def test_an_export_for_which_there_is_no_room_leaves_nothing_half_written(tmp_path, monkeypatch):
    def fails(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ui.base.folders.documents", lambda: tmp_path / "mine")
    with sit() as player:
        monkeypatch.setattr("os.fsync", fails)
        player.scene.export()
        player.step(0.1)
        assert player.says(f"{tmp_path / 'mine'}: No space left on device.")
    assert not list((tmp_path / "mine").iterdir())


def test_what_another_program_does_is_seen_and_never_a_fault():
    with sit() as player:
        (history.folder() / "m0.match").unlink()
        player.press("return")
        player.step(0.2)
        assert isinstance(player.scene, PlayedMatches)
        player.press("delete")
        (history.folder() / "m1.match").rename(history.folder() / "other.match")
        player.step(2.5)
        assert "other" in names(player) and "m1" not in names(player) and "m0" not in names(player)


def test_a_thousand_matches_keep_no_frame_waiting(monkeypatch):
    """They are read in time that frames leave: drawing begins before all of them are known."""
    monkeypatch.setattr("scenes.past.collection.RESERVE_SECONDS", 0.0)
    monkeypatch.setattr("scenes.past.played.RESERVE_SECONDS", 0.0)
    fill(1)
    words = (history.folder() / "m0.match").read_text()
    for n in range(300):
        (history.folder() / f"x{n}.match").write_text(words.replace("note id: id0", f"note id: x{n}"))
    scene = PlayedMatches()
    with Driver(lambda: scene) as player:
        scene.read()
        history._seen.clear()
        calls = 0
        while scene.go_ahead(0.0):
            calls += 1
        assert calls > 20 and len(scene.matches.known) == 301
        player.step(0.1)
        assert len(scene.rows.shown) == 301


@pytest.mark.parametrize("count", [0, 3])
def test_everything_has_its_place(count):
    with sit(count) as player:
        assert_fits(player.scene)


def test_a_file_that_is_dropped_on_the_list_is_seen(tmp_path):
    record_of("control").save(tmp_path / "mine.match")
    with sit(1) as player:
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "mine.match")))
        player.step(0.3)
        assert isinstance(player.scene, LookBack)


def test_why_a_file_cannot_be_looked_back_on_names_it_as_it_is_called():
    history.folder().mkdir(parents=True)
    (history.folder() / "*mine* [a|b].match").write_text("nonsense")
    with Driver(PlayedMatches) as player:
        player.step(0.3)
        why = player.scene.open_button.reason
        assert text.plain(why) == f"*mine* [a|b].match: {NOT_A_MATCH}."


def test_the_list_is_copied_as_it_stands():
    with sit() as player:
        player.press("down")
        player.press("ctrl+c")
        first, under, *_ = pygame.scrap.get_text().split("\n")
        assert first == "Ada vs. Bo0 (skilled): Won" and under.startswith("Control  ")
        player.scene.rename("*The* evening")
        player.step(0.3)
        player.press("ctrl+c")
        assert "*The* evening: Lost\nAda vs. Bo1 (skilled)\nChrono Clash" in pygame.scrap.get_text()
    players = (("human", "A"), ("novice", "B"))
    branch = Played(
        history.folder() / "b", datetime(2026, 1, 1), "control", players, won=(0,), id="b", branch="a", at=3
    )
    assert plain(branch, 1).startswith("    A vs. B (novice): Won\n    Control  ")
    assert "branched from action 4" in plain(branch, 1)
    broken = Played(history.folder() / "c", datetime(2026, 1, 1), problem="c is no record.")
    assert plain(broken, 0) == "c\nc is no record."


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_however_much_is_said_of_a_match_its_date_is_not_cut(size):
    decks = ("The Very Long Deck of a Patient Clockmaker", "Another Deck Whose Name Has No End at All")
    one = history.Played(
        Path("long.match"), datetime(2019, 9, 30, 12), "towers_in_time", (("human", "Wilma"), ("skilled", "Orrin")),
        decks, length="123 turns", helped=12, name="The one in which nobody could find a way through",
    )  # fmt: skip
    with Driver(PlayedMatches, size=size) as player:
        rows = player.scene.rows
        px = rows.px(theme.SMALL)
        for wide in (rows.px(260), rows.px(600), rows.px(900)):
            said = rows.second(one, wide)
            assert said.endswith("\u2026  \u00b7  September 30, 2019") and text.width_of(said, "body", px) <= wide
        assert rows.second(one, rows.px(4000)) == f"{against(one)}  \u00b7  {under(one)}"
        whole = text.width_of(rows.second(one, rows.px(4000)), "body", px)
        assert "turns  \u00b7  September 30" in rows.second(one, whole - 2), (
            "and not half a word of how often it was helped"
        )

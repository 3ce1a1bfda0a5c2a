"""Many matches played: read in slices, known from an index that is never trusted against the files."""

import os

import pytest

from scenes.past import collection, history
from scenes.past.collection import HEADER, Collection, index_path
from scenes.past.figures import Figures
from scenes.past.played import PlayedMatches
from tests.screens.driver import Driver
from tests.screens.test_played import fill


def whole():
    """All matches, read with nothing in memory; and how many of them were read from their own files."""
    history._seen.clear()
    found, read = Collection(lambda: None), []
    with pytest.MonkeyPatch.context() as patch:
        really = history._read
        patch.setattr(history, "_read", lambda path: (read.append(path.name), really(path))[1])
        while found.read_on(1.0):
            pass
    return found, sorted(read)


def said(found):
    return sorted((one.path.name, one.players, one.ended, one.won, one.id, one.name, one.result) for one in found.known)


def test_index_gives_what_the_files_say_without_reading_them():
    fill(6)
    first, read = whole()
    assert len(read) == 6 and index_path().is_file()
    again, read = whole()
    assert read == [] and again.known == first.known
    assert [one.ended for one in again.known] == [one.ended for one in first.known]


def change_size(paths):
    paths[0].write_text(paths[0].read_text().replace("Bo0", "Bodo"))


def change_time(paths):
    os.utime(paths[0], ns=(1, os.stat(paths[0]).st_mtime_ns + 1))


def come_and_go(paths):
    paths[1].rename(paths[1].with_name("new.match"))


def take_name(paths):
    """Another match has the name and the size of one that is gone."""
    os.replace(paths[1], paths[0])


@pytest.mark.parametrize(
    ("change", "read"),
    [(change_size, ["m0.match"]), (change_time, ["m0.match"]), (come_and_go, ["new.match"]), (take_name, ["m0.match"])],
)
def test_file_that_is_not_as_the_index_says_is_read_again(change, read):
    fill(4)
    whole()
    paths = [history.folder() / f"m{n}.match" for n in range(4)]
    change(paths)
    found, were_read = whole()
    assert were_read == read
    index_path().unlink()
    assert said(found) == said(whole()[0]) and whole()[1] == [], "the index was written anew"


def of_another_version(words):
    return words.replace(HEADER, HEADER.replace("index-1", "index-2"))


def damaged(words):
    return words.replace("Ada", "Eve")


def cut(words):
    return words[: len(words) // 2]


@pytest.mark.parametrize(
    "spoil", [of_another_version, damaged, cut, lambda _: "\x00" * 5000, lambda _: "", lambda _: f"{HEADER}\nx\n\t\t\t"]
)
def test_broken_index_is_built_anew_without_a_word(spoil, caplog):
    fill(4)
    first, _ = whole()
    index_path().write_text(spoil(index_path().read_text()))
    again, read = whole()
    assert said(again) == said(first) and read and whole()[1] == [] and not caplog.records


def test_index_that_cannot_be_written_hides_no_match():
    fill(3)
    index_path().mkdir(parents=True)
    for _ in range(2):
        found, _ = whole()
        assert len(found.known) == 3 and found.is_whole
    assert [path.name for path in index_path().parent.iterdir() if path.name.startswith("history")] == ["history.index"]


def test_match_that_lies_there_twice_is_one_entry_and_goes_as_one():
    fill(3)
    os.link(history.folder() / "m1.match", history.folder() / "m1-2.match")
    with Driver(PlayedMatches) as player:
        player.step(0.3)
        scene = player.scene
        assert [one.path.name for one, _ in scene.rows.shown] == ["m0.match", "m1-2.match", "m2.match"]
        scene.rows.choose(1)
        scene.delete()
        player.step(0.1)
        assert [one.path.name for one, _ in scene.rows.shown] == ["m0.match", "m2.match"]
        for _ in range(2):
            scene.undo()
        player.step(0.3)
        assert len(scene.rows.shown) == 3
    with Driver(Figures) as player:
        player.step(0.3)
        assert player.scene.numbers[0].number == "3"


def test_figures_and_searches_of_many_matches_are_made_in_slices(monkeypatch):
    for module in ("collection", "played", "figures"):
        monkeypatch.setattr(f"scenes.past.{module}.RESERVE_SECONDS", 0.0)
    fill(1)
    words = (history.folder() / "m0.match").read_text()
    for n in range(500):
        (history.folder() / f"x{n}.match").write_text(words.replace("id: id0", f"id: x{n}"))
    for scene in (PlayedMatches(), Figures()):
        with Driver(lambda scene=scene: scene) as player:
            while scene.go_ahead(0.0):
                pass
            assert scene.matches.is_whole and next(scene.showing, None) is None, "nothing is left over"
            assert len(scene.rows.shown if isinstance(scene, PlayedMatches) else scene.course.results) == 501
            for search in ("", "bo0") if isinstance(scene, PlayedMatches) else ("",):
                if search:
                    scene.search.set(search)
                scene.show()
                steps = 0
                while scene.go_ahead(0.0):
                    steps += 1
                assert steps > 5
            player.step(0.1)
    assert scene.numbers[0].number == "501" and collection.SLICE < 100

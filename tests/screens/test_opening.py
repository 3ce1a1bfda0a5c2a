"""What is dropped on the window is looked at, or refused in one line."""

import pygame
import pytest

from game.kernel import texts
from game.kernel.template import fill
from scenes import texts as app_texts
from scenes.menu import Menu
from scenes.past.look_back import LookBack
from tests.screens.driver import Driver
from tests.screens.past import record_of


def drop(player, *paths):
    for path in paths:
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    player.step(0.3)


NOT_PLAYED = b"chronotable 1\ngame: control\nseed: 1\nwins: 1\nseat 0: human A\nseat 1: alien B\n\n0 fly"
STRANGE = [b"", b"\0" * 500, b"chronotable 1\n\0", b"x" * 3_000_000, b"\xff\xfe", NOT_PLAYED]


@pytest.mark.parametrize("words", STRANGE)
def test_whatever_is_dropped_is_looked_at_or_refused_in_one_line(words, tmp_path):
    path = tmp_path / "strange.match"
    path.write_bytes(words)
    with Driver(Menu) as player:
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
        player.step(0.3)
        assert not isinstance(player.scene, LookBack) or player.scene.replay.length == 0
        assert all("\n" not in notice.words for notice in player.app.toasts.notices)
    assert path.read_bytes() == words


def test_a_record_that_is_dropped_is_seen(tmp_path):
    record_of("control").save(tmp_path / "mine.txt")
    with Driver(Menu) as player:
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "mine.txt")))
        player.step(0.3)
        assert isinstance(player.scene, LookBack)
        player.press("escape")
        player.step(0.3)
        assert isinstance(player.scene, Menu)


@pytest.mark.parametrize(
    ("words", "said"),
    [(b"chronotable 2\ngame: control\nnew: 1\n", texts.FROM_ANOTHER_VERSION),
     (b"", texts.NOT_A_MATCH), (b"4 Rift", texts.NOT_A_MATCH)],
)  # fmt: skip
def test_what_is_called_as_records_are_and_is_none_is_no_deck_list(words, said, tmp_path):
    (tmp_path / "mine.match").write_bytes(words)
    with Driver(Menu) as player:
        drop(player, tmp_path / "mine.match")
        assert isinstance(player.scene, Menu)
        (notice,) = player.app.toasts.notices
        assert f"mine.match, line 1: {said} ({fill(texts.BEGINS_WITH, line='chronotable 1')})" in notice.words


def test_a_record_of_another_version_is_known_whatever_it_is_called(tmp_path):
    (tmp_path / "mine.txt").write_text("chronotable 2\r\ngame: control\r\n")
    with Driver(Menu) as player:
        drop(player, tmp_path / "mine.txt")
        assert isinstance(player.scene, Menu) and player.says(texts.FROM_ANOTHER_VERSION)


def test_of_several_things_dropped_at_once_one_is_opened_and_none_lies_over_it(tmp_path):
    paths = [tmp_path / f"{n}.match" for n in range(5)]
    for path in paths:
        record_of("control").save(path)
    (tmp_path / "folder").mkdir()
    with Driver(Menu) as player:
        drop(player, tmp_path / "folder", *paths)
        assert [type(scene) for scene in player.app.stack.scenes] == [Menu, LookBack]
        assert player.says(app_texts.DROPPED_SEVERAL)
        player.press("escape")
        player.step(0.3)
        drop(player, paths[0])
        assert isinstance(player.scene, LookBack), "one after the other is another matter"

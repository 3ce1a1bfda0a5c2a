"""What is dropped on the window is looked at, or refused in one line."""

import pygame
import pytest

from scenes.menu import Menu
from scenes.past.look_back import LookBack
from tests.screens.driver import Driver
from tests.screens.past import record_of

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

"""Whatever other programs put on the clipboard, it is read as text or refused in a sentence."""

import pygame
import pytest

from game.rules import RULESETS
from scenes.decks.imports import open_import
from tests.screens.driver import Driver
from ui.base import clipboard, texts

LINES = "3 Ember Heron\n2 Caf\xe9\n"


class Raw:
    """Text as SDL hands it over: bytes up to the first NUL, decoded as UTF-8."""

    def __init__(self, found):
        self.found = found

    def __call__(self):
        if isinstance(self.found, Exception):
            raise self.found
        return self.found.split(b"\0")[0].decode()


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (LINES.encode(), (LINES, "")),
        (LINES.encode("cp1252"), (LINES, "")),
        ("\ufeff\u6642\u9593".encode("utf-16-le"), ("\u6642\u9593", "")),
        ("\ufeff\u6642\u9593".encode("utf-16-be"), ("\u6642\u9593", "")),
        (("\ufeff" + LINES).encode("utf-16-le"), ("", texts.CUT_TEXT)),
        (("\ufeff" + LINES).encode("utf-16-be"), ("", texts.CUT_TEXT)),
        (b"\x89PNG\x0d\x0a\x1a", ("", texts.NO_TEXT)),
        (b"\x81\x8d\x8f", ("", texts.NO_TEXT)),
        (b" \n", ("", texts.NO_TEXT)),
        (b"", ("", texts.NO_TEXT)),
        (pygame.error("no owner"), ("", "The clipboard can't be used: no owner.")),
        (SystemError("returned NULL"), ("", "The clipboard can't be used: returned NULL.")),
    ],
)
def test_clipboard_bytes_are_read_or_refused_in_a_sentence(monkeypatch, found, said):
    monkeypatch.setattr(pygame.scrap, "get_text", Raw(found))
    assert clipboard.read() == said


def test_clipboard_of_another_encoding_is_pasted_and_imported(monkeypatch):
    with Driver() as player:
        monkeypatch.setattr(pygame.scrap, "get_text", Raw(LINES.encode("cp1252")))
        open_import(player.app, RULESETS["chrono_clash"], lambda found: None)
        player.step()
        assert [count for _, count in player.scene.found.deck.part("deck")] == [3]
        assert [line.text for line in player.scene.rows.lines] == ["2 Caf\xe9"]
        player.click(player.scene.rows.row_rect(0).move(-40, 0))
        player.click(player.scene.entry)
        player.press("ctrl+a")
        player.press("ctrl+v")
        assert player.scene.entry.value == LINES.strip("\n").replace("\n", " ") + " "


def test_clipboard_without_text_leaves_a_text_box_as_it_was(monkeypatch):
    with Driver() as player:
        open_import(player.app, RULESETS["chrono_clash"], lambda found: None, "2 Cafe\n", "list.txt")
        player.step()
        player.click(player.scene.rows.row_rect(0).move(-40, 0))
        entry = player.scene.entry
        entry.set("Ada")
        player.form.focus(entry, True)
        monkeypatch.setattr(pygame.scrap, "get_text", Raw(b"\x89PNG\r\n\x1a\n"))
        player.press("ctrl+a")
        player.press("ctrl+v")
        assert entry.value == "Ada" and player.says(texts.NO_TEXT)

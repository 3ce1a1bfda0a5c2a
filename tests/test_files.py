"""Files: whole or not at all, on the disk before they have their name, and nothing in them bars the way."""

import json
import os
import random

import pygame
import pytest

from game.__main__ import main
from game.files import BadFile, printable, read_text, write_atomically
from game.kernel.agenda import apply, legal_actions
from game.kernel.record import Record, load
from game.match import Match, Player
from ui.base import text
from ui.base.settings import Settings

ODD = ["\x00", "a\x00b", "\ud800", "\udfff\x1b[2Jx", "\x07", "\x9b31m", "e\u0301", "\u202e", "\u00a0", "\n\n", "\x0b"]


def test_what_a_terminal_obeys_or_no_font_has_is_written_out():
    assert printable("\x1b[31mred\x00\ud800\x9b") == "\\x1b[31mred\\x00\\ud800\\x9b"
    for plain in ("Ada", "\u00c9cluse \u2013 3\u00a0h\n\tnext", "\u202ffine", ""):
        assert printable(plain) == plain


@pytest.mark.parametrize("words", ODD)
def test_any_words_can_be_shown(words):
    pygame.init()
    for role in ("body", "number", "display"):
        block = text.layout(words, role, 20, 200)
        assert text.render(words, role, 20, (9, 9, 9), 200).get_size() >= (1, 1) and block.size >= (1, 1)
        assert text.width_of(words, role, 17) >= 0


@pytest.mark.parametrize("name", ODD)
def test_a_name_of_any_signs_is_kept_and_comes_back(tmp_path, name):
    match = Match.new("control", [Player(name, "human"), Player("Boole", "random")], seed=3)
    match.save(tmp_path / "match")
    again = Match.load(tmp_path / "match")
    assert again.players == match.players and printable(again.players[0].name) == again.players[0].name
    settings = Settings(path=tmp_path / "settings.json")
    settings.change(last_setup={"seats": [{"name": name}]})
    assert not settings.problem
    assert Settings.load(tmp_path / "settings.json").last_setup == {"seats": [{"name": name}]}


def test_no_letter_of_a_file_is_obeyed_by_the_terminal(tmp_path, capsys):
    record = Record("control", 7, [("random", "Ada"), ("random", "Boole")], {}, 1)
    path = tmp_path / "match"
    path.write_text(record.dump().replace("Ada", "\x1b[2JAda\x9b"), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    path.write_text(path.read_text(encoding="utf-8").replace("control", "con\x1btrol"), encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    said = capsys.readouterr()
    assert "\x1b" not in said.out + said.err and "\x9b" not in said.out + said.err and "\\x1b" in said.err


def test_words_are_on_the_disk_before_they_have_their_name(tmp_path, monkeypatch):
    done = []
    real = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda handle: done.append("sync") or real[0](handle))
    monkeypatch.setattr(os, "replace", lambda *names: done.append("name") or real[1](*names))
    write_atomically(tmp_path / "a", "words")
    assert done == ["sync", "name"] and read_text(tmp_path / "a") == "words"


def test_a_damaged_record_is_told_from_one_that_was_changed(tmp_path):
    record, luck = Record("control", 3, [("random", "Ada"), ("random", "Boole")], {}, 1), random.Random(3)
    s, _ = record.begin()
    for _ in range(12):
        action = luck.choice(legal_actions(s))
        record.note(s, action)
        apply(s, action)
    whole = record.dump()
    path = tmp_path / "match"
    path.write_text(whole)
    assert not load(path).is_damaged
    path.write_text(whole.replace("\n", "\r\n") + "\r\n")  # what an editor or a mail does to it harms nothing
    assert not load(path).is_damaged
    last = whole.rstrip().split("\n")[-1]
    for text_, said in (
        (whole.replace(last, "0 fly dragon"), "the file is damaged"),
        (whole.replace(last, "0 fly dragon").replace("checksum", "sum"), "changed by hand"),
        (whole.replace("seed: 3", "seed: 4"), "the file is damaged"),
    ):
        path.write_text(text_)
        with pytest.raises(BadFile, match=said):
            list(load(path).replay(path))
    path.write_text(whole.replace(f"\n{last}\n", "\n"))  # cut short, and legal: it is taken up
    assert load(path).is_damaged and len(list(load(path).replay(path))) == 12


def test_a_fault_of_ours_in_an_old_match_bars_nobody(tmp_path, monkeypatch):
    match = Match.new("control", [Player("Ada", "human"), Player("Boole", "human")], seed=3)
    match.act(match.legal_actions()[0])
    match.save(tmp_path / "match")
    monkeypatch.setattr("game.kernel.record.notation.read", lambda *_: {}["no such card"])
    with pytest.raises(BadFile, match="cannot be played again: KeyError"):
        Match.load(tmp_path / "match")


def test_settings_with_half_a_letter_are_written_so_that_they_come_back(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"theirs": "\\ud800", "speed": "fast"}')
    settings = Settings.load(path)
    settings.change(speed="slow")
    assert json.loads(path.read_text(encoding="utf-8"))["theirs"] == "\ud800"

"""Files: whole or not at all, on the disk before they have their name, and nothing in them bars the way."""

import contextlib
import json
import os
import random
import re
import subprocess
import sys
import time

import pygame
import pytest

from game.__main__ import main
from game.files import BadFile, content, end_of, printable, read_text, tidy, write_atomically
from game.kernel import texts
from game.kernel.agenda import apply, legal_actions
from game.kernel.record import Record, load
from game.match import Match, Player
from scenes.past import history
from scenes.past.texts import NAME_NOT_SAVED
from tests import strange
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


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes with names")
@pytest.mark.parametrize("thing", strange.THINGS, ids=strange.NAMES)
def test_no_strange_thing_is_read_or_waited_for(tmp_path, thing):
    path = tmp_path / "home" / "x"
    path.parent.mkdir()
    thing(path)
    with contextlib.suppress(OSError):
        assert len(end_of(path, 1000)) <= 1000
    assert thing in (strange.nothing, strange.zeros) or NAME_NOT_SAVED.partition(". ")[2] in history.rename(
        history.Played(path, None), "So"
    )
    if thing is strange.nothing:
        assert read_text(path) == ""
    elif thing is strange.zeros:
        assert read_text(path) == "\0" * 5000
    else:
        with pytest.raises(BadFile, match=f"{path}.*: "):
            read_text(path)
    for read in (load, Match.load):
        with pytest.raises(BadFile):
            read(path)
    settings = Settings.load(path)
    assert settings.speed == "normal"
    if thing is strange.nowhere:
        assert not settings.problem, "there are no settings yet"
    else:
        assert str(path) in settings.problem and len(settings.problem) < 600
    settings.change(speed="fast")
    assert Settings.load(path).speed == "fast", "set aside, and the new ones are written"


def test_no_more_is_read_than_may_be(tmp_path):
    path = tmp_path / "x"
    path.write_bytes(b"12345678")
    assert content(path, 8) == b"12345678"
    with pytest.raises(OSError, match="0 kB"):
        content(path, 7)
    if os.path.exists("/proc/self/environ"):
        with pytest.raises(OSError, match="0 kB"):
            content("/proc/self/environ", 3)  # its length is said to be 0


def test_a_link_stays_a_link_when_what_it_leads_to_is_written(tmp_path):
    (tmp_path / "far").mkdir()
    (tmp_path / "far" / "settings.json").write_text("old")
    (tmp_path / "settings.json").symlink_to(tmp_path / "far" / "settings.json")
    write_atomically(tmp_path / "settings.json", "new")
    assert (tmp_path / "settings.json").is_symlink()
    assert (tmp_path / "far" / "settings.json").read_text() == "new"
    assert sorted(os.listdir(tmp_path)) == ["far", "settings.json"] and os.listdir(tmp_path / "far") == [
        "settings.json"
    ]


@pytest.mark.parametrize("thing", [strange.loop, strange.nowhere, strange.pipe], ids=["loop", "nowhere", "pipe"])
def test_what_leads_to_no_file_is_replaced_itself(tmp_path, thing):
    thing(tmp_path / "x")
    write_atomically(tmp_path / "x", "new")
    assert not (tmp_path / "x").is_symlink() and read_text(tmp_path / "x") == "new" and os.listdir(tmp_path) == ["x"]


def test_what_was_left_half_written_is_removed_and_nothing_else(tmp_path, monkeypatch):
    far = tmp_path / "data" / "decks" / "control"
    far.mkdir(parents=True)
    (tmp_path / "data" / "round").symlink_to(tmp_path)
    other = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    goes = [far / f"x.txt.{gone.pid}-7.part", tmp_path / f"settings.json.{gone.pid}-0.part",
            far / f"y.{os.getpid()}-0.part", far / f"z.{other.pid}-1.part", far / f"b.{gone.pid}-1.part"]  # fmt: skip
    stays = [far / f"a.txt.{other.pid}-0.part", far / f"new.{gone.pid}-9.part", far / "mine.part", far / "x.txt.bak",
             far / "12-3.part"]  # fmt: skip
    now = time.time()
    for path in (*goes, *stays):
        path.write_text("half")
        os.utime(path, (now - 600, now - 600))
    os.utime(goes[3], (now - 100_000,) * 2)  # its number is another process's by now
    os.utime(goes[4], (now + 9e7,) * 2)  # the clock was put back
    os.utime(stays[1], (now - 1, now - 1))  # its writer may be one that we cannot see
    try:
        assert tidy(tmp_path) == len(goes)
    finally:
        other.communicate()
    assert [path for path in (*goes, *stays) if path.exists()] == stays
    assert tidy(tmp_path / "nowhere") == 0


@pytest.mark.parametrize("has_links", [True, False])
def test_a_new_file_is_written_over_nothing(tmp_path, monkeypatch, has_links):
    if not has_links:
        monkeypatch.setattr(os, "link", lambda *_: (_ for _ in ()).throw(OSError(1, "no links here")))
    path = tmp_path / "x"
    write_atomically(path, "mine", is_new=True)
    with pytest.raises(FileExistsError):
        write_atomically(path, "theirs", is_new=True)
    assert path.read_text() == "mine" and os.listdir(tmp_path) == ["x"]


def test_a_deck_named_twice_in_a_record_breaks_its_law(tmp_path):
    match = Match.new("chrono_clash", [Player("Ada", "human"), Player("Boole", "random")], seed=3)
    whole = match.record.dump()
    deck = next(line for line in whole.split("\n") if line.startswith("deck 0"))
    three = re.search(r"3 [a-z-]+", deck)[0]
    (tmp_path / "match").write_text(whole.replace(deck, deck.replace(three, f"{three}, {three}", 1)))
    with pytest.raises(BadFile, match=r"15\.3"):
        load(tmp_path / "match")


def test_what_a_save_holds_is_bounded(tmp_path):
    match = Match.new("chrono_clash", [Player("Ada", "human"), Player("Boole", "random")], seed=3)
    path, whole = tmp_path / "match", match.record.dump()
    deck = next(line for line in whole.split("\n") if line.startswith("deck 0"))
    key = match.record.decks[0].parts[0][1][0][0]
    path.write_text(whole.replace(deck, f"deck 0: X = deck: {', '.join([f'999 {key}'] * 500)}"))
    with pytest.raises(BadFile, match="499500 cards are more than"):
        load(path)
    path.write_text(whole.replace("Ada", "A" * 900_000).replace(deck, deck.replace(": ", f": {'D' * 900_000}", 1)))
    read = load(path)
    assert len(read.players[0][1]) == 80 and len(read.decks[0].name) == 80
    path.write_text(whole.replace("\n\n", "\n" + "".join(f"mark: {n}\n" for n in range(50_000)) + "\n", 1))
    assert len(load(path).marks) == 20
    path.write_text(whole + "0 pass\n" * 400_000)
    with pytest.raises(BadFile, match="2 MB"):
        load(path)


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
        (whole.replace(last, "0 fly dragon"), texts.FILE_DAMAGED),
        (whole.replace(last, "0 fly dragon").replace("checksum", "sum"), texts.EDITED),
        (whole.replace("seed: 3", "seed: 4"), texts.FILE_DAMAGED),
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
    with pytest.raises(BadFile, match="KeyError"):
        Match.load(tmp_path / "match")


def test_settings_with_half_a_letter_are_written_so_that_they_come_back(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"theirs": "\\ud800", "speed": "fast"}')
    settings = Settings.load(path)
    settings.change(speed="slow")
    assert json.loads(path.read_text(encoding="utf-8"))["theirs"] == "\ud800"

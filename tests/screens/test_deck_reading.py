"""Lists from elsewhere that take long are read in another process: the screen goes on, and the player can cancel."""

import time
import zipfile

import pygame
import pytest

from game import decks, foreign_reader
from game.kernel.template import fill
from game.rules import RULESETS
from game.texts import TOO_MUCH_MEMORY
from scenes import reading
from scenes import texts as app_texts
from scenes.decks import texts
from scenes.decks.imports import DeckImport, open_import
from scenes.decks.shelf import DeckShelf
from scenes.menu import Menu
from scenes.past.capsule import RECORD
from scenes.past.look_back import LookBack
from scenes.reading import Reading
from tests.screens.driver import FRAME, Driver
from tests.screens.past import record_of

RULES = RULESETS["chrono_clash"]
READY = decks.shipped("chrono_clash")[0]
LONG = decks.write(READY.deck, RULES) + "\n".join(f"2 Card {n} of the moon" for n in range(1200))
NESTED = "<cockatrice_deck><zone name='main'>{}<card number='3' name='Ember Heron'/>{}</zone></cockatrice_deck>"
LONGEST_FRAME = 2.0
"""Seconds of this thread's own work. Parsing on the screen's thread took 3 seconds to minutes; a frame takes some
hundredths of one, and this bound leaves room for a slow machine."""


@pytest.fixture
def player():
    with Driver() as player:
        pygame.scrap.put_text("")
        yield player


def wait(player, seconds=30):
    """Until nothing is being read; the longest that a frame has worked."""
    longest, end = 0.0, time.monotonic() + seconds
    while isinstance(player.scene, Reading):
        assert time.monotonic() < end, "it is never done"
        begin = time.thread_time()
        player.step()
        longest = max(longest, time.thread_time() - begin)
        player.scene.passed = 0.0 if isinstance(player.scene, Reading) else None
        time.sleep(0.01)
    return longest


def dropped(player, kind, **what):
    begin = time.thread_time()
    pygame.event.post(pygame.event.Event(kind, **what))
    player.step()
    return time.thread_time() - begin


@pytest.mark.parametrize(
    "text",
    [LONG, "Count,Name\n" + "3,Ember Heron\n" * 20_000, NESTED.format("<zone name='side'>" * 1000, "</zone>" * 1000)],
    ids=["lines", "table", "nested"],
)
def test_long_list_is_read_while_the_screen_goes_on(player, tmp_path, text):
    path = tmp_path / "afar.txt"
    path.write_text(text)
    assert dropped(player, pygame.DROPFILE, file=str(path)) < LONGEST_FRAME
    assert isinstance(player.scene, Reading) and player.says("afar.txt")
    assert wait(player) < LONGEST_FRAME
    if isinstance(player.scene, DeckImport):
        assert isinstance(player.app.stack.scenes[-2], DeckShelf)
    else:
        assert player.says("afar.txt")


@pytest.mark.parametrize("is_report", [False, True])
def test_long_record_is_read_while_the_screen_goes_on(player, tmp_path, is_report):
    record = record_of("control")
    path, words = tmp_path / "long.match", record.dump() + "0 draw\n" * 100_000
    path.write_text(words)
    if is_report:
        path = tmp_path / "report.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(RECORD, words)
    assert dropped(player, pygame.DROPFILE, file=str(path)) < LONGEST_FRAME
    assert isinstance(player.scene, Reading) and wait(player) < LONGEST_FRAME
    assert isinstance(player.scene, LookBack)


@pytest.mark.parametrize("line", ["1 xqz vkw", "3 Embr Herron of the moon", "x y"])
def test_short_list_is_read_at_once_whatever_it_holds(player, line):
    text = (line + "\n") * (foreign_reader.QUICK // (len(line) + 1))
    open_import(player.app, RULES, print, "2 Ember Heron", "list.txt")
    player.step()
    assert dropped(player, pygame.DROPTEXT, text=text) < LONGEST_FRAME
    assert isinstance(player.scene, DeckImport) and len(player.scene.rows.lines) == text.count("\n")


def test_reading_can_be_cancelled_and_nothing_comes_of_it(player):
    taken = []
    open_import(player.app, RULES, taken.append)
    player.step()
    dropped(player, pygame.DROPTEXT, text=LONG)
    job = player.scene.job
    player.click("Cancel")
    player.step(1)
    assert isinstance(player.scene, DeckImport) and player.scene.found is None and job._process is None


def test_job_that_takes_too_long_is_ended_and_said(player, monkeypatch):
    monkeypatch.setattr(reading, "LIMIT_SECONDS", 1.0)
    heard = []
    player.app.stack.push(Reading("Reading", "slow.cod", heard.append, time.sleep, 600))
    player.step(0.5)
    process = None
    while process is None:
        time.sleep(0.01)
        process = player.scene.job._process
    player.step(0.6)
    assert isinstance(player.scene, Menu) and player.says(fill(app_texts.TOO_SLOW, source="Slow.cod"))
    process.join(5)
    assert not process.is_alive() and not heard


@pytest.mark.parametrize(
    ("function", "given", "said"),
    [(bytearray, 1 << 40, f"Big.cod: {TOO_MUCH_MEMORY}."), (int, "x", "Big.cod: ValueError")],
)
def test_job_that_fails_is_said(player, function, given, said):
    player.app.stack.push(Reading("Reading", "big.cod", print, function, given))
    player.step(FRAME)
    wait(player)
    assert player.says(said)


def test_every_likely_card_of_a_long_list_is_taken(player):
    text = "\n".join(f"1 {RULES.book[key].name}q" for key, _ in READY.deck.part("deck"))
    open_import(player.app, RULES, lambda found: None, text + "\n" + "# x" * 2000, "list.txt")
    player.step()
    wait(player)
    assert len(player.scene.rows.lines) == len(READY.deck.part("deck"))
    player.click(texts.ACCEPT_ALL)
    wait(player)
    player.step()
    wait(player)
    assert player.scene.rows.lines == ()

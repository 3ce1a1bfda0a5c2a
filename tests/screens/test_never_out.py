"""Nothing that lies in the home, or becomes of it, bars the way or ends the program; and what is lost is said."""

import os
import random
import shutil
import sys

import pytest

from game import decks
from game.builder.draft import Draft
from game.kernel.agenda import legal_actions
from game.kernel.record import Record
from game.kernel.template import fill
from game.match import Match, Player
from game.rules import RULESETS
from scenes import texts as app_texts
from scenes.decks import results as deck_results
from scenes.decks.builder import DeckBuilder
from scenes.decks.shelf import DeckShelf
from scenes.dialog import Dialog
from scenes.match import kept, sitting, trial
from scenes.match import texts as match_texts
from scenes.match.plan import own_folder
from scenes.match.setup import Setup
from scenes.menu import Menu
from scenes.past import history
from scenes.settings import SettingsScene
from tests import strange
from tests.screens.around import waits
from tests.screens.driver import Driver
from tests.screens.tables import settle, sit
from tests.test_files import ODD
from tests.tools import kills
from ui.base import folders

GAME = "chrono_clash"
RULES = RULESETS[GAME]
KEPT_AS_BROKEN = fill(match_texts.PROBLEM_KEPT_AS, problem="", file="mine.match.broken")
READY = decks.shipped(GAME)[0].deck
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes with names")


def played(seed=5, game=GAME, steps=10**6, kinds=("human", "novice")):
    luck = random.Random(seed)
    mine = [READY._replace(name="Mine"), None] if game == GAME else None
    match = Match.new(game, [Player(n, k) for n, k in zip(("Ada", "Boole"), kinds, strict=True)], seed=seed, decks=mine)
    while match.outcome is None and steps:
        match.act(luck.choice(legal_actions(match.state)))
        steps -= 1
    return match


def tally():
    return deck_results.kept().of(GAME, "Mine")[:2]


def play_on(match):
    luck = random.Random(5)
    while match.outcome is None:
        match.act(luck.choice(legal_actions(match.state)))
    return match


def kept_and_over():
    """A match that was written down, and then came to its end."""
    match = played(steps=5)
    assert sitting.keep(match) == ""
    return play_on(match)


# A match that was over


class Killed(BaseException):
    """The program ends here, whatever it was doing."""


@pytest.mark.parametrize("where", ["game.builder.results.add_lines", "scenes.past.history.system.claim"])
def test_a_match_that_was_over_when_the_program_was_killed_is_noted_once_at_the_next_start(monkeypatch, where):
    match, other = kept_and_over(), waits(played(steps=5))
    with monkeypatch.context() as killer:
        killer.setattr(where, lambda *_: (_ for _ in ()).throw(Killed()))
        with pytest.raises(Killed):
            sitting.keep(match)
    assert match.kept.path.is_file()
    match.kept.let_go()
    for _ in range(2):
        with Driver() as player:
            assert [one.path for one in player.scene.waiting] == [other] and not player.app._faults
        assert sum(tally()) == 1 and not match.kept.path.exists() and other.exists()
        assert [one.id for one in history.played()] == [match.record.digest]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the program is killed in a process that is forked")
@pytest.mark.parametrize("deed", [kills.DEEDS[1], kills.DEEDS[-1]], ids=lambda deed: deed.name)
def test_program_killed_at_any_call_loses_and_doubles_no_match(deed):
    count, wrong = kills.run(deed)
    assert count > 20 and not wrong


def test_a_match_that_was_given_up_when_the_program_was_killed_counts_as_lost_at_the_next_start(monkeypatch):
    match = played(steps=5)
    assert sitting.keep(match) == ""
    match.give_up(0)
    with monkeypatch.context() as killer:
        killer.setattr("game.builder.results.add_lines", lambda *_: (_ for _ in ()).throw(Killed()))
        with pytest.raises(Killed):
            sitting.keep(match)
    match.kept.let_go()
    for _ in range(2):
        with Driver() as player:
            assert player.scene.waiting == [] and not player.app._faults
        assert tally() == (0, 1) and not match.kept.path.exists()


def test_a_result_that_could_not_be_written_is_written_the_next_time(monkeypatch):
    match = kept_and_over()
    with monkeypatch.context() as disk:
        disk.setattr("game.builder.results.add_lines", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left")))
        assert "No space left" in sitting.keep(match)
        sitting.leave(match)
        with Driver() as player:
            assert player.says("No space left") and player.scene.resume_button is None
            assert match.kept.path.is_file()
    with Driver():
        assert sum(tally()) == 1 and not match.kept.path.exists()


def test_a_match_that_another_program_just_ended_is_left_to_it():
    match = kept_and_over()
    match.record.stands = kept.OVER
    match.save(match.kept.path)  # and this program still holds it
    assert sitting.put_in_order() == ([kept.look_at(match.kept.path)], []) and sum(tally()) == 0


def test_results_that_are_no_text_are_set_aside_and_said(monkeypatch):
    path = deck_results.kept().path
    path.parent.mkdir(parents=True)
    path.write_bytes(b"\xff\xfe\x00")
    said = sitting.keep(played())
    assert "not UTF-8" in said and "kept as results.txt.broken" in said
    assert path.with_name("results.txt.broken").read_bytes() == b"\xff\xfe\x00" and sum(tally()) == 1


# What lies in the home


@pytest.mark.parametrize("thing", strange.THINGS, ids=strange.NAMES)
def test_whatever_lies_in_place_of_the_match_the_menu_comes(thing):
    other = waits(played(steps=4))
    path, former = kept.folder() / "mine.match", folders.data_dir() / kept.FORMER
    thing(path)
    thing(former)
    with Driver() as player:
        assert isinstance(player.scene, Menu) and not player.app._faults
        assert [one.path for one in player.scene.waiting] == [other] and player.scene.resume_button.enabled
        if thing in (strange.loop, strange.nowhere):
            assert not player.app.toasts.notices, "there is no match, and nothing that could hold it up"
        else:
            assert player.says(KEPT_AS_BROKEN)
            assert not path.exists() and os.path.lexists(f"{path}.broken")
        said = len(player.app.toasts.notices)
        player.scene.resume()
        assert len(player.app.toasts.notices) == said, "said once"
        player.click("Unfinished matches")
        player.step(0.5)
        assert [row.one.path for row in player.scene.rows] == [other] and not player.app._faults


@pytest.mark.parametrize("words", ODD)
def test_odd_letters_in_a_save_bar_nothing(words):
    path = waits(played(steps=4))
    whole, rng = path.read_text(), random.Random(7)
    for number in range(12):  # so many matches that wait: the menu reads each of them
        at = rng.randrange(len(whole))
        text = whole[:at] + words + whole[at + rng.randrange(3) :]
        path.with_name(f"{number}.match").write_bytes(text.encode("utf-8", "surrogatepass"))
    with Driver() as player:
        assert isinstance(player.scene, Menu) and not player.app._faults
        read = {one.path.name for one in player.scene.waiting}
        assert path.name in read and len(read) + len(list(path.parent.glob("*.broken"))) == 13


def test_a_match_that_only_cannot_be_read_now_stays_where_it_is(monkeypatch):
    waits(played(steps=4))
    with monkeypatch.context() as disk:
        refuse = OSError(13, "Permission denied")
        disk.setattr("game.files.system.opened", lambda *_, **__: (_ for _ in ()).throw(refuse))
        with Driver() as player:
            assert player.says("Permission denied") and not player.find("Continue").enabled
    with Driver() as player:
        assert player.find("Continue").enabled


@pytest.mark.parametrize("thing", strange.THINGS, ids=strange.NAMES)
@pytest.mark.parametrize(
    "places",  # at once, as far as none lies in another
    [
        ["settings.json", "decks", "crash.log", "chronotable.log", "../cache"],
        [f"decks/{GAME}", "decks/results.txt"],
        [f"decks/{GAME}/mine.txt"],
    ],
    ids=["all over", "among the decks", "as a deck"],
)
def test_whatever_lies_in_the_home_every_screen_comes(thing, places):
    for place in places:
        path = folders.data_dir() / place
        path.parent.mkdir(parents=True, exist_ok=True)
        thing(path)
    with Driver() as player:
        for scene in (Setup(GAME), DeckShelf(GAME), DeckBuilder(GAME, Draft(RULES, READY)), SettingsScene()):
            player.app.stack.push(scene)
            player.step(0.2)
        player.settings.change(reduced_motion=True)
        assert not player.app._faults
        player.app.stack.scenes[-2].draft.rename("Else")
        player.app.stack.scenes[-2].changed()
        trial.begin(player.app, GAME, READY)
        player.step(0.2)
        assert not player.app._faults
        assert folders.note_fault("words") is None or (folders.data_dir() / "crash.log").read_bytes().endswith(b"words")
        assert folders.cache_dir().is_dir()
    for place in places:
        path = folders.data_dir() / place
        if place not in ("crash.log", "chronotable.log"):  # those are given up when they are long
            assert os.path.lexists(path) or os.path.lexists(f"{path}.broken"), "nothing of it is thrown away"


# What becomes of the home


def to_a_file(home):
    shutil.rmtree(home)
    home.write_text("in the way")


def to_nothing(home):
    shutil.rmtree(home)


@pytest.mark.parametrize("become", [to_a_file, to_nothing])
def test_a_home_that_goes_during_play_ends_nothing(home, become):
    with sit(speed="instant") as player:
        become(home)
        for _ in range(6):
            if player.match.is_human_asked:
                player.table.act(player.match.legal_actions()[0])
            else:
                player.table.tell(player.match.act(legal_actions(player.match.state)[0]))
            settle(player)
        assert not player.app._faults
        assert player.says("it isn't saved") == (become is to_a_file)
        assert len(kept.waiting()) == (become is to_nothing), "what can be made again is made again"
        for scene in (Setup(GAME), DeckShelf(GAME), DeckBuilder(GAME, Draft(RULES, READY)), SettingsScene()):
            player.app.stack.push(scene)
            player.step(0.2)
        player.settings.change(reduced_motion=True)
        builder = player.app.stack.scenes[-2]
        builder.draft.rename("Mine")
        builder.changed()
        assert builder.keeping.write() == (become is to_nothing)
        assert builder.keeping.problem if become is to_a_file else (own_folder(GAME) / "mine.txt").exists()
        player.app.stack.start(Menu())
        player.step(0.2)
        assert isinstance(player.scene, Menu) and not player.app._faults
    assert home.read_text() == "in the way" if become is to_a_file else home.is_dir()


# What is said after a fault of ours


def faulty(self, dt):
    raise RuntimeError("the clock stopped")


@pytest.mark.parametrize("is_kept", [True, False])
def test_after_a_fault_what_is_said_of_the_match_is_true(monkeypatch, is_kept):
    with sit() as player:
        if not is_kept:
            monkeypatch.setattr(
                Record, "save", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device"))
            )
        player.table.act(player.match.legal_actions()[0])
        monkeypatch.setattr(type(player.table), "update", faulty)
        player.step(0.1)
        assert isinstance(player.scene, Dialog)
        assert player.says(match_texts.SAVED_TO_LAST) == is_kept
        assert player.says(match_texts.NOT_SAVED_TO_LAST) != is_kept


def test_nothing_is_said_of_a_match_where_there_is_none(monkeypatch):
    with Driver(lambda: DeckShelf(GAME)) as player:
        player.app.home = Menu
        monkeypatch.setattr(DeckShelf, "update", faulty)
        player.step(0.1)
        assert isinstance(player.scene, Dialog) and not player.says("match") and player.says("crash.log")


def test_a_fault_that_cannot_be_written_down_is_said_without_a_file(home, monkeypatch):
    with Driver(lambda: DeckShelf(GAME)) as player:
        player.app.home = Menu
        to_a_file(home)
        monkeypatch.setattr(DeckShelf, "update", faulty)
        player.step(0.1)
        assert isinstance(player.scene, Dialog) and player.says(app_texts.SCREEN_CLOSED)
        player.app.home = lambda: DeckShelf(GAME)
        with pytest.raises(SystemExit, match="RuntimeError: the clock stopped"):
            for _ in range(4):
                player.app.stack.push(DeckShelf(GAME))
                player.step(0.2)


def test_a_report_of_faults_does_not_grow_for_ever():
    for _ in range(3):
        path = folders.note_fault("x" * (folders.LONGEST_LOG - 5))
    assert path.stat().st_size < 2 * folders.LONGEST_LOG

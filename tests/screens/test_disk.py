"""Whatever the disk refuses, at whichever write: nobody is thrown out, what was there stays whole, and it is said."""

import errno
import os
import random

import pytest

from game import decks
from game import texts as game_texts
from game.builder.draft import Draft
from game.kernel.agenda import legal_actions
from game.match import Match, Player
from game.rules import RULESETS
from scenes.decks import results as deck_results
from scenes.decks.builder import DeckBuilder
from scenes.decks.exports import DeckExport
from scenes.decks.shelf import DeckShelf
from scenes.match import kept, sitting
from scenes.match import texts as match_texts
from scenes.match.plan import own_folder
from scenes.match.result import Result
from scenes.match.table import Table
from scenes.menu import Menu
from scenes.past import history
from scenes.pause import Pause
from tests.screens.driver import Driver
from tests.screens.fitting import faults
from ui.base import folders
from ui.base.settings import Settings

GAME = "chrono_clash"
RULES = RULESETS[GAME]
READY = decks.shipped(GAME)[0].deck
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT


class Disk:
    """A disk that refuses all that changes it, or only every so many-th of these deeds. `refused` counts."""

    def __init__(self, monkeypatch, home, why, every=1):
        self.home, self.why, self.every = str(home), why, every
        self.asked = self.refused = 0
        self.is_on = False
        for name in ("mkdir", "replace", "rename", "link", "unlink", "fsync", "ftruncate"):
            monkeypatch.setattr(os, name, self._refusing(getattr(os, name)))
        really = os.open

        def opened(path, flags, *more, **how):
            if flags & WRITES:
                self._ask(path)
            return really(path, flags, *more, **how)

        monkeypatch.setattr(os, "open", opened)

    def _refusing(self, really):
        def deed(*given, **how):
            self._ask(given[0])
            return really(*given, **how)

        return deed

    def _ask(self, where):
        if not self.is_on or not (isinstance(where, int) or str(where).startswith(self.home)):
            return
        self.asked += 1
        if self.asked % self.every == 0:
            self.refused += 1
            raise OSError(self.why, os.strerror(self.why), str(where))


def do_everything(player):
    """All that writes: a match, settings, decks in the builder and on the shelf, an export, results."""
    rng = random.Random(3)
    own, none = READY._replace(name="Mine"), None
    match = Match.new(GAME, [Player("Ada", "human"), Player("Boole", "random")], seed=2, decks=[own, none])
    match.poll = lambda: []
    sitting.begin(player.app, match)
    player.step(0.3)
    table = player.scene
    for _ in range(5):
        table.tell(match.act(rng.choice(legal_actions(match.state))))
        player.step(0.2)
    player.app.stack.push(Pause(match))
    player.step(0.6)
    player.scene.save_and_leave()
    player.step(0.3)
    player.settings.change(speed="fast")
    player.app.stack.start(DeckShelf(GAME))
    player.step(0.2)
    shelf = player.scene
    for deed in (shelf.copy, lambda: shelf.rename("Called anew"), shelf.delete, shelf.undo):
        deed()
        player.step(0.1)
    player.app.stack.push(DeckBuilder(GAME, Draft(RULES, READY._replace(name="Built"))))
    player.step(0.2)
    player.scene.draft.remove(READY.part("deck")[0][0])
    player.scene.changed()
    player.step(1.2)
    player.app.stack.push(DeckExport(READY, RULES, ""))
    player.step(0.2)
    player.scene.path.set(str(folders.data_dir() / "out.txt"))
    player.scene._changed(player.scene.path.value)
    player.scene.write()
    player.app.stack.start(Menu())
    player.step(0.3)
    while match.outcome is None:
        match.act(rng.choice(legal_actions(match.state)))
    sitting.keep(match)
    player.app.stack.start(Menu())
    player.step(0.3)


def is_whole(home):
    """Every file that is there can be read as what it is, and nothing half written has its name."""
    assert not Settings.load().problem
    for one in kept.waiting():
        assert not one.problem
        Match.load(one.path)
    found, faults = decks.in_folder(own_folder(GAME), RULES)
    assert not faults and all(one.deck.parts for one in found)
    assert not deck_results.kept().faults
    assert not list(home.rglob("*.broken"))
    return True


@pytest.mark.parametrize("why", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO, errno.EDQUOT])
def test_a_disk_that_refuses_everything_throws_nobody_out(monkeypatch, home, why):
    with Driver(speed="instant", reduced_motion=True) as player:
        folders.make_data_dir()
        disk = Disk(monkeypatch, home, why)
        disk.is_on = True
        said = []
        really = player.app.toast
        monkeypatch.setattr(
            player.app, "toast", lambda words, *more, **how: (said.append(words), really(words, *more, **how))
        )
        do_everything(player)
        assert disk.refused > 12 and not player.app._faults
        told = "\n".join(said) + player.settings.problem
        assert told.count(os.strerror(why)) >= 5, told
        for words in ("it isn't saved", "Changes are lost when you quit", "Nothing was changed"):
            assert words in told
        assert "Nothing was saved" in told and "The deck isn't saved" in told
        assert isinstance(player.scene, Menu)
        disk.is_on = False
        assert is_whole(home)


def leaves_what_cannot_be_saved(player, home):
    """Somebody sits down at a table and wishes to leave it, where a file lies in the way of the folder of matches."""
    folders.make_data_dir()
    (home / "data" / "matches").write_text("in the way")
    match = Match.new("control", [Player("Ada", "human"), Player("Boole", "random")], seed=2)
    match.poll = lambda: []
    sitting.begin(player.app, match)
    player.step(0.5)
    player.app.stack.push(Pause(match))
    player.step(0.6)
    player.click("Save and leave")
    player.step(0.5)


@pytest.mark.parametrize(("answer", "where"), [(match_texts.PLAY_ON, Table), (match_texts.LEAVE_ANYWAY, Menu)])
def test_nobody_is_held_at_the_table_by_a_match_that_cannot_be_saved(home, answer, where):
    with Driver(speed="instant", reduced_motion=True) as player:
        leaves_what_cannot_be_saved(player, home)
        assert game_texts.FILE_IN_THE_WAY in player.scene.words
        assert "not saved" not in player.scene.words, "the heading says it"
        player.click(answer)
        player.step(0.5)
        assert isinstance(player.scene, where) and not player.app._faults


def test_what_was_in_the_way_may_have_gone_and_is_tried_again(home):
    with Driver(speed="instant", reduced_motion=True) as player:
        leaves_what_cannot_be_saved(player, home)
        player.click("Try again")
        player.step(0.5)
        assert player.scene.heading == "Still not saved" and not faults(player.scene, player.app.scale)
        (home / "data" / "matches").unlink()
        player.click("Try again")
        player.step(0.5)
        assert isinstance(player.scene, Menu) and len(kept.waiting()) == 1 and not player.app._faults


@pytest.mark.parametrize("every", [2, 3, 5, 7, 11, 13, 17])
def test_a_disk_that_refuses_now_and_then_leaves_everything_whole(monkeypatch, home, every):
    with Driver(speed="instant", reduced_motion=True) as player:
        folders.make_data_dir()
        disk = Disk(monkeypatch, home, errno.ENOSPC, every)
        disk.is_on = True
        do_everything(player)
        disk.is_on = False
        assert disk.refused and not player.app._faults and isinstance(player.scene, Menu)
        assert is_whole(home)
        do_everything(player)
        assert not player.app._faults and is_whole(home), "and once there is room again everything is written"
        assert deck_results.kept().of(GAME, "Mine").wins + deck_results.kept().of(GAME, "Mine").losses == 1
        assert len(kept.waiting()) <= 1, "a file that could not go while the disk refused that; it was said"


def test_everything_that_is_written_is_there_where_the_disk_takes_it(monkeypatch, home):
    with Driver(speed="instant", reduced_motion=True) as player:
        disk = Disk(monkeypatch, home, errno.ENOSPC)
        do_everything(player)
        assert disk.asked == 0 and not player.app._faults and is_whole(home)
        assert sum(deck_results.kept().of(GAME, "Mine")[:2]) == 1 and kept.waiting() == []
        names = sorted(one.deck.name for one in decks.in_folder(own_folder(GAME), RULES)[0])
        assert names == ["Built", "Called anew"] and (folders.data_dir() / "out.txt").is_file()
        assert Settings.load().speed == "fast"


# The end of a match


def at_its_end(player, disk):
    """A match at the table whose last action is done on a disk that refuses all, before its story is told."""
    rng, match = random.Random(3), Match.new("control", [Player("Ada", "human"), Player("Boole", "random")], seed=2)
    match.poll = lambda: []
    sitting.begin(player.app, match)
    player.step(0.3)
    table = player.scene
    while match.outcome is None:
        assert sitting.keep(match) == ""
        table.known = len(match.record.actions)
        story = match.act(rng.choice(legal_actions(match.state)))
    disk.is_on = True
    table.tell(story)
    return match


@pytest.fixture
def told(monkeypatch, home):
    """A player at normal speed, a disk, and what is said at the edge of the screen."""
    with Driver() as player:
        folders.make_data_dir()
        said, really = [], player.app.toast
        monkeypatch.setattr(
            player.app, "toast", lambda words, *more, **how: (said.append(words), really(words, *more, **how))
        )
        yield player, Disk(monkeypatch, home, errno.ENOSPC), said


def until(player, what):
    for _ in range(600):
        if what():
            return
        player.step(0.1)
    raise AssertionError("it never came")


def test_nothing_about_the_disk_is_said_before_the_story_has_told_the_end(told):
    player, disk, said = told
    match = at_its_end(player, disk)
    table = player.scene
    while table.story.is_busy or player.scene is table:
        assert said == []
        player.step(0.1)
        if table.story.round_end.is_shown:
            player.press("space")
    assert isinstance(player.scene, Result) and len(said) == 1 and "isn't in your history yet" in said[0]
    player.step(6)
    assert len(said) == 1 and not history.signs(), "and once"
    disk.is_on = False
    until(player, lambda: len(said) > 1)
    assert said[1] == sitting.WRITTEN and [one.id for one in history.played()] == [match.record.digest]
    assert kept.waiting() == []


def test_a_match_whose_end_could_not_be_written_is_not_offered_as_unfinished_and_is_written_later(told):
    player, disk, said = told
    match = at_its_end(player, disk)
    player.app.stack.start(Menu())
    player.step(0.5)
    assert not history.signs() and match.kept.path.is_file()
    assert player.scene.waiting == [] and player.app.owed == [match]
    player.app.go("matches")
    player.step(0.5)
    assert not player.says("Boole")
    player.press("escape")
    player.step(0.5)
    disk.is_on = False
    until(player, lambda: said[-1:] == [sitting.WRITTEN])
    assert [one.id for one in history.played()] == [match.record.digest] and player.app.owed == []
    assert not match.kept.path.exists() and kept.waiting() == [] and not player.app._faults


def other_match(player, disk):
    """A match whose end the full disk refused was left for another one; then there is room again."""
    match = at_its_end(player, disk)
    player.app.stack.start(Menu())
    player.step(0.5)
    assert player.app.owed == [match] and not history.signs()
    other = Match.new("control", [Player("Ada", "human"), Player("Cantor", "random")], seed=3)
    other.poll = lambda: []
    sitting.begin(player.app, other)
    player.step(2.5)
    disk.is_on = False
    return match


@pytest.mark.parametrize("is_closed", [False, True])
def test_end_of_a_match_is_written_from_another_match(told, is_closed):
    player, disk, said = told
    match = other_match(player, disk)
    if is_closed:
        player.app.close()
        player.app.close = lambda: None  # once
    else:
        until(player, lambda: {sitting.WRITTEN, sitting.SAVED} <= set(said))
        assert isinstance(player.scene, Table)
    assert [one.id for one in history.played()] == [match.record.digest] and player.app.owed == []
    assert len(kept.waiting()) == 1, "the other match"


def test_a_match_that_is_over_says_so_in_its_file_where_the_history_cannot_take_it(told):
    player, disk, _ = told
    (folders.data_dir() / "history").write_text("in the way")
    match = at_its_end(player, disk)
    disk.is_on = False
    player.app.stack.start(Menu())
    player.step(0.5)
    assert kept.look_at(match.kept.path).stands == kept.OVER and player.scene.waiting == []
    (folders.data_dir() / "history").unlink()
    with Driver() as again:
        assert again.scene.waiting == []
    assert [one.id for one in history.played()] == [match.record.digest] and not match.kept.path.exists()

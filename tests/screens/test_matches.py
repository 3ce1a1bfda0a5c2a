"""Several unfinished matches: each in its own file, none written over, one program at a time going on with one."""

import os
import re
import subprocess
import sys
from datetime import date, datetime
from pathlib import Path

import pygame
import pytest

from game import files, system
from game.files import write_atomically
from game.kernel.agenda import legal_actions
from game.kernel.record import FIRST_LINE, checksum, load
from game.kernel.template import fill
from game.match import Match, Player
from game.replay import Replay
from game.rules import RULESETS
from scenes import texts as app_texts
from scenes.match import kept, sitting
from scenes.match import texts as match_texts
from scenes.match.matches import Matches, when
from scenes.match.standing import who_plays
from scenes.match.table import Table
from scenes.menu import Menu
from scenes.past import history
from scenes.past.history import Played
from scenes.past.played import NEWEST, in_order
from scenes.past.played_list import against, under
from tests.screens.around import begun, finished, saved, waits
from tests.screens.driver import Driver
from ui.base import folders, text
from ui.widgets.press import EVEN

ROOT = Path(__file__).resolve().parents[2]


def row_of(player, words):
    return next(row for row in player.scene.rows if words in row.head.words)


def in_row(player, words, button):
    return next(b for b in row_of(player, words).buttons if b.words == button)


def hundred(match):
    """A match that goes on by a hundred actions or to its end."""
    for _ in range(100):
        if match.outcome is None:
            match.act(legal_actions(match.state)[0])
    return match


# Each in its own file


def test_a_new_match_takes_nobodys_place(sat):
    first = waits(begun(names=("Ada", "Boole")))
    words = first.read_bytes()
    with Driver() as player:
        player.click("Quick start")
        player.step()
        assert len(sat) == 1 and sat[0].kept.path != first
        assert first.read_bytes() == words and len(saved()) == 2


def test_matches_begun_in_the_same_second_have_their_own_files():
    paths = [waits(begun()) for _ in range(4)]
    assert len(set(paths)) == 4 and sorted(saved()) == sorted(paths)


def test_every_action_goes_into_the_file_of_its_own_match():
    first, second = begun(("Ada", "Boole")), begun(("Ada", "Cantor"), moves=1)
    for match in (first, second, first):
        assert sitting.keep(match) == ""
        match.act(legal_actions(match.state)[0])
        assert sitting.keep(match) == ""
        assert load(match.kept.path).actions == match.record.actions
    assert [load(match.kept.path).players[1][1] for match in (first, second)] == ["Boole", "Cantor"]


def test_the_one_match_of_former_times_is_taken_over_once(sat):
    match = begun(("Ada", "Boole"))
    former = folders.data_dir() / kept.FORMER
    match.save(former)
    other = waits(begun(("Ada", "Cantor")))
    assert len(saved()) == 2 and not former.exists() and other in saved()
    match.save(former)
    assert len(saved()) == 3, "another of former times has a name of its own"
    with Driver() as player:
        player.click(fill(app_texts.ALL_UNFINISHED, n=3))
        player.step(0.5)
        player.click(in_row(player, "Boole", "Continue"))
        player.step()
    assert sat[0].record.actions == match.record.actions


def test_a_match_that_is_over_waits_no_more_and_the_others_do():
    other = waits(begun())
    match = finished(2)
    assert sitting.keep(match) == ""
    assert match.kept is None and saved() == [other]
    playing = begun()
    assert sitting.keep(playing) == "" and len(saved()) == 2
    hundred(playing)
    while playing.outcome is None:
        hundred(playing)
    assert sitting.keep(playing) == "" and saved() == [other]


# The list


def test_the_list_says_what_waits_and_goes_on_with_what_is_chosen(sat):
    clash = Match.new("chrono_clash", [Player("Ada", "human"), Player("Vesper", "novice")], seed=4)
    clash.record.notes["branch"] = "ab12 106"
    old, new = waits(begun(("Ada", "Boole"))), waits(clash)
    os.utime(old, (1e9, 1e9))
    with Driver() as player:
        assert player.says("Chrono Clash: Ada vs. Vesper")
        door = player.find("Continue")
        assert door.tip == f"Ada vs. Vesper  \u00b7  {door.detail}" and door.detail.startswith("Turn 1 (")
        assert door.has_room_under(door.detail, EVEN), "in letters to be read"
        player.click(fill(app_texts.ALL_UNFINISHED, n=2))
        player.step(0.5)
        assert isinstance(player.scene, Matches)
        assert [row.one.path for row in player.scene.rows] == [new, old]
        assert "Control: Ada vs. Boole" in row_of(player, "Boole").head.words
        said = row_of(player, "Boole").under.words
        score = fill(match_texts.ROUND_TURN_SCORE, round=1, turn=4, score="0\u20130")
        assert score in said and "saved September 9, 2001" in said
        assert (
            "quest points 0\u20130" in row_of(player, "Vesper").under.words
            and "today at" in row_of(player, "Vesper").under.words
        )
        assert "branched from action 107" in row_of(player, "Vesper").under.words and "branched" not in said
        player.click(in_row(player, "Boole", "Continue"))
        player.step()
    assert [match.record.players[1][1] for match in sat] == ["Boole"] and set(saved()) == {old, new}


def test_a_match_is_deleted_only_after_a_question_and_alone(sat):
    stays, goes = waits(begun(("Ada", "Boole"))), waits(begun(("Ada", "Cantor")))
    with Driver() as player:
        player.click(fill(app_texts.ALL_UNFINISHED, n=2))
        player.step(0.5)
        player.click(in_row(player, "Cantor", "Delete"))
        player.step(0.6)
        player.press("escape")
        player.step(0.6)
        assert len(player.scene.rows) == 2 and goes.exists()
        player.click(in_row(player, "Cantor", "Delete"))
        player.step(0.6)
        player.click("Delete")
        player.step(0.6)
        assert not goes.exists() and stays.exists() and len(player.scene.rows) == 1
        player.press("escape")
        player.step(0.5)
        assert isinstance(player.scene, Menu) and player.says("Unfinished matches") and player.says("Boole")


def test_a_match_given_up_from_the_list_shows_its_result_and_waits_no_more():
    path = waits(Match.new("control", [Player("Ada", "human"), Player("Vesper", "novice")], seed=11))
    with Driver() as player:
        player.click("Unfinished matches")
        player.step(0.5)
        player.click(in_row(player, "Vesper", match_texts.CONCEDE))
        player.step(0.6)
        assert player.says("You concede") and player.says("Vesper wins")
        player.click(match_texts.CONCEDE)
        player.step(2)
        assert type(player.scene).__name__ == "Result" and not path.exists()
        assert player.says("Defeat") and player.says("You conceded")


@pytest.mark.parametrize("broken", ["nonsense", "", "chronotable 1\ngame: control\nseed: x\n"])
def test_a_match_that_cannot_be_read_is_named_and_set_aside_and_harms_no_other(sat, broken):
    good = waits(begun())
    bad = kept.folder() / "control-torn.match"
    bad.write_text(broken)
    os.utime(good, (1e9, 1e9))
    with Driver() as player:
        assert player.says(str(bad)) and player.says("kept as control-torn.match.broken")
        assert bad.with_name("control-torn.match.broken").read_text() == broken and saved() == [good]
        player.click("Continue")
        player.step()
    assert len(sat) == 1


@pytest.mark.parametrize(
    "words", ["chronotable 2\ngame: control\n", "chronotable 1\ngame: draughts\nseed: 1\nwins: 1\n"]
)
def test_a_match_of_another_version_stays_where_that_version_finds_it(words):
    kept.folder().mkdir(parents=True)
    path = kept.folder() / "later.match"
    path.write_text(words)
    with Driver() as player:
        assert path.read_text() == words and not player.says("kept as")
        player.click("Unfinished matches")
        player.step(0.5)
        assert player.says("another version" if "2" in words.split("\n")[0] else "no game called")


def test_a_match_that_cannot_be_read_now_stays_and_can_be_put_aside(sat, monkeypatch):
    good = waits(begun())
    bad = kept.folder() / "control-torn.match"
    bad.write_text("nonsense")
    os.utime(good, (1e9, 1e9))
    really = system.opened

    def refused(path, *more, **how):
        if "torn" in str(path):
            raise PermissionError(13, "Permission denied", str(path))
        return really(path, *more, **how)

    monkeypatch.setattr(system, "opened", refused)
    with Driver() as player:
        assert bad.read_text() == "nonsense" and not player.app.toasts.notices
        player.click(fill(app_texts.ALL_UNFINISHED, n=2))
        player.step(0.5)
        row = row_of(player, "control-torn.match")
        assert str(bad) in row.under.words.replace("\\", "") and "Permission denied" in row.under.words
        player.click(next(b for b in row.buttons if b.words == match_texts.SET_ASIDE))
        player.step(0.5)
        assert bad.with_name("control-torn.match.broken").read_text() == "nonsense" and saved() == [good]


def test_a_match_that_cannot_be_read_alone_bars_neither_menu_nor_play(sat, monkeypatch):
    bad = kept.folder() / "control-torn.match"
    bad.parent.mkdir(parents=True)
    bad.write_text("nonsense")
    full = OSError(28, "No space left on device")
    with monkeypatch.context() as disk:
        disk.setattr(system, "replace", lambda *_: (_ for _ in ()).throw(full))
        with Driver() as player:
            assert player.says(str(bad)) and player.says("No space left")
            assert not player.find("Continue").enabled
            player.click("Quick start")
            player.step()
    assert len(sat) == 1 and bad.read_text() == "nonsense"


def test_dates_as_one_says_them():
    today = date(2024, 3, 1)
    assert when(datetime(2024, 3, 1, 9, 5), today) == "today at 09:05"
    assert when(datetime(2024, 2, 29, 23, 59), today) == "yesterday at 23:59"
    assert when(datetime(2024, 2, 28, 0, 0), today) == "February 28"
    assert when(datetime(2023, 3, 1, 0, 0), today) == "March 1, 2023"


def test_the_list_does_not_play_matches_through(monkeypatch):
    for _ in range(5):
        waits(begun())
    monkeypatch.setattr(Match, "load", lambda path: pytest.fail("it was played through"))
    monkeypatch.setattr("game.kernel.record.Record.begin", lambda record: pytest.fail("it was begun"))
    assert len(kept.waiting()) == 5


# Two programs with one home

OTHER = """
import sys
from scenes.match.kept import Place
from pathlib import Path
place = Place(Path(sys.argv[1]))
print("held" if place.hold() else "refused", flush=True)
sys.stdin.read()
"""


class Another:
    """Another program that goes on with a match, until it is killed."""

    def __init__(self, path):
        command = [sys.executable, "-c", OTHER, str(path)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.said = self.process.stdout.readlines(1)[-1].strip()

    def kill(self):
        self.process.kill()
        self.process.wait()


@pytest.fixture
def another():
    found = []

    def begin(path):
        found.append(Another(path))
        return found[-1]

    yield begin
    for one in found:
        one.kill()


def test_who_plays_stands_over_continue_where_there_is_room_for_it(sat):
    waits(begun(("Ada the Elder", "Boole the Younger", "Cantor of Halle", "Dedekind")))
    with Driver() as player:
        assert player.says(fill(app_texts.CONTINUE_GAME, game="Control")) and "Dedekind" in player.find("Continue").tip


def test_a_match_on_another_table_cannot_be_gone_on_with_until_that_program_is_gone(sat, another):
    path, free = waits(begun(("Ada", "Boole"))), waits(begun(("Ada", "Cantor")))
    os.utime(free, (1e9, 1e9))
    with Driver() as player:
        stale = player.find("Continue")
        assert "Boole" in stale.tip
        other = another(path)
        assert other.said == "held"
        player.click(stale)
        player.step()
        assert not sat and player.says(match_texts.OPEN_IN_ANOTHER)
        assert "Cantor" in player.find("Continue").tip, "what can be gone on with is offered"
        player.click(fill(app_texts.ALL_UNFINISHED, n=2))
        player.step(0.5)
        assert [b.enabled for b in row_of(player, "Boole").buttons] == [False] * 3
        assert row_of(player, "Boole").buttons[0].reason == match_texts.OPEN_IN_ANOTHER
        assert [b.enabled for b in row_of(player, "Cantor").buttons] == [True] * 3
        assert sitting.delete(path) and path.exists()
        other.kill()
        player.press("escape")
        player.step(0.5)
        player.click("Continue")
        player.step()
    assert [match.record.players[1][1] for match in sat] == ["Boole"]


def test_a_match_on_our_table_is_held_until_one_leaves_it(another):
    path = waits(begun())
    with Driver() as player:
        player.click("Continue")
        player.step(1)
        assert isinstance(player.app.stack.scenes[0], Table)
        assert another(path).said == "refused"
    assert another(path).said == "held"
    assert not [one for one in os.listdir(kept.folder()) if one.endswith(".part")]


def test_menu_and_list_notice_what_another_program_does(sat, another):
    path = waits(begun(("Ada", "Boole")))
    with Driver() as player:
        assert player.find("Continue").enabled
        player.step(3)
        menu = player.find("Continue")
        assert menu is player.scene.resume_button, "while nothing changes nothing is made anew"
        other = another(path)
        player.step(3)
        assert not player.find("Continue").enabled
        player.click("Unfinished matches")
        player.step(0.5)
        assert not in_row(player, "Boole", "Continue").enabled
        other.kill()
        player.step(3)
        assert in_row(player, "Boole", "Continue").enabled, "a killed program leaves a file behind and holds nothing"
        waits(begun(("Ada", "Cantor")))
        player.step(3)
        assert len(player.scene.rows) == 2
        player.press("escape")
        player.step(0.5)
        assert player.says(fill(app_texts.ALL_UNFINISHED, n=2)) and player.find("Continue").enabled


def test_what_somebody_else_wrote_is_not_written_over():
    match = begun(("Ada", "Boole"))
    assert sitting.keep(match) == ""
    former = match.kept.path
    theirs = begun(("Ada", "Boole"), moves=5).record.dump()
    write_atomically(former, theirs)
    match.act(legal_actions(match.state)[0])
    assert sitting.keep(match) == fill(match_texts.CHANGED_ELSEWHERE, file=former.name)
    assert former.read_text() == theirs and match.kept.path != former
    assert load(match.kept.path).actions == match.record.actions
    assert sitting.keep(match) == "", "it is said once"
    match.give_up(0)
    assert sitting.keep(match) == "" and saved() == [former]


def test_a_file_that_was_only_touched_or_is_gone_is_written_on():
    match = begun()
    assert sitting.keep(match) == ""
    path = match.kept.path
    os.utime(path, (1e9, 1e9))
    match.act(legal_actions(match.state)[0])
    assert sitting.keep(match) == "" and match.kept.path == path
    path.unlink()
    assert sitting.keep(match) == "" and load(path).actions == match.record.actions


def test_where_nothing_can_be_held_one_plays_all_the_same(monkeypatch):
    monkeypatch.setattr(system, "hold", lambda path: (_ for _ in ()).throw(OSError(95, "Operation not supported")))
    path = waits(begun())
    assert not kept.waiting()[0].is_held
    with Driver() as player:
        player.click("Continue")
        player.step(1)
        assert isinstance(player.app.stack.scenes[0], Table) and saved() == [path]


def test_a_name_is_held_by_one_and_free_again_after():
    path = folders.data_dir() / "a.lock"
    grip = system.hold(path)
    assert grip is not None and system.hold(path) is None
    system.let_go(path, grip)
    assert not path.exists()
    again = system.hold(path)
    assert again is not None
    system.let_go(path, again)


# Giving up


@pytest.mark.parametrize(("kinds", "giver", "winners"), [
    (("human", "novice"), 0, (1,)),
    (("novice", "human"), 1, (0,)),
    (("human", "novice", "novice"), 0, ()),
])  # fmt: skip
def test_who_gives_up_does_not_win(kinds, giver, winners):
    match = Match.new("chrono_clash", [Player(name, kind) for name, kind in zip("abc", kinds, strict=False)], seed=3)
    assert match.giver == giver
    match.give_up(giver)
    assert match.outcome == (winners, "given-up")
    assert match.chooser is None and not match.can_undo and match.legal_actions() == [] and match.poll() == []
    match.give_up(1 - giver)
    assert match.given_up == giver, "only the first counts"


def test_in_teams_the_other_team_wins():
    match = Match.new("control", [Player(name, "human") for name in "abcd"], seed=3)
    assert match.state.team == (0, 1, 0, 1)
    match.give_up(2)
    assert match.outcome.winners == (1, 3)


@pytest.mark.parametrize("game", ["control", "chrono_clash"])
@pytest.mark.parametrize("seats", [2, 3])
def test_give_up_at_the_table_shows_why_it_ended(game, seats):
    players = [Player("Ada", "human"), Player("Vesper", "novice"), Player("Orrin", "novice")][:seats]
    match = Match.new(game, players, seed=3)
    match.poll = lambda: []
    with Driver(lambda: Table(match), speed="instant") as player:
        player.step(1)
        player.press("escape")
        player.step(0.6)
        player.click(match_texts.CONCEDE_MATCH)
        player.step(0.6)
        assert player.says("Vesper wins" if seats == 2 else "No one wins")
        player.click(match_texts.CONCEDE)
        player.step(0.6)
        assert type(player.scene).__name__ == "Result"
        assert player.says("You conceded.") and player.says("Defeat" if seats == 2 else match_texts.CONCEDED)
        assert not saved()
        player.click(match_texts.VIEW_TABLE)
        assert [line.words for line in player.app.stack.scenes[0].story.log.lines].count("**You** conceded.") == 1
        player.press("u")
        table, back = player.app.stack.scenes[0], player.scene.again_seen
        assert back.rect.collidelist([table.reading.rect_of(card) for card in table.board.sprites]) < 0
        shown = [tool for tool in table.buttons.tools.values() if tool.visible]
        assert not shown, "nothing can be done any more"
        assert table.story.log.rect.h > table.painter.place("log").h, "and the log keeps its room"
        card = table.chair.view.zones[table.chair.hand_zone][0]
        player.move(table.reading.rect_of(card).center)
        player.step(2)
        assert table.reading.preview.is_shown and table.reading.hovered == card, "but all can be read"
        player.click("Back to the result")
        assert not table.reading.preview.is_shown
        player.click("Menu")
        player.step(0.3)
        assert isinstance(player.scene, Menu)


@pytest.mark.parametrize(
    ("game", "count", "words"),
    [
        ("towers_in_time", 2, "Ada vs. Vesper"),
        ("towers_in_time", 3, "Ada vs. Vesper and Orrin"),
        ("towers_in_time", 4, "Ada vs. Vesper, Orrin and Sable"),
        ("control", 4, "Ada and Orrin vs. Vesper and Sable"),
    ],
)
def test_who_plays_whom_is_read_once_however_many_they_are(game, count, words):
    names = ["Ada", "Vesper", "Orrin", "Sable"][:count]
    match = Match.new(game, [Player(name, "human" if name == "Ada" else "greedy") for name in names], seed=1)
    assert who_plays(match.record) == words
    levels = {name: f"{name} (greedy)" for name in names[1:]}
    past = Played(Path("x"), datetime(2026, 1, 1), game, tuple(match.record.players))
    assert against(past) == re.sub("|".join(levels), lambda found: levels[found[0]], words)


@pytest.mark.parametrize("game", list(RULESETS))
def test_what_a_player_is_called_is_no_mark_of_the_line_that_says_who_gave_up(game):
    name = "*A* [x|1] {fuel}"
    match = Match.new(game, [Player("Ada", "human"), Player(name, "novice")], seed=3)
    match.poll = lambda: []
    with Driver(lambda: Table(match), speed="instant") as player:
        player.step(0.3)
        match.give_up(1)
        player.scene.story.tell_of_the_end()
        assert text.plain(player.scene.story.log.lines[-1].words) == f"{name} conceded."


@pytest.mark.parametrize("game", list(RULESETS))
@pytest.mark.parametrize("way", ["taken up again", "a branch from the first action"])
def test_how_a_match_began_stands_in_the_log_also_where_nothing_was_done_yet(game, way):
    match = Match.new(game, [Player("Ada", "human"), Player("Vesper", "human")], seed=3)
    if way == "taken up again":
        path = waits(match)
        again = Match.load(path)
    else:
        match.act(legal_actions(match.state)[0])
        match.give_up(0)
        again = Replay(match.record).branch(0, 0)

    def log(one):
        with Driver(lambda: Table(one), speed="instant") as player:
            player.step(1)
            scene = next(scene for scene in player.app.stack.scenes if isinstance(scene, Table))
            return [line.words for line in scene.story.log.lines]

    new = Match.new(game, again.players, seed=3, decks=match.record.decks or None)
    assert again.record.actions == [] and log(again) == log(new)


@pytest.mark.parametrize("game", list(RULESETS))
def test_a_result_is_copied_as_text(game):
    wins = 2 if game == "control" else None
    match = Match.new(game, [Player("*Ada*", "human"), Player("Vesper", "novice")], seed=3, wins=wins)
    match.give_up(0)
    with Driver(lambda: Table(match), speed="instant") as player:
        player.step(0.6)
        player.app.go("result", match)
        player.step(0.6)
        player.press("ctrl+c")
        head, *lines = pygame.scrap.get_text().split("\n")
        assert head == "Defeat" and "Vesper wins. You conceded." in lines
        tallies = list(RULESETS[game].telling.tallies)
        counted = [line for line in lines if ": *Ada* " in line]
        assert len(counted) == (1 if game == "control" else len(tallies))
        assert counted[0].startswith("Round 1: *Ada* " if game == "control" else f"{tallies[0].capitalize()}: *Ada* ")
        assert not player.app._faults


# Of another version

OF_ANOTHER_VERSION = {
    "a ruling": lambda words: words.replace("ruling asking:", "ruling knocking:"),
    "a choice": lambda words: words.replace("asking: holders", "asking: doors"),
    "a kind of player": lambda words: words.replace("seat 1: human", "stands: over\nseat 1: genius"),
    "an action": lambda words: words.replace("seat 0:", "stands: over\nseat 0:").rstrip() + "\n0 fly dragon\n",
    "a line": lambda words: words.replace("wins: 3", "wins: 3\nclock"),
}


@pytest.mark.parametrize("change", OF_ANOTHER_VERSION)
def test_whole_save_of_another_version_keeps_its_name_and_says_why(change):
    path = waits(begun())
    body = [line for line in OF_ANOTHER_VERSION[change](path.read_text()).splitlines()[1:] if "checksum:" not in line]
    words = "\n".join([FIRST_LINE, f"checksum: {checksum(body)}", *body])
    path.write_text(words)
    with Driver() as player:
        assert [one.may_be_whole for one in player.scene.waiting] == [True]
        assert player.says("another version")
        assert path.read_text() == words and saved() == [path]
    path.write_text(words.replace("Ada", "Eda"))
    sitting.put_in_order()
    assert [one.name for one in path.parent.iterdir()] == [f"{path.name}.broken"], "the same, but damaged"


@pytest.mark.parametrize(("cards", "is_left"), [("cards: 0f0f0f0f0f0f", True), ("", False)])
def test_save_without_checksum_is_left_only_if_its_cards_are_others(cards, is_left):
    path = waits(begun())
    words = re.sub("checksum: .*\n", "", path.read_text()).replace("ruling asking:", "ruling knocking:")
    path.write_text(re.sub("cards: .*", cards, words) if cards else words)
    sitting.put_in_order()
    assert path.exists() == is_left


# File times

FILE_TIMES = [-62_135_596_800, -2, 0, 253_402_300_799, 253_402_300_800, 10**12]


class WindowsDates(datetime):
    """`datetime` with the limits of Windows."""

    @classmethod
    def fromtimestamp(cls, seconds, tz=None):
        if not 86_400 <= seconds < 32_536_850_399:
            raise OSError(22, "Invalid argument")
        return datetime.fromtimestamp(seconds, tz)


@pytest.mark.parametrize("dates", [datetime, WindowsDates])
def test_file_time_out_of_range_hides_no_match(monkeypatch, dates):
    monkeypatch.setattr(files, "datetime", dates, raising=False)
    path, played = waits(begun()), finished(2)
    assert sitting.keep(played) == ""
    played.past[0].write_text(re.sub("note ended: .*\n", "", played.past[0].read_text()))
    really = Path.stat
    for seconds in FILE_TIMES:
        history._seen.clear()
        monkeypatch.setattr(Path, "stat", lambda path, _=seconds, **how: Dated(really(path, **how), _))
        (one,), (other,) = kept.waiting(), history.played()
        assert one.path == path and not one.problem and when(one.saved, date.today())
        assert not other.problem and under(other) and in_order([other], NEWEST) and other.ended.timestamp()


class Dated:
    """Status of a file with another time of its last change."""

    def __init__(self, about, seconds):
        self.st_mtime, self.st_mtime_ns = float(seconds), int(seconds * 10**9)
        self.st_size, self.st_ino, self.st_mode = about.st_size, about.st_ino, about.st_mode

"""From the menu to a match and back: what the scenes around the table do."""

import pytest

from game.kernel.agenda import legal_actions
from game.kernel.record import load
from game.match import Match, Player
from scenes import sitting
from scenes.dialog import Dialog
from scenes.menu import Menu
from scenes.pause import Pause
from scenes.plan import Plan, Seat
from scenes.result import Result
from scenes.rules import Rules
from scenes.settings import SettingsScene
from scenes.setup import Setup
from scenes.stack import Scene
from tests.screens.driver import Driver
from tests.screens.test_kit_fit import finished
from ui.settings import Settings


class FakeTable(Scene):
    def __init__(self, match):
        self.match = match

    def draw(self, surface):
        surface.fill((0, 40, 30))


@pytest.fixture
def sat(monkeypatch):
    """The matches that somebody sat down to."""
    matches = []

    def sit_down(app, match):
        matches.append(match)
        app.stack.start(FakeTable(match))

    monkeypatch.setattr(sitting, "sit_down", sit_down)
    return matches


@pytest.fixture
def player(sat):
    with Driver() as driver:
        yield driver


def begun(names=("Ada", "Boole"), moves=3):
    match = Match.new("control", [Player(n, "human") for n in names], seed=11)
    for _ in range(moves):
        match.act(legal_actions(match.state)[0])
    return match


def test_the_menu_without_a_match_has_nothing_to_continue(player):
    assert isinstance(player.scene, Menu)
    assert not player.says("Continue")
    assert [b.words for b in player.scene.buttons] == ["Quick start", "Play Control", "Rules", "Settings", "Quit"]


def test_quick_start_begins_at_once_and_is_saved(player, sat):
    player.click("Quick start")
    assert len(sat) == 1
    header = load(sitting.saved_path())
    assert [kind for kind, _ in header.players] == ["human", "skilled"]


def test_setup_reaches_the_header_of_the_match(player, sat):
    player.click("Play Control")
    player.click("Three")
    scene = player.scene
    player.click(scene.rows[0][1])
    player.press("ctrl+a")
    player.type("Hypatia")
    player.click(scene.rows[1][2])
    player.click("Strong")
    player.click(scene.rows[2][2])
    player.click("More…")
    player.click("Greedy")
    player.click(scene.wins.cells()[3].center)
    player.click(scene.seed)
    player.type("4x2")
    player.click("Only your opponents' cards")
    player.click("Start")
    record = sat[0].record
    assert record.players == [("human", "Hypatia"), ("strong", "Vesper"), ("greedy", "Orrin")]
    assert (record.seed, record.wins) == (42, 4)
    assert record.rulings["diffuse"] == "opponents-only"
    assert record.rulings["singularity"] == "on-resolving"
    assert load(sitting.saved_path()).players == record.players


def test_the_plan_is_remembered(player, sat):
    player.click("Play Control")
    player.click("Four, in teams")
    player.click("Start")
    again = Plan.remembered(Settings.load())
    assert len(again.seats) == 4
    assert again.seed is None
    player.app.stack.start(Menu())
    player.step()
    assert player.says("Traveller and Orrin against Vesper and Sable") or "against" in player.scene.plan.summary()


@pytest.mark.parametrize(
    "kept", [{"seats": 3}, {"seats": [{"name": 1, "kind": "human"}]}, {"wins": "x"}, {"seats": []}]
)
def test_a_plan_without_sense_is_forgotten(kept):
    assert Plan.remembered(Settings(last_setup=kept)).seats == Plan.usual().seats


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ((Seat("Ada", "human"), Seat("ada ", "novice")), "same name"),
        ((Seat("", "human"), Seat("Boole", "novice")), "needs a name"),
        ((Seat("Ada", "strong"), Seat("Boole", "novice")), "human"),
        ((Seat("Ada", "human"), Seat("Boole", "novice")), ""),
    ],
)
def test_what_keeps_a_match_from_beginning(seats, why):
    said = Plan(seats).objection()
    assert why in said
    assert bool(said) == bool(why)


def test_start_says_why_it_cannot(player, sat):
    player.click("Play Control")
    player.click(player.scene.rows[0][2])
    player.click("Novice")
    player.click("Start")
    assert not sat
    assert player.form._tip()[1].startswith("Somebody has to sit")


def test_a_computer_gets_a_name_and_a_person_too():
    plan = Plan((Seat("Ada", "human"), Seat("Vesper", "skilled"))).with_seat(1, kind="human")
    assert plan.seats[1].name not in ("Vesper", "Ada")
    assert plan.with_seat(1, kind="strong").seats[1].name == "Vesper"
    assert plan.with_seat(0, kind="novice").seats[0].name == "Ada"


def test_continue_takes_the_match_up(sat):
    sitting.keep(begun())
    with Driver() as player:
        assert player.says("Ada against Boole")
        assert player.says("Round 1, 0 : 0")
        player.click("Continue")
    assert sat[0].record.actions == begun().record.actions


def test_a_new_match_asks_before_it_takes_the_place_of_another(sat):
    sitting.keep(begun())
    with Driver() as player:
        player.click("Quick start")
        assert isinstance(player.scene, Dialog)
        player.click("Cancel")
        assert isinstance(player.scene, Menu)
        assert load(sitting.saved_path()).players[0] == ("human", "Ada")
        player.click("Quick start")
        player.click("Start anew")
        assert load(sitting.saved_path()).players[0] != ("human", "Ada")
    assert len(sat) == 1


@pytest.mark.parametrize("broken", ["nonsense", "", "chronotable 1\ngame: control\nseed: x\n"])
def test_a_broken_match_is_named_and_kept(sat, broken):
    path = sitting.saved_path()
    path.write_text(broken)
    with Driver() as player:
        assert player.says(str(path))
        player.click("Continue")
        assert not sat
        assert path.read_text() == broken
        player.click("Quick start")
        assert len(sat) == 1
        assert path.with_name("unfinished.match.broken").read_text() == broken
        assert load(path).game == "control"


def test_a_broken_match_that_cannot_be_put_aside_is_not_written_over(sat, monkeypatch):
    path = sitting.saved_path()
    path.write_text("nonsense")
    with Driver() as player, monkeypatch.context() as disk:
        disk.setattr("game.files.os.replace", lambda *names: (_ for _ in ()).throw(OSError(28, "No space left")))
        player.click("Quick start")
        assert len(sat) == 1
        assert player.says("cannot be put aside: No space left")
    assert path.read_text() == "nonsense"


def test_a_match_that_is_over_does_not_wait():
    match = finished(2)
    sitting.saved_path().write_text("old")
    assert sitting.keep(match) == ""
    assert not sitting.is_there()


def test_a_folder_that_cannot_be_written_is_said(monkeypatch):
    match = begun()
    monkeypatch.setattr(match, "save", lambda path: (_ for _ in ()).throw(PermissionError(13, "Permission denied")))
    assert "Permission denied" in sitting.keep(match)


def test_a_broken_settings_file_is_said_in_the_menu(home):
    (home / "data").mkdir(parents=True)
    (home / "data" / "settings.json").write_text("{")
    with Driver() as player:
        assert player.says("settings.json, line 1")


def test_settings_are_applied_at_once(player):
    player.click("Settings")
    assert isinstance(player.scene, SettingsScene)
    player.click("Fast")
    assert Settings.load().speed == "fast"
    player.press("f11")
    assert player.scene.switches["fullscreen"].value
    player.press("f11")
    assert not player.scene.switches["fullscreen"].value
    slider = next(w for _, _, w in player.scene.rows if getattr(w, "high", 0) == 1500)
    player.drag(slider, (slider.rect.right, slider.rect.centery))
    assert Settings.load().hover_delay == 1500
    player.press("escape")
    assert isinstance(player.scene, Menu)
    assert player.form.tip_delay == 1.5


def test_escape_in_the_menu_does_not_end_the_program(player):
    player.press("escape")
    assert player.app.running
    assert player.form.focused.words == "Quit"
    player.press("return")
    assert not player.app.running


def test_the_rules_turn_to_a_section_and_follow_numbers(player):
    player.app.stack.push(Rules("control", "4.6"))
    player.step(0.5)
    scene = player.scene
    part = next(n for n, p in enumerate(scene.parts) if p.number == "4.6")
    assert scene.pane.rect.colliderect(scene.blocks[part].rect)
    assert scene.chapter_seen() == 3
    scene.go_to("6.1")
    player.step(1)
    assert scene.chapter_seen() in (4, 5)
    player.click((scene.list.rect.centerx, scene.list.row_rect(0).centery))
    player.step(1)
    assert scene.chapter_seen() == 0
    player.press("escape")
    assert isinstance(player.scene, Menu)


def test_every_rule_of_the_page_is_there(player):
    scene = Rules("control")
    player.app.stack.push(scene)
    player.step()
    numbers = [p.number for p in scene.parts if p.number]
    assert len(numbers) == len(set(numbers)) > 30
    assert {law.number for law in finished(2).record.rules.laws} <= set(numbers)
    assert all("\n" not in p.words for p in scene.parts)


def test_pause_saves_and_leaves(player, sat):
    match = begun()
    player.app.stack.start(FakeTable(match))
    player.app.stack.push(Pause(match))
    player.step()
    player.press("escape")
    assert isinstance(player.scene, FakeTable)
    player.app.stack.push(Pause(match))
    player.step()
    player.click("Save and leave")
    assert isinstance(player.scene, Menu)
    assert player.says("Continue")


def test_giving_up_asks_first(player, sat):
    match = begun()
    sitting.keep(match)
    player.app.stack.start(FakeTable(match))
    player.app.stack.push(Pause(match))
    player.step()
    player.click("Give up the match")
    player.press("escape")
    assert sitting.is_there()
    player.click("Give up the match")
    player.click("Give up")
    assert isinstance(player.scene, Menu)
    assert not sitting.is_there()
    assert not player.says("Continue")


def test_the_result_shows_the_rounds_and_plays_again(player, sat):
    match = finished(2)
    player.app.stack.start(FakeTable(match))
    player.app.stack.push(Result(match))
    player.step()
    scene = player.scene
    assert [r.number for r in scene.rounds] == list(range(1, len(scene.rounds) + 1))
    wins = [sum(n in r.winners for r in scene.rounds) for n in range(2)]
    assert wins == [seat.wins for seat in match.state.seats]
    assert player.says(f"{wins[0]} : {wins[1]}")
    assert all("(" in r.reason for r in scene.rounds)
    player.click("Look at the table")
    assert not player.says("Play again")
    player.click("Back to the result")
    player.click("Play again")
    assert sat[0].record.players == match.record.players
    assert sat[0].record.seed != match.record.seed


def test_the_result_leads_to_setup_with_the_same_people(player, sat):
    match = finished(3)
    player.app.stack.push(Result(match))
    player.step()
    player.click("Change setup")
    assert isinstance(player.scene, Setup)
    assert [s.name for s in player.scene.plan.seats] == [p.name for p in match.players]
    player.press("escape")
    assert isinstance(player.scene, Menu)

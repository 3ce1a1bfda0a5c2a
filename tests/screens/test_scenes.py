"""From the menu to a match and back: what the scenes around the table do."""

from random import Random

import pygame
import pytest

from game import rules
from game.files import BadFile
from game.kernel.agenda import legal_actions
from game.kernel.record import load
from game.kernel.template import fill
from game.match import Match, Player
from game.rules import GAMES, RULESETS
from scenes import texts as app_texts
from scenes.form_scene import BACK
from scenes.match import sitting
from scenes.match import texts as match_texts
from scenes.match.plan import Plan, Sitter, last_game
from scenes.match.result import Result
from scenes.match.setup import Setup
from scenes.match.standing import standing
from scenes.match.wishes import Wish, keep_wish
from scenes.menu import Menu
from scenes.pause import Pause
from scenes.rules import Rules
from scenes.settings import SettingsScene
from tests.screens.around import FakeTable, begun, button, finished, saved, waits
from tests.screens.driver import Driver
from tests.screens.fitting import contrast
from ui.base import text, theme
from ui.base.settings import Settings


@pytest.fixture
def player(sat):
    with Driver() as driver:
        yield driver


def test_the_menu_without_a_match_has_nothing_to_continue(player):
    assert isinstance(player.scene, Menu)
    assert not player.says("Continue")
    assert player.says("Settings") and player.says("Quit")
    for door in player.scene.doors:
        assert [w.words for w in door.standing] == [
            RULESETS[door.game].title, RULESETS[door.game].telling.motto, "Quick start", "Set up", "Rules",
            *["Decks"] * bool(RULESETS[door.game].decks.parts),
        ]  # fmt: skip


def test_quick_start_begins_at_once_and_is_saved(player, sat):
    for game in GAMES:
        player.app.stack.start(Menu())
        player.step()
        player.click(button(player, game, "Quick start"))
        header = load(sat[-1].kept.path)
        assert (header.game, [kind for kind, _ in header.players]) == (game, ["human", "novice"])
        assert len(header.decks) == (2 if RULESETS[game].decks.parts else 0)
        assert last_game(Settings.load()) == game
    assert len(sat) == len(GAMES)


def test_continue_takes_the_match_up(sat):
    waits(begun())
    with Driver() as player:
        assert player.says(match_texts.VERSUS.join(["Ada", "Boole"]))
        assert player.says(fill(match_texts.ROUND_TURN_SCORE, round=1, turn=4, score="0\u20130"))
        player.click("Continue")
    assert sat[0].record.actions == begun().record.actions


def test_continue_works_for_every_game(sat):
    for game in GAMES:
        match = Match.new(game, [Player("Ada", "human"), Player("Boole", "human")], seed=11)
        match.act(legal_actions(match.state)[0])
        path = waits(match)
        with Driver() as player:
            players = match_texts.VERSUS.join(["Ada", "Boole"])
            assert player.says(fill(app_texts.CONTINUE_AGAINST, game=RULESETS[game].title, players=players))
            assert player.says(standing(match)) and not player.find("Continue").detail.endswith("\u2026")
            player.click("Continue")
        assert (sat[-1].record.game, sat[-1].state) == (game, match.state)
        sitting.delete(path)


def test_what_a_match_of_one_round_says_of_itself():
    match = Match.new("control", [Player("Ada", "human"), Player("Boole", "human")], seed=11, wins=1)
    assert standing(match) == fill(match_texts.TURN_SCORE, turn=1, name="fuel", score="0\u20130")
    match = Match.new("chrono_clash", [Player(name, "human") for name in "abc"], seed=11)
    assert standing(match) == fill(match_texts.TURN_SCORE, turn=1, name="quest points", score="0\u20130\u20130")
    match = Match.new("towers_in_time", [Player("A", "human"), Player("B", "human")], seed=3)
    told = fill(match_texts.START_SCORE, name="shields", score="5\u20135")
    assert standing(match) == told, "nobody counts a turn before the first"
    match = Match.new("chrono_clash", [Player(name, "human") for name in "abc"], seed=11, wins=2)
    assert standing(match) == fill(match_texts.ROUND_TURN_SCORE, round=1, turn=1, score="0\u20130\u20130")


def test_a_folder_that_cannot_be_written_is_said(monkeypatch):
    match = begun()
    denied = PermissionError(13, "Permission denied")
    monkeypatch.setattr(match.record, "save", lambda path: (_ for _ in ()).throw(denied))
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
    assert player.scene.shown["fullscreen"].value
    player.press("f11")
    assert not player.scene.shown["fullscreen"].value
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


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_page_is_there(player, game):
    player.click(button(player, game, "Rules"))
    scene = player.scene
    numbers = [p.number for p in scene.parts if p.number]
    assert len(numbers) == len(set(numbers)) > 30
    assert {law.number for law in RULESETS[game].laws} <= set(numbers)
    assert all("\n" not in p.words for p in scene.parts)
    assert RULESETS[game].title in scene.title


def test_a_door_opens_where_it_is_seen(player):
    first, second, *_ = player.scene.doors
    between = second.edge(100), 100
    player.move((between[0] - 6, 100))
    assert first.hovered
    player.move((between[0] + 6, 100))
    assert second.hovered
    player.step(0.5)
    assert (first.glow, second.glow) == (0, 1)
    player.move((second.edge(650) - 6, 650))
    assert first.hovered
    player.click((between[0] + 6, 100))
    assert isinstance(player.scene, Setup)
    assert player.scene.game == second.game
    player.press("escape")
    player.click((20, 300))
    assert isinstance(player.scene, Menu)


def test_the_doors_by_keys(player):
    seen = []
    stands = [["Quick start", "Set up", "Rules", *["Decks"] * bool(RULESETS[game].decks.parts)] for game in GAMES]
    for _ in range(sum(map(len, stands)) + 4):
        player.press("tab")
        seen.append(player.form.focused.words)
    doors = [words for door in stands for words in door]
    assert seen == ["Learn", *doors, app_texts.HISTORY, "Settings", "Quit"], "what a newcomer is offered comes first"
    player.form.focus(button(player, "control", "Quick start"), by_keys=True)
    player.press("right")
    assert player.form.focused is button(player, "chrono_clash", "Quick start")
    player.press("down")
    player.step(0.5)
    assert [door.glow for door in player.scene.doors] == [0, 1, *[0] * (len(GAMES) - 2)]
    player.press("return")
    assert player.scene.game == "chrono_clash"


def test_enter_presses_the_golden_button_of_the_menu(player, sat):
    player.press("return")
    player.step(0.3)
    assert type(player.scene).__name__ == "Learn", "what a newcomer should do first"
    assert player.form.by_keys and player.form.focused, "and it is seen there what has the keys"
    waits(begun())
    player.app.start("menu")
    player.step(0.5)
    player.press("return")
    assert sat[0].record.actions == begun().record.actions


@pytest.mark.parametrize("key", ["tab", "down", "right"])
def test_the_keys_begin_on_the_golden_button_of_the_menu(player, sat, key):
    last = GAMES[-1]
    player.click("Learn")  # what is offered once
    player.step(0.3)
    player.press("escape")
    player.step(0.3)
    player.click(button(player, last, "Quick start"))
    sat[-1].kept.path.unlink()
    player.app.start("menu")
    player.step(0.5)
    assert player.form.focused is None
    player.press(key)
    golden = button(player, last, "Quick start")
    assert golden.look == "primary" and player.form.focused is golden and player.form.by_keys
    player.press("tab")
    assert player.form.focused is button(player, last, "Set up")
    waits(begun())
    player.app.start("menu")
    player.step(0.5)
    assert player.form.focused.words == "Continue", "whoever comes by keys stands there at once"


def test_the_keys_are_in_the_menu_again_where_they_left_it(player):
    player.form.focus(button(player, GAMES[2], "Rules"), by_keys=True)
    player.press("return")
    player.step(0.3)
    assert isinstance(player.scene, Rules)
    player.press("escape")
    player.step(0.3)
    assert isinstance(player.scene, Menu) and player.form.by_keys
    assert player.form.focused is button(player, GAMES[2], "Rules")
    player.click(player.form.focused)
    player.step(0.3)
    player.press("escape")
    player.step(0.3)
    assert isinstance(player.scene, Menu)
    player.press("up")
    assert player.form.focused.words == "Learn", "whoever left by mouse begins anew"


def test_a_game_whose_data_is_broken_keeps_its_door_shut(monkeypatch, sat):
    monkeypatch.setitem(rules.FAULTS, "chrono_clash", BadFile("red.toml", "card ember", "is torn"))
    monkeypatch.delitem(rules.RULESETS, "chrono_clash")
    with Driver() as player:
        assert player.says("red.toml, card ember: is torn")
        for words in ("Quick start", "Set up", "Rules"):
            assert not button(player, "chrono_clash", words).enabled
        player.click((player.scene.doors[1].edge(200) + 40, 200))
        assert isinstance(player.scene, Menu)
        player.click(button(player, "control", "Quick start"))
    assert sat[0].record.game == "control"


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


def test_the_key_that_pauses_goes_on_as_well(player, sat):
    player.app.stack.start(FakeTable(begun()))
    player.app.stack.push(Pause(begun()))
    player.step()
    player.press("p")
    assert isinstance(player.scene, FakeTable)


def test_pause_leads_to_what_the_keys_do(player, sat):
    player.app.stack.start(FakeTable(begun()))
    player.app.stack.push(Pause(begun()))
    player.step()
    player.click("Keys")
    scene = player.scene
    head = next(left for what, left, _ in scene.rows if what == "head" and left.words == "Keys at the table")
    assert 0 <= head.rect.top - scene.pane.rect.top < 60, "that is where the settings are opened"
    player.press("escape")
    assert isinstance(player.scene, Pause)


def test_giving_up_asks_first(player, sat):
    match = begun()
    sitting.keep(match)
    player.app.stack.start(FakeTable(match))
    player.app.stack.push(Pause(match))
    player.step()
    player.click(match_texts.CONCEDE_MATCH)
    player.press("escape")
    assert saved() and match.outcome is None
    player.click(match_texts.CONCEDE_MATCH)
    player.click(match_texts.CONCEDE)
    assert match.outcome.reason == "given-up" and isinstance(player.scene, FakeTable)


def test_the_result_shows_the_rounds_and_plays_again(player, sat):
    match = finished(2)
    player.app.stack.start(FakeTable(match))
    player.app.stack.push(Result(match))
    player.step()
    scene = player.scene
    assert [r.number for r in scene.rounds] == list(range(1, len(scene.rounds) + 1))
    wins = [sum(n in r.winners for r in scene.rounds) for n in range(2)]
    assert wins == [seat.wins for seat in match.state.seats]
    assert player.says(f"{wins[0]}\u2013{wins[1]}")
    assert scene.table.last == fill(match_texts.AT_THE_END, counts="Fuel"), "what stands below it"
    assert all(r.reason in match.record.rules.telling.reasons.values() for r in scene.rounds)
    player.click(match_texts.VIEW_TABLE)
    assert not player.says("Play again")
    player.click("Back to the result")
    player.click("Play again")
    assert sat[0].record.players == match.record.players
    assert sat[0].record.seed != match.record.seed


def test_the_result_of_a_game_with_decks(player, sat):
    match = finished(2, "chrono_clash")
    Plan((Sitter("Traveller", "human", "persons-unknown"), Sitter("Vesper", "human")), "chrono_clash").remember(
        player.app.settings
    )
    player.app.stack.start(FakeTable(match))
    player.app.stack.push(Result(match))
    player.step()
    last = player.scene.rounds[-1]
    for seat in range(2):
        state = match.state
        assert last.counts[seat] == (state.seats[seat].points, len(state.cards_in(seat, "guardians")))
    assert last.reason in match.record.rules.telling.reasons.values()
    assert player.says(last.reason)
    for sitter, deck in zip(match.players, match.record.decks, strict=True):
        assert player.says(fill(match_texts.PLAYED_DECK, player=sitter.name, deck=deck.name))
    assert not player.says("1\u20130") and not player.says("0\u20131"), "one game is no score"
    rows = player.scene.table.rows
    assert [about for about, *_ in rows] == ["Quest points", "Guardians"]
    assert [counts for _, counts, *_ in rows] == [[str(n) for n in each] for each in zip(*last.counts, strict=True)]
    player.click("Play again")
    assert sat[0].record.decks[0].name == "Persons Unknown"
    assert sat[0].record.game == "chrono_clash"


@pytest.mark.parametrize("game", ["towers_in_time", "chrono_clash"])
def test_the_result_of_a_game_of_several_tells_who_was_out_when_and_by_whom(game, player):
    match, luck = (
        Match.new(game, [Player(name, "human") for name in ("Ada", "Boole", "Cora", "Dan")], seed=2),
        Random(2),
    )
    while match.outcome is None:
        legal = legal_actions(match.state)
        match.act(luck.choice([action for action in legal if action.verb == "attack"] or legal))
    out = [match.players[n].name for n in range(4) if n not in match.outcome.winners]
    player.app.stack.start(FakeTable(match))
    player.app.stack.push(Result(match))
    player.step()
    fates = player.scene.rounds[-1].fates
    turns = [int(fate.split()[1].rstrip(":")) for fate in fates]
    assert len(fates) == 3 and turns == sorted(turns) and turns[-1] <= match.state.turn
    assert all(player.says(f"Turn {turn}: ") for turn in turns)
    told = player.scene.body.words
    assert "{seat" not in told and all(f"**{name}**" in told for name in out), told


def test_which_decks_four_played_stands_in_two_even_lines(player):
    match = finished(4, "chrono_clash")
    player.app.stack.start(FakeTable(match))
    player.app.stack.push(Result(match))
    player.step()
    told = player.scene.body.words.splitlines()[-2:]
    assert [sum(deck.name in line for deck in match.record.decks) for line in told] == [2, 2]
    wide = [text.size(line, "body", 20)[0] for line in told]
    assert min(wide) > max(wide) / 2, "no word stands alone"


def test_the_result_of_two_says_once_why_it_is_over(player):
    match = finished(2, "towers_in_time")
    player.app.stack.start(FakeTable(match))
    player.app.stack.push(Result(match))
    player.step()
    assert player.scene.rounds[-1].fates and not player.says("Turn ")


def test_the_result_leads_to_setup_with_the_same_people(player, sat):
    match = finished(3)
    player.app.stack.push(Result(match))
    player.step()
    player.click("Change setup")
    assert isinstance(player.scene, Setup)
    assert [s.name for s in player.scene.plan.seats] == [p.name for p in match.players]
    player.press("escape")
    assert isinstance(player.scene, Menu)


@pytest.mark.parametrize("size", [(1280, 720), (1104, 640), (1920, 1080), (3840, 2060), (3840, 2120), (3840, 2160)])
def test_the_doors_of_the_menu_have_columns_alike_and_say_whom_one_plays(size):
    with Driver(size=size) as player:
        menu = player.scene
        quicks, names = [door.standing[2] for door in menu.doors], [door.standing[0] for door in menu.doors]
        assert len({quick.rect.w for quick in quicks}) == 1 and len({name.size for name in names}) == 1
        assert max(quick.rect.bottom for quick in quicks) < size[1]
        for quick in quicks:
            shown, _ = quick.under()
            assert quick.overflow() == "" and shown == quick.detail and "Vesper (novice)" in shown, shown


def test_open_settings_show_what_changes_elsewhere(player):
    """Another program with the same home, or F11: whatever is shown follows, and nothing is told back."""
    player.app.go("settings")
    player.step()
    scene, settings = player.scene, player.app.settings
    told = []
    settings.listeners.append(told.append)
    settings.change(
        speed="instant", hint_level="none", ui_scale=125, sound_volume=35, hover_delay=700, fullscreen=False
    )
    settings.change(reduced_motion=True)
    player.step()
    for name in ("speed", "hint_level", "ui_scale", "sound_volume", "hover_delay", "reduced_motion"):
        assert scene.shown[name].value == getattr(settings, name), name
    assert len(told) == 2


def test_how_much_glows_is_no_choice_where_nothing_is_shown_unasked(player):
    player.app.go("settings")
    player.step()
    glow = player.scene.shown["hint_level"]
    player.app.settings.change(assistance="off")
    assert not glow.enabled and glow.reason == app_texts.HIGHLIGHT_OFF
    player.app.settings.change(assistance="highlights")
    assert glow.enabled


def test_open_settings_show_when_to_ask_if_that_changes_elsewhere(player):
    player.app.go("settings")
    player.step()
    rules = RULESETS["control"]
    kind = next(iter(rules.windows))
    choice = next(w for what, label, w in player.scene.rows
                  if what == "row" and label.words == f"{rules.title}: {rules.windows[kind].name}")  # fmt: skip
    other = next(when for when, _ in choice.options if when != choice.value)
    keep_wish(player.app.settings, rules, kind, Wish(other, ()), "")
    player.step()
    assert choice.value == other


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_why_each_round_ended_is_read_in_no_small_print_where_four_played(size):
    match = finished(4)
    with Driver(lambda: Result(match), size=size) as player:
        table = player.scene.table
        first, each, rest = table._columns()
        px = table.px(theme.SMALL)
        assert rest >= max(text.width_of(reason, "body", px) for *_, reason in table.rows)
        assert each >= max(text.width_of(name, "body-bold", px) for name in table.names), "and every name is whole"
        assert first + 4 * each + rest <= table.rect.w
        table.names = ["Wilhelmina Featherstonehaugh"] * 4
        assert table._columns()[2] >= table.px(260), "long names give way to it"


def test_the_way_back_begins_under_the_edge_of_what_stands_over_it(player):
    for place in (
        ("setup", "control"),
        ("learn", "control"),
        ("matches",),
        ("played",),
        ("figures",),
        ("cards", "control"),
    ):
        player.app.start(*place)
        player.step()
        way, over = player.scene.go_back.rect, [plate.rect for plate in player.scene._plates()]
        assert way.w == player.scene.scale.px(BACK) and (not over or way.x == min(plate.x for plate in over)), place


@pytest.mark.parametrize("scale", [0, 150])
def test_the_name_of_a_game_is_read_over_the_lightest_picture(scale):
    with Driver(ui_scale=scale) as player:
        for door in player.scene.doors:
            white = pygame.Surface(door.picture_size())
            white.fill("white")
            seen, name = door._made(white), door.standing[0].rect.move(-door.rect.x, -door.rect.y)
            ground = seen.get_at(name.center)
            assert contrast(theme.BRASS, ground) >= 3, door.game

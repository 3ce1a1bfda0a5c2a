"""Looking back on a match at the table: by mouse and keys, fair while it goes on, nothing written over."""

import pygame
import pytest

from game.rules import RULESETS
from game.teach.turning import turning_points
from scenes.match import kept
from scenes.match.table import Table
from scenes.past import history
from scenes.past import texts as past_texts
from scenes.past.look_back import LookBack
from scenes.past.past_table import PastTable
from scenes.past.saying import GO
from tests.screens.driver import Driver, texts
from tests.screens.past import look, record_of
from ui.table.board import as_planned
from ui.table.log import line_of


@pytest.mark.parametrize("game", list(RULESETS))
def test_it_is_stepped_and_dragged_through_to_both_ends(game):
    with look(game) as player:
        scene = player.scene
        length = scene.replay.length
        assert scene.replay.at == length
        player.press("home")
        assert scene.replay.at == 0
        for n in range(1, min(length, 25)):
            player.press("right")
            player.step(0.3)
            assert scene.replay.at == n
            assert scene.table.board.view.zones == as_planned(scene.table.chair.now(), 0).zones
        player.press("left")
        assert scene.replay.at == min(length, 25) - 2
        line = scene.line
        player.drag((line.x_of(0), line.field.centery), (line.x_of(length // 2), line.field.centery))
        assert scene.replay.at == length // 2
        player.press("pagedown")
        assert scene.replay.at in scene.replay.turns() or scene.replay.at == length
        player.press("end")
        assert scene.replay.at == length and scene.row.place_label.words == "The end"
        assert scene.table.picture.still.chip() == "The end"
        player.press("left")
        assert scene.table.picture.still.chip() != "The end"


def test_the_arrows_step_where_the_buttons_that_have_the_keys_say_so():
    with look("control") as player:
        scene = player.scene
        one_back = next(button for button in scene.row.transport if "(Left)" in button.tip)
        player.form.focus(one_back, by_keys=True)
        for key, step in (("left", -1), ("left", -1), ("right", 1)):
            was = scene.replay.at
            player.press(key)
            assert scene.replay.at == was + step and player.form.focused is one_back


@pytest.mark.parametrize("game", list(RULESETS))
def test_how_it_ended_is_in_the_log_as_soon_as_one_looks_back(game, monkeypatch):
    """Not only when all that went before it has been read, in time that frames leave."""
    monkeypatch.setattr(PastTable, "go_ahead", lambda self, seconds: False)
    with look(game) as player:
        scene = player.scene
        last = scene.table.lines_of(scene.replay.length - 1)
        assert last and scene.table.story.log.lines[-len(last) :] == last


@pytest.mark.parametrize("game", list(RULESETS))
def test_the_bar_says_who_decides_and_nothing_beside_it_says_that_somebody_else_does(game):
    with look(game) as player:
        scene = player.scene
        still, called = scene.table.picture.still, scene.saying.called
        for number in range(0, scene.replay.length, max(1, scene.replay.length // 40)):
            scene.go(number)
            assert still.prompt().startswith(f"**{called(scene.replay.actor(number))}**")
            assert "turn" not in still.chip() and "answer" not in still.chip()
        scene.go(next(n for n in range(scene.replay.length) if scene.replay.states[n].turn > 0))
        assert still.chip() == past_texts.REVIEWING


def test_it_plays_by_itself_and_stands_still():
    with look() as player:
        player.press("home")
        player.press("space")
        player.step(3)
        assert player.scene.replay.at >= 3 and player.scene.is_playing
        player.press("space")
        at = player.scene.replay.at
        player.step(2)
        assert player.scene.replay.at == at


@pytest.mark.parametrize("game", list(RULESETS))
def test_while_the_match_goes_on_nothing_hidden_is_shown_and_nothing_found_out(game):
    """Other hidden cards in the same places: not a letter of the screen and no face on the table is different."""
    with look(game, is_over=False) as player:
        scene = player.scene
        assert scene.reviewer is None and not scene.row.open_button.enabled and not scene.row.branch_button.enabled
        for key in "abtw":
            player.press(key)
        assert player.scene is scene and scene.replay.eyes == "own" and not scene.replay.is_trying
        assert past_texts.NOT_OVER in scene.aside.words.words
        for number in (0, scene.replay.length // 2, scene.replay.length):
            scene.go(number)
            player.step(0.1)
            truth = scene.replay.states[number]
            shown = {card for card, pose in scene.table.board.bound.items() if pose.shown is not None}
            assert all(truth.seen[card] & 1 for card in shown)
            for other in range(scene.replay.length):
                if scene.replay.actor(other) != 0:
                    assert scene.replay.said(other, 0) == ""


def test_after_the_end_all_cards_can_be_laid_open_and_covered_again():
    with look() as player:
        scene = player.scene
        scene.go(scene.replay.length // 2)
        state = scene.replay.state
        hand = state.zones[state.layout.of["hand"][1]]
        assert hand and not any(scene.table.board.bound[card].shown for card in hand if not state.seen[card] & 1)
        player.press("a")
        player.step(0.1)
        assert all(scene.table.board.bound[card].shown for card in hand)
        player.click("All cards")
        player.step(0.1)
        assert not all(scene.table.board.bound[card].shown for card in hand)


def test_terms_and_turning_points_are_walked_by_the_keys(review):
    with look(review=review) as player:
        scene, terms = player.scene, player.scene.table.reading.terms
        points = [f"{GO}{turn.at}" for turn in turning_points(review, scene.watcher)]
        seen = [link[1] for link in terms.links()]
        assert points and [target for target in seen if target.startswith(GO)] == points
        player.press("t")
        assert terms.about[1] == points[0] and player.scene is scene
        player.press("escape")
        assert not terms.is_walked and player.scene is scene, "only the ring is let go"
        player.press("t")
        player.press("enter")
        assert scene.replay.at == int(points[0].removeprefix(GO))
        scene.table.story.note(line_of("{seat:1} gains 2 fuel.", scene.table.chair.now(), ["Ada", "Vesper"]))
        player.step(0.1)
        for _ in terms.links():
            player.press("t")
            if terms.words:
                break
        term = terms.glossary.at(terms.about[1])
        assert scene.table.painter.log.rect.contains(terms.about[0]) and term.section
        player.press("enter")
        player.step(0.2)
        assert player.scene.lit == term.section


@pytest.mark.parametrize("game", ["towers_in_time", "doctor_who"])
def test_what_is_said_of_a_place_lies_on_nothing_that_is_told_beside_the_table(game):
    with look(game) as player:
        scene, hints = player.scene, player.scene.table.hints
        player.press("home")
        player.step(0.3)
        for rect, say in hints.things():
            hints.show(rect, say)
            slip = hints.draw(player.window.surface.copy(), scene.table.picture.tip_room())
            assert slip is None or not slip.colliderect(scene.aside.rect), say()


def test_playing_on_is_a_new_match_and_overwrites_nothing():
    record = record_of("control")
    folder = history.folder()
    folder.mkdir(parents=True)
    record.save(folder / "one.match")
    before = (folder / "one.match").read_bytes()
    with look() as player:
        player.scene.go(player.scene.replay.length // 2)
        player.press("b")
        player.step(0.3)
        assert isinstance(player.scene, Table)
        match = player.scene.match
        assert match.kept.path.parent == kept.folder() and match.record.notes["branch"].startswith(record.digest)
        assert (folder / "one.match").read_bytes() == before and len(list(history.played())) == 1
        match.poll = lambda: []
    (waiting,) = kept.waiting()
    assert waiting.path == match.kept.path


def test_where_the_match_is_over_nobody_plays_on():
    with look() as player:
        scene = player.scene
        assert scene.replay.at == scene.replay.length and not scene.row.branch_button.enabled
        player.press("b")
        player.step(0.3)
        assert player.scene is scene and not kept.waiting()
        player.press("left")
        player.step(0.3)
        assert scene.row.branch_button.enabled
        player.press("end")
        assert not scene.row.branch_button.enabled


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 0), ((1280, 720), 150), ((960, 540), 0), ((1920, 1080), 0),
                                             ((3840, 2160), 100)])  # fmt: skip
def test_everything_has_its_room(size, scale, review):
    with look(review=review, size=size, ui_scale=scale) as player:
        scene = player.scene
        for number in (0, scene.replay.length // 2, scene.replay.length):
            scene.go(number)
            player.step(0.1)
            window = pygame.Rect((0, 0), size)
            row = scene.row
            buttons = row.seat, row.open_button, row.branch_button, row.back_button
            shown = [*filter(lambda w: w.visible, row.transport), *buttons, row.place_label, scene.line]
            for n, one in enumerate(shown):
                assert window.contains(one.rect) and one.rect.top >= scene.high
                assert not any(one.rect.colliderect(other.rect) for other in shown[n + 1 :])
                assert not one.overflow(), texts(one)
            log = scene.table.painter.log.rect
            assert not log.colliderect(scene.aside.rect) and scene.aside.rect.bottom <= scene.high


@pytest.mark.parametrize("game", ["control", "chrono_clash"])
def test_a_match_of_several_people_is_looked_back_on(game):
    record = record_of(game)
    record.players = [("human", "Ada"), ("human", "Boole")]
    with Driver(lambda: LookBack(record), speed="instant") as player:
        player.step(0.2)
        for at in (0, 1, record.actions and len(record.actions) // 2):
            player.scene.go(at)
            player.step(0.1)
            player.press("u")
        assert isinstance(player.scene, LookBack) and not player.scene.replay.can_undo


def test_it_is_weighed_on_while_something_else_lies_on_top_and_the_table_stands_still():
    with look() as player:
        scene, polled = player.scene, []
        player.press("home")
        scene.reviewer.poll = lambda: bool(polled.append(1))
        player.app.go("settings")
        player.step(0.5)
        assert player.scene is not scene and polled
        scene.is_playing, scene.rest, at = True, 0.0, scene.replay.at
        player.step(1)
        assert scene.replay.at == at
        player.app.stack.pop()
        player.step(1)
        assert player.scene is scene and scene.replay.at > at

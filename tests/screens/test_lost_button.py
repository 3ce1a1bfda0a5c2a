"""A drag whose release never comes ends by itself, and the next click does nothing of it."""

import pygame
import pytest

from game import decks
from game.builder.draft import Draft
from game.rules import RULESETS
from scenes.decks.builder import DeckBuilder
from scenes.form_scene import FormScene
from scenes.held_button import HeldButton
from tests.screens.driver import Driver
from tests.screens.tables import QUIET, at, card, in_zone, is_as_seen, middle, settle, sit
from ui.widgets.press import Button
from ui.widgets.scroll import Rows
from ui.widgets.value import Slider

OUTSIDE = (-20, 300)
SEEN = (400, 400)


def post(player, kind, **more):
    pygame.event.post(pygame.event.Event(kind, **more))
    player.step()


def lose_focus(player):
    post(player, pygame.WINDOWFOCUSLOST)
    player.buttons.clear()
    post(player, pygame.WINDOWFOCUSGAINED)


def minimise(player):
    post(player, pygame.WINDOWMINIMIZED)
    player.buttons.clear()
    post(player, pygame.WINDOWRESTORED)


def release_outside(player):
    """The window is not told of it: the next that it hears of the mouse is that it moves, without a button."""
    player.move(OUTSIDE)
    post(player, pygame.WINDOWLEAVE)
    player.buttons.clear()
    post(player, pygame.WINDOWENTER)
    player.move(SEEN)


def open_pause(player):
    player.press("p")
    player.up()
    player.step(0.6)
    player.press("escape")
    player.step(0.6)


WAYS = [lose_focus, minimise, release_outside]


@pytest.mark.parametrize("lose", [*WAYS, open_pause])
def test_card_of_an_interrupted_drag_goes_home_and_a_click_plays_nothing(lose):
    with sit(QUIET) as player:
        player.move(at(player, card(player, "nova", "hand-0")))
        player.down()
        player.move(SEEN)
        assert player.table.hand.drag.is_carried
        lose(player)
        assert player.table.hand.drag.held == -1 and player.table.hand.drag.pressed == -1
        player.click(middle(player, "play-0"))
        settle(player)
        assert in_zone(player, "play-0") == ["force-field"] and "nova" in in_zone(player, "hand-0")
        assert is_as_seen(player)


@pytest.mark.parametrize("lose", WAYS)
def test_press_on_a_card_that_is_interrupted_lifts_nothing_later(lose):
    with sit(QUIET) as player:
        player.move(at(player, card(player, "nova", "hand-0")))
        player.down()
        lose(player)
        player.move((500, 300))
        assert player.table.hand.drag.held == -1
        player.click("Draw")
        settle(player)
        assert [name for name in in_zone(player, "hand-0") if name == "nova"] == ["nova"]


def test_card_that_is_held_by_clicks_stays_held_when_the_focus_goes():
    with sit(QUIET) as player:
        player.click(at(player, card(player, "nova", "hand-0")))
        lose_focus(player)
        assert player.table.hand.drag.held >= 0
        player.click(middle(player, "play-0"))
        settle(player)
        assert "nova" in in_zone(player, "play-0")


def test_drag_goes_on_outside_the_window_while_the_button_is_held():
    with sit(QUIET) as player:
        player.app.held_button.is_really_held = lambda: True
        player.move(at(player, card(player, "nova", "hand-0")))
        player.down()
        player.move(OUTSIDE)
        post(player, pygame.WINDOWLEAVE)
        post(player, pygame.WINDOWENTER)
        player.move(middle(player, "play-0"))
        player.up()
        settle(player)
        assert "nova" in in_zone(player, "play-0")


@pytest.mark.parametrize("lose", WAYS)
def test_interrupted_drag_changes_no_deck(lose):
    rules = RULESETS["chrono_clash"]
    with Driver(lambda: DeckBuilder("chrono_clash", Draft(rules, decks.shipped("chrono_clash")[0].deck))) as player:
        scene, deck = player.scene, player.scene.draft.deck
        for pane, end in ((scene.list, scene.wall.rect.center), (scene.wall, scene.hand.deck_rect.center)):
            player.move(pane.on_screen(pane.seen()[0]).center)
            player.down()
            player.move(SEEN)
            assert scene.hand.is_full
            lose(player)
            assert not scene.hand.is_full and pane.held is None and scene.form.captured is None
            player.move(end)
            player.click((end[0], 4))
            assert scene.draft.deck == deck


class Desk(FormScene):
    """A scroll bar, a slider and a button."""

    def build(self):
        self.pressed = []
        self.rows = self.add(Rows(100, 30, lambda *how: None))
        self.slider = self.add(Slider(50, 0, 100, lambda value: None, on_done=self.pressed.append))
        self.button = self.add(Button("Press", lambda: self.pressed.append("button")))

    def layout(self, scale):
        self.rows.place(scale.rect(100, 100, 300, 300), scale)
        self.slider.place(scale.rect(500, 100, 300, 40), scale)
        self.button.place(scale.rect(500, 200, 100, 40), scale)


@pytest.mark.parametrize("lose", WAYS)
def test_interrupted_bars_sliders_and_buttons_are_let_go(lose):
    with Driver(Desk) as player:
        scene = player.scene
        player.move(scene.rows._bar().center)
        player.down()
        lose(player)
        goal = scene.rows.goal
        player.move((scene.rows.rect.right - 3, scene.rows.rect.y + 50))
        assert scene.rows.goal == goal
        player.move(scene.slider._track().center)
        player.down()
        lose(player)
        assert scene.pressed == [scene.slider.value]
        value = scene.slider.value
        player.move(scene.slider._track().midright)
        assert scene.slider.value == value
        player.move(scene.button)
        player.down()
        lose(player)
        player.move(scene.button)
        player.up()
        assert scene.pressed == [value] and not scene.button.pressed


def test_second_press_without_a_release_between_is_a_loss():
    button = HeldButton(lambda: False)
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0))
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(0, 0))
    assert [button.is_lost_with(event) for event in (down, down, up, down, up)] == [False, True, False, False, False]

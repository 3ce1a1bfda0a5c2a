"""The stack, the step of the program, and what happens when a scene fails."""

import pygame
import pytest

from scenes import texts as app_texts
from scenes.app import App
from scenes.dialog import Dialog
from scenes.stack import Scene
from tests.screens.driver import Driver
from ui.base import folders, text
from ui.widgets.toast import MOST_SHOWN


class Told(Scene):
    def __init__(self, name="", covers=True):
        self.name, self.covers, self.story, self.is_dirty = name, covers, [], True

    def enter(self, app):
        self.story.append("enter")

    def leave(self):
        self.story.append("leave")

    def resume(self):
        self.story.append("resume")

    def layout(self, scale):
        self.story.append(scale.window)

    def update(self, dt):
        self.story.append(dt)

    def draw(self, surface):
        surface.fill((40, 50, 60))


@pytest.fixture
def player():
    with Driver(Told) as driver:
        yield driver


def test_changes_take_place_between_frames(player):
    below, above = player.scene, Told("above")
    player.app.stack.push(above)
    assert player.scene is below
    player.step()
    assert player.scene is above
    assert above.story[:2] == ["enter", (1280, 720)]
    player.app.stack.pop()
    player.step()
    assert player.scene is below
    assert above.story[-1] == "leave"
    assert "resume" in below.story


def test_only_the_top_scene_lives_unless_it_says_so(player):
    below, above = player.scene, Told("above", covers=False)
    player.app.stack.push(above)
    player.step()
    assert player.app.stack.visible == [below, above]
    length = len(below.story)
    player.step(0.5)
    assert len(below.story) == length
    below.lives_below = True
    player.step(0.5)
    assert len(below.story) > length


def test_start_takes_everything_off(player):
    first, second, third = player.scene, Told(), Told()
    player.app.stack.push(second)
    player.step()
    player.app.stack.start(third)
    player.step()
    assert player.app.stack.scenes == [third]
    assert first.story[-1] == second.story[-1] == "leave"


def test_the_last_scene_gone_ends_the_program(player):
    player.app.stack.pop()
    player.step()
    assert not player.app.running


def test_closing_the_window_ends_the_program(player):
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    player.step()
    assert not player.app.running


def test_a_new_size_reaches_every_scene(player):
    below = player.scene
    player.app.stack.push(Told())
    player.step()
    player.resize((1600, 900))
    assert (1600, 900) in below.story
    assert (1600, 900) in player.scene.story


def test_the_scale_is_applied_at_once(player):
    player.settings.change(ui_scale=125)
    assert player.app.scale.u == 1.25
    player.settings.change(ui_scale=300)
    assert player.app.scale.u == 1.5


def test_f11_and_alt_enter(player):
    player.press("f11")
    assert player.window.fullscreen
    assert player.settings.fullscreen
    player.press("alt+return")
    assert not player.window.fullscreen


class Faulty(Told):
    def update(self, dt):
        raise RuntimeError("the clock {stopped}")


class FaultyPicture(Told):
    def draw(self, surface):
        raise RuntimeError("no light")


class FaultyAhead(Told):
    def go_ahead(self, seconds):
        raise RuntimeError("the hour is late")


@pytest.mark.parametrize("kind", [Faulty, FaultyPicture, FaultyAhead])
def test_a_fault_is_written_down_and_home_comes_back(player, kind, capsys):
    player.app.stack.push(kind())
    player.step(0.1)
    assert isinstance(player.scene, Dialog)
    assert player.app.stack.scenes[0].__class__ is Told
    log = (folders.data_dir() / "crash.log").read_text()
    assert "RuntimeError" in log
    assert "Traceback" in log
    assert player.says("crash.log")
    player.click(app_texts.TO_MENU)
    assert isinstance(player.scene, Told)
    assert "RuntimeError" in capsys.readouterr().err


def test_a_fault_at_home_ends_with_a_message(player, capsys):
    player.app.home = Faulty
    player.app.stack.push(Faulty())
    with pytest.raises(SystemExit, match=r"crash\.log"):
        for _ in range(4):
            player.step(0.2)
            player.press("escape")


def test_notices_come_and_go(player):
    player.app.toast("The match is saved", seconds=1)
    player.step(0.5)
    assert player.says("saved")
    player.step(1)
    assert not player.says("saved")
    player.app.toast("Again")
    player.step(0.5)
    player.click(player.app.toasts.notices[0].rect)
    player.step(0.5)
    assert not player.says("Again")


def test_nothing_is_drawn_when_nobody_asks(player):
    player.step(1)
    before = player.frames
    player.step(3)
    assert player.frames == before


def test_the_same_notice_is_not_said_twice(player):
    player.app.toast("Once")
    player.app.toast("Once")
    assert len(player.app.toasts.notices) == 1


def test_every_one_of_many_notices_is_shown_long_enough_to_be_read(player):
    said = [f"Message number {n} of a bad start: something on the disk is damaged." for n in range(7)]
    for words in said:
        player.app.toast(words, seconds=12, warning=True)
    player.app.toast("Copied.")
    seen = {}
    for _ in range(80):
        notices = player.app.toasts.notices
        assert len(notices) <= MOST_SHOWN
        for notice in notices:
            seen[notice.words] = seen.get(notice.words, 0) + (notice.shown > 0.9) * 0.5
        player.step(0.5)
    assert list(seen) == [*said[:3], "Copied.", *said[3:]] and min(seen.values()) >= 3 and not player.app.toasts.words


def test_a_waiting_notice_comes_when_another_is_sent_away(player):
    for n in range(5):
        player.app.toast(f"Message {n}", seconds=60, warning=True)
    player.app.toasts.unsay("Message 3")
    player.step(0.5)
    player.click(player.app.toasts.notices[0].rect)
    player.step(0.5)
    assert [notice.words for notice in player.app.toasts.notices] == ["Message 1", "Message 2", "Message 4"]


def test_dialogs_by_keys(player):
    answers = []
    question = [("No", lambda: answers.append("no")), ("Yes", lambda: answers.append("yes"))]
    for key in ("return", "escape"):
        player.app.stack.push(Dialog("Sure?", "Really?", question))
        player.step()
        player.press(key)
    assert answers == ["yes", "no"]


def test_the_size_of_the_window_is_remembered(home):
    with Driver(Told, size=None) as player:
        player.resize((1100, 700))
    with Driver(Told, size=None) as player:
        assert player.window.size[0] == 1024 or player.window.size == (1100, 700)


def test_app_is_told_through_one_class():
    assert {"step", "draw", "close", "toast", "quit"} <= set(vars(App))


def test_a_held_key_acts_once_but_goes_on_moving(player):
    player.press("f11")
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)
    for _ in range(3):
        pygame.event.post(down)
    player.step()
    assert not player.window.fullscreen
    heard = []
    player.scene.handle = heard.append
    for _ in range(3):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode="", scancode=0))
    player.step()
    assert len([e for e in heard if e.type == pygame.KEYDOWN]) == 3


def test_the_frame_round_the_window_does_not_push_it_on_at_every_start(home):
    with Driver(Told, size=None, window_place=(200, 150)) as player:
        player.window.note_settling(205, 172)
        player.window.native.position = (305, 272)
    assert player.settings.window_place == (300, 250)


def test_what_a_notice_names_is_no_markup(player, monkeypatch):
    """The path of a file least of all: on Windows there are backslashes in each."""
    words = r"C:\Users\*Ada*\{eye} [a|b].match cannot be read."
    drawn = []
    render = text.render
    monkeypatch.setattr(text, "render", lambda said, *how: drawn.append(text.plain(said)) or render(said, *how))
    player.app.toast(words)
    player.step(0.3)
    assert words in drawn


def test_what_is_opened_by_keys_shows_where_the_keys_are():
    with Driver() as player:
        for place in ("settings", "learn", "played", "figures", "cards", "shelf", "setup"):
            player.press("tab")
            scene = player.app.go(place, *["chrono_clash"] * (place in ("cards", "shelf", "setup")))
            player.step()
            assert scene.form.focused in scene.form.stops() and scene.form.by_keys, place
            player.app.stack.pop()
            player.step()

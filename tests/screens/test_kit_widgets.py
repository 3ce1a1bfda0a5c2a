"""Widgets by synthetic gestures: the mouse, the keys, typing, sliding, choosing, scrolling, explaining."""

import pygame
import pytest

from scenes.form_scene import FormScene
from tests.screens.driver import Driver
from ui.base.scale import Scale
from ui.widgets.chips import Chip, Chips
from ui.widgets.entry import Entry
from ui.widgets.press import Button, Toggle
from ui.widgets.scroll import Rows, Scroll
from ui.widgets.tooltip import tip_rect
from ui.widgets.value import Choice, Slider


class Sample(FormScene):
    """One of each, in a column."""

    def build(self):
        self.heard = []
        self.first = self.add(Button("First", lambda: self.heard.append("first"), tip="Does the first thing"))
        self.second = self.add(Button("Second", lambda: self.heard.append("second"), "primary", "play"))
        self.toggle = self.add(Toggle(False, self.heard.append))
        self.slider = self.add(
            Slider(50, 0, 100, self.heard.append, 5, on_done=lambda v: self.heard.append(("done", v)))
        )
        self.choice = self.add(Choice([("a", "Alpha"), ("b", "Beta"), ("c", "Gamma")], "a", self.heard.append))
        self.drop = self.add(Choice([(n, f"Number {n}") for n in range(6)], 2, self.heard.append, drops=True))
        self.entry = self.add(
            Entry("Ada Byron", self.heard.append, longest=20, on_enter=lambda v: self.heard.append("!" + v))
        )

    def layout(self, scale):
        for n, widget in enumerate(self.form.widgets):
            widget.place(scale.rect(100, 40 + n * 70, 400, 44), scale)


@pytest.fixture
def player():
    with Driver(Sample) as driver:
        yield driver


def test_a_button_acts_when_let_go_on_it(player):
    player.click("First")
    assert player.scene.heard == ["first"]
    player.drag("First", (900, 600))
    assert player.scene.heard == ["first"]


def test_the_other_buttons_of_the_mouse_do_nothing(player):
    player.click("First", button=3)
    assert player.scene.heard == []


def test_tab_goes_through_in_order_and_back(player):
    order = []
    for _ in range(8):
        player.press("tab")
        order.append(player.form.focused)
    scene = player.scene
    seven = [scene.first, scene.second, scene.toggle, scene.slider, scene.choice, scene.drop, scene.entry]
    assert order == [*seven, scene.first]
    player.press("shift+tab")
    assert player.form.focused is scene.entry


def test_arrows_move_between_and_enter_and_space_press(player):
    player.press("tab")
    player.press("down")
    player.press("return")
    player.press("up")
    player.press("space")
    assert player.scene.heard == ["second", "first"]


def test_the_ring_is_only_for_keys(player):
    player.click("First")
    assert not player.form.by_keys
    player.press("tab")
    assert player.form.by_keys


def test_a_disabled_button_does_nothing_and_says_why(player):
    player.scene.first.enable(False, "Not your turn")
    player.click("First")
    player.press("return")
    assert player.scene.heard == []
    assert player.form.tip_is_shown
    assert player.form._tip()[1] == "Not your turn"


def test_a_toggle(player):
    player.click(player.scene.toggle)
    player.press("left")
    player.press("space")
    assert player.scene.heard == [True, False, True]


def test_only_one_thing_is_pointed_at_by_the_mouse_or_else_by_the_keys(player):
    player.move("First")
    assert player.form.pointed is player.scene.first
    player.press("tab", times=3)
    assert player.form.pointed is player.form.focused is player.scene.toggle and not player.scene.first.hovered
    player.move("Second")
    assert player.form.pointed is player.scene.second and player.form.focused is player.scene.toggle


def test_a_slider_keeps_its_bounds_and_steps(player):
    slider = player.scene.slider
    player.drag(slider, (5, slider.rect.centery))
    assert slider.value == 0
    player.drag(slider, (1200, slider.rect.centery))
    assert slider.value == 100
    player.press("right")
    assert slider.value == 100
    player.press("left", 3)
    assert slider.value == 85
    player.press("home")
    assert slider.value == 0
    player.press("left")
    assert slider.value == 0
    values = [h for h in player.scene.heard if isinstance(h, int)]
    assert all(v % 5 == 0 and 0 <= v <= 100 for v in values)
    assert ("done", 100) in player.scene.heard


def test_a_choice_side_by_side(player):
    assert not player.scene.choice.drops
    player.click("Gamma")
    player.press("left")
    assert player.scene.heard == ["c", "b"]
    player.press("right", 4)
    assert player.scene.choice.value == "c"


def test_a_choice_becomes_a_list_where_it_does_not_fit(player):
    choice = player.scene.choice
    choice.place(pygame.Rect(100, 320, 110, 40), player.app.scale)
    assert choice.drops
    player.click(choice)
    player.click("Beta")
    assert player.scene.heard == ["b"]


def test_a_list_that_drops_down(player):
    player.click(player.scene.drop)
    assert player.form.popup is player.scene.drop
    player.click("Number 5")
    assert player.form.popup is None
    player.press("space")
    player.press("up", 2)
    player.press("return")
    player.press("space")
    player.press("down")
    player.press("escape")
    assert player.scene.heard == [5, 3]
    assert player.scene.drop.value == 3


def test_a_click_beside_an_open_list_only_closes_it(player):
    player.click(player.scene.drop)
    player.click(player.scene.first)
    assert player.scene.heard == []
    assert player.form.popup is None


def test_typing(player):
    entry = player.scene.entry
    player.click(entry)
    player.press("end")
    player.type(" Ä★漢")
    assert entry.value == "Ada Byron Ä★漢"
    player.press("backspace", 4)
    assert entry.value == "Ada Byron"
    player.press("home")
    player.press("delete")
    assert entry.value == "da Byron"


def test_words_and_selection(player):
    entry = player.scene.entry
    player.press("tab", 7)
    assert entry.selected == "Ada Byron"
    player.press("end")
    player.press("ctrl+left")
    assert entry.caret == 4
    player.press("ctrl+shift+right")
    assert entry.selected == "Byron"
    player.type("Lovelace")
    assert entry.value == "Ada Lovelace"
    player.press("ctrl+backspace")
    assert entry.value == "Ada "
    player.press("shift+home")
    player.press("backspace")
    assert entry.value == ""


def test_the_clipboard(player):
    entry = player.scene.entry
    player.click(entry)
    player.press("ctrl+a")
    player.press("ctrl+x")
    assert entry.value == ""
    player.press("ctrl+v")
    player.press("ctrl+v")
    assert entry.value == "Ada ByronAda Byron"
    pygame.scrap.put_text("line one\nline two")
    player.press("ctrl+a")
    player.press("ctrl+v")
    assert entry.value == "line one line two"


def test_an_entry_has_an_end(player):
    entry = player.scene.entry
    player.click(entry)
    player.type("x" * 50)
    assert len(entry.value) == 20
    player.press("return")
    assert player.scene.heard[-1] == "!" + entry.value


def test_the_mouse_in_an_entry(player):
    entry = player.scene.entry
    player.click((entry.rect.right - 5, entry.rect.centery))
    assert entry.caret == len(entry.value)
    player.step(1)
    spot = (entry._room().x + entry._x(6), entry.rect.centery)
    player.click(spot)
    player.click(spot)
    assert entry.selected == "Byron"
    player.click(spot)
    assert entry.selected == "Ada Byron"
    player.step(1)
    player.drag((entry.rect.x + 3, entry.rect.centery), (entry.rect.right - 3, entry.rect.centery))
    assert entry.selected == "Ada Byron"


def test_letters_in_an_entry_are_no_shortcuts(player):
    player.click(player.scene.entry)
    player.press("space")
    player.press("left")
    assert player.form.focused is player.scene.entry
    assert player.scene.heard == []


def test_a_tip_comes_late_and_goes_with_a_click(player):
    player.move("First")
    player.step(0.2)
    assert not player.form.tip_is_shown
    player.step(0.6)
    assert player.form.tip_is_shown
    player.down()
    assert not player.form.tip_is_shown


def test_a_tip_goes_while_one_writes_in_its_field_and_not_from_a_button(player):
    player.scene.entry.tip = "What one is called"
    for widget, is_field in ((player.scene.entry, True), (player.scene.first, False)):
        player.form.focus(widget, by_keys=True)
        player.step(0.6)
        assert player.form.tip_is_shown
        player.type("x")
        player.step(0.6)
        assert player.form.tip_is_shown != is_field


def test_a_tip_covers_neither_its_subject_nor_the_question():
    scale = Scale((1280, 720))
    question = pygame.Rect(300, 260, 400, 120)
    for x in range(0, 1240, 90):
        for y in range(0, 700, 60):
            about = pygame.Rect(x, y, 40, 20)
            if about.colliderect(question):
                continue
            slip = tip_rect((200, 60), about, scale, [question])
            assert not slip.colliderect(about)
            assert not slip.colliderect(question)
            assert pygame.Rect(0, 0, 1280, 720).contains(slip)


def test_a_tip_lies_beyond_what_answers_before_it_covers_it():
    scale, hand = Scale((1280, 720)), pygame.Rect(250, 590, 790, 124)  # as wide as the table, at its foot
    asked, answers = pygame.Rect(250, 554, 786, 26), pygame.Rect(1052, 661, 216, 50)
    cards = [pygame.Rect(x, 400, 80, 110) for x in (340, 600, 870)]
    slip = tip_rect((340, 80), hand, scale, [asked, answers], cards)
    assert slip.collidelist([hand, asked, answers]) < 0 and slip.bottom > asked.top - 20, "right above the question"


def test_a_tip_to_one_of_several_answers_covers_no_other_one_where_help_is_read_over_them():
    scale, about = Scale((1280, 720)), pygame.Rect(1054, 554, 214, 48)
    answers = [about.move(0, 59), about.move(0, 118)]
    taught, asked = pygame.Rect(1054, 74, 214, 468), pygame.Rect(251, 564, 786, 26)
    hand = [pygame.Rect(x, 596, 84, 124) for x in range(320, 830, 93)]
    kept = [*answers, taught, asked, *hand]
    assert tip_rect((338, 78), about, scale, kept).collidelist([about, *kept]) < 0
    crowded = [*kept, pygame.Rect(250, 0, 786, 560)]
    slip = tip_rect((338, 78), about, scale, crowded)
    hidden = [slip.clip(one) for one in crowded]
    assert not slip.colliderect(about) and sum(part.w * part.h for part in hidden) < 338 * 78 * 0.8


def test_a_tip_that_must_lie_on_something_covers_as_little_as_it_can():
    """Under a wide place, as an opponent's hand is, its middle need not be where a slip hides most."""
    scale = Scale((1280, 720))
    about, taught = pygame.Rect(250, 4, 684, 34), pygame.Rect(940, 0, 340, 720)
    cards = [pygame.Rect(520, 60, 70, 100), pygame.Rect(604, 60, 70, 100)]
    slip = tip_rect((340, 80), about, scale, [taught], cards)
    hidden = sum(part.w * part.h for part in map(slip.clip, cards))
    assert not slip.colliderect(about) and not slip.colliderect(taught) and hidden < 0.8 * 70 * 80, slip


def test_an_arrow_that_leads_nowhere_shows_where_the_keys_are(player):
    player.form.focus(player.scene.first)
    assert not player.form.by_keys
    player.press("up")
    assert player.form.focused is player.scene.first and player.form.by_keys


def test_a_second_line_is_smaller_only_where_that_shows_it_whole():
    button = Button("An Episode", lambda: None)
    button.place(pygame.Rect(0, 0, 262, 50), Scale((1280, 720)))
    found = []
    for letters in range(4, 120):
        button.detail = "n" * letters
        shown, px = button.under()
        found.append((shown == button.detail, px))
    whole = found[0][1]
    assert any(is_whole and px < whole for is_whole, px in found) and not found[-1][0]
    assert all(px == whole for is_whole, px in found if not is_whole)


def test_what_lies_under_the_mouse_lights_up_from_one_to_the_next():
    class Few(FormScene):
        def build(self):
            self.chips = self.add(Chips([Chip(n, f"Chip {n}") for n in range(3)], lambda values: None, 100))

        def layout(self, scale):
            self.chips.place(scale.rect(100, 100, 400, 40), scale)

    with Driver(Few) as player:
        pictures = []
        for cell in player.scene.chips.cells():
            player.move(cell)
            player.step(0.5)
            pictures.append(player.window.surface.get_buffer().raw)
        assert len(set(pictures)) == 3


def test_nothing_is_drawn_at_rest(player):
    player.step(1)
    before = player.frames
    player.step(5)
    assert player.frames == before
    player.move("First")
    player.step(0.1)
    assert player.frames > before


class Long(FormScene):
    def build(self):
        self.picked = []
        self.pane = self.add(Scroll())
        self.buttons = [self.pane.hold(Button(f"Button {n}", lambda n=n: self.picked.append(n))) for n in range(30)]
        self.drawn = set()
        self.rows = self.add(
            Rows(500, 30, lambda _s, _r, n, _c: self.drawn.add(n), lambda n: self.picked.append(("row", n)))
        )

    def layout(self, scale):
        self.pane.place(scale.rect(50, 50, 400, 300), scale)
        for n, button in enumerate(self.buttons):
            button.place(scale.rect(60, 50 + n * 50, 300, 40), scale)
        self.pane.content(scale.px(30 * 50))
        self.rows.place(scale.rect(600, 50, 400, 300), scale)


@pytest.fixture
def long():
    with Driver(Long) as driver:
        yield driver


def test_what_is_scrolled_away_cannot_be_clicked(long):
    hidden = long.scene.buttons[8].rect.center
    long.click(hidden)
    assert long.scene.picked == []
    long.move((200, 200))
    long.wheel(4)
    long.step(1)
    assert long.scene.pane.offset == long.scene.pane.goal > 0
    seen = next(n for n, b in enumerate(long.scene.buttons) if long.scene.pane.rect.contains(b.rect))
    long.click(long.scene.buttons[seen])
    assert long.scene.picked == [seen]


def test_what_slides_away_from_a_resting_mouse_is_no_longer_explained_and_what_comes_there_is(long):
    form, buttons = long.form, long.scene.buttons
    for n, button in enumerate(buttons):
        button.tip = f"This is {n}"
    long.move(buttons[1])
    long.step(2)
    assert form.tip_is_shown and form.hovered is buttons[1]
    long.wheel(4)
    long.step(2)
    now = form.at(form.mouse)
    assert now not in (None, buttons[1]) and form.hovered is now and not buttons[1].hovered
    long.press("tab", len(buttons))
    long.step(2)
    assert long.scene.pane.offset == long.scene.pane.goal and form.by_keys
    assert form.hovered in (None, form.at(form.mouse)), "the keys have scrolled: what they are on is explained"


def test_focus_brings_its_widget_into_view(long):
    long.press("tab", 20)
    long.step(1)
    assert long.scene.pane.rect.contains(long.form.focused.rect)
    long.press("shift+tab", 19)
    long.step(1)
    assert long.scene.pane.rect.contains(long.form.focused.rect)


def test_the_bar_can_be_dragged(long):
    pane = long.scene.pane
    bar = pane._bar()
    long.drag(bar.center, (bar.centerx, pane.rect.bottom))
    assert pane.offset == pane.furthest
    long.press("pageup")
    long.step(1)
    assert pane.offset < pane.furthest


def test_scrolling_survives_a_new_size(long):
    long.move((200, 200))
    long.wheel(6)
    long.step(1)
    long.resize((1920, 1080))
    pane, first = long.scene.pane, long.scene.buttons[0]
    assert pane.rect.y - first.rect.y == pane.applied


def test_a_long_list_draws_only_what_is_seen(long):
    assert len(long.scene.drawn) <= 12
    long.click((700, 100))
    assert long.scene.picked == [("row", 1)]
    long.press("down", 12)
    assert long.scene.picked[-1] == ("row", 13)
    long.press("end")
    long.step(1)
    assert 499 in long.scene.drawn
    assert len(long.scene.drawn) < 200


def test_keys_come_to_what_cannot_be_used_if_it_says_why_and_do_nothing_there(player):
    player.scene.second.enable(False, "Not your turn")
    player.scene.toggle.enable(False)
    player.press("tab", times=2)
    assert player.form.focused is player.scene.second and not player.form.tip_is_shown
    player.step(1)
    assert player.form.tip_is_shown and player.form._tip() == (player.scene.second, "Not your turn")
    player.press("return")
    assert player.scene.heard == [] and player.form.tip_is_shown
    player.press("tab")
    assert player.form.focused is player.scene.slider, "what has nothing to say is passed over"
    player.press("shift+tab")
    player.press("space")
    assert player.form.tip_is_shown, "at once where it is pressed"


def test_the_first_step_of_the_keys_is_to_what_can_be_used(player):
    player.scene.first.enable(False, "Not your turn")
    player.press("tab")
    assert player.form.focused is player.scene.second
    player.press("shift+tab")
    assert player.form.focused is player.scene.first


def test_what_ceases_to_be_usable_under_the_keys_does_not_say_why_unasked(player):
    player.press("tab")
    player.scene.first.enable(False, "Not your turn")
    player.step(1)
    assert player.form.focused is player.scene.first and not player.form.tip_is_shown
    player.press("tab")
    player.press("shift+tab")
    player.step(1)
    assert player.form.tip_is_shown, "who comes back to it asks"

"""The page of learning: what it offers, where that leads, and back."""

import pytest

from game.files import read_text
from game.kernel.template import fill
from game.match import Match, Player
from game.rules import RULESETS
from game.teach import lessons, puzzles
from game.teach.lessons import EXAMPLES, shipped
from scenes.learn import texts as learn_texts
from scenes.learn.lesson import LessonTable
from scenes.learn.page import Learn
from scenes.learn.progress import LESSONS, Progress, named
from scenes.match import sitting
from scenes.match.table import Table
from scenes.menu import Menu
from scenes.pause import Pause
from tests.screens.driver import Driver
from tests.screens.lessons import TAUGHT, do, rest, watch
from ui.base import text
from ui.widgets.press import EVEN
from ui.widgets.tooltip import draw_tip


@pytest.fixture
def faulty(monkeypatch):
    """Has a file of lessons or puzzles read with other words in it."""
    both = (lessons, puzzles)

    def make(name, old, new):
        def read(path, most):
            words = read_text(path, most)
            assert path.name != name or old in words
            return words.replace(old, new) if path.name == name else words

        for one in both:
            monkeypatch.setattr(one, "read_text", read)
            one.shipped.cache_clear()

    yield make
    for one in both:
        one.shipped.cache_clear()


SECOND = shipped("control")[1]


def test_a_faulty_lesson_is_named_and_the_puzzles_are_there(faulty):
    faulty(f"{SECOND.key}.txt", "hand-0: ", "hand-0: rigt, ")
    with Driver(lambda: Learn("control")) as player:
        player.step(0.2)
        (notice,) = player.app.toasts.notices
        assert notice.words.endswith(f"{SECOND.key}.txt, step 1: 'rigt' is no card; nearest is: rift.")
        assert player.says(learn_texts.DAILY_PUZZLE) and player.says("Worked examples")
        assert not player.says(learn_texts.NO_LESSONS)


def test_a_deed_that_cannot_be_shown_is_named_with_its_file_from_the_page_and_from_the_lesson_before(faulty):
    faulty(f"{SECOND.key}.txt", "does: ", "does: never ")
    said = f"{SECOND.key}.txt, step 1: cannot 'never "
    with Driver(lambda: Learn("control"), speed="instant") as player:
        player.scene.open_lesson(SECOND.key)
        player.step(0.2)
        assert isinstance(player.scene, Learn) and player.says(said)
        first = shipped("control")[0]
        player.app.go("lesson", "control", first.key, len(first.parts) - 1)
        player.step(0.2)
        do(player, first.parts[-1].solution)
        player.app.toasts.notices.clear()
        player.press("space")
        player.step(0.2)
        assert isinstance(player.scene, LessonTable) and player.scene.lesson.key == first.key
        assert player.says(said), "one stays where one is"


def test_a_puzzle_that_cannot_be_laid_is_named_with_its_file(faulty):
    (first, *_) = puzzles.shipped("control")
    faulty(f"{first.key}.txt", "hand-0: ", "hand-9: ")
    with Driver(lambda: Learn("control")) as player:
        player.scene.open_puzzle(first.key)
        player.step(0.2)
        assert isinstance(player.scene, Learn)
        assert player.says(f"{first.key}.txt, position: 'hand-9' is no place here")


def test_the_first_start_offers_a_lesson_once():
    with Driver(Menu) as player:
        assert player.scene.learn_button.look == "primary" and player.says("New here?")
        player.press("tab")
        player.click("Learn")
        player.step(0.5)
        assert isinstance(player.scene, Learn)
        player.press("escape")
        player.step(0.5)
        assert player.scene.learn_button.look == "quiet" and not player.says("New here?")
    with Driver(Menu) as player:
        assert not player.says("New here?") and player.says("Learn")


def test_tab_comes_first_to_the_lesson_that_is_offered():
    with Driver(Menu) as player:
        player.press("tab")
        assert player.form.focused is player.scene.learn_button
        player.press("return")
        player.step(0.5)
        assert isinstance(player.scene, Learn)
        player.press("escape")
        player.step(0.5)
        player.press("tab")
        assert player.form.focused is not player.scene.learn_button, "it is offered once"


def test_what_is_read_on_a_lesson_is_not_said_once_more_over_the_next():
    for size in ((1280, 720), (560, 720)):
        with Driver(lambda: Learn("chrono_clash"), size=size) as player:
            for button, lesson in player.scene.taught.items():
                words = lesson.parts[0].words
                assert "Rules " in button.tip and (words not in text.plain(button.tip)) == button.has_room_under(words)
            if size[0] == 1280:
                assert all(button.has_room_under(one.parts[0].words) for button, one in player.scene.taught.items())


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_that_was_left_goes_on_at_its_step_and_can_begin_anew(game):
    lesson = next(one for one in shipped(game) if len(one.parts) > 2)
    last = len(lesson.parts) - 1
    place = shipped(game).index(lesson)
    with Driver(lambda: Learn(game), speed="instant") as player:
        player.scene.open_lesson(lesson.key)
        rest(player)
        for at in range(last):
            assert player.scene.at == at
            if player.scene.is_watched:
                watch(player)
            else:
                do(player, lesson.parts[at].solution)
                player.scene.go_on()
            rest(player)
        player.scene.leave_it()
        player.step(0.3)
        button = list(player.scene.taught)[place]
        assert button.detail == fill(learn_texts.CONTINUE_AT, step=last + 1, steps=last + 1)
        button.run()
        rest(player)
        assert isinstance(player.scene, LessonTable) and player.scene.at == last
        player.scene.leave_it()
        player.step(0.3)
        player.click(learn_texts.START_OVER)
        rest(player)
        assert isinstance(player.scene, LessonTable) and player.scene.at == 0
        player.scene.instead("lesson", game, lesson.key, last)
        rest(player)
        do(player, lesson.parts[last].solution)
        player.scene.leave_it()
        player.step(0.3)
        assert list(player.scene.taught)[place].detail == learn_texts.COMPLETED
        assert not player.says(learn_texts.START_OVER)


def test_a_step_that_is_done_is_not_done_once_more_by_whoever_leaves_before_the_next():
    lesson = shipped("doctor_who")[3]
    with Driver(lambda: Learn("doctor_who"), speed="instant") as player:
        player.app.go("lesson", "doctor_who", lesson.key, 1)
        player.step(0.3)
        do(player, lesson.parts[1].solution)
        player.scene.leave_it()
        player.step(0.3)
        assert Progress().furthest("doctor_who", lesson.key, len(lesson.parts)) == 2
        assert Progress().furthest("doctor_who", lesson.key, 2) == 0, "a lesson that has become shorter"


def test_leaving_a_lesson_leads_back_to_its_page():
    with Driver(Menu, speed="instant") as player:
        player.click("Learn")
        player.step(0.3)
        player.click("Diffusing")
        rest(player)
        player.press("escape")
        player.step(0.3)
        player.click("Back to the lessons")
        player.step(0.3)
        assert isinstance(player.scene, Learn) and len(player.app.stack.scenes) == 2


def test_learning_begins_again_with_the_game_that_was_learned_last():
    with Driver() as player:
        player.app.go("learn", "chrono_clash")
        player.step(0.3)
        player.scene.open_lesson(shipped("chrono_clash")[0].key)
        player.step(0.3)
        assert isinstance(player.scene, LessonTable)
        player.app.stack.start(Menu())
        player.step(0.3)
        player.app.go("learn")
        player.step(0.3)
        assert player.scene.game == "chrono_clash"


def test_after_the_lessons_comes_a_first_match_against_a_novice(sat):
    with Driver(lambda: Learn("control"), speed="instant") as player:
        player.step(0.3)
        assert len([w for w in player.widgets() if getattr(w, "look", "") == "primary"]) == 1
        player.click(learn_texts.FIRST_MATCH)
        player.step(0.3)
    assert [player.kind for player in sat[0].players] == ["human", "novice"] and sat[0].record.game == "control"


def test_whoever_has_played_a_match_to_any_end_is_not_sent_to_a_first_one_again():
    """Gold is what comes next: when the first match is over, given up or not, that is the puzzle of the day."""

    def gold():
        with Driver(lambda: Learn("control"), speed="instant") as player:
            player.step(0.3)
            assert player.says("Another match") != player.says(learn_texts.FIRST_MATCH)
            return [w.words for w in player.widgets() if getattr(w, "look", "") == "primary"]

    progress, asked = Progress(), {puzzle.asks for puzzle in puzzles.shipped("control")}
    for lesson in shipped("control"):
        progress.add(LESSONS, named("control", lesson.key))
    assert gold() == [learn_texts.FIRST_MATCH]
    for names in (("random", "greedy"), ("human", "novice")):  # the first of these one has only watched
        match = Match.new("control", [Player(name, name) for name in names], seed=2)
        match.give_up(0)
        assert not sitting.keep(match)
        (words,) = gold()
        assert words == learn_texts.FIRST_MATCH if "human" not in names else words in asked


@pytest.mark.parametrize("game", RULESETS)
def test_every_game_has_its_page(game):
    with Driver(lambda: Learn(game), speed="instant") as player:
        player.step(0.3)
        assert player.says(shipped(game)[0].title) and not any(w.overflow() for w in player.widgets())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_line_under_a_worked_example_is_whole_and_no_smaller_than_others(size):
    """It is told in fewer words rather than in letters that nobody can read, or with an end that is cut off."""
    with Driver(Learn, size=size) as player:
        for game in TAUGHT:
            player.scene.turn_to(game)
            player.step(0.1)
            buttons = [button for what, row in player.scene.rows if what == "pair" for button in row]
            assert len(buttons) == len(shipped(game, EXAMPLES))
            for button, example in zip(buttons, shipped(game, EXAMPLES), strict=True):
                assert button.detail.endswith(".") and example.parts[0].words.startswith(button.detail[:-1])
                assert button.has_room_under(button.detail, EVEN), (game, example.key, button.detail)


def test_what_is_said_of_the_last_worked_example_does_not_cover_the_way_back():
    with Driver(Learn) as player:
        player.step(0.1)
        page = player.scene
        page.pane.scroll_to(page.pane.furthest, at_once=True)
        button = page.rows[-1][1][0]
        slip = draw_tip(player.window.surface, button.tip, button.rect, button.scale, page.form.tip_room())
        assert not slip.colliderect(page.go_back.rect)


@pytest.mark.parametrize("game", TAUGHT)
def test_out_of_a_paused_match_one_comes_to_a_puzzle_and_a_lesson_and_back_to_the_same_match(game):
    match = Match.new(game, [Player("Ada", "human"), Player("Vesper", "greedy")], seed=5)
    match.poll = lambda: []
    with Driver(lambda: Table(match), speed="instant") as player:
        table = player.scene
        rest(player)
        deeds, asked = list(match.record.actions), list(table.asking.actions)
        player.press("escape")
        player.step(0.3)
        player.press("down", times=2)
        assert player.form.focused.words == "Learn"
        player.press("return")
        player.step(0.5)
        page = player.scene
        assert isinstance(page, Learn) and page.game == game
        assert not player.says("first match") and not player.says("Another match"), "one match waits already"
        for opened in (page.open_puzzle, page.open_lesson):
            puzzle, lesson = puzzles.shipped(game)[0].key, shipped(game)[0].key
            opened(puzzle if opened == page.open_puzzle else lesson)
            player.step(0.5)
            assert player.scene.match.is_practice and table in player.app.stack.scenes
            player.scene.leave_it()
            player.step(0.5)
            assert player.scene is page
        player.press("escape")
        player.step(0.3)
        assert isinstance(player.scene, Pause) and player.form.focused.words == "Learn", "the keys are where they were"
        player.press("escape")
        player.step(0.5)
        rest(player)
        assert player.scene is table and table.match is match
        assert match.record.actions == deeds and table.asking.actions == asked


def test_out_of_a_lesson_one_comes_to_no_other():
    with Driver(lambda: LessonTable("control", shipped("control")[0].key), speed="instant") as player:
        rest(player)
        player.scene.pause()
        player.step(0.3)
        assert isinstance(player.scene, Pause) and player.says("Back to the lessons")
        assert not any(getattr(widget, "words", "") == "Learn" for widget in player.widgets())

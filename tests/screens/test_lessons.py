"""Lessons on the table: from the first word to the last, by keys alone, with wrong ways and take-back."""

import random
from functools import partial

import pygame
import pytest

from game.kernel import notation
from game.kernel.template import fill
from game.rules import RULESETS
from game.rules.doctor_who import texts as rules_texts
from game.teach.lessons import DONE, EXAMPLES, OPEN, REACHED, shipped
from scenes import texts as app_texts
from scenes.learn import texts as learn_texts
from scenes.learn.exercise import Showing
from scenes.learn.lesson import LessonTable
from scenes.learn.page import Learn
from scenes.learn.progress import LESSONS, Progress
from scenes.match import pointing
from scenes.match import texts as match_texts
from scenes.menu import Menu
from scenes.rules import Rules
from tests.screens.driver import Driver
from tests.screens.lessons import ALL, TAUGHT, do, rest, taught, watch
from ui.base import theme
from ui.table.lectern import RIGHT, WRONG
from ui.table.pointer import bounds, pointer
from ui.widgets.text import fitting_line


@pytest.mark.parametrize(("game", "key"), ALL)
def test_a_lesson_is_played_from_its_first_word_to_its_last(game, key):
    with taught(game, key) as player:
        count = len(shipped(game)[0].parts)
        watch(player)
        for at in range(1, count):
            rest(player)
            table = player.scene
            assert table.at == at and table.asking.is_asked and table.lectern.overflow() == ""
            do(player, table.part.solution)
            assert table.lectern.tone == RIGHT and table.match.practice.standing[0] == REACHED
            assert (" complete." in table.taught()) == (at == count - 1)
            assert (" left." in table.taught()) == (at == count - 1 and table.next_lesson is None)
            assert Progress().has(LESSONS, f"{game}/{key}") == (at == count - 1)
            player.press("space")
        assert not player.app.stack.scenes or player.scene.lesson.key != key


def test_whoever_leaves_while_the_end_is_still_told_has_done_the_lesson():
    last = shipped("towers_in_time")[0].parts[-1].solution
    with taught("towers_in_time", part=2) as player:
        do(player, last[:-1])
        player.scene.act(notation.read(player.scene.match.state, last[-1]))
        key = player.scene.lesson.key
        assert not Progress().has(LESSONS, f"towers_in_time/{key}")
        player.scene.leave_it()
        player.step(0.1)
        assert Progress().has(LESSONS, f"towers_in_time/{key}")


@pytest.mark.parametrize(
    ("done", "said"),
    [(4, "done them all"), (3, "1 earlier"), (1, "3 earlier")],
)
def test_the_last_lesson_tells_how_many_are_left(done, said):
    *before, last = [one.key for one in shipped("control")]
    with taught("control", last, len(shipped("control")[-1].parts) - 1) as player:
        Progress().add(LESSONS, *(f"control/{key}" for key in before[:done]))
        rest(player)
        do(player, player.scene.part.solution)
        assert said in player.scene.taught()
        nothing_to_pass = fill(learn_texts.DONE, button=player.scene.go_button.words)
        assert player.scene.buttons.slots["pass"].reason == nothing_to_pass


@pytest.mark.parametrize(("game", "key"), ALL)
def test_every_wrong_way_is_told_and_can_be_taken_back(game, key):
    for at, part in enumerate(next(one for one in shipped(game) if one.key == key).parts):
        for way in part.wrong:
            with taught(game, key, at) as player:
                table = player.scene
                do(player, way)
                assert table.lectern.tone == WRONG and table.lectern.note and not table.asking.is_asked
                assert table.lectern.overflow() == "" and "further back" in table.back_button.tip
                player.press("space")
                rest(player)
                assert table.asking.is_asked and table.match.practice.standing[0] == OPEN
                assert table.lectern.note == ""


def test_what_has_failed_is_taken_back_as_soon_as_it_is_known_where_to(monkeypatch):
    with taught("control", "1-the-way-out", 1) as player:
        table, known = player.scene, []
        monkeypatch.setattr(type(table.match), "ponder", lambda match: not known)
        do(player, table.part.wrong[0])
        player.press("u")
        player.step(0.2)
        assert table.lectern.tone == WRONG and table.match.practice.deeds, "nothing waits, and nothing is lost"
        known.append(True)
        player.step(0.2)
        rest(player)
        assert table.asking.is_asked and table.match.practice.standing[0] == OPEN


def test_what_a_lesson_points_at_lies_under_what_is_said_of_things(monkeypatch):
    with taught("control", "1-the-way-out", 1) as player:
        table, order = player.scene, []
        monkeypatch.setattr(table.pointing, "draw", lambda *how: order.append("points"))
        monkeypatch.setattr(table.hints, "draw", lambda *how: order.append("says"))
        table.hints.tell_goal()
        player.step()
        assert order[-2:] == ["points", "says"]


def test_enter_on_a_word_that_is_taught_opens_its_rule_and_does_not_go_on():
    with taught("chrono_clash", "2-the-guardians") as player:
        rest(player)
        table = player.scene
        page = table.match.at
        player.press("t")
        player.step(0.1)
        assert app_texts.OPEN_RULE in table.reading.terms.words
        player.press("return")
        player.step(0.5)
        assert isinstance(player.scene, Rules) and table.match.at == page
        player.press("escape")
        player.step(0.5)
        assert player.scene is table
        player.press("return")
        assert table.match.at == page + 1, "on no word it goes on, as ever"


def test_what_does_not_fit_is_read_by_the_arrows_and_says_why_by_enter():
    with taught("doctor_who", "2-where-one-lives", 1) as player:
        rest(player)
        table = player.scene
        player.press("tab")
        player.press("left")
        player.step(1.0)
        assert table.reading.preview.shown.name == "Ice Warrior" and table.hand.drag.held < 0
        player.press("return")
        assert table.reading.slip.is_shown and table.lectern.note == "", "it is refused, and nothing is done"
        player.press("right")
        player.press("return")
        assert table.hand.drag.held >= 0 and not table.reading.slip.is_shown


def test_space_goes_on_from_a_card_that_is_only_read():
    with taught("doctor_who", "2-where-one-lives") as player:
        rest(player)
        table = player.scene
        page = table.match.at
        player.press("tab")
        for key in ("left", "down", "left", "up", "left"):
            player.press(key)
            player.step(1.0)
            if table.reading.preview.is_shown:
                break
        assert table.reading.preview.is_shown and table.form.focused.is_aside
        player.press("space")
        assert table.match.at == page + 1


def test_what_is_pointed_at_stays_framed_beside_the_card_that_the_keys_are_on(monkeypatch):
    """Whoever plays by keys has a card shown large all the time."""
    with taught("chrono_clash", "4-the-tapped-lie-open", 1) as player:
        rest(player)
        drawn, draw = [], pointing.draw_pointer
        monkeypatch.setattr(pointing, "draw_pointer", lambda *given: drawn.append(given[1].frame) or draw(*given))
        player.press("tab")
        player.step(1)
        table = player.scene
        table.is_dirty = True
        drawn.clear()
        player.step()
        assert table.reading.preview.is_shown and table.points
        (tilly,) = table.pointed_at()
        assert drawn and all(frame.contains(tilly.rect.inflate(-60, -60)) for frame in drawn)
        assert table.reading.preview.rect.collidelist(drawn) < 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("game, key", [("chrono_clash", "4-the-tapped-lie-open"), ("towers_in_time", "4-who-defends")])
def test_what_points_at_the_field_of_another_leaves_the_empty_place_over_it_to_be_read(game, key, size):
    with taught(game, key, size=size) as player:
        rest(player)
        table = player.scene
        zones, u = table.painter.zones, table.scale.u
        read, room = table.painter.clear(), pygame.Rect((0, 0), size)
        pointers = [pointer(about, u, read, room) for about in table.pointed_at()]
        layout = table.board.view.layout.zones
        over = [zones.floor(n) for n, zone in enumerate(layout) if zone.name in ("resolving", "middle")]
        over = [floor.inflate(-floor.w // 4, -floor.h // 6) for floor in over]  # the edge is free
        assert pointers and len(over) == 2
        assert all(bounds(one.way, u).collidelist(over) < 0 for one in pointers)


def test_the_wing_that_a_hint_sends_one_to_is_seen():
    """No card lies over the one that bears it."""
    with taught("towers_in_time", "4-who-defends", 2) as player:
        rest(player)
        reading, view = player.scene.reading, player.scene.board.view
        assert "wing" in player.scene.part.hints[0]
        (flyer,) = (card for card, printed in enumerate(view.what) if printed is not None and printed.key == "sphinx")
        assert reading.part_of(flyer) == reading.rect_of(flyer)


@pytest.mark.parametrize("key", ["tab", "right"])
def test_the_keys_begin_on_the_golden_button_where_nothing_else_is_to_be_done(key):
    """While one watches, and where something has failed: not at the head of the table, far from it."""
    with taught("chrono_clash", "2-the-guardians") as player:
        rest(player)
        player.press(key)
        assert player.form.by_keys and player.form.focused is player.scene.go_button
    with taught("chrono_clash", "2-the-guardians", 1) as player:
        rest(player)
        player.press("space")
        rest(player)
        assert player.scene.back_button.visible and not player.form.by_keys
        player.press(key)
        assert player.form.focused is player.scene.back_button


def test_space_lets_each_moment_pass_and_never_opens_when_to_be_asked():
    """That button lies among the answers, and is none: the keys do not come to stand on it by themselves."""
    with taught("doctor_who", "3-energy-and-substance", 2) as player:
        rest(player)
        player.press("tab")
        for what in ("prepare", "attack"):
            player.press("space")
            rest(player)
            assert player.scene.match.state.agenda[-1].what == what and player.form.by_keys
            assert not player.scene.hand.choice.is_open
            assert getattr(player.form.focused, "words", "") != match_texts.STOPS


def test_from_the_menu_to_the_end_of_a_lesson_by_keys_alone():
    with Driver(Menu, speed="instant") as player:
        for _ in range(20):
            player.press("tab")
            if player.form.focused is player.scene.learn_button:
                break
        player.press("return")
        player.step(0.5)
        assert player.form.by_keys and player.form.focused.look == "primary", "the keys are seen on the next lesson"
        player.press("return")
        player.step(0.5)
        rest(player)
        assert player.form.by_keys and player.form.focused is player.scene.go_button
        watch(player)
        rest(player)
        player.press("f1", times=5)
        assert "This works" in player.scene.lectern.note
        card = player.scene.cards[0]
        for _ in range(30):
            player.press("tab")
            if getattr(player.form.focused, "card", -1) == card:
                break
        player.press("return")
        player.step(0.2)
        player.press("return")
        rest(player)
        assert player.scene.lectern.tone == RIGHT
        player.press("return")
        player.step(0.5)
        assert player.scene.at == 2


def test_the_first_tab_goes_to_what_leads_on_where_nothing_else_is_to_be_done():
    with taught() as player:
        rest(player)
        player.move((640, 360))
        player.press("tab")
        assert player.form.focused is player.scene.go_button
        player.press("tab")
        assert player.form.focused not in (None, player.scene.go_button), "and the next to the others"


def test_where_the_keys_are_is_seen_on_a_card_that_has_come_back_from_a_combat():
    with taught("towers_in_time", "4-who-defends", 2, speed="normal") as player:
        rest(player)
        table = player.scene
        view = table.board.view
        (king,) = (card for card, printed in enumerate(view.what) if printed and printed.key == "barbarian-king")
        for _ in range(4):
            player.press("tab")
            if getattr(player.form.focused, "card", -1) == king:
                break
        for _ in range(2):
            player.press("return")
            player.step(0.2)
        rest(player, 30)
        assert table.lectern.tone == WRONG
        player.press("space")
        for _ in range(20):
            player.step(0.1)
        focused = player.form.focused
        assert player.form.by_keys and focused.card == king and focused.rect == table.keys.frame_of(king)
        assert table.reading.rect_of(king).contains(focused.rect), "others are borne over it, and not its foot"


def test_the_keys_stay_where_one_can_go_on_when_what_is_paid_is_paid_by_itself():
    """The button that would pay has the keys for a moment, and goes."""
    with taught("towers_in_time", "5-the-full-tower", 2, speed="normal") as player:
        rest(player)
        player.press("tab")
        for _ in range(2):
            player.press("return")
            player.step(0.2)
        rest(player)
        state, form = player.scene.match.state, player.form
        assert "settle" in player.scene.match.practice.deeds and player.scene.asking.is_asked
        assert form.by_keys and state.what[form.focused.card].key == "barbarian-king"


def test_where_the_keys_are_is_seen_on_a_card_that_is_opened_beside_its_host():
    with taught("towers_in_time", "5-the-full-tower", 2) as player:
        do(player, ["transport carpet-of-the-air barbarian-king", "settle"])
        player.press("tab", times=2)
        player.step(0.5)
        for _ in range(4):
            player.press("left")
            player.step(0.5)
            on, table = player.form.focused, player.scene
            if on.is_aside and table.match.state.what[on.card].key == "carpet-of-the-air":
                break
        assert on.is_aside and on.rect == table.reading.opened.rects[on.card]


@pytest.mark.parametrize(("game", "key"), ALL[::2])
def test_the_last_hints_followed_to_the_end_solve_it(game, key):
    for at, part in enumerate(next(one for one in shipped(game) if one.key == key).parts):
        if part.kind != DONE:
            continue
        with taught(game, key, at) as player:
            table = player.scene
            for _ in range(12):
                rest(player)
                if table.match.practice.standing[0] == REACHED:
                    break
                player.press("f1", times=len(part.hints) + 1)
                deed = table.match.next_deed
                assert "This works" in table.lectern.note and deed is not None
                table.act(deed)
            assert table.match.practice.standing[0] == REACHED


@pytest.mark.parametrize(("part", "words"), [(0, "Space"), (1, learn_texts.HINT_TIP)])
def test_what_a_press_at_the_lectern_does_is_said_before(part, words):
    with taught(part=part) as player:
        rest(player)
        table = player.scene
        button = table.hint_button if part else table.go_button
        player.move(button.rect.center)
        player.step(1)
        assert table.form.hovered is button and table.form.tip_is_shown and words in button.tip
        assert "Space" in table.back_button.tip and "U" in table.back_button.tip


def test_a_hint_is_asked_for_never_pressed_upon():
    with taught(part=1) as player:
        rest(player)
        assert player.scene.lectern.note == ""
        player.press("f1")
        assert player.scene.lectern.note == shipped("control")[0].parts[1].hints[0]
        player.press("d")
        rest(player)
        player.press("u")
        rest(player)
        assert player.scene.asking.is_asked, "the same key as in a match takes it back"


@pytest.mark.parametrize("game", TAUGHT)
def test_mashing_keys_at_a_lesson_never_hangs_it(game):
    luck = random.Random(game)
    keys = ("space", "return", "tab", "shift+tab", "f1", "u", "d", "1", "2", "h", "s", "l", "r", "i", "right", "up")
    with taught(game) as player:
        player.looks = False
        for _ in range(250):
            player.press(luck.choice(keys))
            if luck.random() < 0.1:
                player.click((luck.randrange(240, 1040), luck.randrange(40, 700)))
            player.step(0.05)
            if not isinstance(player.scene, LessonTable):
                break
        assert player.app._faults == 0
        assert player.app.stack.scenes == [] or hasattr(player.scene, "form")


@pytest.mark.parametrize(("game", "key"), ALL)
def test_what_a_lesson_points_at_is_on_the_table_and_not_under_its_words(game, key):
    lesson = next(one for one in shipped(game) if one.key == key)
    for at, part in enumerate(lesson.parts):
        if not any(word == "point" for word, _ in part.story):
            continue
        with taught(game, key, at) as player:
            table = player.scene
            for page in range(len(table.match.pages) if table.is_watched else 1):
                if page:
                    player.press("space")
                rest(player)
                for point in table.points:
                    rects = table.rects_of(point)
                    assert rects, point
                    whole = [getattr(rect, "rect", rect) for rect in rects]
                    assert not any(rect.colliderect(table.lectern.rect) for rect in whole), point
    assert any(word == "point" for word, _ in lesson.parts[0].story), "the first step shows what it speaks of"


@pytest.mark.parametrize(("game", "key"), ALL)
def test_no_page_points_at_a_hand_that_is_empty_by_then(game, key):
    lesson = next(one for one in shipped(game) if one.key == key)
    for page in Showing(lesson, lesson.parts[0]).pages:
        names = page.state.layout.named
        assert all(page.state.zones[names[point]] for point in page.points if point.startswith("hand-")), page.words


def test_who_is_spoken_of_after_a_deed_is_pointed_at_then():
    last = {}
    for game, key in (("chrono_clash", "4-the-tapped-lie-open"), ("doctor_who", "5-a-flash")):
        lesson = next(one for one in shipped(game) if one.key == key)
        last[game] = Showing(lesson, lesson.parts[0]).pages[-1]
    assert last["chrono_clash"].words.startswith("Your battler") and last["chrono_clash"].points == ("battlefield-0",)
    assert last["doctor_who"].words.startswith("Bok") and last["doctor_who"].points == ("bok in present-1",)


def test_where_cards_lie_in_a_domain_they_are_pointed_at_and_not_all_the_ground_around_them():
    lessons = [*shipped("towers_in_time"), *shipped("towers_in_time", EXAMPLES)]
    for lesson, part in ((one, part) for one in lessons for part in one.parts if "sources-" in part.position):
        wide = [at for word, at in part.story if word == "point" and at.startswith(("sources-", "towers-"))]
        assert not wide, f"{lesson.key}: {part.words}"


def test_the_buttons_that_a_lesson_names_are_there_and_lead_to_the_attack():
    with taught("doctor_who", "1-six-lives", 1) as player:
        for words in (rules_texts.TO_COMBAT, rules_texts.PASS):
            rest(player)
            assert f'"{words}"' in player.scene.part.words and player.scene.buttons.slots["pass"].words == words
            player.press("space")
        rest(player)
        assert any(action.verb == "attack" for action in player.scene.asking.actions)


def test_each_page_of_the_first_lesson_points_at_what_it_speaks_of():
    lesson = shipped("chrono_clash")[0]
    pages = Showing(lesson, lesson.parts[0]).pages
    assert [page.points for page in pages[:2]] == [("guardians-1",), ("gauge",)]
    assert "guardians" in pages[0].words and "counter" in pages[1].words


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_card_that_is_read_large_leaves_the_words_to_be_seen(size):
    lesson = shipped("control")[0]
    with Driver(lambda: LessonTable("control", lesson.key, 1), size=size, speed="instant") as player:
        rest(player)
        player.press("f1")
        table = player.scene
        view = table.chair.view
        for card in (*view.cards_in(0, "hand"), *view.cards_in(0, "play")):
            player.move(table.reading.rect_of(card).center)
            player.step(1)
            assert table.reading.preview.is_shown
            shown = table.reading.preview._placed
            assert not shown.colliderect(table.lectern.said_at), (card, shown, table.lectern.said_at)


def test_what_is_said_can_be_copied_with_the_position_and_read_back():
    with taught(part=1) as player:
        rest(player)
        player.press("f1")
        player.press("e")
        player.press("f12")
        words = pygame.scrap.get_text()
        lines = [line for line in words.splitlines() if line.startswith("# ")]
        hint = shipped("control")[0].parts[1].hints[0].split(".")[0]
        assert lines[0] == "# The way out" and any(hint in line for line in lines)
        assert not any(sign in "".join(lines) for sign in "*{[")
        assert notation.lay(RULESETS["control"], words) is not None


def test_a_press_for_what_was_before_sends_no_word_away():
    with taught(part=1) as player:
        player.looks = False
        do(player, ["draw"])
        player.scene.read()
        player.press("space")
        assert player.scene.lectern.tone == WRONG, "it has only just come"


def test_nothing_of_a_lesson_is_kept_as_a_match(home):
    with taught(part=1) as player:
        do(player, ["play wormhole"])
    assert not list((home / "data").rglob("*.match")) and not list((home / "data" / "matches").glob("*"))


@pytest.mark.parametrize("game", TAUGHT)
def test_the_worked_examples_are_a_second_shelf_and_are_played_to_the_end(game):
    there = shipped(game, EXAMPLES)
    last = there[-1]
    with Driver(lambda: Learn(game)) as player:
        assert player.says("Worked examples")
        player.scene.open_lesson(last.key)
        player.step(0.2)
        assert player.scene.called == learn_texts.EXAMPLE and player.scene.number == len(there)
    with Driver(lambda: LessonTable(game, last.key), speed="instant") as player:
        watch(player)
        for at in range(1, len(last.parts)):
            rest(player)
            table = player.scene
            assert table.at == at and table.asking.is_asked and table.lectern.overflow() == ""
            do(player, table.part.solution)
            assert table.lectern.tone == RIGHT
            player.press("space")
        assert Progress().has(LESSONS, f"{game}/{last.key}")


@pytest.mark.parametrize("game", TAUGHT)
def test_where_one_is_in_a_lesson_is_said_in_the_size_of_such_lines(game):
    """Of the longest numbers too: a line that shrinks until it fits cannot be read in a small window."""
    lesson = shipped(game, EXAMPLES)[-1]
    for part in range(len(lesson.parts)):
        with Driver(partial(LessonTable, game, lesson.key, part)) as player:
            lectern = player.scene.lectern
            usual, room = lectern.px(theme.TINY), lectern.rect.w - 2 * lectern.px(12)
            assert fitting_line(lectern.under, "body-italic", usual, room) == (lectern.under, usual)


def test_a_term_in_what_is_taught_is_explained_and_leads_to_its_rule():
    with taught("doctor_who", "1-six-lives") as player:
        table = player.scene
        player.press("t")
        player.step(0.2)
        terms = table.reading.terms
        assert terms.words and "[" not in table.lectern.told
        term, spot = terms.glossary.at(terms.about[1]), terms.about[0]
        assert table.lectern.rect.contains(spot)
        player.press("escape")
        assert not terms.words and player.scene is table
        before = table.lectern.told
        player.click(spot.center)
        player.step(0.2)
        assert player.scene.lit == term.section
        player.press("escape")
        player.step(0.2)
        assert player.scene is table and table.lectern.told == before, "reading is no step of a lesson"


def test_of_a_card_that_others_lie_on_only_what_is_seen_is_pointed_at():
    with taught("towers_in_time", "5-the-full-tower") as player:
        rest(player)
        reading, state = player.scene.reading, player.scene.chair.view
        towers = state.zones[state.layout.named["towers-0"]]
        rects = {card: reading.rect_of(card) for card in towers}
        covered = [(a, b) for a in towers for b in towers if a != b and rects[a].colliderect(rects[b])]
        assert covered, "they stand on each other"
        player.scene.cards = towers
        pointed = dict(zip(towers, player.scene.pointed_at(), strict=False))
        for a, b in covered:
            order = reading.board.sprites[a].home.order < reading.board.sprites[b].home.order
            assert not order or not pointed[a].colliderect(rects[b])


def test_a_card_with_something_at_its_corner_is_pointed_at_with_that():
    """A frame beside an item would cut through the numbers of who bears it."""
    with Driver(partial(LessonTable, "towers_in_time", "e03-quick", 1)) as player:
        rest(player)
        reading, view = player.scene.reading, player.scene.chair.view
        keys = {printed.key: card for card, printed in enumerate(view.what) if printed is not None}
        bearer, item = keys["dwarf-riflemen"], keys["sword-of-swiftness"]
        whole, borne = reading.rect_of(bearer), reading.rect_of(item)
        assert whole.colliderect(borne) and not whole.contains(borne)
        framed = reading.part_of(bearer)
        assert framed.contains(whole) and framed.contains(borne)


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_what_points_at_a_place_is_not_drawn_over_a_law(monkeypatch, size):
    with taught(key="3-taking-away", part=1, size=size) as player:
        rest(player)
        table, drawn = player.scene, []
        monkeypatch.setattr("scenes.match.pointing.draw_pointer", lambda surface, one, u: drawn.append(one.frame))
        table.draw(player.window.surface)
        assert drawn, "the cards of the other are pointed at"
        view = table.board.view
        held = next(one for one in view.zones[table.chair.hand_zone] if view.what[one].key == "time-stop")
        pile = table.painter.zones.pile_rect(view.layout.named["discard-0"])
        player.drag(table.reading.rect_of(held).center, pile.center)
        player.press("r")
        assert table.reading.slip.is_open
        drawn.clear()
        table.draw(player.window.surface)
        law = table.reading.slip.rect
        assert not [frame for frame in drawn if frame.colliderect(law) and not frame.contains(law)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_where_support_asks_for_a_value_it_lies_over_neither_creature_and_under_nothing(size):
    with taught("doctor_who", "4-support", 1, size=size) as player:
        rest(player)
        table = player.scene
        place = table.board.layout.named["present-0"]
        auton, guard = table.chair.view.zones[place]
        player.drag(table.reading.rect_of(guard).center, table.reading.rect_of(auton).center)
        rest(player)
        panel = table.hand.choice.panel
        assert table.hand.choice.is_open and not panel.colliderect(table.lectern.rect)
        assert panel.collidelist([table.reading.rect_of(card) for card in (auton, guard)]) < 0
        player.move(table.painter.place("prompt").move(0, 90).center)
        player.step(3)
        assert table.hints.is_shown
        said = table.hints.draw(player.window.surface, table.picture.tip_room())
        assert said is not None and not said.colliderect(panel), "nor does a slip about something else lie over it"


def test_the_last_hint_goes_on_from_what_was_done_in_another_order():
    with taught("towers_in_time", "1-a-shield-falls", 2) as player:
        table = player.scene
        assert table.part.solution == ["attack knight", "attack minotaur"]
        do(player, ["attack minotaur"])
        player.press("f1", times=len(table.part.hints) + 1)
        assert "This works" in table.lectern.note and "Knight" in table.lectern.note
        do(player, [notation.say(table.match.state, table.match.next_deed)])
        assert table.match.practice.standing[0] == REACHED


def test_whoever_is_on_another_way_than_the_lessons_is_not_told_that_it_leads_nowhere():
    with taught("chrono_clash", "3-quests", 1) as player:
        table = player.scene
        do(player, ["quest tilly-twomatch ember-heron"])
        player.press("f1", times=len(table.part.hints) + 1)
        assert table.match.next_deed is None and learn_texts.ANOTHER_WAY in table.lectern.note
        assert table.asking.is_asked


@pytest.mark.parametrize(("part", "words"), [(0, learn_texts.WATCH), (1, learn_texts.WONT_WORK)])
def test_a_button_that_waits_for_the_lectern_says_so_and_not_that_it_is_anothers_turn(part, words):
    with taught(part=part) as player:
        rest(player)
        if part:
            do(player, player.scene.part.wrong[0])
        for name in ("pass", "draw"):
            button = player.scene.buttons.slots[name]
            assert not button.enabled and words in button.reason


def test_what_was_named_in_a_lesson_is_not_taken_back_by_a_click_for_it_is_taken_back_as_a_whole():
    with taught("towers_in_time", "2-a-tower-grows", 2) as player:
        rest(player)
        table = player.scene
        do(player, ["transport dwarf-veterans deep-quarry"])
        table.asking.given, (named,) = (), table.asking.named
        assert table.asking.is_asked and not table.asking.is_named(named)
        table.hand.ask_why(named)
        assert table.reading.slip.is_shown and len(table.match.practice.deeds) == 1

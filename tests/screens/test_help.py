"""Help at the table: a level more each time, from what the seat sees alone, and no frame waits for it."""

import itertools
import os

import pygame
import pytest

from game.ai.ismcts import Search
from game.kernel.notation import lay
from game.kernel.template import fill
from game.kernel.view import determinize, see
from game.rules import RULESETS
from game.teach.chances import level_of
from game.teach.desk import Told
from game.teach.hints import ALERT, CARD, MOVE, advice
from scenes.match import texts as match_texts
from tests.screens.clash import clash
from tests.screens.crowded import CROWDED
from tests.screens.domains import domains, of
from tests.screens.tables import QUIET, TIME_STOP, card, settle, sit, use
from ui.table.log import Line
from ui.table.pointer import LEFT, bounds, pointer


class Here:
    """A desk that thinks at once, and notes of what; or knows already what comes of it."""

    def __init__(self, fault="", known=None):
        self.known, self.found = known, None
        self.asked, self.cancelled, self.fault, self.view = [], 0, fault, None
        self.is_awake = True

    def ask(self, task, view, level):
        self.asked.append(view)
        self.view, self.level = view, level

    def poll(self):
        if self.view is None:
            return None
        view, self.view = self.view, None
        if self.fault:
            return Told(1.0, None, self.fault)
        self.found = self.known or advice(view, simulations=24, worlds=12)
        return Told(1.0, self.found)

    def cancel(self):
        self.cancelled += 1
        self.view = None

    def close(self):
        self.cancel()


UNASKED = [("off", 0), ("highlights", 0), ("alerts", ALERT), ("suggestions", CARD)]


def helped(position=QUIET, known=None, **settings):
    player = sit(position, **({"speed": "instant"} | settings))
    player.help = player.table.tutor.help
    player.help.desk = player.desk = Here(known=known)
    player.step(0.3)
    return player


def test_each_press_says_a_level_more_and_the_fourth_puts_it_away():
    with helped() as player:
        told = advice(see(player.match.state, 0), simulations=24, worlds=12)
        assert not player.help.lectern.visible and not player.desk.asked
        for level in range(1, 4):
            player.press("f1")
            player.step(0.1)
            assert player.help.plain(told.level(level)) in player.help.lectern.told, level
            assert player.help.lectern.overflow() == "" and "|" not in player.help.lectern.told
            assert player.help.marked(), "the move is shown from the first press on"
            assert player.match.record.helped == {len(player.match.record.actions): level}
        assert len(player.desk.asked) == 1, "the same question is thought of once"
        assert player.desk.level == level_of(one.kind for one in player.match.players) != ""
        player.press("f1")
        assert not player.help.lectern.visible and not player.help.marked()
        assert set(player.match.record.helped.values()) == {3}


@pytest.mark.parametrize("game", list(RULESETS))
def test_the_button_for_more_stays_under_the_hand(game):
    known = None
    for size in ((1280, 720), (3840, 2160)):
        with helped(CROWDED[game], known, game=game, size=size) as player:
            settle(player)
            player.click(player.table.buttons.tools["help"])
            player.step(0.1)
            more, close = player.help.more_button, player.help.close_button
            there, foot, lectern = more.rect.copy(), close.rect.copy(), player.help.lectern
            assert lectern.room.h > lectern.rect.h == lectern.top + lectern.needs(lectern.rect.w) + lectern.px(10)
            assert (more.overflow(), close.overflow()) == ("", "")
            high = lectern.rect.h
            for level in range(2, 4):
                assert more.visible and more.rect == there
                player.click(there.center)
                player.step(0.1)
                assert player.help.level == level and player.help.lectern.overflow() == "" and close.rect == foot
            assert high < lectern.rect.h and lectern.said_at.top == lectern.rect.top, "the plate grows with its words"
            player.click(there.center)
            player.step(0.1)
            assert player.help.level == 3, "once too often does nothing"
            known = player.desk.found  # the same position: it is not thought of once more


def test_while_nothing_has_come_yet_something_moves():
    with helped() as player:
        desk, lectern = player.desk, player.help.lectern
        told, desk.poll = desk.poll, lambda: None
        player.press("f1")
        said = {lectern.told for _ in range(20) if player.step(0.1) is None}
        assert len(said) == 3 and all(fill(match_texts.HINT_THINKING, dots=".") in words for words in said)
        assert "%" not in lectern.told, "nothing has come yet"
        desk.poll = lambda: Told(0.4)
        player.step(0.1)
        assert fill(match_texts.HINT_PROGRESS, share=0.4) in lectern.told
        desk.poll = lambda: None
        player.step(2.0)
        assert fill(match_texts.HINT_PROGRESS, share=0.4) in lectern.told, "what has come stays"
        desk.poll = told
        player.step(0.1)
        assert fill(match_texts.HINT_THINKING, dots="") not in lectern.told


def test_who_looks_away_finds_the_help_again_and_it_is_not_thought_of_anew():
    with helped() as player:
        player.press("f1", times=2)
        player.step(0.1)
        said = player.help.lectern.told
        player.table.read_rule("4.4")
        player.step(0.2)
        assert player.scene is not player.table
        player.press("escape")
        player.step(0.2)
        assert player.scene is player.table and player.help.lectern.visible and player.help.lectern.told == said
        assert len(player.desk.asked) == 1
        player.press("d")
        player.step(0.2)
        assert not player.help.lectern.visible and player.help.advice is None, "the question is gone"


def test_no_line_of_the_log_looks_out_from_under_help_in_half():
    with helped() as player:
        log = player.table.painter.log
        for n in range(60):
            log.add(Line(f"{n}: what was done here takes two lines of the log, or even three of them"))
        player.table.is_dirty = True
        player.step(0.2)
        whole = len(log.told)  # under the words at the first use of something
        for _ in range(3):
            player.press("f1")
            player.step(0.3)
            lectern = player.help.lectern.rect
            assert all(line.rect.top >= lectern.bottom for line in log.told)
            first = log.told[0].rect.top if log.told else log.inside.bottom
            assert first - lectern.bottom < 5 * log.px, "no room is left empty"
        player.press("f1")
        player.step(0.3)
        assert len(log.told) > whole


@pytest.mark.parametrize("scale", [0, 150, 200, 300])
def test_the_buttons_of_help_are_read_whole_at_every_scale(scale):
    with helped(ui_scale=scale) as player:
        player.press("f1")
        player.step(0.3)
        shown = [button for button in player.help.lectern.buttons if button.visible]
        assert shown and not any(button.overflow() for button in shown)


def test_the_button_and_escape_do_the_same():
    with helped() as player:
        player.click(player.table.buttons.tools["help"])
        player.step(0.1)
        assert player.help.lectern.visible and player.help.level == 1
        player.click("More")
        player.step(0.1)
        assert player.help.level == 2
        player.press("escape")
        assert not player.help.lectern.visible and player.scene is player.table, "nothing else was closed"
        player.press("escape")
        assert player.scene is not player.table


def test_help_is_gone_when_the_question_is():
    with helped() as player:
        player.press("f1", times=3)
        player.step(0.1)
        assert player.help.lectern.visible
        player.press("d")
        player.step(0.3)
        assert not player.help.lectern.visible and player.help.advice is None and not player.help.marked()
        player.press("f1")
        assert not player.help.lectern.visible, "nothing is asked now"
        assert not player.table.buttons.tools["help"].enabled and player.table.buttons.tools["help"].reason


def test_no_hidden_card_changes_a_letter_or_a_mark():
    said = []
    for seed in (1, 2, 3):
        state = lay(RULESETS["control"], QUIET)
        world = determinize(see(state, 0), seed)
        with helped() as player:
            player.match.state = world
            player.table.story.show(player.table.chair.now())
            player.table.settled()
            player.press("f1", times=4)
            player.step(0.1)
            words = player.help.lectern.told
            assert all(view.viewer == 0 for view in player.desk.asked)
            said.append((words, [tuple(rect) for rect in player.help.marked()]))
    assert said[0] == said[1] == said[2] and said[0][0]


def test_only_a_view_leaves_for_the_desk():
    with helped(TIME_STOP) as player:
        use(player, "singularity")
        settle(player)
        player.press("f1")
        view = player.desk.asked[-1]
        assert view.viewer == 0 and all(view.what[c] is None for c in view.zones[view.layout.of["hand"][1]])


def test_no_frame_waits_for_the_thinking(monkeypatch):
    """It is thought in a process of its own: here a search would be a fault."""

    def searched_here(*_):
        raise AssertionError("the picture thinks")

    monkeypatch.setattr(Search, "simulate", searched_here)
    with sit(QUIET, speed="instant") as player:
        player.step(0.3)
        player.press("f1")
        player.step(0.2)
        helped = player.table.tutor.help
        for _ in range(400):
            if helped.advice is not None:
                break
            player.step()
            helped.desk._pipe.poll(0.1)
        assert helped.advice is not None and not player.app._faults
        process = helped.desk._process
        assert process.pid != os.getpid()
    assert not process.is_alive(), "it ends with the table"


def test_where_thinking_fails_that_is_said():
    with helped() as player:
        player.help.desk = Here("it has ended")
        player.press("f1")
        player.step(0.1)
        assert player.help.lectern.told == match_texts.HINT_FAILED
        player.help.desk = Here()
        player.press("f1")
        player.step(0.1)
        assert player.help.advice is not None and player.help.level == 1


@pytest.mark.parametrize(("assistance", "level"), UNASKED)
def test_unasked_it_says_what_the_setting_allows_once(assistance, level):
    with helped(assistance=assistance) as player:
        player.table.settled()
        player.step(0.2)
        told = advice(see(player.match.state, 0), simulations=24, worlds=12)
        assert told.is_urgent and told.is_clear
        assert player.help.level == level and player.help.lectern.visible == (level != 0)
        player.press("escape") if level else None
        player.table.settled()
        player.step(0.2)
        assert player.help.level == 0, "never twice"


def test_what_was_not_asked_for_waits_until_a_first_word_is_read():
    with helped() as player:
        firsts = player.table.tutor.firsts
        player.app.settings.change(assistance="alerts")
        player.table.tutor.begin()
        player.step(0.5)
        assert firsts.lectern.visible and player.help.advice.is_urgent and not player.help.lectern.visible
        player.click(match_texts.GOT_IT)
        player.step(0.1)
        assert (
            player.help.lectern.visible
            and player.help.level == ALERT
            and player.help.lectern.head == match_texts.HINT_ALERT
        )
        player.press("f1")
        assert player.help.level == MOVE and player.help.lectern.head == match_texts.HINT, "more of it was asked for"


def test_what_was_asked_for_and_put_away_is_not_said_unasked():
    with helped() as player:
        player.app.settings.change(assistance="alerts")
        player.table.tutor.begin()
        player.step(0.5)
        player.press("f1")
        player.press("escape")
        player.step(0.5)
        assert not player.help.lectern.visible


def test_unasked_nothing_is_said_where_nothing_hangs_on_it():
    calm = "hand-0: rift, rift\nhand-1: 3 cards\ndeck-0: 9 cards\ndeck-1: 9 cards\n"
    with helped(calm, assistance="suggestions") as player:
        player.table.settled()
        player.step(0.2)
        found = player.help.advice
        assert found is not None and player.help.lectern.visible == found.is_urgent


def test_off_lights_nothing_but_answers_who_asks():
    with helped(assistance="off") as player:
        assert not player.table.picture.still.glows()
        player.press("f1")
        player.step(0.1)
        assert player.help.lectern.visible
    with helped() as player:
        assert player.table.picture.still.glows()


def test_the_card_that_asks_gives_way_to_help_and_is_there_again_when_that_is_put_away():
    with helped(TIME_STOP) as player:
        use(player, "singularity")
        asking = player.table.asking
        assert asking.stage.key == "singularity"
        player.press("f1")
        assert player.help.lectern.visible and asking.stage is None
        player.press("escape")
        assert not player.help.lectern.visible and asking.stage.key == "singularity"
        player.press("f1")
        player.table.stop_asking()
        player.table.settled()
        assert asking.stage.key == "singularity"


def test_help_of_another_game_names_its_cards():
    text = "hand-0: ember-heron, unpaid-rooster\nhand-1: 2 cards\ntime-0: 3\n"
    with clash(text, speed="instant") as player:
        helping = player.table.tutor.help
        helping.desk = Here()
        player.step(0.5)
        player.press("f1", times=3)
        player.step(0.1)
        assert helping.level == 3 and "[" not in helping.lectern.told
        assert helping.lectern.overflow() == ""


def test_what_is_pointed_at_is_there():
    with helped() as player:
        player.press("f1")
        player.step(0.1)
        best = player.help.advice.best.action
        seen = player.table.reading.rect_of(best.card)
        rects = [getattr(marked, "rect", marked) for marked in player.help.marked()]
        assert any(seen.contains(rect) and rect.topleft == seen.topleft for rect in rects)
        assert card(player, "rift", "hand-0") >= 0


def test_where_no_card_is_meant_the_button_is_pointed_at():
    alone = "hand-0: exotic-matter, wormhole\nhand-1: 4 cards\ndeck-0: 9 cards\ndeck-1: 9 cards\n"
    with helped(alone) as player:
        draw = next(action for action in player.table.asking.actions if action.verb == "draw")
        player.press("f1", times=3)
        player.step(0.1)
        told = player.help.advice
        player.help.advice = told._replace(best=told.best._replace(action=draw), is_clear=True)
        assert player.help.marked() == [player.table.buttons.slots["draw"].rect]


def test_what_points_at_a_card_covers_no_number_of_the_next():
    with helped(QUIET.replace("wormhole", "wormhole, rift, rift, nova, nova, wormhole")) as player:
        reading, hand = player.table.reading, player.match.state.cards_in(0, "hand")
        rects = [reading.rect_of(each) for each in hand]
        assert any(a.colliderect(b) for a, b in itertools.pairwise(rects)), "they lie on each other"
        for each, after in itertools.pairwise(hand):
            part = player.help.reading.part_of(each)
            assert part.right < reading.rect_of(after).left and part.w > 20
        assert player.help.reading.part_of(hand[-1]) == rects[-1], "nothing lies on the last one"


def test_what_points_at_a_card_leans_as_the_card_does():
    text = "hand-0: ember-heron, unpaid-rooster, ember-heron\nbattlefield-0: ember-heron tapped\nhand-1: 2 cards\n"
    with clash(text + "time-0: 3\n") as player:
        helping, board, view = player.table.tutor.help, player.table.board, player.match.state
        for each in (*view.cards_in(0, "hand"), *view.cards_in(0, "battlefield")):
            sprite, part = board.sprites[each], helping.reading.part_of(each)
            found = helping.reading.outlined(each)
            if not sprite.angle:
                assert found == part
                continue
            assert all(sprite.covers(*corner) for corner in found.corners(-2))
            assert not any(sprite.covers(*corner) for corner in found.corners(4)[::3]), "its left edge is the card's"
            pointed = pointer(found, 1.0, player.table.painter.clear(), pygame.Rect(0, 0, 1280, 720))
            assert pointed.leaning and pointed.frame.w < part.w + 12
        assert any(board.sprites[each].angle for each in view.cards_in(0, "hand"))
        assert board.sprites[view.cards_in(0, "battlefield")[0]].angle


def test_of_a_card_in_a_tower_what_is_seen_is_framed_and_no_card_lies_under_the_arrow():
    with domains() as player:
        helping, reading = player.table.tutor.help, player.table.reading
        below, above = (of(player, key, "towers-0") for key in ("dwarf", "stone-giant"))
        whole, seen = reading.rect_of(below), helping.reading.part_of(below)
        assert whole.contains(seen) and seen.h < whole.h and not seen.colliderect(reading.rect_of(above))
        whole = pointer(seen, 1.0, player.table.painter.clear(), pygame.Rect(0, 0, 1280, 720))
        assert whole.way.side == LEFT, "above it lies the other card"


def test_what_points_at_a_card_of_a_full_hand_lies_on_its_neighbour_and_not_on_the_bar_over_it():
    with helped(None, game="towers_in_time") as player:
        settle(player)
        reading, pointing = player.table.reading, player.help.pointing
        hand = player.match.state.cards_in(player.table.chair.watcher, "hand")
        player.help.marked = pointing.about = lambda: [reading.outlined(each) for each in hand]
        clear = player.table.painter.clear()
        found = [bounds(one.way, 1.0) for one in pointing.found("these")]
        assert len(found) == 14 and all(box.collidelist([*clear.names, *clear.read]) < 0 for box in found)


def test_the_arrow_at_a_button_covers_no_other():
    with helped() as player:
        player.press("f1", times=3)
        player.step(0.1)
        pass_button, draw_button = (player.table.buttons.slots[name].rect for name in ("pass", "draw"))
        player.help.marked = player.help.pointing.about = lambda: [pass_button, pygame.Rect(300, 300, 80, 90)]
        at_button, _ = player.help.pointing.found("these")
        assert pass_button.top - draw_button.bottom < 20, "there is no room between them"
        assert at_button.way.side == LEFT and not bounds(at_button.way, 1.0).colliderect(draw_button)


def test_no_arrow_and_no_frame_lies_on_the_deeds_between_which_one_chooses(monkeypatch):
    with helped() as player:
        pointing, drawn = player.help.pointing, []
        monkeypatch.setattr("scenes.match.pointing.draw_pointer", lambda surface, one, u: drawn.append(one))
        near, far = pygame.Rect(300, 400, 100, 140), pygame.Rect(800, 60, 80, 110)
        player.help.marked = pointing.about = lambda: [near, far]
        player.press("f1", times=3)
        player.step(0.1)
        drawn.clear()
        pointing.draw(player.window.surface, "these")
        assert len(drawn) == 2
        hand = player.table.hand
        deeds = tuple(player.table.asking.actions[:2])
        hand.open_choice(near, deeds)
        player.step(0.1)
        assert hand.choice.panel.colliderect(near.inflate(60, 120)), "it lies beside what it is about"
        hand.choice.panel.midtop = near.move(0, 60).midtop
        drawn.clear()
        pointing.draw(player.window.surface, "these")
        assert [one.frame.collidepoint(far.center) for one in drawn] == [True], "the other is still pointed at"
        hand.choice.close()
        drawn.clear()
        pointing.draw(player.window.surface, "these")
        assert len(drawn) == 2


def test_a_row_of_the_log_is_seen_whole_or_not_at_all():
    with helped() as player:
        log = player.table.painter.log
        for n in range(60):
            log.add(Line(f"{n}: what was done here takes two lines of the log, or even three of them"))
        for offset in range(0, 40, 7):
            log.offset, log.covered = offset, 0
            log.draw(player.window.surface)
            rect, block, _ = log._shown[-1]
            hidden, row = log.hidden(rect, block), rect.h / block.lines
            assert rect.top + hidden >= log.inside.top > rect.top + hidden - row - 1
            assert abs(hidden / row - round(hidden / row)) < 0.05, "between two rows"

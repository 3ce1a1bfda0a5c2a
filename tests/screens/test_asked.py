"""What is asked of a decision that is looked back on: it is tried again, shown, and set beside another deed."""

from game.kernel import notation
from game.kernel.agenda import legal_actions
from game.kernel.template import fill
from game.teach.reviewer import Weighed
from scenes.past import texts as past_texts
from scenes.past.past_table import FIND_OUT
from tests.screens.past import look
from ui.widgets.tooltip import draw_tip


def test_whoever_tries_by_keys_stands_on_the_table_alone_and_then_where_they_were(review):
    with look(review=review) as player:
        scene = player.scene
        scene.go(next(entry for entry in scene.reviewer.review.entries if entry.verdict and entry.seat == 0).number)
        player.form.focus(scene.line, by_keys=True)
        player.press("d")
        table = scene.table
        assert table.form.by_keys and table.form.focused in [*table.keys.spots, *table.buttons.choices]
        assert not player.form.by_keys, "no second frame"
        player.press("escape")
        assert player.form.by_keys and player.form.focused is scene.line and not table.form.by_keys


def test_own_mistakes_are_tried_again_before_they_are_shown(review):
    with look(review=review) as player:
        scene = player.scene
        entry = next(entry for entry in scene.reviewer.review.entries if entry.verdict and entry.seat == 0)
        scene.go(entry.number)
        player.step()
        assert entry.best not in scene.aside.words.words and player.says(past_texts.TRY_IT)
        player.press("d")
        assert scene.row.branch_button.words == past_texts.STOP_TRYING and scene.row.branch_button.glyph == "cross"
        assert scene.replay.is_trying and scene.table.asking.is_asked and not scene.aside.plate.visible
        player.press("escape")
        assert not scene.replay.is_trying and player.scene is scene
        player.click(past_texts.TRY_IT)
        action = legal_actions(scene.replay.state)[0]
        before = scene.replay.states[entry.number].clone()
        asked = []
        scene.reviewer.ask = lambda *what: asked.append(what)
        scene.table.act(action)
        player.step()
        tried = notation.say(before, action)
        assert asked == [(("try", entry.number, tried), entry.number, tried)]
        assert scene.replay.state == before and fill(past_texts.ANALYSING) in scene.aside.words.words
        player.click("Show me")
        assert scene.table.chair.named(entry.best) in scene.aside.words.words
        player.click("Why?")
        assert asked[1][0] == ("why", entry.number) and asked[1][3] == entry.best, "and no other than was named"


def test_the_key_for_help_says_what_can_be_asked_here(review):
    with look(review=review) as player:
        scene = player.scene

        def told(key="f1"):
            player.app.toasts.notices.clear()
            player.press(key)
            return player.app.toasts.notices[-1].words

        scene.go(next(entry.number for entry in review.entries if entry.verdict and entry.seat == 0))
        said = told()
        assert past_texts.TRY_IT in said and past_texts.SHOW_ME in said and "(D)" in said and "(W)" in said
        player.press("d")
        assert told() == FIND_OUT
        player.press("escape")
        scene.go(scene.replay.length)
        assert told() == told("w") == past_texts.NOTHING_TO_ASK and told("d") == past_texts.NOTHING_TO_TRY


def test_what_was_asked_of_a_process_that_has_ended_is_not_waited_for_and_can_be_asked_again(review):
    with look(review=review) as player:
        scene = player.scene
        scene.go(next(entry.number for entry in review.entries if entry.seat == 0))
        scene.compare()
        assert fill(past_texts.ANALYSING) in scene.aside.words.words
        for told in (1, 0):
            process = scene.reviewer.workers[0].process
            process.kill()
            process.join()
            player.step(0.1)
            words = scene.aside.words.words
            assert fill(past_texts.ANALYSIS_FAILED) in words and fill(past_texts.ANALYSING) not in words
            assert len(player.app.toasts.notices) == told, "once is enough"
            player.app.toasts.notices.clear()
            scene.compare()
            assert fill(past_texts.ANALYSING) in scene.aside.words.words


def test_while_one_waits_for_an_answer_it_is_seen_coming(review):
    with look(review=review) as player:
        scene = player.scene
        scene.reviewer.ask = lambda *_: None
        scene.go(next(entry.number for entry in review.entries if entry.seat == 0))
        scene.compare()
        assert scene.aside.words.words.endswith(fill(past_texts.ANALYSING))
        for share, percent in ((0.35, 35), (0.9, 90)):
            scene.reviewer.shares[scene.asked.comparison] = share
            scene.say()
            assert scene.aside.words.words.endswith(fill(past_texts.ANALYSING_SHARE, n=percent))


def test_why_sets_what_was_done_beside_what_was_tried_instead_where_nothing_is_named_as_better(review):
    with look(review=review) as player:
        scene = player.scene
        entry = next(entry for entry in scene.reviewer.review.entries if not entry.verdict and entry.seat == 0)
        scene.go(entry.number)
        asked, known = [], scene.reviewer.answers
        scene.reviewer.ask = lambda *what: asked.append(what)
        scene.compare()
        assert asked[-1][3] == "" and fill(past_texts.ANALYSING) in scene.aside.words.words
        known[asked[-1][0]] = None
        scene.say()
        assert past_texts.NOTHING_TO_COMPARE in scene.aside.words.words
        scene.asked.try_this(entry.number, "something")
        known[asked[-1][0]] = Weighed("Something", "Done", 0.5, 0.5, 0.0, -0.1, 0.1, 60, 128, "")
        scene.say()
        assert "**Something**: as good as the best" in scene.aside.words.words
        scene.compare()
        assert asked[-1][3] == "Something" and asked[-1][0] not in known
        assert (
            fill(past_texts.ANALYSING) in scene.aside.words.words
            and past_texts.NOTHING_TO_COMPARE not in scene.aside.words.words
        )


def test_a_slip_that_explains_a_button_covers_no_other_one(review):
    with look(review=review) as player:
        scene = player.scene
        entry = next(entry for entry in scene.reviewer.review.entries if not entry.verdict and entry.seat == 0)
        scene.go(entry.number)
        again, why = scene.aside.buttons
        assert again.visible and why.visible
        for button, other in ((again, why), (why, again)):
            slip = draw_tip(player.window.surface, button.tip, button.rect, button.scale, scene.form.tip_room())
            assert not slip.colliderect(other.rect)


def test_after_a_try_that_is_as_good_nothing_is_left_to_be_found(review):
    with look(review=review) as player:
        scene = player.scene
        entry = next(entry for entry in scene.reviewer.review.entries if entry.verdict and entry.seat == 0)
        scene.go(entry.number)
        assert fill(past_texts.SOMETHING_BETTER) in scene.aside.words.words
        scene.asked.attempt = ("try", entry.number)
        scene.say()
        assert fill(past_texts.SOMETHING_BETTER) in scene.aside.words.words, "it is still being weighed up"
        scene.reviewer.answers[scene.asked.attempt] = None
        scene.say()
        assert fill(past_texts.SOMETHING_BETTER) not in scene.aside.words.words
        assert "s good as the best" in scene.aside.words.words and "Better: " in scene.aside.words.words


def test_whoever_tries_what_is_worse_than_what_was_done_is_told_so_and_has_nothing_to_look_at(review):
    with look(review=review) as player:
        scene = player.scene
        worse = Weighed("Something", "Done", 0.3, 0.5, 0.2, 0.15, 0.25, 60, 128, "")
        assert not worse.is_accepted
        for has_better in (False, True):
            entry = next(one for one in review.entries if bool(one.verdict) == has_better and one.seat == 0)
            scene.go(entry.number)
            scene.asked.attempt = ("try", entry.number, "something")
            scene.reviewer.answers[scene.asked.attempt] = worse
            scene.say()
            assert (past_texts.PLAYED_IS_BETTER in scene.aside.words.words) == (not has_better)
            assert (past_texts.TRY_AGAIN in scene.aside.words.words) == has_better

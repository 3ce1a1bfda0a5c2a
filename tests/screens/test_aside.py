"""What lies beside the table while one looks back: words, the stairs of a round, and room for a large card."""

import pygame
import pytest

from game.kernel.windows import waiting
from tests.screens.past import look
from ui.base import text
from ui.past.balance import Balance, Stair, signed


def test_what_answers_a_question_is_seen_and_how_it_ended_is_said_by_its_round(review):
    with look(review=review) as player:
        scene = player.scene
        assert (
            scene.table.asking.aside
            == scene.replay.record.rules.telling.reasons[scene.replay.states[-1].results[-1].reason]
        )
        entry = next(entry for entry in scene.reviewer.review.entries if entry.verdict and entry.seat == 0)
        scene.go(entry.number)
        scene.show_better()
        assert scene.aside.pane.goal == 0 and "Reason: " in scene.aside.words.words
        scene.reviewer.ask = lambda *asked: None
        scene.reviewer.answers["why", entry.number] = None
        scene.saying.compared = lambda found, number: "Nothing else."
        scene.compare()
        assert scene.aside.pane.goal == scene.aside.pane.furthest, "if all of it is seen so"
        scene.saying.compared = lambda found, number: "Nothing else. " * 90
        scene.asked.comparison = None
        scene.compare()
        told = scene.aside.words
        before = told.words.removesuffix("Nothing else. " * 90).removesuffix("\n")
        assert before and before != told.words
        line = text.layout(before, told.role, told.px(told.size), told.rect.w, told.align, told.leading).size[1]
        assert scene.aside.pane.goal == line < scene.aside.pane.furthest, "else from where it begins"


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (3840, 2160)], ids=str)
def test_what_waits_is_not_covered_by_what_is_said_beside_the_table(size):
    with look("doctor_who", size=size) as player:
        scene, stack = player.scene, player.scene.table.panels["stage"]
        number = next(n for n in range(scene.replay.length) if waiting(scene.replay.states[n]))
        scene.go(number)
        player.step(0.1)
        assert stack.entries
        for count in (1, 2, 6):
            stack.entries = (stack.entries * count)[:count]
            assert stack.covers.h and not stack.covers.colliderect(scene.aside.rect)
            assert stack.rows()[0] >= 40 * stack.u, "what happens first is read in full"


def test_what_does_not_fit_is_turned_by_the_keys_alone(review):
    with look(review=review) as player:
        scene = player.scene
        pane = scene.aside.pane
        scene.aside.words.say("Nothing else. " * 60)
        scene.aside.lay()
        player.press("down")
        assert pane.goal > 0 and scene.form.focused is scene.line
        for _ in range(20):
            player.press("down")
        assert pane.goal == pane.furthest and scene.replay.at == scene.replay.length
        while pane.goal:
            player.press("up")
            assert scene.form.focused is scene.line
        player.press("up")
        assert scene.form.focused is not scene.line, "and then the keys go on as ever"
        player.press("end")
        player.press("home")
        assert scene.replay.at == 0, "from wherever the keys are"


@pytest.mark.parametrize(("share", "said"), [(0.004, "\u00b10"), (-0.004, "\u00b10"), (0.03, "+3"), (-0.03, "\u22123")])
def test_what_changed_nothing_is_neither_more_nor_less(share, said, monkeypatch):
    """In the stairs as in the words beside them."""
    shown = Stair("Play", share)
    assert shown.said == signed(share) == said and Stair("End", share, is_level=True).said == str(round(share * 100))
    balance = Balance()
    balance.show((shown,))
    assert balance.plain() == f"Play: {said}"
    drawn = []
    monkeypatch.setattr(text, "render", lambda words, *more, to=text.render: drawn.append(words) or to(words, *more))
    balance.rect = pygame.Rect(0, 0, 200, 40)
    balance.draw(pygame.Surface((200, 40)))
    assert said in drawn


def test_each_stair_says_what_it_is(review):
    with look(review=review) as player:
        player.scene.go(player.scene.replay.length)
        player.step(1)
        balance = player.scene.aside.balance
        assert balance.visible and len({stair.about for stair in balance.stairs}) == len(balance.stairs) == 6
        row = balance.rect.h / len(balance.stairs)
        pane = player.scene.aside.pane
        for number, stair in enumerate(balance.stairs):
            pane.scroll_to(pane.furthest, at_once=True)
            player.move((balance.rect.x + 20, round(balance.rect.y + row * (number + 0.5))))
            player.step(1)
            assert player.form.tip_is_shown and balance.tip == stair.about.strip() and balance.tip.endswith(".")


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (3840, 2160)])
def test_a_large_card_does_not_lie_under_what_is_said_beside_the_table(size, review):
    with look(review=review, size=size) as player:
        scene, seen = player.scene, 0
        table, preview = scene.table, scene.table.reading.preview
        for number in range(0, scene.replay.length, max(1, scene.replay.length // 6)):
            scene.go(number)
            player.step(0.2)
            view = table.board.view
            for card in (*view.in_field(), *view.zones[table.chair.hand_zone]):
                player.move(table.reading.rect_of(card).center)
                player.step(1)
                table.draw(player.window.surface)
                if preview.is_shown:
                    seen += 1
                    assert not preview.rect.colliderect(scene.aside.rect)
        assert seen > 5

"""Whatever is on the table and no card can be asked what it is by pointing at it."""

import pytest

from game.rules import GAMES, RULESETS
from tests.screens.clash import clash, full, place
from tests.screens.tables import QUIET, TIME_STOP, at, card, settle, sit, use
from ui.shows import show_of
from ui.table.rule_slip import sections


def said(player, pos):
    player.move(pos)
    player.step(1)
    return player.table.hints.words


def test_the_bar_explains_what_can_be_done():
    with sit(QUIET) as player:
        words = said(player, player.table.painter.place("prompt").center)
        assert "4.6" in words and "*Diffuse*" in words and "Rules" in words
        player.press("d")
        player.step(1)
        assert player.table.hints.words == "", "nothing is asked now"


@pytest.mark.parametrize("game", GAMES)
def test_what_explains_a_question_stands_in_the_rules(game):
    rules, help_ = RULESETS[game], show_of(game).words.help
    known = sections(str(rules.telling.rules_file))
    assert help_ and set(help_) <= set(rules.choices)
    assert all(number in known for numbers in help_.values() for number in numbers)


def test_plates_say_what_is_counted_and_piles_what_they_are():
    with sit(QUIET, wins=3) as player:
        player.match.state.goal = 3
        words = said(player, player.table.painter.place("plate-1").center)
        assert words.splitlines()[0] == "**Vesper**" and "Fuel 14 of 21." in words and "2 cards in hand." in words
        mine = said(player, player.table.painter.place("plate-0").center)
        assert "Ada" in mine and "It is your turn." in mine
        assert said(player, place(player, "deck-1")) == "**Vesper's deck**: 9 cards."
        assert said(player, place(player, "discard-0")).startswith("**Your discard**: 2 cards.")
        assert said(player, (640, 400)) == "", "where a card lies, that is shown"


def test_a_pile_that_can_be_looked_through_says_so():
    with clash("discard-0: gnomon\n") as player:
        assert "Click to look through it." in said(player, place(player, "discard-0"))
        assert "look through" not in said(player, place(player, "deck-0"))
        assert "Quests 0 of 5, guardians 5." in said(player, player.table.painter.place("plate-1").center)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_hint_over_the_bar_leaves_ones_own_cards_to_be_seen(size):
    with clash(full(2), size=size) as player:
        table = player.table
        assert said(player, table.painter.place("prompt").center)
        slip = table.hints.draw(player.window.surface, table.picture.own_cards())
        assert slip.collidelist(table.picture.own_cards()) < 0
        assert not slip.colliderect(table.painter.place("prompt"))
        player.move((1, 1))
        assert table.hints.draw(player.window.surface) is None


def test_a_hint_goes_with_the_mouse_a_press_and_a_lifted_card():
    with sit(QUIET) as player:
        pos = player.table.painter.place("plate-1").center
        assert said(player, pos)
        player.down()
        assert not player.table.hints.words
        player.up()
        player.click(at(player, card(player, "nova", "hand-0")))
        assert player.table.hand.drag.held >= 0 and not said(player, pos)


def test_a_hint_tells_nothing_hidden():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        settle(player)
        for n in (0, 1):
            words = said(player, player.table.painter.place(f"plate-{n}").center)
            assert "Time Stop" not in words and "Antimatter" not in words
        assert "6.1" in said(player, player.table.painter.place("prompt").center)

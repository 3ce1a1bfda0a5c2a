"""A combat of Doctor Who on the table: the strip between both sides, and what is told before a card is dropped."""

import pygame
import pytest

from game.kernel.conflict import Ending, Side
from game.kernel.template import Seat, fill
from game.rules.doctor_who import texts as rules_texts
from scenes.match.texts import OR, VERSUS
from tests.screens.eras import LAID, attacked, does, eras, of, on, panel
from tests.screens.tables import at, middle, settle, sit
from ui.base import text
from ui.shows.doctor_who import texts
from ui.shows.doctor_who.events import OVER_THE_STAGE
from ui.shows.doctor_who.meeting import absence, draw_meeting, helping
from ui.table.conflict import draw_outlook
from ui.table.effects import BAND

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


def test_a_combat_says_both_sums_and_what_comes_of_it_if_both_pass():
    with eras() as player:
        attacked(player)
        eras_panel = panel(player, "eras")
        assert [side.seat for side in eras_panel.fight.sides] == [0, 1]
        state, zygon = player.match.state, of(player, "yeti", "present-1")
        assert eras_panel.fight.target == zygon
        assert eras_panel.ending == eras_panel.fight.ending and "draw" in eras_panel.ending.words
        does(player, "support sergeant-benton silurian 0")
        fighter = eras_panel.fight.attack.fighters[0]
        assert dict(fighter.numbers)["energy"] == 4 and fighter.room == 0, "what waits counts, as it does in the ending"
        assert [one.helps for one in eras_panel.fight.attack.fighters] == [-1, of(player, "silurian", "present-0")]
        assert state.agenda[-1].what == "respond"


def test_what_waits_counts_in_what_comes_of_it():
    won = LAID.replace("silurian, sergeant-benton", "silurian substance3, sergeant-benton")
    with eras(won) as player:
        attacked(player)
        eras_panel = panel(player, "eras")
        assert "draw" in eras_panel.ending.words
        does(player, "support sergeant-benton silurian 0")
        assert eras_panel.ending.words == "Silurian defeats Yeti."
        mine, theirs = (dict(side.fighters[0].numbers) for side in eras_panel.fight.sides)
        assert mine["energy"] > theirs["energy"] and mine["substance"] > theirs["substance"], "its numbers say so too"
        crossed = {card for card, mark in player.table.chair.marks if mark.sign == "cross"}
        assert crossed == {of(player, "yeti", "present-1")}


def test_an_attack_without_a_defender_threatens_a_time_card():
    with eras() as player:
        attacked(player, "attack silurian")
        assert panel(player, "eras").fight.defence.fighters == () and panel(player, "eras").ending is None
        does(player, "pass")
        assert "Time card" in panel(player, "eras").ending.words
    stack = "time-1: time-of-the-past, time-of-the-past, time-of-the-future"  # whether it goes on is not known
    with eras(f"present-0: silurian\nhand-1: 2 cards\n{stack}") as player:
        attacked(player, "attack silurian")
        assert player.match.state.agenda[-1].what == "respond"
        assert panel(player, "eras").ending.words == fill(rules_texts.LOSES_ONE, seat=Seat(1))


HIT = "active: 1\npresent-0: auton sided\npresent-1: silurian\nhand-0: temporal-grace\nhand-1: 2 cards"


def test_a_card_held_over_the_table_is_told_with_what_it_would_make_of_a_hit():
    with sit(HIT, game="doctor_who") as player:
        on(player, "attack", 1)
        does(player, "attack silurian")
        assert player.match.state.agenda[-1].what == "respond" and player.table.asking.is_asked
        assert panel(player, "eras").ending.words == fill(rules_texts.LOSES_ONE, seat=Seat(0))
        player.click(at(player, of(player, "temporal-grace", "hand-0")))
        player.move(middle(player, "middle-0"))
        said = player.table.forecast.words_of_drop()
        assert rules_texts.PREVENTED in said and "Time card" not in said
        does(player, "flash temporal-grace")
        assert panel(player, "eras").ending.words == "The Hit is prevented."


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_before_an_attack_both_values_stand_on_each_card_and_on_no_other(size):
    with eras(size=size) as player:
        on(player, "attack")
        mine, theirs = of(player, "silurian", "present-0"), of(player, "yeti", "present-1")
        player.click(at(player, mine))
        player.move(at(player, theirs))
        found = player.table.forecast.outlook()
        assert [[stat for stat, _ in side.fighters[0].numbers] for side in found.sides] == [["energy", "substance"]] * 2
        assert f"2/2{VERSUS}2/3. {rules_texts.DRAW_SIDED}" in player.table.forecast.words_of_drop()
        before = pygame.Surface(size)
        board = player.table.board
        draw_outlook(before, board, found)
        lit = pygame.mask.from_threshold(before, (0, 0, 0), (2, 2, 2, 255))
        lit.invert()
        cards = [board.bound[card].rect for card in (mine, theirs)]
        assert all(any(rect.contains(one) for rect in cards) for one in lit.get_bounding_rects())


def test_each_way_of_an_answer_says_what_it_would_bring_under_the_hand_and_at_its_button():
    with eras(LAID.replace("hand-0: ", "hand-0: brave-heart, ")) as player:
        attacked(player)
        on(player, "fight")
        settle(player)
        table, mine = player.table, of(player, "silurian", "present-0")
        player.move(at(player, of(player, "brave-heart", "hand-0")))
        player.down()
        player.move(at(player, mine))
        player.step(1.0)
        said = table.forecast.words_of_drop()
        ends = [f"4/2{VERSUS}2/3. {rules_texts.DRAW_SIDED}", f"2/4{VERSUS}2/3. "]
        assert all(end in said for end in ends) and said.count(OR) == 1, said
        player.up()
        player.step(0.5)
        for button, end in zip(table.hand.choice.buttons, ends, strict=True):
            player.move(button.rect.center)
            words, about = table.forecast.words_of_press()
            assert end in words and about == button.rect


def test_before_an_attack_it_is_said_once_who_may_still_change_what_comes_of_it():
    with eras(LAID.replace("hand-0: ", "hand-0: brave-heart, ")) as player:
        on(player, "attack")
        player.click(at(player, of(player, "silurian", "present-0")))
        player.move(at(player, of(player, "yeti", "present-1")))
        *_, theirs, own = player.table.forecast.words_of_drop().splitlines()
        assert all(part in theirs for part in ("Vesper", "6 cards in hand", "Force Field"))
        assert "Auton, Sergeant Benton and others" in own
        attacked(player)
        player.click(at(player, of(player, "brave-heart", "hand-0")))
        player.move(at(player, of(player, "silurian", "present-0")))
        said = player.table.forecast.words_of_drop()
        assert OR in said and said.count("still change") == said.count("So can you") == 1, said


def test_a_button_that_gives_support_tells_of_that_and_of_no_other_ability_of_the_card():
    with eras(LAID.replace("sergeant-benton", "auton, sergeant-benton")) as player:
        player.move(at(player, of(player, "auton", "present-0")))
        player.down()
        player.move(at(player, of(player, "sergeant-benton", "present-0")))
        player.step(1.0)
        player.up()
        player.step(0.5)
        energy, substance = player.table.hand.choice.buttons
        for button in (energy, substance):
            player.move(button.rect.center)
            words, _ = player.table.forecast.words_of_press()
            assert "(7.1)" in words and "destroyed" not in words


def test_who_has_helped_before_an_attack_is_not_counted_once_more_in_what_it_would_bring():
    with eras() as player:
        does(player, "support sergeant-benton silurian 0")
        on(player, "attack")
        player.click(at(player, of(player, "silurian", "present-0")))
        player.move(at(player, of(player, "yeti", "present-1")))
        assert f"*4/2{VERSUS}2/3. {rules_texts.DRAW_SIDED}" in player.table.forecast.words_of_drop()


def test_the_strip_says_of_who_was_beaten_what_became_of_it():
    gone = Side(1, gone="Yeti is discarded")
    assert absence(gone, True) == "Yeti is discarded"
    assert absence(Side(1), True) == texts.NO_ONE_DEFENDS and absence(Side(1), False) == texts.NO_ONE_YET


def test_the_strip_of_a_combat_is_read_over_its_arrow():
    with eras() as player:
        attacked(player)
        on(player, "fight")
        settle(player)
        player.step(0.5)
        strip = player.table.painter.place("eras")
        shown = player.window.surface.subsurface(strip).copy()
        found = shown.copy()
        found.fill((0, 0, 0))
        drawn = panel(player, "eras")._drawn[1]
        red = [shown.get_at((x, strip.h // 2)) for x in range(strip.w * 2 // 5, strip.w * 3 // 5)]
        assert not any(ink.r > 200 and ink.g < 120 for ink in red), "the arrow crosses the words"
        assert drawn.get_width() >= strip.w


@pytest.mark.parametrize("size", [(1280, 720), (1600, 600), (3840, 2160)])
def test_what_came_of_a_combat_is_not_written_over_how_the_two_stand(size):
    with eras(size=size) as player:
        effects, bar = player.table.effects, player.table.painter.place("eras")
        middle, high = effects.middle, text.size("A Time card", "body-bold", round(27 * effects.u))[1]
        assert middle.top + middle.h * OVER_THE_STAGE + high * BAND / 2 <= bar.top


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_support_would_do_covers_the_numbers_of_neither_card(size, monkeypatch):
    with eras(size=size) as player:
        attacked(player)
        on(player, "fight")
        settle(player)
        helper, helped = of(player, "sergeant-benton", "present-0"), of(player, "silurian", "present-0")
        plates, draw = [], player.table.painter.draw_words
        monkeypatch.setattr(
            player.table.painter, "draw_words", lambda into, words, rect: plates.append(rect) or draw(into, words, rect)
        )
        player.move(at(player, helper))
        player.down()
        player.move(at(player, helped))
        player.step(0.5)
        assert player.table.forecast.words_of_drop().count(OR) == 1
        assert plates and not any(
            plates[-1].colliderect(player.table.reading.rect_of(card)) for card in (helper, helped)
        )


def test_once_it_is_decided_nobody_is_said_to_be_welcome_as_support():
    with eras() as player:
        attacked(player)
        attack = panel(player, "eras").fight.attack
        view = player.table.chair.view
        assert [words for words, _ in helping(view, attack, 1)] == [texts.ALONE, fill(texts.MORE_SUPPORTERS, n=1)]
        assert [words for words, _ in helping(view, attack, None)] == [texts.ALONE]
        both = attack._replace(fighters=(*attack.fighters, *[attack.fighters[0]._replace(helps=1)] * 2))
        assert helping(view, both, None)[0][0].startswith("with two copies of "), "what is alike is named once"
        drawn = []
        for is_decided in (False, True):
            strip, ending = pygame.Surface((900, 64), pygame.SRCALPHA), Ending("It is decided.", is_decided=is_decided)
            draw_meeting(strip, strip.get_rect(), view, panel(player, "eras").fight, ending, ("A", "B"), 1.0)
            drawn.append(bytes(strip.subsurface((0, 40, 200, 24)).get_buffer()))
        assert drawn[0] != drawn[1]


def test_an_episode_that_can_be_chosen_is_seen_although_two_have_just_fought():
    laid = LAID.replace("auton, silurian", "adric").replace("zygon", "dalek")
    laid = laid.replace("past-0: ", "past-0: the-ribos-operation, ").replace(
        "future-0: ", "future-0: the-space-pirates, "
    )
    with sit(f"active: 1\n{laid}", game="doctor_who") as player:
        on(player, "attack", 1)
        does(player, "attack dalek adric")
        player.step(0.1)
        strip = panel(player, "eras")
        assert player.match.state.agenda[-1].what == "fight" and strip.is_meeting
        while player.match.state.agenda[-1].what in ("fight", "respond"):
            does(player, "pass")
        assert player.match.state.agenda[-1].what == "pick" and player.table.asking.is_asked
        settle(player)
        player.table.picture.is_dirty = True
        player.step(0.1)
        assert strip.fight is not None and not strip.is_meeting
        pirates = of(player, "the-space-pirates", "future-0")
        player.click(at(player, pirates))
        settle(player)
        assert pirates not in player.match.state.in_field()
        player.step(0.1)
        assert not strip.meant

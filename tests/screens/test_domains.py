"""The table of Towers in Time: towers, paying, setting up in secret."""

import random
from itertools import pairwise

import pygame
import pytest

from game.kernel.agenda import apply, legal_actions
from game.kernel.events import CardMoved
from game.kernel.template import fill
from game.kernel.view import see
from game.kernel.windows import Waiting
from game.rules.towers_in_time import texts
from game.rules.towers_in_time.events import DomainsRevealed
from scenes.match import texts as match_texts
from scenes.match.curtain import Curtain
from scenes.match.keys import Spot
from scenes.match.telling import run_of
from tests.playing import begin
from tests.screens.domains import LAID, bare, does, domains, drop, grip, of, other, said, settle, six, spot
from tests.screens.tables import sit_down
from ui.cards.sprite import RATIO
from ui.shows.towers_in_time import SHOW
from ui.table import columns, conflict, field
from ui.table.hud import to_rect
from ui.table.layout import Area
from ui.table.log import Line
from ui.table.painter import LIFTABLE, PAYS, TablePainter

SIZES = [(1280, 720), (1920, 1080), (1024, 768)]


def glowing(player, light):
    return {card for card, how in player.table.picture.still.glows() if how == light}


# Towers


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_towers_a_side_stand_inside_their_domains_and_of_each_card_something_is_seen(size, seats):
    with domains(six(seats), kinds=("human", *["greedy"] * (seats - 1)), size=size) as player:
        board, view = player.table.board, player.table.chair.view
        for seat in range(seats):
            area = board.zone(view.layout.of["sources"][seat]).area
            feet = view.cards_in(seat, "sources")
            assert len(feet) == 6
            xs = [board.bound[foot].x for foot in feet]
            assert all(b - a >= board.bound[feet[0]].height * RATIO for a, b in pairwise(xs))
            for foot in feet:
                column = [foot, *sorted(view.load.get(foot, ()), key=lambda card: -board.bound[card].y)]
                for card in column:
                    rect = board.bound[card].rect
                    assert area.y <= rect.top and rect.bottom <= area.bottom + 1
                    assert area.x <= rect.left and rect.right <= area.right + 1
                ys = [board.bound[card].y for card in column]
                assert all(a - b >= 0.25 * board.bound[foot].height for a, b in pairwise(ys))
                assert [board.bound[card].z for card in column] == sorted(board.bound[card].z for card in column)


def test_in_a_tower_cards_stand_by_status_however_they_came():
    with domains("sources-0: deep-quarry\ntowers-0: stone-giant on deep-quarry, dwarf on deep-quarry") as player:
        board = player.table.board
        giant, dwarf = of(player, "stone-giant", "towers-0"), of(player, "dwarf", "towers-0")
        assert board.bound[giant].y < board.bound[dwarf].y < board.bound[of(player, "deep-quarry", "sources-0")].y


def test_what_a_follower_bears_hangs_at_its_side_and_moves_with_it():
    with domains(six()) as player:
        board, knight = player.table.board, of(player, "knight", "towers-0")
        sword = of(player, "flaming-sword", "gear-0")
        assert board.hosts[sword] == knight
        assert board.bound[sword].rect.right > board.bound[knight].rect.right
        assert board.bound[sword].height < board.bound[knight].height / 2


def test_the_keys_come_to_the_hand_first_and_to_shields_in_no_haste():
    """A shield that is pulled is lost: Tab and Enter, pressed too fast, do not do that."""
    with domains(LAID + "shields-0: dwarf, orc-pikes\n") as player:
        player.press("tab")
        view, sources = player.table.board.view, player.table.hand.drag.sources
        assert set(view.zones[view.layout.named["shields-0"]]) <= sources, "a shield could be pulled"
        order, hand = [spot.card for spot in player.table.keys.spots], set(view.zones[view.layout.named["hand-0"]])
        assert player.table.form.focused.card == order[0]
        count = len(hand & sources)
        assert count and set(order[:count]) == hand & sources
        lefts = [player.table.reading.rect_of(card).x for card in order[:count]]
        assert lefts == sorted(lefts)
    with domains("sources-0: high-mesa\ntowers-0: knight on high-mesa\nhand-0: -\nshields-0: dwarf") as player:
        player.press("tab")
        order = [spot.card for spot in player.table.keys.spots]
        assert order[0] == of(player, "knight", "towers-0") and order[-1] == of(player, "dwarf", "shields-0")


# One drag into a place


def test_a_free_place_of_each_tower_that_takes_the_card_is_lit_and_takes_it():
    with domains() as player:
        imp = of(player, "minor-earth-elemental", "hand-0")
        quarry, plain = of(player, "deep-quarry", "sources-0"), of(player, "ember-plain", "sources-0")
        player.move(grip(player, imp))
        player.down()
        player.move(spot(player, quarry))
        player.move((spot(player, quarry)[0] + 1, spot(player, quarry)[1]))
        spots = player.table.hand.landing.spots()
        assert quarry in spots and plain not in spots, "its element is not there"
        assert spots[quarry].bottom < player.table.reading.rect_of(of(player, "stone-giant", "towers-0")).bottom
        player.up()
        settle(player)
        assert said(player)[0].startswith("transport minor-earth-elemental deep-quarry")
        assert of(player, "minor-earth-elemental", "towers-0") == imp


def test_dropped_on_whoever_stands_there_the_tower_is_meant_and_a_full_one_says_why_not():
    full = "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry, stone-giant on deep-quarry, badger on deep-quarry\n"
    with domains(full + "hand-0: minor-earth-elemental") as player:
        drop(player, of(player, "minor-earth-elemental", "hand-0"), grip(player, of(player, "stone-giant", "towers-0")))
        assert not said(player)
        assert player.table.reading.slip.is_shown
        assert player.table.reading.slip.refusals[0].law.number == "7.1"


def test_a_creature_is_dragged_from_one_tower_to_another():
    with domains("sources-0: high-mesa, still-lake\ntowers-0: squire on high-mesa\nsources-1: high-mesa") as player:
        squire, lake = of(player, "squire", "towers-0"), of(player, "still-lake", "sources-0")
        drop(player, squire, spot(player, lake))
        assert said(player)[0].startswith("move squire still-lake")
        assert player.match.state.on[squire] == lake and player.table.board.hosts[squire] == lake


def test_a_source_is_put_anywhere_into_the_domain():
    with domains() as player:
        plain = of(player, "ember-plain", "hand-0")
        drop(player, plain, bare(player))
        assert said(player) == ["build ember-plain"]


# Paying


def test_who_pays_glows_before_one_lets_go_and_pays_then():
    with domains() as player:
        imp, quarry = of(player, "minor-earth-elemental", "hand-0"), of(player, "deep-quarry", "sources-0")
        player.move(grip(player, imp))
        player.down()
        player.move((400, 400))
        player.move(spot(player, quarry))
        seen = glowing(player, PAYS)
        assert quarry in seen and not player.match.state.cards[quarry]
        assert "Paid by" in player.table.forecast.words_of_drop()
        player.up()
        settle(player)
        used = {card for card, leaf in enumerate(player.match.state.cards) if leaf is not None and leaf.used}
        assert seen <= used and player.match.state.agenda[-1].what != "pay"


def test_what_glows_at_a_button_pays_when_it_is_pressed_and_by_its_key_one_is_asked():
    laid = "sources-0: still-lake, still-lake\ntowers-0: river-troll on still-lake\n"
    laid += "sources-1: high-mesa\ntowers-1: minotaur on high-mesa"
    for is_pointed_at in (True, False):
        with domains(laid) as player:
            does(player, "pass")
            other(player, "attack minotaur")
            does(player, "defend river-troll")
            button = next(b for b in player.table.buttons.choices if b.words == "Regenerate River Troll")
            if is_pointed_at:
                player.move(button.rect.center)
                lake = glowing(player, PAYS)
                player.down()
                player.up()
                settle(player)
                assert len(lake) == 1 and all(player.match.state.cards[card].used for card in lake)
                assert "settle" in said(player), "and nothing is asked in between"
            else:
                player.move((400, 700))
                player.press("1")
                settle(player)
                assert player.match.state.agenda[-1].what == "pay", "nobody has seen who would"


def test_with_shift_or_after_taking_back_it_is_chosen_card_by_card(monkeypatch):
    rich = "sources-0: deep-quarry, deep-quarry, deep-quarry\ntowers-0: dwarf on deep-quarry\nhand-0: stone-giant"
    with domains(rich.replace("stone-giant", "median-earth-elemental")) as player:
        big, quarry = of(player, "median-earth-elemental", "hand-0"), of(player, "deep-quarry", "sources-0")
        monkeypatch.setattr(pygame.key, "get_mods", lambda: pygame.KMOD_SHIFT)
        drop(player, big, spot(player, quarry))
        assert player.match.state.agenda[-1].what == "pay"
        words = player.table.asking.words()
        name = player.match.state.what[big].name
        left = fill(texts.PAY_MORE, n=2, temper="Earth temper", card=name)
        assert words == left, "what the tower's own source gives is counted"
        _, high = player.table.painter.staged(player.table.picture.still.shown())
        place = player.table.painter.place("stage")
        assert high > 1.5 * player.table.board.hand_height and high < place.h, "it has no words: it is seen large"
        assert glowing(player, PAYS) == set(player.table.hand.proposed())
        player.move(player.table.buttons.slots["pass"].rect.center)
        assert glowing(player, PAYS) == set(player.table.hand.proposed()), "also while one points at that"
        third = of(player, "deep-quarry", "sources-0", 2)
        player.click(grip(player, third))
        settle(player)
        assert player.match.state.cards[third].used
        monkeypatch.setattr(pygame.key, "get_mods", lambda: 0)
        assert [text.split()[0] for text in said(player)] == ["transport", "sap"]
    with domains(rich.replace("stone-giant", "median-earth-elemental")) as player:
        big, quarry = of(player, "median-earth-elemental", "hand-0"), of(player, "deep-quarry", "sources-0")
        drop(player, big, spot(player, quarry))
        assert [text.split()[0] for text in said(player)] == ["transport", "settle"]
        player.press("u")
        settle(player)
        assert player.match.state.agenda[-1].what == "pay", "the first step back is who pays"


def test_how_much_x_is_stands_on_buttons_and_is_paid_then():
    laid = "sources-0: ember-plain, ember-plain, ember-plain\nhand-0: rain-of-embers\n"
    with domains(laid + "towers-0: orc-pikes on ember-plain\nsources-1: high-mesa\nadrift-1: knight") as player:
        cost = player.match.state.what[of(player, "rain-of-embers", "hand-0")].cost
        does(player, "cast rain-of-embers")
        shown = [button.words for button in player.table.buttons.shown]
        one, two = (fill(texts.X_IS, x=x, cost=cost + x) for x in (1, 2))
        assert {one, two} <= {*shown}
        player.click(next(b for b in player.table.buttons.shown if b.words == two).rect.center)
        settle(player)
        assert said(player) == ["cast rain-of-embers", "choose 2"] and player.match.state.agenda[-1].what == "pay"


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)], ids=str)
def test_a_button_beside_a_card_says_what_such_a_deed_is_and_no_other_is_covered_by_that(size, monkeypatch):
    drawn = []
    monkeypatch.setattr(TablePainter, "draw_words", lambda self, target, shown, rect: drawn.append(rect))
    laid = "sources-0: high-mesa\ntowers-0: pegasus on high-mesa\nsources-1: high-mesa\ntowers-1: sylph on high-mesa"
    with domains(laid, speed="instant", size=size) as player:
        player.click(grip(player, of(player, "pegasus", "towers-0")))
        player.step(0.3)
        choice, said = player.table.hand.choice, {}
        for button in choice.buttons:
            player.move(button.rect.center)
            player.step(0.1)
            said[button.words.split()[0]] = player.table.forecast.words_of_press()[0]
            assert drawn and not any(rect.colliderect(choice.panel) for rect in drawn)
            drawn.clear()
        assert "5.15" in said["Land"]
        first, could, deed = said["Attack"].split("\n")
        assert "Vesper" in first and "2" in first
        assert could == f"*{fill(texts.MAY_DEFEND, card='Sylph', n=1)}*"
        assert "10.1" in deed


def test_what_would_come_of_a_defender_is_told_while_it_is_held_and_on_each_of_its_buttons():
    laid = (
        "seats: 3\nactive: 1\nsources-1: high-mesa\ntowers-1: barbarian-king on high-mesa\nsources-0: high-mesa\n"
        "towers-0: squire on high-mesa, knight on high-mesa\nsources-2: high-mesa"
    )
    with domains(laid, kinds=("human", "greedy", "greedy"), speed="instant") as player:
        other(player, "attack barbarian-king")
        while player.match.chooser != 0:
            other(player, "done")
        squire = of(player, "squire", "towers-0")
        player.move(grip(player, squire))
        player.down()
        player.move((400, 400))
        shields = player.match.state.layout.of["shields"]
        for whose, told in ((0, "your shields"), (2, "Orrin's shields")):
            area = player.table.board.zone(shields[whose]).area
            player.move(tuple(map(int, area.centre)))
            player.step(0.5)
            first, then = player.table.forecast.words_of_drop().split("\n")
            assert told in first and "Squire" in first and "Squire dies." in then
            assert fill(texts.SHIELDS_LOST_UNDEFENDED, n=1) in then, "and not by this deed"
        player.press("escape")
        player.up()
        settle(player)
        player.click(grip(player, squire))
        player.step(0.3)
        for button in player.table.hand.choice.buttons:
            player.move(button.rect.center)
            player.step(0.1)
            assert "Squire dies." in player.table.forecast.words_of_press()[0], button.words


def test_whom_one_named_to_defend_and_took_back_is_told_to_nobody_else():
    laid = "active: 1\nsources-1: high-mesa\ntowers-1: knight on high-mesa\nsources-0: high-mesa\n"
    with domains(
        laid + "towers-0: squire on high-mesa, knight on high-mesa", kinds=("human", "human"), speed="instant"
    ) as player:
        sit_down(player, "Vesper")
        does(player, "attack knight")
        sit_down(player, "Ada")
        does(player, "defend squire")
        player.press("u")
        settle(player)
        assert (
            player.table.story.log.lines[-1].words == match_texts.UNDONE and player.table.story.log.lines[-1].seat == 0
        )
        does(player, "done")
        while player.scene is player.table:
            player.table.act(legal_actions(player.match.state)[0])
            settle(player)
        assert player.scene.name == "Vesper" and not any(
            match_texts.UNDONE.strip("*") in words for words in player.scene.recent
        )
        sit_down(player, "Vesper")


def test_what_others_had_seen_and_is_taken_back_is_told_to_all():
    laid = "sources-0: high-mesa\nhand-0: high-mesa"
    with domains(laid, kinds=("human", "human"), speed="instant") as player:
        sit_down(player, "Ada")
        story = player.table.story
        does(player, "limbo high-mesa")
        own = story.log.lines[-1].own[0] = Line("You put it in limbo.")
        player.press("u")
        settle(player)
        assert story.log.lines[-1].words == match_texts.UNDONE and story.log.lines[-1].seat < 0
        assert story.log.lines[-2].undone is own.undone is story.log.lines[-1], "also to whoever knows more of it"
        assert match_texts.UNDONE not in story.recent(1)
        story.left[1] = story.log.lines[-2]
        assert match_texts.UNDONE in story.recent(1), "who has seen what it was is told that it is no more"


BOTH = (
    "active: 0\nsources-0: high-mesa\ntowers-0: squire on high-mesa\ndeck-0: 9 cards\nhand-0: hold-fast\n"
    "sources-1: high-mesa\ntowers-1: knight on high-mesa\nhand-1: high-mesa, high-mesa\ndeck-1: 9 cards"
)


def test_whoever_passes_for_the_turn_is_not_called_for_actions_but_to_defend_and_in_the_next_turn():
    with domains(BOTH, kinds=("human", "human"), speed="instant") as player:
        sit_down(player, "Ada")
        turn = player.match.state.turn
        player.click(match_texts.PASS_FOR_TURN)
        settle(player)
        sit_down(player, "Vesper")
        does(player, "build high-mesa")
        assert player.scene is player.table and player.match.chooser == 1, "Ada is not called"
        assert [text for _, text in player.match.record.actions] == ["pass", "build high-mesa", "pass"]
        does(player, "attack knight")
        assert player.match.state.agenda[-1].what == "defend"
        sit_down(player, "Ada")
        for _ in range(20):
            if player.match.state.turn > turn:
                break
            if player.scene is not player.table:
                player.scene.go()
                settle(player)
            assert player.match.chooser == 1 or player.match.state.agenda[-1].what != "act"
            player.table.act(legal_actions(player.match.state)[0])
            settle(player)
        assert player.match.state.turn > turn and not player.table.wishes.hushes


def test_what_was_passed_for_the_turn_is_taken_back_up_to_where_that_was_said():
    with domains(BOTH, speed="instant") as player:
        player.table.buttons.rest()
        settle(player)
        for deed in ("limbo high-mesa", "build high-mesa"):
            other(player, deed)
        assert said(player) == ["pass", "limbo high-mesa", "build high-mesa", "pass"]
        player.press("u")
        settle(player)
        assert not said(player) and player.table.asking.is_asked and not player.table.wishes.hushes


def test_a_deed_is_taken_back_although_another_who_passes_for_the_turn_passed_after_it():
    with domains(BOTH, kinds=("human", "human"), speed="instant") as player:
        sit_down(player, "Ada")
        player.click(match_texts.PASS_FOR_TURN)
        settle(player)
        sit_down(player, "Vesper")
        does(player, "build high-mesa")
        assert said(player) == ["pass", "build high-mesa", "pass"]
        player.press("u")
        settle(player)
        assert said(player) == ["pass"] and player.match.chooser == 1 and player.scene is player.table
        assert player.table.wishes.is_at_rest(0), "what Ada said holds"
        player.press("u")
        settle(player)
        (notice,) = player.app.toasts.notices
        assert said(player) == ["pass"]
        assert "Ada" in notice.words and "Ada" in player.table.buttons.tools["undo"].reason


def test_what_another_has_decided_since_is_not_taken_back_with_ones_own_deed():
    with domains(BOTH, kinds=("human", "human"), speed="instant") as player:
        sit_down(player, "Ada")
        player.click(match_texts.PASS_FOR_TURN)
        settle(player)
        sit_down(player, "Vesper")
        does(player, "attack knight")
        sit_down(player, "Ada")
        does(player, "done")
        while player.scene is player.table:
            does(player, "pass")
        sit_down(player, "Vesper")
        before = said(player)
        player.press("u")
        settle(player)
        assert said(player) == before and "Ada" in player.app.toasts.notices[-1].words


def test_whoever_passed_for_the_turn_can_wish_to_be_asked_again():
    with domains(BOTH, speed="instant") as player:
        player.table.buttons.rest()
        settle(player)
        player.table.buttons.open_stops()
        assert player.table.hand.choice.buttons[0].words == match_texts.STOP_AGAIN
        player.table.hand.choice.buttons[0].run()
        other(player, "build high-mesa")
        assert player.table.asking.is_asked and said(player) == ["pass", "build high-mesa"]


def test_only_who_shares_a_screen_has_that_button_and_others_find_it_where_they_say_when_to_be_asked():
    with domains(BOTH, speed="instant") as player:
        assert not player.says(match_texts.PASS_FOR_TURN)
        player.table.buttons.open_stops()
        player.step(0.2)
        assert match_texts.PASS_FOR_TURN in [button.words for button in player.table.hand.choice.buttons]


def test_of_several_payers_of_one_name_it_is_told_how_many():
    laid = "sources-0: high-mesa, high-mesa, high-mesa\ntowers-0: squire on high-mesa\nhand-0: knight"
    with domains(laid) as player:
        player.move(grip(player, of(player, "knight", "hand-0")))
        player.down()
        player.move((400, 400))
        player.move(spot(player, of(player, "high-mesa", "sources-0")))
        assert "2 \u00d7 High Mesa" in player.table.forecast.words_of_drop()
        payers = [of(player, "squire", "towers-0"), *player.match.state.cards_in(0, "sources")[:2]]
        assert player.table.forecast.counted(payers) == "Squire and 2 \u00d7 High Mesa"


@pytest.mark.parametrize("light", [LIFTABLE, PAYS])
def test_the_light_of_a_card_that_lies_under_others_is_around_what_is_seen_of_it(light):
    """Around all of it, it would seem to be of those that lie over it."""
    laid = "sources-0: still-lake\ntowers-0: ghouls on still-lake, blackguard on still-lake\n"
    with domains(laid + "hand-0: " + ", ".join(["dwarf"] * 9)) as player:
        low, high = of(player, "ghouls", "towers-0"), of(player, "blackguard", "towers-0")
        painter, board, strips = player.table.painter, player.table.board, player.table.board.strips()
        upright = next(card for card in strips if not board.sprites[card].angle and strips[card] > 0)

        def shining(card):
            """Where there is light about it."""
            sprite = board.sprites[card]
            found = painter.light(sprite, light, strips.get(card, 0))
            box = found.get_rect(center=(round(sprite.x), round(sprite.y)))
            return found.get_bounding_rect().move(box.topleft)

        area, seen = board.area_of(low), board.seen_of(low)
        assert seen.bottom == area.bottom and 0.2 < seen.h / area.h < 0.5
        assert board.area_of(high).bottom == pytest.approx(seen.y, abs=1.5)
        assert board.covered([low, high]) == [low]
        assert shining(low).top == pytest.approx(seen.y, abs=1.5)
        assert shining(low).left < seen.x and shining(low).right > seen.right and shining(low).bottom > seen.bottom
        assert shining(high).top < board.area_of(high).y, "nothing lies over it"
        assert shining(upright).right == pytest.approx(board.area_of(upright).x + strips[upright], abs=1.5)
        assert shining(upright).left < board.area_of(upright).x
        shown = player.table.picture.still.shown()._replace(glows=((low, light), (high, light)))
        rims = [p for p in painter.pieces(shown, board.resting, strips) if p.what[0] == "rim"]
        assert [rim.rect.y for rim in rims] == [pytest.approx(seen.y, abs=1.5)], "what lies over it shades that edge"


def test_a_card_under_others_that_is_meant_is_framed_and_pointed_at_where_it_is_seen(monkeypatch):
    laid = "sources-0: still-lake\ntowers-0: ghouls on still-lake, blackguard on still-lake\nsources-1: still-lake\n"
    with domains(laid + "towers-1: ghouls on still-lake, blackguard on still-lake") as player:
        board, framed, pointed = player.table.board, [], []
        low, own = of(player, "ghouls", "towers-0"), of(player, "ghouls", "towers-1")
        monkeypatch.setattr(conflict, "draw_struck", lambda surface, card, *how: framed.append(card))
        monkeypatch.setattr(conflict, "draw_along", lambda surface, points, *how: pointed.append(points))
        conflict.draw_meant(pygame.Surface((1280, 720)), board, [Waiting(1, own, low, "")], 1.0)
        assert framed == [to_rect(board.seen_of(low))] and framed[0].h < board.area_of(low).h / 2
        assert framed[0].collidepoint(pointed[0][-1]) and to_rect(board.seen_of(own)).collidepoint(pointed[0][0])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_from_the_tools_the_keys_go_to_what_lies_nearest_and_not_across_the_table(size):
    with domains(None, size=size) as player:
        settle(player)
        table, form = player.table, player.table.buttons.form
        form.focus(table.buttons.tools["menu"], by_keys=True)
        player.press("left")
        hand = table.chair.view.zones[table.chair.hand_zone]
        assert form.focused.card == max(hand, key=lambda card: table.reading.rect_of(card).x)


def test_the_keys_stand_on_the_foot_of_a_card_that_is_covered_and_on_no_other():
    laid = "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry, stone-giant on deep-quarry\nsources-1: high-mesa"
    with domains(laid) as player:
        low, top = of(player, "dwarf", "towers-0"), of(player, "stone-giant", "towers-0")
        table, form = player.table, player.table.buttons.form
        whole = table.reading.rect_of(top)
        while not isinstance(form.focused, Spot) or form.focused.card != low:
            player.press("tab")
        assert form.focused.rect == to_rect(table.board.seen_of(low)) and form.focused.rect.top >= whole.bottom
        assert next(spot for spot in table.keys.spots if spot.card == top).rect == whole


# Setting up in secret


def sources(player):
    state = player.match.state
    return [c for c in state.cards_in(0, "hand") if state.what[c].kind == "source"]


def minor(player, foot):
    state = player.match.state
    gives = state.what[foot].elements
    return next(
        c for c in state.cards_in(0, "hand")
        if (state.what[c].level == 1 and state.what[c].kind == "follower") or
        (state.what[c].level == 1 and state.what[c].bit & gives)
    )  # fmt: skip


def test_what_is_put_down_lies_there_for_its_player_alone_and_can_be_taken_back():
    with domains("", seed=3) as player:
        settle(player)
        first = sources(player)[0]
        drop(player, first, bare(player))
        assert first in player.table.board.view.cards_in(0, "sources")
        assert player.match.state.where[first] == player.match.state.layout.of["hand"][0], "in truth it is still held"
        assert see(player.match.state, 1).what[first] is None
        drop(player, first, (600, 690))
        assert not said(player) and player.match.state.cards[first] is None
        assert first in player.table.board.view.cards_in(0, "hand")


def test_who_may_not_stand_on_a_source_that_was_put_down_is_told_why():
    with domains("", seed=3) as player:
        settle(player)
        source = sources(player)[0]
        drop(player, source, bare(player))
        state = player.match.state
        great = next(c for c in state.cards_in(0, "hand") if state.what[c].level > 1)
        drop(player, great, grip(player, source))
        slip = player.table.reading.slip
        assert slip.is_shown and slip.refusals[0].law.number == "7.2"
        assert great in player.table.board.view.cards_in(0, "hand")


def test_what_was_put_down_and_is_dropped_beside_where_it_lies_stays_without_a_word():
    with domains("", seed=3) as player:
        settle(player)
        source = sources(player)[0]
        drop(player, source, bare(player))
        drop(player, source, bare(player))
        assert not player.table.reading.slip.is_shown
        assert source in player.table.board.view.cards_in(0, "sources")


def test_how_much_was_put_down_is_not_told_while_the_mouse_is_passed_on():
    with domains(None, kinds=("human", "human")) as player:
        settle(player)
        player.step(0.5)
        player.ready()
        player.click(player.scene.button)
        settle(player)
        build = next(a for a in legal_actions(player.match.state) if a.verb == "build")
        player.table.act(build)
        settle(player)
        assert player.table.picture.still.plates()[0].hand == 13
        does(player, "done")
        player.step(0.5)
        assert isinstance(player.scene, Curtain) and player.scene.name == "Vesper"
        assert [plate.hand for plate in player.table.picture.still.plates()] == [14, 14]


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_all_that_was_put_down_is_turned_up_at_once_and_not_card_by_card(seats):
    """3.6: one sweep of cards, however many there are and wherever they come to lie."""
    luck, met = random.Random(seats), set()
    for seed in range(4):
        s, story = begin("towers_in_time", seats, seed, {}), []
        while s.agenda[-1].what == "place":
            deeds = legal_actions(s)
            story = apply(s, luck.choice([deed for deed in deeds if deed.verb != "done"] or deeds))
        told = next(n for n, step in enumerate(story) if isinstance(step.event, DomainsRevealed))
        assert any(len(run_of(story, flow.is_one)) == told > seats for flow in SHOW.events.flows)
        names = [s.layout.zones[step.event.end].name for step in story[:told] if isinstance(step.event, CardMoved)]
        met |= {*names}
    assert {"sources", "towers", "limbo"} <= met


def test_what_was_put_down_later_stays_if_it_still_can():
    with domains("", seed=3) as player:
        settle(player)
        one, two = sources(player)[:2]
        drop(player, one, bare(player))
        drop(player, two, bare(player))
        planned = player.match.state.rules.telling.planned.cards
        assert set(planned(player.match.state, 0)) == {one, two}
        drop(player, one, (600, 690))
        assert planned(player.match.state, 0) == [two]
        assert "undo" not in player.match.record.marks


@pytest.mark.parametrize("laid, is_seen", ((six(4), False), ("seats: 4\nsources-0: high-mesa, high-mesa", True)))
def test_the_name_of_a_domain_is_not_seen_in_part(laid, is_seen):
    """Where a tower stands over it there is none."""
    with domains(laid, kinds=("human", "greedy", "greedy", "greedy"), speed="instant") as player:
        board, index = player.table.board, player.match.state.layout.of["sources"][0]
        name = player.table.painter.zones.name_of(index)
        assert (name is not None) is is_seen
        assert name is None or not any(pose.rect.colliderect(name) for pose in board.bound.values())


@pytest.mark.parametrize("size", SIZES)
def test_of_five_shields_none_lies_over_the_next(size):
    """Where a little room is wanting they are smaller; a name set anew would hide what each of them gives."""
    with domains(six(), size=size) as player:
        board = player.table.board
        for seat in (0, 1):
            shields = board.view.zones[board.view.layout.of["shields"][seat]]
            rects = sorted((player.table.reading.rect_of(card) for card in shields), key=lambda rect: rect.x)
            assert len(rects) == 5 and not any(one.right > other.left + 2 for one, other in pairwise(rects))
            assert not set(shields) & set(board.strips())


def test_limbo_is_the_last_place_to_which_the_keys_come_with_a_lifted_card():
    with domains(None, speed="instant") as player:
        hand, state = player.table.hand, player.match.state
        seen = set()
        for held in sorted({action.card for action in player.table.asking.actions if action.card >= 0}):
            hand.drag.take_up(held)
            zones = [zone for _, _, zone in hand.landing.endings()[:-1]]
            names = [state.layout.zones[zone].name if zone >= 0 else "card" for zone in zones]
            assert len(names) == 1 or (names[0] != "limbo" and names[-1] == "limbo"), names
            seen.add(tuple(names))
        assert any(len(names) > 1 for names in seen)


@pytest.mark.parametrize("count", range(1, 12))
def test_what_hangs_at_the_outermost_towers_lies_inside_their_domain(count):
    area = Area(17, 113, 332, 190)
    tall = columns.height(count, area, 500)
    places = columns.arranged(count, area, tall)
    wide = tall * RATIO
    assert min(at.x for at in places) - wide / 2 - columns.HANGS * wide >= area.x - 0.01
    assert max(at.x for at in places) + wide / 2 + columns.HANGS * wide <= area.right + 0.01
    assert all(b.x - a.x >= columns.NARROW * wide - 0.01 for a, b in pairwise(places)), "none lies over another"
    for way in ("left", "right"):
        hung = field.carried(places[0], way, 0, 1)
        reach = abs(hung.x - places[0].x) + hung.height * RATIO / 2 - wide / 2
        assert reach <= columns.HANGS * wide + 1


def test_an_answer_dropped_on_the_spell_that_it_answers_answers_it():
    board = "seats: 3\nsources-0: high-mesa\ntowers-0: squire on high-mesa\nhand-0: dispel\n"
    board += "sources-1: ember-plain\nhand-1: sear\nsources-2: high-mesa\nactive: 1"
    with domains(board, kinds=("human", "greedy", "greedy")) as player:
        other(player, "cast sear squire")
        dispel, sear = of(player, "dispel", "hand-0"), of(player, "sear", "middle-1")
        drop(player, dispel, player.table.reading.rect_of(sear).center)
        assert "cancel dispel" in said(player)

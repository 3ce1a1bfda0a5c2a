"""The table of Towers in Time: towers, setting up in secret, paying, combat, an army's damage."""

from itertools import pairwise

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.kernel.conflict import conflict
from game.kernel.notation import read
from game.kernel.view import see
from scenes.match.curtain import Curtain
from tests.screens.domains import LAID, bare, does, domains, drop, grip, of, other, settle, six, spot
from ui.cards.sprite import RATIO, Pose
from ui.shows.towers_in_time.marks import HEAD_TEMPER_AT, HIGHEST, low
from ui.table import band, front
from ui.table.layout import Area
from ui.table.marks import DOWN, UP, Mark, Number
from ui.table.painter import PAYS

SIZES = [(1280, 720), (1920, 1080), (1024, 768)]


def said(player):
    return [text for _, text in player.match.record.actions]


def glowing(player, light):
    return {card for card, how in player.table.picture.glows() if how == light}


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


# One drag into a place


def test_a_free_place_of_each_tower_that_takes_the_card_is_lit_and_takes_it():
    with domains() as player:
        imp = of(player, "minor-earth-elemental", "hand-0")
        quarry, plain = of(player, "deep-quarry", "sources-0"), of(player, "ember-plain", "sources-0")
        player.move(grip(player, imp))
        player.down()
        player.move(spot(player, quarry))
        player.move((spot(player, quarry)[0] + 1, spot(player, quarry)[1]))
        spots = player.table.hand.spots()
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
        assert "would pay" in player.table.forecast.words_of_drop()
        player.up()
        settle(player)
        used = {card for card, leaf in enumerate(player.match.state.cards) if leaf is not None and leaf.used}
        assert seen <= used and player.match.state.agenda[-1].what != "pay"


def test_with_shift_or_after_taking_back_it_is_chosen_card_by_card(monkeypatch):
    rich = "sources-0: deep-quarry, deep-quarry, deep-quarry\ntowers-0: dwarf on deep-quarry\nhand-0: stone-giant"
    with domains(rich.replace("stone-giant", "median-earth-elemental")) as player:
        big, quarry = of(player, "median-earth-elemental", "hand-0"), of(player, "deep-quarry", "sources-0")
        monkeypatch.setattr(pygame.key, "get_mods", lambda: pygame.KMOD_SHIFT)
        drop(player, big, spot(player, quarry))
        assert player.match.state.agenda[-1].what == "pay"
        words = player.table.asking.words()
        assert words.endswith("pay 2 more, of 4 temper."), "what the tower's own source gives is counted"
        _, high = player.table.painter.staged(player.table.picture.shown())
        place = player.table.painter.place("stage")
        assert high > 1.5 * player.table.board.hand_height and high < place.h, "it has no words: it is seen large"
        assert glowing(player, PAYS) == set(player.table.hand.proposed())
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
        does(player, "cast rain-of-embers")
        shown = [button.words for button in player.table.buttons.shown]
        assert "X is 1" in shown and "X is 2" in shown and player.table.asking.words().endswith("how much is X?")
        player.click(next(b for b in player.table.buttons.shown if b.words == "X is 2").rect.center)
        settle(player)
        assert said(player) == ["cast rain-of-embers", "choose 2"] and player.match.state.agenda[-1].what == "pay"


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
        assert player.table.picture.plates()[0].hand == 13
        does(player, "done")
        player.step(0.5)
        assert isinstance(player.scene, Curtain) and player.scene.name == "Vesper"
        assert [plate.hand for plate in player.table.picture.plates()] == [14, 14]


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


# Combat


def fighting(**how):
    laid = "sources-0: ember-plain\ntowers-0: orc-pikes on ember-plain, wolf-riders on ember-plain\n"
    return domains(laid + "sources-1: high-mesa\ntowers-1: knight on high-mesa, squire on high-mesa", **how)


def test_who_fights_steps_forward_and_the_towers_draw_back():
    with fighting() as player:
        board = player.table.board
        pikes, knight = of(player, "orc-pikes", "towers-0"), of(player, "knight", "towers-1")
        riders, foot = of(player, "wolf-riders", "towers-0"), of(player, "ember-plain", "sources-0")
        before = board.bound[riders]
        does(player, "attack orc-pikes")
        assert set(board.forward) == {pikes}, "before anything is told"
        does(player, "done")
        arena = board.arena
        assert set(board.forward) == {pikes}
        assert arena.y <= board.bound[pikes].y <= arena.bottom
        assert board.bound[pikes].x < arena.centre[0]
        assert board.bound[riders].rect.top >= arena.bottom and board.bound[riders].height == before.height
        other(player, "defend knight")
        other(player, "done")
        assert conflict(player.match.state) is None or board.bound[knight].x > arena.centre[0]
        while conflict(player.match.state) is not None:
            other(player, "pass")
        settle(player)
        assert not board.forward and board.bound[foot].y > arena.bottom


def test_where_towers_draw_back_a_strip_with_name_and_numbers_stands_on_what_is_covered_alone():
    with domains(six()) as player:
        assert not any(mark.band for _, mark in player.table.picture.shown().marks)
        does(player, "attack wolf-riders")
        marks, board = dict(player.table.picture.shown().marks), player.table.board
        giant, dwarf = of(player, "stone-giant", "towers-0"), of(player, "dwarf", "towers-0")
        assert marks[giant].band is None and [n.change for n in marks[giant].numbers] == [1, 1], "it is seen whole"
        strip = marks[dwarf].band
        assert (strip.name, strip.left[0].value, strip.right[0].value) == ("Dwarf", 3, 7)
        assert strip.left[0].ink == strip.right[0].ink == UP, "that they have changed is said by their colour"
        assert marks[of(player, "wolf-riders", "towers-0")].band is None and not marks[giant].sign
        lake, quarry = of(player, "still-lake", "sources-0"), of(player, "deep-quarry", "sources-0")
        assert marks[lake].band is None, "what is printed there is seen"
        assert marks[quarry].band.left[0].value == 2 and not marks[quarry].band.right
        assert board.forward


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_stands_on_the_strips_of_a_tower_is_covered_by_nothing_and_is_read(size, seats):
    with domains(six(seats), kinds=("human", *["greedy"] * (seats - 1)), size=size) as player:
        does(player, "attack wolf-riders")
        board, view = player.table.board, player.table.chair.view
        marks = {card: mark for card, mark in player.table.picture.shown().marks if mark.band is not None}
        assert marks
        for card, mark in marks.items():
            pose = board.bound[card]
            strip = band.place(pose.x, pose.y, pose.height)
            assert pose.rect.contains(strip)
            for other, upon in board.bound.items():
                if upon.order > pose.order and view.where[other] in view.layout.of["towers"]:
                    assert not upon.rect.inflate(0, -2).colliderect(strip.inflate(-2, -2)), view.what[other].key
            cells = [band.cell_width(cell, strip.h) for cell in (*mark.band.left, *mark.band.right)]
            words, _ = band.set_name(mark.band.name, strip.w - sum(cells) - 2 * max(1, strip.h // 8), strip.h)
            assert words or view.layout.zones[view.where[card]].seat, "smaller than that one's own cards never are"
            assert not words or (words == mark.band.name or len(words) >= 6)


@pytest.mark.parametrize("height", [110, 165, 330])
def test_a_name_too_long_for_a_strip_is_cut_and_one_that_fits_is_not(height):
    high = band.place(0, 0, height).h
    assert band.set_name("Weathervane Knight", 4 * high, high)[0].endswith("\u2026")
    assert band.set_name("Squire", 4 * high, high)[0] == "Squire"
    assert band.set_name("Weathervane Knight", high // 2, high)[0] == "", "a letter or two say nothing"
    assert band.set_name("Squire", 40, band.place(0, 0, 75).h)[0] == "", "nobody could read it"


def test_what_temper_a_follower_gives_with_a_totem_stands_at_its_head_where_that_is_seen():
    laid = "sources-0: high-mesa\ntowers-0: dwarf on high-mesa, knight on high-mesa\nsources-1: high-mesa\n"
    for bearer, told in (("knight", [(3, 2)]), ("dwarf", [])):  # the dwarf's head is covered
        with domains(f"{laid}gear-0: badger on {bearer}, badger on {bearer}") as player:
            marks = dict(player.table.picture.shown().marks)
            heads = {key: [(n.value, n.change) for n in marks[of(player, key, "towers-0")].numbers
                           if n.at == HEAD_TEMPER_AT] for key in ("knight", "dwarf")}  # fmt: skip
            assert heads == {"knight": [], "dwarf": []} | {bearer: told}


def test_numbers_over_a_name_of_two_lines_stay_on_what_is_seen_of_a_card():
    laid = "sources-0: deep-quarry\ntowers-0: weathervane-knight{} on deep-quarry{}\nsources-1: high-mesa\n"
    found = []
    for above in ("", ", stone-giant on deep-quarry"):
        with domains(laid.format(" damage1", above)) as player:
            numbers = dict(player.table.picture.shown().marks)[of(player, "weathervane-knight", "towers-0")].numbers
            found.append({number.at[1] for number in numbers if number.at[1] > 0})
    assert found[0] == {low("Weathervane Knight")} and found[1] == {HIGHEST}


def test_where_a_sign_stands_between_attack_and_defense_their_colour_alone_says_that_they_have_changed():
    laid = "sources-0: high-mesa\ntowers-0: dwarf on high-mesa\nsources-1: high-mesa\ntowers-1: dwarf on high-mesa"
    with domains(laid) as player:
        mark = dict(player.table.picture.shown().marks)[of(player, "dwarf", "towers-0")]
        assert mark.sign and [(n.value, n.change, n.colour) for n in mark.numbers if n.at[1] > 0] == [
            (1, 0, DOWN), (3, 0, DOWN)]  # fmt: skip


def test_what_the_foremost_attacker_bears_hides_nothing_of_what_is_said_between_both_sides():
    with domains(six()) as player:
        does(player, "attack knight")
        board, sword = player.table.board, of(player, "flaming-sword", "gear-0")
        assert board.bound[sword].rect.right <= board.between.x + 1
        plain = front.arranged(([1], [2]), board.arena)
        assert front.arranged(([1], [2]), board.arena, {2})[2] == plain[2], "at the outer side there is room"


@pytest.mark.parametrize("attackers", [1, 2, 4, 6])
@pytest.mark.parametrize("defenders", [0, 1, 4, 6])
def test_whoever_faces_each_other_stands_inside_the_ground_and_leaves_the_middle_free(attackers, defenders):
    area = Area(250, 213, 786, 160)
    sides, bearing = (range(attackers), range(10, 10 + defenders)), {0, 10}
    placed, free = front.arranged(sides, area, bearing), front.between(area, sides, bearing)
    assert len(placed) == attackers + defenders
    width = area.h * front.HIGH * RATIO
    for card, at in placed.items():
        assert area.x <= at.x - width / 2 and at.x + width / 2 <= area.right
        assert at.x + width / 2 <= free.x + 1 if card < 10 else at.x - width / 2 >= free.right - 1
    is_easy = max(attackers, defenders) <= 2
    assert (free.centre[0] == area.centre[0]) == is_easy or attackers == defenders
    if attackers + defenders == 5:
        steps = [b - a for a, b in pairwise(sorted(at.x for at in placed.values())) if b - a < width * 2]
        assert min(steps) >= width, "the few leave the many room"


def test_where_nobody_defends_a_place_is_seen_until_somebody_stands_there():
    with fighting() as player:
        board = player.table.board
        assert board.nobody == []
        does(player, "attack orc-pikes")
        does(player, "done")
        (place,) = board.nobody
        assert place.x > board.between.right
        other(player, "defend knight")
        knight = board.bound[of(player, "knight", "towers-1")]
        assert board.nobody == [] and knight.rect == place.rect


def test_of_those_who_face_each_other_and_are_half_covered_the_name_and_no_number_of_the_hidden_half_is_seen():
    mark = Mark((Number(5, at=(-0.2, 0.2)), Number(4, at=(0.2, 0.2))))
    pose = Pose(100, 100, 0, 140, 0, 0)
    assert mark.within(pose, 0) is mark
    assert [n.value for n in mark.within(pose, 50).numbers] == [5], "its left half is seen"
    assert [n.value for n in mark.within(pose, -50).numbers] == [4]
    assert len(mark.within(pose, 90).numbers) == len(mark.within(pose, -90).numbers) == 2
    with fighting() as player:
        does(player, "attack orc-pikes")
        does(player, "join wolf-riders")
        board = player.table.board
        assert not board.strips().keys() & board.forward.keys(), "two have room"
        pikes, riders = of(player, "orc-pikes", "towers-0"), of(player, "wolf-riders", "towers-0")
        for side, way in ((0, 1), (1, -1)):
            board.forward = {pikes: side, riders: side}
            home = board.sprites[pikes].home
            board.sprites[riders].home = home._replace(x=home.x - way * 40)
            assert board.strips()[riders] == way * 40 and pikes not in board.strips()


def test_of_two_that_are_alike_in_a_tower_the_lower_one_is_covered():
    laid = "sources-0: high-mesa\ntowers-0: squire on high-mesa, squire on high-mesa, knight on high-mesa\n"
    with domains(laid + "sources-1: high-mesa\ntowers-1: squire on high-mesa") as player:
        does(player, "attack knight")
        marks, board = dict(player.table.picture.shown().marks), player.table.board
        low, high = sorted(player.match.state.cards_in(0, "towers")[:2], key=lambda card: -board.bound[card].y)
        assert marks[low].band is not None and marks[high].band is None


def test_what_would_come_of_it_is_said_between_both_sides_before_the_blows():
    with fighting() as player:
        does(player, "attack orc-pikes")
        does(player, "done")
        found = conflict(player.match.state)
        assert found.ending.words == "1 point on the shields of {seat:1}."
        player.match.act(read(player.match.state, "defend knight"))
        found = conflict(player.match.state)
        assert "Orc Pikes dies" in found.ending.words and "point" not in found.ending.words


def army(**how):
    laid = "sources-0: ember-plain\ntowers-0: orc-pikes on ember-plain, wolf-riders on ember-plain\n"
    player = domains(laid + "sources-1: high-mesa\ntowers-1: knight on high-mesa", **how)
    does(player, "attack orc-pikes")
    does(player, "join wolf-riders")
    other(player, "defend knight")
    if player.match.state.agenda[-1].what == "defend":
        other(player, "done")
    return player


def test_an_armys_damage_is_shared_out_by_clicks_and_dealt_by_one_button():
    with army() as player:
        assert player.match.state.agenda[-1].what == "spread"
        sharing = player.table.sharing
        assert sharing.is_open and sharing.given == sharing.proposed and not sharing.left
        pikes, riders = of(player, "orc-pikes", "towers-0"), of(player, "wolf-riders", "towers-0")
        before = dict(sharing.given)
        taker = pikes if before.get(pikes, 0) < sharing.total else riders
        giver = riders if taker is pikes else pikes
        player.click(player.table.reading.rect_of(taker).center)
        assert sharing.given[taker] == before.get(taker, 0) + 1
        assert sharing.given[giver] == before[giver] - 1, "no more than there is"
        assert not [text for text in said(player) if text.startswith("assign")], "nothing is done yet"
        given = dict(sharing.given)
        player.press("space")
        settle(player)
        assert not sharing.is_open
        dealt = [text for text in said(player) if text.startswith("assign")]
        assert dealt and dealt[0].split()[-1] == str(given.get(pikes if "orc" in dealt[0] else riders, 0))


def test_points_that_nobody_has_hold_the_button_back():
    with army() as player:
        sharing = player.table.sharing
        card = next(card for card, amount in sharing.given.items() if amount)
        player.move(player.table.reading.rect_of(card).center)
        player.click(player.table.reading.rect_of(card).center, button=3)
        assert sharing.left == 1 and not sharing.deeds()
        button = player.table.buttons.slots["pass"]
        assert not button.enabled and "1 point still to be given" in button.reason
        count = len(said(player))
        player.press("space")
        settle(player)
        assert len(said(player)) == count


def points(player):
    """Those of the army that carry some, the richest first, and how the points are given."""
    given = player.table.sharing.given
    return sorted(player.table.sharing.cards, key=lambda card: -given.get(card, 0)), dict(given)


def test_a_point_is_dragged_from_one_to_another_and_what_would_come_of_it_is_seen_before():
    with army() as player:
        sharing, rect_of = player.table.sharing, player.table.reading.rect_of
        (rich, poor), before = points(player)
        player.move(rect_of(rich).center)
        player.down()
        for share in (0.3, 0.6, 1.0):
            player.move(tuple(round(a + (b - a) * share) for a, b in
                              zip(rect_of(rich).center, rect_of(poor).center, strict=True)))  # fmt: skip
        player.step(0.1)
        assert sharing.given == before, "it is still in the hand"
        assert sharing.seen[poor] == before.get(poor, 0) + 1 and sharing.seen[rich] == before[rich] - 1
        assert player.table.forecast.words_of_drop().startswith("1 point from")
        player.up()
        settle(player)
        assert sharing.given[poor] == before.get(poor, 0) + 1 and sharing.given[rich] == before[rich] - 1
        assert not sharing.left and sharing.thought is None
        assert not [text for text in said(player) if text.startswith("assign")]


def test_with_shift_all_points_of_a_card_are_dragged(monkeypatch):
    with army() as player:
        sharing, rect_of = player.table.sharing, player.table.reading.rect_of
        (rich, poor), before = points(player)
        assert before[rich] > 1
        monkeypatch.setattr(pygame.key, "get_mods", lambda: pygame.KMOD_SHIFT)
        player.drag(rect_of(rich).center, rect_of(poor).center)
        settle(player)
        assert sharing.given[rich] == 0 and sharing.given[poor] == sharing.total
        assert not [offer for offer in player.table.hand.drag.of(rich) if offer.card == poor], "it has none any more"
        player.drag(rect_of(rich).center, rect_of(poor).center)
        settle(player)
        assert sharing.given[poor] == sharing.total, "there was nothing to carry"


def test_points_let_go_of_elsewhere_stay_where_they_were_and_no_rule_is_shown():
    with army() as player:
        sharing, rect_of = player.table.sharing, player.table.reading.rect_of
        (rich, _), before = points(player)
        knight = of(player, "knight", "towers-1")
        for end in ((640, 650), rect_of(knight).center, rect_of(rich).move(9, 9).center):
            player.drag(rect_of(rich).center, end)
            settle(player)
            assert sharing.given == before and player.table.hand.drag.held < 0
            assert not player.table.reading.slip.is_shown


@pytest.mark.parametrize("where", ["shields", "sources"])
def test_an_attack_is_a_drag_to_the_shields_or_into_the_domain_of_another(where):
    laid = "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: high-mesa\ntowers-1: squire on high-mesa"
    with domains(laid) as player:
        zone = player.match.state.layout.of[where][1]
        area = player.table.board.zone(zone).area
        drop(player, of(player, "knight", "towers-0"), (round(area.x + 8), round(area.y + 8)))
        assert said(player) == ["attack knight"]


def test_dropped_on_somebody_there_who_is_no_target_it_is_no_attack():
    laid = "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: high-mesa\ntowers-1: squire on high-mesa"
    with domains(laid) as player:
        drop(player, of(player, "knight", "towers-0"), grip(player, of(player, "squire", "towers-1")))
        assert not said(player) and player.table.reading.slip.is_shown

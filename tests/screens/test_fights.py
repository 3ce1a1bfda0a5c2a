"""The table of Towers in Time: who faces each other in a combat, what is said between them, and armies' damage."""

from collections import Counter
from itertools import pairwise

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.kernel.conflict import conflict
from game.kernel.notation import read, say
from game.kernel.template import Seat, fill
from game.rules import RULESETS
from game.rules.towers_in_time import texts
from scenes.match import on_top
from scenes.match import texts as match_texts
from tests.screens.domains import does, domains, drop, grip, of, other, said, settle, six
from ui.base import text, theme
from ui.cards.sprite import RATIO, Pose, upright_glow
from ui.shows.towers_in_time.marks import HEAD_TEMPER_AT, HIGHEST, RADIUS, alike, low
from ui.table import band, front
from ui.table import conflict as table_conflict
from ui.table.conflict import draw_between, draw_outlook
from ui.table.effects import Rise
from ui.table.hud import to_rect
from ui.table.layout import Area
from ui.table.marks import DOWN, UP, Mark, Number, draw_mark
from ui.table.painter import HELD, MEANT

SIZES = [(1280, 720), (1920, 1080), (1024, 768)]


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


def test_a_window_that_is_passed_for_somebody_is_marked_once():
    with fighting() as player:
        does(player, "pass")
        other(player, "attack knight")
        does(player, "done")
        assert conflict(player.match.state) is None and player.match.record.unasked
        lines = player.table.story.log.lines
        (passed,) = [line for line in lines if line.details]
        assert [line for line in lines if line.is_aside] == [passed] and passed.role == "body-italic"
        assert [printed.key for printed in passed.cards.values()] == ["knight"]
        assert len(passed.details) == 1 and not any(line.passers for line in lines), "the mark says it already"
        player.press("b")
        player.step(0.1)
        since = player.scene.plain().split("\n")
        told = [line.plain for line in lines]
        assert "\n".join(since) in "\n".join(told), "what happened is told as the log told it"


def test_where_towers_draw_back_a_strip_with_name_and_numbers_stands_on_what_is_covered_alone():
    with domains(six().replace("dwarf on", "dwarf paralyzed on")) as player:
        assert not any(mark.band for _, mark in player.table.picture.still.shown().marks)
        does(player, "attack wolf-riders")
        marks, board = dict(player.table.picture.still.shown().marks), player.table.board
        giant, dwarf = of(player, "stone-giant", "towers-0"), of(player, "dwarf", "towers-0")
        assert marks[giant].band is None and [n.change for n in marks[giant].numbers] == [1, 1], "it is seen whole"
        strip = marks[dwarf].band
        assert (strip.name, strip.left[0].value, strip.right[0].value) == ("Dwarf", 3, 7)
        assert strip.left[0].ink == strip.right[0].ink == UP, "that they have changed is said by their colour"
        assert marks[of(player, "wolf-riders", "towers-0")].band is None and not marks[giant].sign
        lake, quarry = of(player, "still-lake", "sources-0"), of(player, "deep-quarry", "sources-0")
        assert marks[lake].band is None, "what is printed there is seen"
        assert marks[quarry].band.left[0].value == 2 and not marks[quarry].band.right
        assert strip.is_dim and not marks[quarry].band.is_dim, "who is paralyzed does nothing"
        assert board.forward


def test_once_nobody_faces_anybody_any_more_towers_stand_up_and_no_strip_is_left_on_them():
    laid = "sources-0: high-mesa\ntowers-0: dwarf on high-mesa, knight on high-mesa\n"
    with domains(laid + "sources-1: still-lake, still-lake, still-lake\nhand-1: undertow") as player:
        does(player, "attack knight")
        assert dict(player.table.picture.still.shown().marks)[of(player, "high-mesa", "sources-0")].band
        could = [say(player.match.state, action) for action in legal_actions(player.match.state)]
        other(player, next(text for text in could if text.startswith("cast undertow")))
        while player.match.state.agenda[-1].what == "pay":
            other(player, say(player.match.state, legal_actions(player.match.state)[0]))
        assert conflict(player.match.state) is not None and not player.table.board.forward
        assert not any(mark.band for _, mark in player.table.picture.still.shown().marks)


def two(seats):
    """Every seat with two towers, both full: their cards are as large as any."""
    tower = ", ".join(f"{key} on high-mesa" for key in ("knight", "squire", "wolf-riders"))
    return "\n".join([
        f"seats: {seats}",
        *(f"sources-{seat}: high-mesa, deep-quarry\ntowers-{seat}: {tower}, "
          f"{tower.replace('high-mesa', 'deep-quarry')}" for seat in range(seats)),
    ])  # fmt: skip


@pytest.mark.parametrize("size", [*SIZES, (1280, 701)])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("laid", [six, two])
def test_what_stands_on_the_strips_of_a_tower_is_covered_by_nothing_and_is_read(size, seats, laid):
    with domains(laid(seats), kinds=("human", *["greedy"] * (seats - 1)), size=size) as player:
        does(player, "attack wolf-riders")
        board, view = player.table.board, player.table.chair.view
        marks = {card: mark for card, mark in player.table.picture.still.shown().marks if mark.band is not None}
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
def test_a_name_too_long_for_a_strip_stands_in_two_lines_or_is_cut_where_there_is_no_room_for_them(height):
    high = band.place(0, 0, height).h
    words, px = band.set_name("Weathervane Knight", round(3.4 * high), high)
    assert words.endswith("\u2026") if height == 110 else words == "Weathervane\nKnight"
    assert band.LEAST <= px <= high / (1 + words.count("\n"))
    assert band.set_name("Squire", 4 * high, high)[0] == "Squire"
    assert band.set_name("Weathervane Knight", high // 2, high)[0] == "", "a letter or two say nothing"
    assert band.set_name("Squire", 40, band.place(0, 0, 75).h)[0] == "", "nobody could read it"


@pytest.mark.parametrize(("high", "rooms"), [(11, (36, 41)), (12, (44, 47)), (13, (51, 53)), (18, (60, 71))])
def test_however_little_room_there_is_in_strips_two_cards_never_have_one_name(high, rooms):
    rules = RULESETS["towers_in_time"]
    for room in rooms:
        told = [band.set_name(card.name, room, high, alike(rules, card.name))[0] for card in rules.book]
        assert [words for words, count in Counter(filter(None, told)).items() if count > 1] == []
        assert told.count("") < len(told) / 20
    assert band.set_name("Barbarian King", 41, 11, ("Barbarian Horde",))[0] == "Barbar. King"
    assert band.set_name("Barbarian King", 41, 11)[0] == "Barbarian\u2026"


def test_what_temper_a_follower_gives_with_a_totem_stands_at_its_head_where_that_is_seen():
    laid = "sources-0: high-mesa\ntowers-0: dwarf on high-mesa, knight on high-mesa\nsources-1: high-mesa\n"
    for bearer, told in (("knight", [(3, 2)]), ("dwarf", [])):  # the dwarf's head is covered
        with domains(f"{laid}gear-0: badger on {bearer}, badger on {bearer}") as player:
            marks = dict(player.table.picture.still.shown().marks)
            heads = {key: [(n.value, n.change) for n in marks[of(player, key, "towers-0")].numbers
                           if n.at == HEAD_TEMPER_AT] for key in ("knight", "dwarf")}  # fmt: skip
            assert heads == {"knight": [], "dwarf": []} | {bearer: told}


def test_numbers_over_a_name_of_two_lines_stay_on_what_is_seen_of_a_card():
    laid = "sources-0: deep-quarry\ntowers-0: weathervane-knight{} on deep-quarry{}\nsources-1: high-mesa\n"
    found = []
    for above in ("", ", stone-giant on deep-quarry"):
        with domains(laid.format(" damage1", above)) as player:
            numbers = dict(player.table.picture.still.shown().marks)[
                of(player, "weathervane-knight", "towers-0")
            ].numbers
            found.append({number.at[1] for number in numbers if number.at[1] > 0})
    assert found[0] == {low("Weathervane Knight")} and found[1] == {HIGHEST}


def test_below_another_card_the_numbers_of_a_fighter_whose_name_has_two_lines_are_read_as_is_the_name():
    tower = "minor-fire-elemental on ember-plain, fire-drake on ember-plain"
    for above, change in (("", 0), (", barbarian-king on ember-plain", 1)):  # a full tower gives one more of each
        laid = f"sources-0: ember-plain\ntowers-0: {tower}{above}\nsources-1: high-mesa\n"
        with domains(laid) as player:
            card = of(player, "minor-fire-elemental", "towers-0")
            mark = dict(player.table.picture.still.shown().marks)[card].seen(200)
            assert sorted((n.at[0] > 0, n.value, n.change) for n in mark.numbers) == [
                (False, 3 + change, change), (True, 2 + change, change)]  # fmt: skip
            head_of_name = low("Minor Fire Elemental") + RADIUS / 140
            assert all(n.at[1] + mark.size / 2 < head_of_name + 0.02 for n in mark.numbers)


def test_the_numbers_of_a_card_that_has_been_used_are_as_dark_as_the_card():
    def light(number, is_dim):
        drawn = pygame.Surface((200, 200))
        draw_mark(drawn, Pose(100, 100, 0, 140, 0, 0), Mark((number,), is_dim), "towers_in_time")
        return max(sum(drawn.get_at((x, y))[:3]) for x in range(200) for y in range(200))

    for number in (Number(6, 2), Number(2, -1), Number(6, 0, colour=UP)):
        assert light(number, True) < light(number, False) * 0.7
    hurt = Number(3, 0, colour=theme.DANGER)
    assert light(hurt, True) == light(hurt, False), "what hurts it is seen all the same"
    with domains("sources-0: high-mesa\ntowers-0: wolf-riders used on high-mesa\nsources-1: high-mesa") as player:
        assert dict(player.table.picture.still.shown().marks)[of(player, "wolf-riders", "towers-0")].is_dim


def test_where_a_sign_stands_between_attack_and_defense_their_colour_alone_says_that_they_have_changed():
    laid = "sources-0: high-mesa\ntowers-0: dwarf on high-mesa\nsources-1: high-mesa\ntowers-1: dwarf on high-mesa"
    with domains(laid) as player:
        mark = dict(player.table.picture.still.shown().marks)[of(player, "dwarf", "towers-0")]
        assert mark.sign and [(n.value, n.change, n.colour) for n in mark.numbers if n.at[1] > 0] == [
            (1, 0, DOWN), (3, 0, DOWN)]  # fmt: skip


def test_what_the_foremost_attacker_bears_hides_nothing_of_what_is_said_between_both_sides():
    with domains(six()) as player:
        does(player, "attack knight")
        board, sword = player.table.board, of(player, "flaming-sword", "gear-0")
        assert board.bound[sword].rect.right <= board.between.x + 1
        plain = front.arranged(([1], [2]), board.arena)
        assert front.arranged(([1], [2]), board.arena, ({2}, ()))[2] == plain[2], "at the outer side there is room"


@pytest.mark.parametrize("attackers", [1, 2, 4, 6, 12])
@pytest.mark.parametrize("defenders", [0, 1, 4, 6, 8, 12])
def test_whoever_faces_each_other_stands_inside_the_ground_and_leaves_the_middle_free(attackers, defenders):
    area = Area(250, 213, 786, 160)
    sides, bearing = (range(attackers), range(20, 20 + defenders)), ({0}, ())
    placed, free = front.arranged(sides, area, bearing), front.between(area, sides, bearing)
    assert len(placed) == attackers + defenders
    for card, at in placed.items():
        width = at.height * RATIO
        assert area.x <= at.x - width / 2 and at.x + width / 2 <= area.right
        assert at.x + width / 2 <= free.x + 1 if card < 20 else at.x - width / 2 >= free.right - 1
    is_easy, is_low = max(attackers, defenders) <= 2, any(front.is_low(at.height, area) for at in placed.values())
    assert is_low or (free.centre[0] == area.centre[0]) == is_easy or attackers == defenders
    if attackers + defenders == 5:
        steps = [b - a for a, b in pairwise(sorted(at.x for at in placed.values())) if b - a < width * 2]
        assert min(steps) >= width, "the few leave the many room"


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 8), (1, 12), (2, 8), (4, 8), (6, 6), (6, 12), (12, 12)])
def test_however_many_face_each_other_enough_is_seen_of_each_to_read_and_to_grab_it(attackers, defenders):
    area = Area(250, 213, 786, 160)
    sides = range(attackers), range(20, 20 + defenders)
    placed = front.arranged(sides, area, ({0}, {20}))
    full = area.h * front.HIGH * RATIO
    for side in sides:
        wide = placed[side[0]].height * RATIO
        rows: dict[float, list[float]] = {}
        for card in side:
            rows.setdefault(placed[card].y, []).append(placed[card].x)
        for row in rows.values():
            gaps = [b - a for a, b in pairwise(sorted(row))]
            assert all(gap >= min(front.CLOSE * full, 0.8 * wide) - 0.01 for gap in gaps), gaps
        assert len(rows) in (1, 2)
        tall = placed[side[0]].height
        assert all(b - a >= tall for a, b in pairwise(sorted(rows))), "no row lies over the other"


def test_what_the_foremost_defender_bears_hides_nothing_of_what_is_said_between_both_sides():
    laid = "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: high-mesa\n"
    with domains(
        f"{laid}towers-1: knight on high-mesa, squire on high-mesa\ncharms-1: veil-of-vapour on knight"
    ) as player:
        does(player, "attack knight")
        other(player, "defend knight")
        board, veil = player.table.board, of(player, "veil-of-vapour", "charms-1")
        assert set(board.forward) >= {of(player, "knight", "towers-1")}
        assert board.bound[veil].rect.left >= board.between.right - 1


def test_what_those_who_face_each_other_bear_hides_no_name_and_no_number():
    laid = "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry\nsources-1: high-mesa, still-lake, deep-quarry\n"
    towers = ", ".join(f"{key} on {at}" for at in ("high-mesa", "still-lake") for key in ("knight", "squire"))
    gear = "gear-1: flaming-sword on knight, badger on knight, flaming-sword on squire, "
    with domains(f"{laid}towers-1: {towers}\n{gear}badger on squire\ncharms-1: veil-of-vapour on knight") as player:
        for deed in ("attack dwarf", *["defend"] * 4):
            could = [say(player.match.state, action) for action in legal_actions(player.match.state)]
            other(player, next(text for text in could if text.startswith(deed)))
        board = player.table.board
        borne = [card for card, host in board.hosts.items() if host in board.forward]
        assert len(board.forward) == 5 and len(borne) == 5
        arena = to_rect(board.arena)
        for card in borne:
            rect = board.bound[card].rect
            for face in (board.bound[one].rect for one in board.forward):
                read = pygame.Rect(face.x, face.y + round(band.ROW_TOP * face.h), face.w, face.bottom - face.y)
                assert not rect.colliderect(read.move(0, 1)), "its numbers and its name are read"
            assert arena.top <= rect.top


def test_in_two_rows_each_card_has_its_name_and_its_numbers():
    mine = "orc-pikes on ember-plain, wolf-riders on ember-plain, orc-pikes on ember-plain, "
    mine += "orc-pikes on smoking-cone, wolf-riders on smoking-cone"
    theirs = ", ".join(f"{key} on high-mesa" for key in ("knight", "squire", "order-of-light"))
    theirs += ", " + ", ".join(f"{key} on still-lake" for key in ("knight", "squire", "templars"))
    laid = f"sources-0: ember-plain, smoking-cone\ntowers-0: {mine}\nsources-1: high-mesa, still-lake, deep-quarry\n"
    with domains(f"{laid}towers-1: {theirs}, knight on deep-quarry, squire on deep-quarry") as player:
        for deed in ("attack orc-pikes", *["join"] * 3, "done", *["defend"] * 7):
            could = [say(player.match.state, action) for action in legal_actions(player.match.state)]
            other(player, next(text for text in could if text.startswith(deed)))
        board, marks = player.table.board, dict(player.table.picture.still.shown().marks)
        strips = board.strips()
        assert len(board.forward) == 11
        for card in board.forward:
            pose = board.bound[card]
            assert strips[card] == round(pose.rect.w) or abs(strips[card] - pose.rect.w) <= 1
            assert [cell.value for cell in marks[card].within(pose, strips[card]).row], "its numbers"
            others = [board.bound[one].rect for one in board.forward if one != card]
            assert pose.rect.collidelist(others) < 0, "it is seen whole"
            assert board.card_at(*pose.rect.center) == card


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


@pytest.mark.parametrize("size", SIZES)
def test_of_a_fighter_that_is_half_covered_attack_damage_and_defense_are_read_on_what_is_seen(size):
    mine = "dwarf damage2 on deep-quarry, dwarf on deep-quarry, dwarf on deep-quarry, orc-pikes on ember-plain"
    theirs = "knight on high-mesa, squire on high-mesa, minotaur damage2 on high-mesa, order-of-light on still-lake"
    laid = f"sources-0: deep-quarry, ember-plain\ntowers-0: {mine}\nsources-1: high-mesa, still-lake\n"
    with domains(f"{laid}towers-1: {theirs}, templars on still-lake", size=size) as player:
        for deed in ("attack dwarf", "join", "join", "done", *["defend"] * 4):
            could = [say(player.match.state, action) for action in legal_actions(player.match.state)]
            other(player, next(text for text in could if text.startswith(deed)))
        board, state = player.table.board, player.match.state
        marks, strips = dict(player.table.picture.still.shown().marks), board.strips()
        covered = [card for card in board.forward if card in strips]
        assert len(covered) >= 4
        for card in covered:
            pose, strip = board.bound[card], strips[card]
            seen = marks[card].within(pose, strip)
            hurt = [situation.damage] if (situation := state.cards[card]) and situation.damage else []
            values = [state.rules.worth(state, card, "attack"), *hurt, state.rules.worth(state, card, "defense")]
            assert [cell.value for cell in seen.row] == values and not seen.numbers
            drawn = pygame.Surface(size, pygame.SRCALPHA)
            draw_mark(drawn, pose, seen._replace(sign=""), "towers_in_time")
            part = pygame.Rect(pose.rect.x, pose.rect.y, strip, pose.rect.h)
            if strip < 0:
                part = pygame.Rect(pose.rect.right + strip, pose.rect.y, -strip, pose.rect.h)
            assert part.inflate(2, 0).contains(drawn.get_bounding_rect()) and drawn.get_bounding_rect().w > part.w * 0.8


def test_of_two_that_are_alike_in_a_tower_the_lower_one_is_covered():
    laid = "sources-0: high-mesa\ntowers-0: squire on high-mesa, squire on high-mesa, knight on high-mesa\n"
    with domains(laid + "sources-1: high-mesa\ntowers-1: squire on high-mesa") as player:
        does(player, "attack knight")
        marks, board = dict(player.table.picture.still.shown().marks), player.table.board
        low, high = sorted(player.match.state.cards_in(0, "towers")[:2], key=lambda card: -board.bound[card].y)
        assert marks[low].band is not None and marks[high].band is None


def test_what_would_come_of_it_is_said_between_both_sides_before_the_blows():
    with fighting() as player:
        does(player, "attack orc-pikes")
        does(player, "done")
        found = conflict(player.match.state)
        assert found.ending.words == fill(texts.TAKES_POINTS_UNDEFENDED, seat=Seat(1), n=1)
        player.match.act(read(player.match.state, "defend knight"))
        found = conflict(player.match.state)
        assert "Orc Pikes die." in found.ending.words and "point" not in found.ending.words


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


def test_the_button_of_one_of_several_that_are_alike_shows_which_of_them_it_is():
    laid = "sources-0: ember-plain, smoking-cone\ntowers-0: wolf-riders on ember-plain, wolf-riders on smoking-cone\n"
    with domains(laid + "sources-1: high-mesa\ntowers-1: knight on high-mesa") as player:
        for deed in ("attack wolf-riders", "join wolf-riders", "defend knight"):
            other(player, deed)
        shown, buttons = player.table.picture.still.shown, player.table.buttons.choices
        assert [button.words.split(":")[0] for button in buttons] == ["Wolf Riders", "Wolf Riders"]

        def meant():
            return [card for card, glow in shown().glows if glow == MEANT]

        lit = []
        for button in buttons:
            player.move(button)
            lit += meant()
            before = dict(player.table.sharing.given)
            button.action()
            assert player.table.sharing.given[lit[-1]] == min(before[lit[-1]] + 1, player.table.sharing.total)
        assert sorted(lit) == sorted(player.table.sharing.cards), "each its own"
        player.move((5, 715))
        assert not meant()
        player.table.form.focus(player.table.buttons.choices[0], by_keys=True)
        assert meant() == lit[:1], "by keys as well"


def test_a_used_card_is_dark_on_its_way_as_well():
    tower = "knight used on high-mesa, squire on deep-quarry"
    with domains(f"sources-0: high-mesa, deep-quarry\ntowers-0: {tower}\nsources-1: high-mesa") as player:
        painter, board, shown = player.table.painter, player.table.board, player.table.picture.still.shown()
        for key, is_dark in (("knight", True), ("squire", False)):
            sprite = board.sprites[of(player, key, "towers-0")]
            sprite.is_moving = True
            drawn, plain = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
            painter.draw_moving(drawn, shown)
            board.pictures.draw(plain, sprite)
            lights = [sum(pygame.transform.average_color(each, sprite.home.rect)[:3]) for each in (drawn, plain)]
            assert lights[0] > 0 and (lights[0] < lights[1] * 0.75 if is_dark else lights[0] == lights[1])
            sprite.is_moving = False


def test_what_has_changed_on_a_card_goes_with_it_on_its_way():
    """While it steps forward no number is the printed one; there is none on it while it is turned over."""
    tower = "knight damage2 on high-mesa, squire on deep-quarry"
    with domains(f"sources-0: high-mesa, deep-quarry\ntowers-0: {tower}\nsources-1: high-mesa") as player:
        painter, board, shown = player.table.painter, player.table.board, player.table.picture.still.shown()
        sprite = board.sprites[of(player, "knight", "towers-0")]

        def differs(**way):
            sprite.place(sprite.home)
            for name, value in (("is_moving", True), ("x", 640.0), ("y", 360.0), *way.items()):
                setattr(sprite, name, value)
            drawn, plain = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
            painter.draw_moving(drawn, shown)
            board.pictures.draw(plain, sprite)
            masks = pygame.mask.from_threshold(drawn, (0, 0, 0), (1, 1, 1, 255), plain)
            masks.invert()
            return masks.get_bounding_rects()

        found = differs(height=sprite.home.height)
        assert found and all(abs(one.centerx - 640) < sprite.home.height for one in found)
        larger = differs(height=sprite.home.height * 1.5)
        assert max(one.w for one in larger) > 1.3 * max(one.w for one in found)
        assert not differs(turn=0.5) and not differs(shown=None) and not differs(alpha=120)


def test_while_somebody_is_asked_in_ones_own_turn_the_bar_says_who():
    with fighting() as player:
        still = player.table.picture.still
        assert still.chip() == "Your turn"
        does(player, "attack orc-pikes")
        assert still.chip() == "Your turn", "who else marches is one's own question"
        does(player, "done")
        assert still.chip() == match_texts.RESPONSE_OF.format(player="Vesper")
        other(player, "defend knight")
        other(player, "done")
        while conflict(player.match.state) is not None:
            other(player, "pass")
        assert still.chip() == "Vesper's turn"


def test_points_that_nobody_has_hold_the_button_back():
    with army() as player:
        sharing = player.table.sharing
        card = next(card for card, amount in sharing.given.items() if amount)
        player.move(player.table.reading.rect_of(card).center)
        player.click(player.table.reading.rect_of(card).center, button=3)
        assert sharing.left == 1 and not sharing.deeds()
        button = player.table.buttons.slots["pass"]
        assert not button.enabled and "1 point" in button.reason
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


def test_a_sapped_source_has_no_gold_left_whatever_stands_on_it():
    with domains("sources-0: deep-quarry used, ember-plain\ntowers-0: dwarf on deep-quarry") as player:
        marks = dict(player.table.picture.still.shown().marks)
        sapped = marks[of(player, "deep-quarry", "sources-0")]
        assert sapped.is_dim and [(n.value, n.change, n.colour) for n in sapped.numbers] == [(2, 0, theme.FADED)]
        assert not marks[of(player, "ember-plain", "sources-0")].numbers


def test_a_shield_that_falls_is_taken_from_its_players_number_and_adds_to_nobodys(monkeypatch):
    laid = "points-1: 3\nsources-0: high-mesa\ntowers-0: squire on high-mesa\nshields-1: high-mesa, still-lake"
    with domains(laid) as player:
        risen = []
        match, plate = player.match, player.table.painter.place("plate-1")

        def rise(effects, at, words, colour):
            risen.append((plate.collidepoint(at), words))
            return Rise(effects, at, words, colour)

        monkeypatch.setattr("scenes.match.telling.Rise", rise)
        does(player, "attack squire")
        while len(match.state.cards_in(1, "shields")) > 1:
            other(
                player,
                say(match.state, next(a for a in legal_actions(match.state) if a.verb in ("done", "pass", "lose"))),
            )
        settle(player)
        assert risen == [(True, "\u22121")]


def test_numbers_are_laid_on_cards_only_where_they_would_meet_somebody_or_change():
    laid = "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: high-mesa\ntowers-1: squire on high-mesa"
    with domains(laid) as player:
        board, blank = player.table.board, bytes(4 * 1280 * 720)

        def is_drawn(found, now=None):
            surface = pygame.Surface((1280, 720), pygame.SRCALPHA)
            draw_outlook(surface, board, found, now)
            return pygame.image.tobytes(surface, "RGBA") != blank

        does(player, "attack knight")
        alone = conflict(player.match.state)
        assert not alone.defence.fighters and not is_drawn(alone)
        player.match.act(read(player.match.state, "defend squire"))
        met = conflict(player.match.state)
        assert met.ending.leaves and is_drawn(met) and not is_drawn(met, met)
        saved = met._replace(ending=met.ending._replace(leaves=()))
        assert is_drawn(saved, met), "nobody would go any more"
        unmet = saved._replace(attack=saved.attack._replace(fighters=()))
        assert not is_drawn(saved, unmet), "nothing was to be feared for whoever comes into it"


def test_numbers_of_a_card_under_another_are_laid_on_what_is_seen_of_it_or_not_at_all():
    """On the card that lies over it they would seem to be its own."""
    laid = "sources-0: high-mesa\ntowers-0: minotaur on high-mesa\nsources-1: high-mesa\n"
    with domains(laid + "towers-1: squire on high-mesa, griffin on high-mesa") as player:
        board = player.table.board
        low, high = of(player, "squire", "towers-1"), of(player, "griffin", "towers-1")
        does(player, "attack minotaur")
        player.match.act(read(player.match.state, "defend squire"))
        over = board.area_of(high)

        def spots():
            surface = pygame.Surface((1280, 720), pygame.SRCALPHA)
            draw_outlook(surface, board, conflict(player.match.state))
            return pygame.mask.from_surface(surface).get_bounding_rects()

        seen, above = board.seen_of(low), pygame.Rect(over.x, over.y, over.w, over.h)
        assert seen.y == pytest.approx(over.bottom, abs=2) and spots()
        assert not [spot for spot in spots() if spot.colliderect(above.inflate(0, -8))]
        board.sprites[high].home = board.sprites[high].home._replace(y=board.sprites[low].home.y - 4)
        assert not [spot for spot in spots() if spot.colliderect(above)], "too little of it is seen"


@pytest.mark.parametrize("is_among_them", [False, True])
def test_whoever_is_dropped_where_both_sides_face_each_other_defends_what_is_attacked(is_among_them):
    laid = "sources-0: ember-plain\ntowers-0: orc-pikes on ember-plain, wolf-riders on ember-plain\n"
    laid += "sources-1: high-mesa\ntowers-1: knight on high-mesa\n"
    with domains(laid) as player:
        does(player, "pass")
        other(player, "attack knight")
        board = player.table.board
        if is_among_them:
            does(player, "defend orc-pikes")
        place = board.between.centre if is_among_them else board.nobody[0].rect.center
        drop(player, of(player, "wolf-riders", "towers-0"), tuple(map(round, place)))
        assert "defend wolf-riders" in said(player)


def test_when_the_last_shield_has_fallen_no_arrow_is_left_of_the_combat(monkeypatch):
    """Whoever fights stands face to face as long as it lasts; what is told after it has no arrow."""
    arrows = []
    monkeypatch.setattr(on_top, "draw_arrows", lambda *_: arrows.append(1))
    laid = "sources-0: high-mesa\ntowers-0: sphinx on high-mesa\nsources-1: high-mesa\nshields-1: high-mesa"
    with domains(laid, speed="normal") as player:
        does(player, "attack sphinx")
        monkeypatch.setattr(player.table, "settled", lambda: None)  # the result would lie over it
        while player.match.outcome is None:
            deeds = [action for action in legal_actions(player.match.state) if action.verb in ("done", "pass", "lose")]
            player.table.tell(player.match.act(deeds[0]))
        for _ in range(60 * 20):
            player.step()
            if not player.table.story.is_busy:
                break
        assert player.match.outcome.winners == (0,) and not arrows


def test_what_may_come_of_an_attack_into_the_nexus_stands_whole_between_both_sides(monkeypatch):
    """For three others, each with defenders of its own (14.3), there is much to say and little room."""
    position = (
        "seats: 4\nsources-0: high-mesa\ntowers-0: novices on high-mesa\nsources-1: high-mesa\n"
        "towers-1: squire on high-mesa\nsources-2: deep-quarry\ntowers-2: stone-giant on deep-quarry\n"
        "sources-3: still-lake\n"
        "towers-3: sea-elf-marines on still-lake, elf-warden on still-lake, elf-bladedancers on still-lake"
    )
    with domains(position, kinds=("human", "greedy", "greedy", "greedy"), size=(1280, 701)) as player:
        does(player, "pass")
        for deed in ("pass", "attack stone-giant"):
            other(player, deed)
        for deed in ("sea-elf-marines", "elf-warden", "elf-bladedancers"):
            other(player, f"defend {deed} 3")
        does(player, "defend novices 1")
        board, found, shown, render = player.table.board, conflict(player.match.state), [], text.render
        monkeypatch.setattr(text, "render", lambda *how: shown.append((how[0], render(*how))) or shown[-1][1])
        for more in range(16):
            longer = found.ending._replace(words=found.ending.words + " and others" * more)
            draw_between(
                pygame.Surface((1280, 720)), board, found._replace(ending=longer), player.table.chair.names, 1.0
            )
        heights = [image.get_height() for words, image in shown if "attacks" in words]
        assert len(heights) == 16 and max(heights) <= board.between.h * 13 / 14 + 1, (heights, board.between)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_is_said_between_both_sides_is_not_hidden_by_the_brackets_of_a_card_that_is_meant(size, monkeypatch):
    with fighting(size=size) as player:
        does(player, "attack orc-pikes")
        does(player, "done")
        board, shown, render = player.table.board, [], text.render
        monkeypatch.setattr(text, "render", lambda *how: shown.append(render(*how)) or shown[-1])
        words = "The last shield of Traveller falls, and so on and so on and so on."
        found = conflict(player.match.state)
        found = found._replace(ending=found.ending._replace(words=words))
        draw_between(pygame.Surface(size), board, found, player.table.chair.names, 1.0)
        high = board.bound[found.attack.fighters[0].card].rect.h
        light = upright_glow(high, (255, 255, 255), 1.0)
        seen = pygame.mask.from_surface(light, 250).get_bounding_rects()
        reach = (max(rect.right for rect in seen) - min(rect.left for rect in seen) - round(high * RATIO)) // 2
        assert max(image.get_width() for image in shown) <= board.between.w - 2 * reach


def test_of_a_card_that_has_acted_and_does_not_fight_it_is_said_under_it(monkeypatch):
    laid = "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: high-mesa\n"
    with domains(laid + "towers-1: elven-bowmen on high-mesa") as player:
        does(player, "attack knight")
        for deed in ("done", "shoot elven-bowmen knight"):
            other(player, deed)
        found, shown = conflict(player.match.state), []
        assert [player.match.state.what[card].key for card in found.defence.cards] == ["elven-bowmen"]
        picture = pygame.Surface((9, 9))
        monkeypatch.setattr(table_conflict, "whose_tag", lambda words, *size: shown.append(words) or picture)
        draw_between(pygame.Surface((1280, 720)), player.table.board, found, player.table.chair.names, 1.0)
        assert shown == ["has acted"]


def test_who_has_shot_in_a_window_is_not_marked_as_picked_for_what_is_asked_next():
    laid = "sources-0: high-mesa\ntowers-0: elven-bowmen on high-mesa, elven-bowmen on high-mesa\n"
    with domains(laid + "sources-1: deep-quarry\ntowers-1: basalt-golem on deep-quarry") as player:
        does(player, "pass")
        other(player, "attack basalt-golem")
        does(player, "done")
        does(player, "shoot elven-bowmen basalt-golem")
        assert player.table.asking.is_asked and not player.table.asking.picked
        assert HELD not in dict(player.table.picture.still.glows()).values()


def test_a_defender_that_was_named_is_taken_back_by_a_click_on_it_and_the_others_stay():
    laid = "sources-0: ember-plain, deep-quarry\ntowers-0: orc-pikes on ember-plain, wolf-riders on ember-plain, "
    with domains(f"{laid}dwarf on deep-quarry\nsources-1: high-mesa\ntowers-1: knight on high-mesa") as player:
        pikes, riders = of(player, "orc-pikes", "towers-0"), of(player, "wolf-riders", "towers-0")
        does(player, "pass")
        other(player, "attack knight")
        does(player, "defend orc-pikes")
        does(player, "defend wolf-riders")
        named = player.table.asking.named
        assert sorted(named) == sorted((pikes, riders))
        note = player.table.reading.note_on
        assert match_texts.CARD_PICKED in note(pikes) and match_texts.CARD_PICKED not in note(
            of(player, "dwarf", "towers-0")
        )
        player.click(grip(player, pikes))
        settle(player)
        assert player.table.asking.named == (riders,) == tuple(player.table.asking.picked)
        assert not player.table.reading.slip.is_shown, "that is no refusal"
        player.click(grip(player, riders))
        settle(player)
        assert not player.table.asking.named and not player.table.asking.picked
        does(player, "defend orc-pikes")
        assert player.table.asking.named == (pikes,)

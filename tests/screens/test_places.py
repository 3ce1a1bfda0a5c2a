"""The places of a table: sunk into it where its cards lie, called by their names, and never written over each other."""

from itertools import combinations

import pygame
import pytest

from game.rules import RULESETS
from tests.screens.clash import PLAIN, clash, full
from tests.screens.crowded import CROWDED
from tests.screens.tables import QUIET, settle, sit
from ui.shows import show_of
from ui.shows.show import Show
from ui.table import zones
from ui.table.hud import places_for, to_rect
from ui.table.layout import load, map_file
from ui.table.wells import BESIDE, hollow, kind, wells, whole
from ui.table.zones import COVERS, FOOT, SMALL_PILE, Written, draw_written, labels

TABLES = [(game, seats) for game in RULESETS for seats in RULESETS[game].seat_counts]
SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1280, 960), (2560, 1080)]


def table_of(game, seats, size):
    layout = RULESETS[game].layout(seats)
    own = show_of(game).places.in_map
    table = load(map_file(game, seats), [str(zone) for zone in layout.zones], places_for(seats, own))
    return table.fitted(*size), min(size[0] / table.size[0], size[1] / table.size[1])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_places_lie_on_the_table_and_the_log_and_the_buttons_beside_it(game, seats, size):
    table, k = table_of(game, seats, size)
    lip, *found = wells(table, k, show_of(game).places.unmarked)
    edge, window = pygame.Rect(lip.box), pygame.Rect((0, 0), size)
    assert lip.piece == "lip" and window.contains(edge)
    assert all(edge.inflate(4 * k, 4 * k).contains(well.box) for well in found)
    assert not any(edge.colliderect(to_rect(table.places[name])) for name in BESIDE)
    assert {well.piece for well in found} == {"field", "slot", "tray"}
    slots = [pygame.Rect(well.box) for well in found if well.piece == "slot"]
    assert not any(one.colliderect(two.inflate(-4, -4)) for one, two in combinations(slots, 2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_names_beside_cards_lie_clear_of_cards_counts_panels_and_each_other(game, seats, size):
    table, k = table_of(game, seats, size)
    found = labels(table, k)
    lying = {name: place for name, place in table.zones.items() if place.layout != "attached"}
    for (one, rect), (two, other) in combinations(found.items(), 2):
        assert not rect.inflate(-2, -2).colliderect(other.inflate(-2, -2)), (one, two)
    for name, rect in found.items():
        inner = rect.inflate(-2, -2)
        for other, place in lying.items():
            if kind(place) != "tray" and other != name:
                assert not inner.colliderect(whole(hollow(place, k))), (name, other)
        for other, area in table.places.items():
            if other not in COVERS:
                assert not inner.colliderect(to_rect(area)), (name, other)
        if kind(table.zones[name]) == "slot":
            below = pygame.Rect(whole(hollow(table.zones[name], k))).bottom
            counts = [
                pygame.Rect(whole(hollow(p, k))).move(0, round(FOOT * k) * (p.card >= SMALL_PILE * k))
                for p in lying.values() if kind(p) == "slot"
            ]  # fmt: skip
            assert inner.bottom < below and not any(inner.colliderect(c) for c in counts if c.bottom < below)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_at_ones_own_piles_the_names_stay_when_cards_lie_there(game, seats):
    table, k = table_of(game, seats, (1280, 720))
    own = {
        name
        for name, place in table.zones.items()
        if kind(place) == "slot" and name.endswith(("-0", "deck", "discard"))
    }
    own = {name for name in own if table.zones[name].layout in ("pile", "stack", "open")}
    assert own and own <= set(labels(table, k))


@pytest.mark.parametrize("size", SIZES)
def test_at_two_seats_the_opponents_piles_have_their_names_too(size):
    table, k = table_of("chrono_clash", 2, size)
    assert {"guardians-1", "deck-1", "discard-1", "extra-1", "gone-1"} <= set(labels(table, k))


@pytest.mark.parametrize("size", [*SIZES, (1280, 701)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_towers_shields_deck_and_discard_of_everybody_have_a_name_that_is_written_whole(seats, size):
    table, k = table_of("towers_in_time", seats, size)
    found, names = labels(table, k), show_of("towers_in_time").places.names
    for name in ("shields", "deck", "discard"):
        for seat in range(seats):
            room = found[f"{name}-{seat}"].size
            assert zones.fitting(names[name], room, round(zones.HIGH * 0.92 * k))[0] == names[name][0], (name, seat)


@pytest.mark.parametrize("size", [(1024, 768), (1600, 600), (1366, 768), (2560, 1080), (1280, 720)], ids=str)
@pytest.mark.parametrize("game", RULESETS)
def test_no_card_lies_on_a_name_in_a_window_of_any_shape(game, size):
    scale = 150 if size == (1280, 720) else 100
    with sit(CROWDED[game], game=game, size=size, ui_scale=scale, speed="instant") as player:
        settle(player)
        painter, board = player.table.painter, player.table.board
        cards = [sprite.home.rect for sprite in board.sprites.values()]
        names = {str(zone): painter.zones.name_of(n) for n, zone in enumerate(board.layout.zones)}
        hidden = {
            name for name, rect in names.items() if rect is not None and rect.inflate(-6, -4).collidelist(cards) >= 0
        }
        assert any(names.values()) and not hidden
        if game == "doctor_who":
            assert names["time-0"] and names["time-1"], "and they have their names there"


@pytest.mark.parametrize("size", SIZES)
def test_the_name_of_a_low_row_that_may_be_full_stands_over_it(size):
    table, k = table_of("towers_in_time", 2, size)
    found = labels(table, k)
    for name in ("shields-0", "shields-1", "limbo-0", "limbo-1"):
        assert not found[name].colliderect(to_rect(table.zones[name].area)), name


@pytest.mark.parametrize("size", SIZES)
def test_the_name_of_a_low_row_is_seen_over_its_cards_where_only_the_room_below_its_letters_would_touch_them(size):
    with sit(game="towers_in_time", size=size, speed="instant") as player:
        settle(player)
        painter, board = player.table.painter, player.table.board
        for n, zone in enumerate(board.layout.zones):
            if zone.name == "shields":
                assert board.view.zones[n] and painter.zones.letters_of(n) is not None, zone


@pytest.mark.parametrize("game", RULESETS)
def test_every_place_that_is_marked_has_a_name_and_names_are_of_places_that_are_there(game):
    for seats in RULESETS[game].seat_counts:
        table, _ = table_of(game, seats, (1280, 720))
        places = show_of(game).places
        there = {zone.name for zone in RULESETS[game].layout(seats).zones}
        lying = {name.rpartition("-")[0] or name for name, p in table.zones.items() if p.layout != "attached"}
        assert lying - set(places.unmarked) <= set(places.names) <= there
        assert set(places.hints) <= set(places.names)
        assert all(places.names[name] for name in places.names)


def written_on(size, written, is_empty):
    surface = pygame.Surface(size)
    surface.fill((60, 70, 80))
    draw_written(surface, pygame.Rect(20, 40, size[0] - 40, size[1] - 60), written, is_empty, 1.0)
    box = pygame.mask.from_threshold(surface, (60, 70, 80), (2, 2, 2, 255))
    box.invert()
    return box.count()


def test_an_empty_place_says_more_than_one_where_cards_lie():
    with clash(""):
        slot, field = (
            Written("star", ("Extra deck",)),
            Written("", ("Battlefield",), "Summon here", (40, 46, 200, 14), True),
        )
        assert written_on((140, 180), slot, True) > 300 and written_on((140, 180), slot, False) == 0
        assert written_on((700, 220), field, True) > 4 * written_on((700, 220), field, False) > 0
        beside = slot._replace(label=(20, 20, 100, 14))
        assert written_on((140, 180), beside, False) > 0, "its name stands beside the cards"


def test_a_name_that_does_not_fit_gives_way_to_a_shorter_one_and_none_is_written_too_small():
    with clash(""):
        names = ("Out of the game", "Removed")
        assert zones.fitting(names, (300, 20), 14)[0] == names[0]
        assert zones.fitting(names, (70, 20), 14)[0] == names[1]
        assert zones.fitting(names, (9, 20), 14)[0] == ""
        assert all(zones.fitting(names, (wide, 20), 14)[2] >= zones.LEAST for wide in range(10, 200, 10))


def test_what_one_does_in_a_field_stands_in_ones_own_until_a_card_lies_there():
    with clash(f"hand-0: {PLAIN[0]}") as player:
        painter, layout = player.table.painter, player.match.state.layout
        mine, theirs = layout.named["battlefield-0"], layout.named["battlefield-1"]
        assert painter.zones.written(mine).hint and not painter.zones.written(theirs).hint
        assert painter.zones.written(mine).names == painter.zones.written(theirs).names
        before = pygame.image.tobytes(
            player.window.surface.subsurface(to_rect(player.table.board.zone(mine).area)), "RGB"
        )
        card = player.match.state.cards_in(0, "hand")[0]
        player.drag(
            player.table.reading.rect_of(card).center, to_rect(player.table.board.zone(mine).area).move(300, 0).midleft
        )
        player.step(3)
        assert player.match.state.cards_in(0, "battlefield") == (card,)
        after = pygame.image.tobytes(
            player.window.surface.subsurface(to_rect(player.table.board.zone(mine).area)), "RGB"
        )
        assert before != after


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_battlers_a_side_at_any_number_of_seats_cover_no_panel(seats):
    kinds = ("human", *["greedy"] * (seats - 1))
    with clash(full(seats, 8), kinds=kinds) as player:
        board, painter = player.table.board, player.table.painter
        panels = [painter.place(name) for name in ("gauge", "prompt", *(f"plate-{n}" for n in range(seats)))]
        for card, sprite in board.sprites.items():
            if board.is_in_field(card):
                inner = sprite.home.rect.inflate(-4, -4)
                assert not any(inner.colliderect(panel) for panel in panels), player.match.state.what[card].key
        fields = [to_rect(board.zone(n).area) for n in range(len(board.layout.zones)) if board.is_field(n)]
        for card, sprite in board.sprites.items():
            if board.is_in_field(card):
                here = to_rect(board.zone(sprite.home.zone).area)
                others = [field for field in fields if field != here]
                assert not any(sprite.home.rect.inflate(-4, -4).colliderect(field) for field in others)


@pytest.mark.parametrize("game", RULESETS)
def test_a_game_without_a_painted_table_has_its_places_lined(game, monkeypatch):
    position = QUIET if game == "control" else "active: 0"
    with sit(position, game=game) as player:
        painter = player.table.painter
        assert not painter.zones.is_plain
        rest = painter.rest(player.window.surface.get_size(), player.table.picture.still.shown())
        before = pygame.image.tobytes(rest, "RGB")
        painter.zones.is_plain, painter.zones.show = True, Show()
        painter.fit(painter.u, painter.k)
        rest = painter.rest(player.window.surface.get_size(), player.table.picture.still.shown())
        assert pygame.image.tobytes(rest, "RGB") != before


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in RULESETS for seats in RULESETS[game].seat_counts]
)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_what_is_written_in_an_empty_pile_ends_over_the_number_of_its_cards(game, seats, size):
    with sit(game=game, kinds=("human", *["random"] * (seats - 1)), size=size, speed="instant") as player:
        painter = player.table.painter.zones
        for index, zone in enumerate(player.table.board.layout.zones):
            small = player.table.board.zone(index).card < SMALL_PILE * painter.k
            is_marked = zone.name not in player.table.chair.show.places.unmarked
            if player.table.board.is_pile(index) and small and is_marked:
                rect, count = painter.pile_rect(index), painter.count_of(index, 0)[0]
                ground = pygame.Surface(size, pygame.SRCALPHA)
                draw_written(ground, rect, painter.written(index)._replace(label=(0, 0, 0, 0)), True, painter.k)
                drawn = ground.get_bounding_rect()
                assert rect.contains(drawn) and not drawn.colliderect(count.inflate(-2, -2)), (zone.name, drawn, count)


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)], ids=str)
@pytest.mark.parametrize("game", list(RULESETS))
def test_a_card_of_the_hand_that_rises_does_not_cover_what_is_asked(game, size):
    with sit(CROWDED[game], game=game, size=size) as player:
        table = player.table
        painter, hand = table.painter, table.chair.view.zones[table.chair.hand_zone]
        asked = painter.place("prompt")
        assert hand
        for card in hand:
            home = painter.board.sprites[card].home
            is_under = home.y - home.height / 2 >= asked.bottom
            for is_held in (False, True):
                pose = painter.raised_pose(card, is_held)
                assert pose.y <= home.y, "it never sinks"
                assert not is_under or pose.y - pose.height / 2 >= asked.bottom, (card, is_held)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_place_has_the_same_name_at_every_seat(size):
    with clash("seats: 3", kinds=("human", "greedy", "greedy"), size=size) as player:
        painter, k = player.table.painter, player.table.painter.zones.k
        called = {}
        for index, zone in enumerate(player.match.state.layout.zones):
            written = painter.zones.written(index)
            if written.names and written.label[2]:
                name = zones.fitting(written.names, written.label[2:], round(zones.HIGH * 0.92 * k))[0]
                called.setdefault(zone.name, set()).add(name)
        assert called and all(len(names - {""}) <= 1 for names in called.values()), called

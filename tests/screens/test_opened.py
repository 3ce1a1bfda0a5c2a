"""A card that is opened by pointing at it: what hangs on it lies beside it, large enough to be read and taken."""

import pygame
import pytest

from game.rules.towers_in_time.domain import body_of
from tests.screens.domains import does, domains, grip, of, said, settle, six
from ui.table.opened import OPENS, REST

OPEN = REST + OPENS + 0.1
SIZES = [(1280, 720), (1920, 1080), (1024, 768)]
LADEN = """sources-0: high-mesa, high-mesa
towers-0: knight on high-mesa, dwarf on high-mesa.1
gear-0: flaming-sword on knight, badger on knight, tower-shield on knight, trident-of-tides on knight
sources-1: high-mesa
towers-1: knight on high-mesa
gear-1: badger on knight
"""


def opened(player):
    return player.table.reading.opened


def point(player, card, seconds=OPEN):
    player.move(grip(player, card))
    player.step(seconds)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_pointed_at_opens_and_what_it_bears_is_as_large_as_a_card_of_the_hand(size, seats):
    with domains(six(seats), kinds=("human", *["greedy"] * (seats - 1)), size=size) as player:
        board, window = player.table.board, pygame.Rect(0, 0, *size)
        for seat in range(seats):
            knight, sword = of(player, "knight", f"towers-{seat}"), of(player, "flaming-sword", f"gear-{seat}")
            point(player, knight)
            rects = opened(player).rects
            assert set(rects) == {knight, sword}
            assert rects[sword].left >= rects[knight].right, "beside it, and hiding nothing of it"
            assert rects[sword].size == rects[knight].size and rects[sword].h >= round(board.hand_height)
            assert all(window.contains(rect) and opened(player).panel.contains(rect) for rect in rects.values())
            player.move((size[0] // 2, size[1] - 3))
            player.step(OPEN)


def test_it_does_not_open_for_a_hand_that_passes_by_nor_where_nothing_hangs():
    with domains(six()) as player:
        point(player, of(player, "knight", "towers-0"), REST / 2)
        assert not opened(player).is_open
        point(player, of(player, "barbarian", "towers-0"))
        assert not opened(player).is_open, "it stands in a tower, and bears nothing"
        point(player, of(player, "high-mesa", "sources-0"))
        assert not opened(player).is_open, "what stands upon a card does not hang on it"


def test_it_stays_open_while_one_goes_from_one_to_the_other_and_each_is_read_there():
    with domains(six()) as player:
        knight, sword = of(player, "knight", "towers-0"), of(player, "flaming-sword", "gear-0")
        point(player, knight)
        player.move(opened(player).rects[sword].center)
        player.step(1.0)
        reading = player.table.reading
        assert opened(player).is_open and reading.hovered == sword
        assert reading.preview.is_shown and reading.preview.shown.key == "flaming-sword"
        assert not reading.preview._placed.colliderect(opened(player).panel)
        player.move((600, 560))
        player.step(0.1)
        assert not opened(player).is_open


def test_pointed_at_what_hangs_there_it_opens_as_well():
    with domains(six()) as player:
        sword = of(player, "flaming-sword", "gear-1")
        player.move(player.table.board.bound[sword].rect.center)
        player.step(OPEN)
        assert sword in opened(player).rects and opened(player).host == of(player, "knight", "towers-1")


def test_a_follower_that_bears_much_opens_inside_the_window_and_what_it_does_not_use_lies_in_the_dark():
    with domains(LADEN) as player:
        point(player, of(player, "knight", "towers-0"))
        rects, window = opened(player).rects, player.app.window.surface.get_rect()
        assert len(rects) == 5 and all(window.contains(rect) for rect in rects.values())
        marks = dict(player.table.picture.still.shown().marks)
        dark = [card for card in rects if card in marks and marks[card].is_dim]
        assert dark == [of(player, "tower-shield", "gear-0")], "the two with the highest attack are used"
        assert player.table.reading.note_on(dark[0]).startswith("Not in use")
        assert not player.table.reading.note_on(of(player, "flaming-sword", "gear-0"))


def test_each_is_taken_where_it_is_seen():
    with domains(six()) as player:
        dwarf, badger = of(player, "dwarf", "towers-0"), of(player, "badger", "gear-0")
        for card in (dwarf, badger):
            point(player, dwarf)
            player.click(opened(player).rects[card].center)
            assert player.table.hand.drag.held == card
            player.press("escape")
            player.move((600, 560))


def test_by_keys_it_opens_too():
    with domains(six()) as player:
        knight = of(player, "knight", "towers-0")
        for _ in range(40):
            player.press("tab")
            if player.table.reading.hovered == knight:
                break
        player.step(OPEN)
        assert opened(player).host == knight and opened(player).is_open


def test_nothing_opens_while_a_card_is_carried():
    with domains(six()) as player:
        imp, knight = of(player, "minor-earth-elemental", "hand-0"), of(player, "knight", "towers-0")
        player.move(grip(player, imp))
        player.down()
        player.move((500, 500))
        player.move(grip(player, knight))
        player.step(OPEN)
        assert not opened(player).is_open


def test_an_item_is_pulled_from_the_shields_onto_a_follower_and_seen_there():
    laid = "sources-0: high-mesa\ntowers-0: squire on high-mesa\nshields-0: flaming-sword, high-mesa\n"
    with domains(laid + "sources-1: high-mesa\ntowers-1: squire on high-mesa", speed="instant") as player:
        squire, sword = of(player, "squire", "towers-0"), of(player, "flaming-sword", "shields-0")
        does(player, "pull flaming-sword squire")
        assert player.table.board.hosts[sword] == squire and not player.table.story.is_busy


def test_what_has_no_bearer_yet_is_its_own_body():
    with domains(six()) as player:
        state = player.match.state.clone()
        last = len(state.what) - 1  # the card before the first, for one who counts from -1
        gear = state.layout.of["gear"][1]
        state.where = (*state.where[:-1], gear) if isinstance(state.where, tuple) else [*state.where[:-1], gear]
        assert body_of(state, last) == last
        assert player.table.chair.show.cards.marks(state) is not None


def test_where_what_was_pointed_at_small_lies_beside_it_once_it_is_open_it_is_still_what_is_taken():
    laid = "sources-0: high-mesa\ntowers-0: knight on high-mesa\ngear-0: wand-of-fire on knight\n"
    laid += "sources-1: deep-quarry\ntowers-1: hill-giant exposed1 on deep-quarry\nhand-0: -\nhand-1: -\n"
    with domains(laid) as player:
        wand, giant = of(player, "wand-of-fire", "gear-0"), of(player, "hill-giant", "towers-1")
        point(player, wand)
        rects = opened(player).rects
        knight = rects[of(player, "knight", "towers-0")]
        gap = (knight.right + rects[wand].left) // 2, knight.centery
        assert not any(rect.collidepoint(gap) for rect in rects.values())
        player.drag(gap, grip(player, giant))
        assert said(player)[-1] == "shoot wand-of-fire hill-giant"
        settle(player)
        player.step(1.0)
        sprite = player.table.board.sprites[wand]
        assert not sprite.is_moving and sprite.pose == player.table.board.bound[wand], "it is where it hangs again"

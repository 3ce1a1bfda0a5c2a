"""Where the slip lies that says why not: near the bar, and over nothing that one needs."""

import pygame
import pytest

from tests.screens.clash import clash, full
from tests.screens.eras import eras, of
from tests.screens.tables import QUIET, TIME_STOP, at, card, middle, settle, sit, use
from ui.table.drag import Refused
from ui.table.rule_slip import away

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


def slip(player):
    found = player.table.reading.slip
    assert found.is_shown and pygame.Rect(0, 0, *player.table.scale.window).contains(found.rect)
    return found.rect


def hidden(player):
    """What the slip lies over, of all that is needed."""
    board, rect = player.table.board, slip(player)
    cards = [c for c, pose in board.bound.items() if pose.rect.colliderect(rect)]
    return cards + [r for r in player.table.picture.keep_clear() if r != rect and r.colliderect(rect)]


@pytest.mark.parametrize("size", SIZES)
def test_on_a_table_with_room_it_lies_near_the_bar(size):
    with sit(QUIET, size=size) as player:
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-1"))
        assert hidden(player) == []
        assert not slip(player).colliderect(player.table.story.log.rect)
        ribbon = player.table.painter.place("prompt")
        assert slip(player).inflate(0, 40 * size[1] // 720).colliderect(ribbon)


WIDE_HAND = """turn: 3
past-0: watcher-of-the-past
present-0: watcher-of-the-present
future-0: watcher-of-the-future
past-1: watcher-of-the-past
present-1: watcher-of-the-present
future-1: watcher-of-the-future
hand-0: professor-litefoot, autloc, polly, tardis, thal, draconian-noble, brave-heart, ben-jackson
hand-1: 7 cards
deck-0: 44 cards
deck-1: 50 cards
"""


@pytest.mark.parametrize("size", [(1280, 701), (1920, 1060), *SIZES], ids=str)
def test_it_lies_where_one_looks_rather_than_far_away(size):
    """A window in a frame is a little lower, and what room is left there may be at the other end of the table."""
    with eras(WIDE_HAND, size=size) as player:
        settle(player)
        present = player.match.state.layout.of["present"][0]
        player.table.reading.say_why(Refused(of(player, "autloc", "hand-0"), -1, present))
        assert hidden(player) == []
        assert away(slip(player), player.table.painter.place("prompt")) < size[1] * 0.25


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_on_a_full_table_it_hides_no_card(seats, size):
    with clash(full(seats), kinds=("human", *["greedy"] * (seats - 1)), size=size) as player:
        settle(player)
        theirs = player.match.state.layout.of["deck"][1]
        player.table.reading.say_why(Refused(player.match.state.cards_in(0, "hand")[0], -1, theirs))
        assert hidden(player) == []


def test_beside_the_card_that_asks_it_hides_no_card_either():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        player.table.reading.say_why(Refused(card(player, "nova", "hand-0"), -1, -1))
        assert hidden(player) == []


def test_a_click_on_it_opens_the_rule_wherever_it_lies():
    with clash(full(2)) as player:
        settle(player)
        theirs = player.match.state.layout.of["deck"][1]
        player.table.reading.say_why(Refused(player.match.state.cards_in(0, "hand")[0], -1, theirs))
        player.click(slip(player).center)
        assert player.table.reading.slip.is_open
        player.click((640, 350))
        assert not player.table.reading.slip.is_shown


def test_another_size_of_the_window_sends_it_away():
    with sit(QUIET) as player:
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-1"))
        slip(player)
        player.resize((1000, 700))
        assert not player.table.reading.slip.is_shown


# Titles of what is spread out


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0, 150])
def test_the_title_of_a_choice_wraps_and_stays_readable(size, scale):
    with sit(QUIET, size=size, ui_scale=scale) as player:
        spread = player.table.reading.spread
        cards = [(c, player.match.state.what[c]) for c in player.match.state.cards_in(0, "hand")[:2]]
        words = "Wormhole: choose the card to take into your hand. " * 3
        for title in ("Choose.", words):
            player.table.reading.spread_out(title, cards)
            block = spread.title_block()
            assert block.size[0] <= spread.panel.w and block.size[1] <= spread.head
            top = spread.panel.top + 10 * player.table.picture.k + spread.head
            assert all(rect.top >= top and spread.panel.contains(rect) for rect in spread.rects.values())
            assert pygame.Rect(0, 0, *size).contains(spread.panel)
        assert block.size[1] > 2 * 19 * spread.u, "it has several lines"

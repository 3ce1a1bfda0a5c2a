"""The arrow of an attack goes around the cards that lie between, and hides none of their numbers."""

from itertools import pairwise
from math import hypot
from types import SimpleNamespace

import pygame
import pytest

from tests.screens.eras import FULL, LAID, does, eras, on
from tests.screens.tables import settle
from ui.base import theme
from ui.table import conflict as over
from ui.table.arrow import way
from ui.table.route import around, crosses, gap

ROW = [pygame.Rect(100 + 70 * n, 200, 60, 84) for n in range(3)]
BELOW, ABOVE = pygame.Rect(100, 320, 60, 84), pygame.Rect(170, 40, 60, 84)


def test_a_row_is_crossed_where_it_has_a_gap():
    straight = way(BELOW.center, ABOVE.center)
    assert any(crosses(straight, card) for card in ROW)
    for one, other in ((BELOW, ABOVE), (ABOVE, BELOW)):
        points = around(one, other, ROW)
        assert not any(crosses(points, card) for card in ROW)
        assert one.inflate(4, 4).collidepoint(points[0]) and other.inflate(4, 4).collidepoint(points[-1])


def test_the_nearest_gap_is_taken_or_a_way_beside_them():
    assert gap(ROW, 166) == 165 and gap(ROW, 240) == 235
    assert gap(ROW, 20) < 100 and gap(ROW, 900) > 300
    touching = [pygame.Rect(100 + 60 * n, 200, 60, 84) for n in range(3)]
    assert gap(touching, 150) < 100, "there is none between these"


def test_two_rows_are_crossed_one_after_the_other():
    rows = [*ROW, *(card.move(25, -110) for card in ROW)]
    start, end = pygame.Rect(165, 420, 60, 84), pygame.Rect(165, -80, 60, 84)
    assert not any(crosses(around(start, end, rows), card) for card in rows)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("position", "deed"), [(LAID, "attack silurian yeti"), (FULL, "attack sergeant-benton krynoid")]
)
def test_no_number_of_another_card_is_hidden_by_an_attack(monkeypatch, size, position, deed):
    drawn = []
    monkeypatch.setattr(over, "draw_along", lambda surface, points, colour, u: drawn.append(points))
    with eras(position, size=size) as player:
        on(player, "attack")
        does(player, deed)
        settle(player)
        player.table.picture.is_dirty = True
        drawn.clear()
        player.table.picture.top.draw_attack(pygame.Surface(size))
        board, found = player.table.board, player.table.picture.top.conflict()
        fighting = {found.target, *(fighter.card for fighter in found.attack.fighters if fighter.helps < 0)}
        others = [board.bound[card].rect for card in board.bound if card not in fighting and board.is_in_field(card)]
        ((*points,),) = drawn
        assert [card for card in others if crosses(points, card)] == [], points
        start, end = over.ends(player.table.story.moment(player.table.chair.view), found)
        assert any(crosses(way(start[0].center, end.center), card) for card in others), "straight it would"


def lying(*at: tuple[int, int]) -> list[pygame.Rect]:
    return [pygame.Rect(x - 31, y - 44, 63, 88) for x, y in at]


def test_a_way_around_that_crosses_more_cards_than_the_straight_one_is_not_taken(monkeypatch):
    """Far across the table to a pile beside it the gaps of the rows lead forth and back, and over a row at last."""
    drawn = []
    monkeypatch.setattr(over, "draw_along", lambda surface, points, colour, u: drawn.append(points))
    (start,), end = lying((907, 395)), pygame.Rect(17, 100, 222, 62)
    cards = lying((310, 115), (379, 115), (448, 115), (345, 221), (413, 221), (643, 168), (643, 448), (838, 395))
    straight = way(start.center, end.center)
    detour = around(start, pygame.Rect(end.center, (0, 0)), cards)
    crossed, more = (sum(crosses(points, card) for card in cards) for points in (straight, detour))
    assert 0 < crossed < more
    monkeypatch.setattr(over, "ends", lambda moment, found: ([start], end))
    monkeypatch.setattr(over, "lying_between", lambda moment, found: cards)
    hit = SimpleNamespace(target=-1, defence=SimpleNamespace(gone=()))
    over.draw_arrows(pygame.Surface((1280, 720)), None, hit, 1.0)
    assert sum(crosses(drawn[0], card) for card in cards) < more


def test_where_a_straight_arrow_crosses_no_card_it_takes_no_way_around(monkeypatch):
    drawn = []
    monkeypatch.setattr(over, "draw_along", lambda surface, points, colour, u: drawn.append(points))
    start, end = pygame.Rect(577, 82, 64, 92), pygame.Rect(17, 415, 224, 106)
    sizes = {
        (341, 127): (78, 110),
        (647, 82): (64, 92),
        (577, 192): (64, 92),
        (647, 192): (64, 92),
        (300, 416): (78, 110),
    }
    cards = [pygame.Rect(at, size) for at, size in sizes.items()]
    assert any(crosses(way(start.center, end.center), card) for card in cards), "the bent one would"
    monkeypatch.setattr(over, "ends", lambda moment, found: ([start], end))
    monkeypatch.setattr(over, "lying_between", lambda moment, found: cards)
    over.draw_arrows(
        pygame.Surface((1280, 720)), None, SimpleNamespace(target=-1, defence=SimpleNamespace(gone=())), 1.0
    )
    (points,) = drawn
    assert not any(crosses(points, card) for card in cards)
    long = sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points))
    assert long < 1.1 * hypot(points[-1][0] - points[0][0], points[-1][1] - points[0][1])


def test_who_is_struck_at_is_framed():
    surface = pygame.Surface((200, 200))
    card = pygame.Rect(60, 50, 60, 84)
    over.draw_struck(surface, card, 1.0)
    reds = [surface.get_at((card.centerx, y)) for y in range(card.top - 12, card.top)]
    assert any(ink.r > 150 and ink.g < 150 for ink in reds), theme.DANGER
    assert surface.get_at(card.center)[:3] == (0, 0, 0)

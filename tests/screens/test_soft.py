"""What is made in a quicker way looks as it would if it were made at length."""

import pygame
import pytest

from tests.screens.tables import QUIET, at, sit
from tests.screens.test_resting import is_whole
from ui.base import plates
from ui.base.soft import blurred


@pytest.fixture(autouse=True)
def screen():
    pygame.display.set_mode((64, 64))


def levels(picture: pygame.Surface) -> pygame.Surface:
    return pygame.surfarray.array_alpha(picture).astype(int)


@pytest.mark.parametrize("radius", [1, 3, 6, 13, 30])
def test_a_wide_blur_is_as_soft_as_one_that_is_made_of_all_pixels(radius):
    sharp = pygame.Surface((12 * radius + 60, 10 * radius + 40), pygame.SRCALPHA)
    sharp.fill((200, 150, 90, 0))
    sharp.fill((200, 150, 90, 255), sharp.get_rect().inflate(-6 * radius, -6 * radius))
    slow = sharp
    for _ in range(2):
        slow = pygame.transform.box_blur(slow, radius, repeat_edge_pixels=False)
    quick = blurred(sharp, radius)
    apart = abs(levels(quick) - levels(slow))
    assert quick.get_size() == slow.get_size() and apart.max() <= 26 and apart.mean() < 7
    assert sharp.get_at(sharp.get_rect().center)[3] == 255 and levels(quick)[0, 0] == 0


@pytest.mark.parametrize("look", sorted(plates.LOOKS))
@pytest.mark.parametrize(("size", "u"), [((701, 44), 1.0), ((1403, 90), 2.0)])
def test_a_wide_plate_is_a_narrow_one_drawn_out(look, size, u):
    quick = plates._made(plates.LOOKS[look], size, u, 9)
    whole = plates._painted(plates.LOOKS[look], size, u, 9)
    assert quick.get_size() == whole.get_size() == size
    assert abs(levels(quick) - levels(whole)).max() <= 1
    one, other = (pygame.surfarray.array3d(picture).astype(int) for picture in (quick, whole))
    shown = levels(whole) > 0
    assert abs(one - other)[shown].max(initial=0) <= plates.LOOKS[look].grain + 1, "the grain alone may lie elsewhere"
    assert (abs(one - other)[:400] <= 1).all(), "and at the left it does not"


def test_lights_that_a_frame_has_no_time_for_come_in_the_next_ones():
    with sit(QUIET, size=(1920, 1080)) as player:
        pictures, frames, behind = player.table.board.pictures, 0, 0
        assert is_whole(player) and not pictures.is_behind
        pictures._kept.clear()
        pictures.a_frame = 1
        player.table.painter.fit(player.table.painter.u, player.table.painter.k)
        player.table.is_dirty = True
        while frames < 3 or pictures.is_behind:
            player.step(1 / 60)
            frames, behind = frames + 1, behind + pictures.is_behind
            assert frames < 40
        assert behind > 1, "they did not all come at once"
        assert is_whole(player)
        player.move(at(player, player.match.state.cards_in(0, "hand")[0]))
        player.step(0.1)
        assert is_whole(player)

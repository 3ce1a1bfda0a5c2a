"""Scale: logical units to pixels, and how far the player's wish goes."""

from itertools import pairwise

import pytest

from ui.base.scale import SMALLEST, Scale


def test_automatic_fits_the_design_into_the_window():
    assert Scale((1280, 720)).u == 1
    assert Scale((3840, 2160)).u == 3
    assert Scale((960, 540)).u == 0.75
    assert Scale((2560, 720)).u == 1


@pytest.mark.parametrize("window", [(960, 540), (1280, 720), (1920, 1080), (3840, 2160), (960, 1400), (3440, 1440)])
@pytest.mark.parametrize("percent", [0, 75, 100, 150, 225, 300])
def test_the_logical_window_is_never_too_small(window, percent):
    scale = Scale(window, percent)
    assert scale.size[0] >= SMALLEST[0] - 0.01
    assert scale.size[1] >= SMALLEST[1] - 0.01
    if percent:
        assert scale.u <= percent / 100


def test_neighbours_meet():
    for percent in range(75, 301, 7):
        scale = Scale((3840, 2160), percent)
        rects = [scale.rect(x, 0, 10.3, 5) for x in [10.3 * n for n in range(40)]]
        assert all(a.right == b.left for a, b in pairwise(rects))


def test_nothing_vanishes():
    scale = Scale((960, 540), 75)
    assert scale.px(0.2) == 1
    assert scale.px(-0.2) == -1
    assert scale.px(0) == 0
    assert Scale((960, 540)) == Scale((960, 540), 75)

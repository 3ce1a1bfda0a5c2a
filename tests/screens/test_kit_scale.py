"""Scale: logical units to pixels, and how far the player's wish goes."""

from itertools import pairwise

import pytest

from ui.base import theme
from ui.base.scale import READABLE, SMALLEST, Scale


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
    fitting = Scale(window).u
    assert scale.u <= max(fitting * (percent or 100) / 100, min(fitting, READABLE)) + 1e-9


@pytest.mark.parametrize("window", [(960, 540), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_more_is_larger_and_less_is_smaller_in_every_window_but_never_too_small_to_read(window):
    sizes = [Scale(window, percent).u for percent in (75, 90, 0, 110, 125, 150)]
    assert sizes == sorted(sizes) and len(set(sizes[2:])) == 4, "each step is seen"
    assert sizes[5] == pytest.approx(1.5 * sizes[2], rel=0.01)
    assert sizes[0] >= min(READABLE, sizes[2]) and round(theme.TINY * sizes[0]) >= min(11, round(theme.TINY * sizes[2]))
    if window[1] > 1000:
        assert sizes[0] == pytest.approx(0.75 * sizes[2])
    assert Scale(window, 100) == Scale(window)


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

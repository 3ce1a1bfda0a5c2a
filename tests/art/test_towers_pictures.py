"""How the windows of Towers in Time are made: panes, leads, painting and light."""

import numpy as np
import pytest

from art.kit.shapes import box, dot
from art.towers_in_time.glass import Window, picture


def window(width: int = 100) -> Window:
    w = Window(width, "neutral", "a test")
    w.pane(box(-1.2, -1.6, 1.2, 1.6), (0.9, 0.9, 0.9), 0, 0)
    return w


def light(w: Window) -> np.ndarray:
    return np.asarray(w.finish(vignette=0.0).convert("L"), np.float32)


def test_a_pane_covers_what_lies_behind_it_and_is_held_by_a_lead():
    w = window()
    w.pane(dot(0, 0, 0.5), (0.9, 0.1, 0.1), 1.0, 0)
    shown = np.asarray(w.finish(vignette=0.0), np.float32)
    middle, outside, edge = shown[70, 50], shown[70, 10], shown[70, 73:79].mean(-1).min()
    assert middle[0] > 2 * middle[2] and outside.min() > 150 and edge < 90
    w.pane(box(-0.9, -0.9, 0.9, 0.9), (0.9, 0.9, 0.9), 1.0, 0)
    assert light(w)[70, 73:79].min() > 150, "no lead runs through what stands before it"


def test_tiles_keep_within_their_shape():
    w, before = window(), light(window())
    tiles = [
        (((-1, -1), (0, -1), (0, 1), (-1, 1)), (0.1, 0.1, 0.6)),
        (((0, -1), (1, -1), (1, 1), (0, 1)), (0.6, 0.1, 0.1)),
    ]
    w.tiles(dot(0, 0, 0.4), tiles)
    shown = np.asarray(w.finish(vignette=0.0), np.float32)
    assert shown[70, 40][2] > shown[70, 40][0] and shown[70, 60][0] > shown[70, 60][2]
    assert shown[70, 50].max() < 110, "a lead between the two"
    assert np.abs(light(w)[70, 4:20] - before[70, 4:20]).max() < 12, "nothing outside"


def test_what_is_placed_is_turned_mirrored_and_sized_about_its_place():
    w = window()
    with w.placed((0.5, 0.0), 0.5, 90):
        assert w.there((1.0, 0.0)) == pytest.approx((0.5, 0.5))
        with w.placed((0.0, 0.2), 2.0, flip=True):
            assert w.there((0.1, 0.0)) == pytest.approx((0.4, -0.1))
    assert w.there((0.3, 0.4)) == (0.3, 0.4), "and afterwards nothing is"


def test_painted_lines_and_matting_darken_and_lamps_brighten():
    for change, is_brighter in (
        (lambda w: w.trace([(-0.5, 0.0), (0.5, 0.0)], 3.0), False), (lambda w: w.ink(dot(0, 0, 0.2)), False),
        (lambda w: w.shade(dot(0, 0, 0.4), 0.8), False), (lambda w: w.lamp(0, 0, 0.4, 0.8), True),
    ):  # fmt: skip
        w = window()
        change(w)
        after, before = light(w)[68:72, 48:52].mean(), light(window())[68:72, 48:52].mean()
        assert (after > before + 8) if is_brighter else (after < before - 40)


def test_a_painter_is_made_of_a_ground_and_what_stands_before_it():
    laid = []
    paint = picture("air", "a key", lambda w: laid.append("ground"))(lambda w: laid.append(w.key))
    assert paint(40).size == (40, 56) and laid == ["ground", "a key"]

"""The windows of Towers in Time: one for every kind, none like another, the same at every size and painting."""

from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from art.kit.shapes import box, dot
from art.towers_in_time import PICTURES
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import PALETTES
from game.rules import RULESETS
from tests.art.laying import misplaced

KINDS = {kind.key: kind for kind in RULESETS["towers_in_time"].book}
WIDTH = 48


@pytest.fixture(scope="module")
def pictures():
    return {key: paint(WIDTH) for key, paint in PICTURES.items()}


def small(picture: Image.Image) -> np.ndarray:
    """The picture as one sees it from afar: 15 by 21 pixels of 0 to 255."""
    return np.asarray(picture.resize((15, 21), Image.Resampling.BOX), np.float32)


def of(school: str) -> list[str]:
    return [key for key, kind in KINDS.items() if kind.school == school]


def test_every_kind_has_a_window_and_none_is_left_over():
    assert set(PICTURES) == set(KINDS) and len(KINDS) > 200


def test_every_window_has_the_size_asked_for_and_clear_values(pictures):
    for key, shown in pictures.items():
        assert (shown.mode, shown.size) == ("RGB", (WIDTH, round(WIDTH * 1.4))), key
        light = np.asarray(shown.convert("L"), np.float32)
        dark, bright = np.percentile(light, (5, 95))
        assert bright - dark > 66, f"{key}: no figure before the light ({dark:.0f} to {bright:.0f})"
        assert 25 < light.mean() < 200, f"{key}: all dark or all light ({light.mean():.0f})"


def test_no_two_windows_are_alike(pictures):
    seen = {key: small(shown) for key, shown in pictures.items()}
    apart = {pair: float(np.abs(seen[pair[0]] - seen[pair[1]]).mean()) for pair in combinations(seen, 2)}
    closest = min(apart, key=apart.get)
    assert apart[closest] > 14, f"{closest} look alike: {apart[closest]:.1f}"


def test_windows_of_a_school_differ_in_more_than_colour(pictures):
    """Of the same school and turned grey: what differs is what is shown."""
    for school in PALETTES:
        grey = {key: small(pictures[key].convert("L").convert("RGB"))[..., 0] for key in of(school)}
        level = {key: (one - one.mean()) / one.std() for key, one in grey.items()}
        alike = {pair: float((level[pair[0]] * level[pair[1]]).mean()) for pair in combinations(level, 2)}
        closest = max(alike, key=alike.get)
        assert alike[closest] < 0.93, f"{closest}: {alike[closest]:.2f}"


def test_a_school_has_one_palette(pictures):
    """The middle of the channels over all windows of a school: a single window may have an accent."""
    red, green, blue = 0, 1, 2
    seen = {school: np.median([np.median(np.asarray(pictures[key], np.float32), (0, 1)) for key in of(school)], 0)
            for school in PALETTES}  # fmt: skip
    assert seen["air"].argmax() == blue and seen["air"][blue] > seen["air"][green] * 1.15
    assert seen["earth"].argmax() == green and seen["earth"][blue] < seen["earth"][red]
    assert seen["fire"].argmax() == red and seen["fire"][red] > 2 * seen["fire"][green]
    assert seen["water"][blue] > 2 * seen["water"][red] and seen["water"][green] > 2 * seen["water"][red]
    assert seen["white"].argmax() == red and seen["white"][red] > seen["neutral"][red] + 25 > seen["black"][red] + 40
    assert seen["black"].argmax() == blue and seen["black"].argmin() == green
    assert np.ptp(seen["neutral"]) < 40, "of no colour"


def test_every_window_ships_as_its_own_master(pictures):
    assert misplaced("towers_in_time", pictures) == []


@pytest.mark.parametrize("school", PALETTES)
def test_a_window_is_the_same_at_every_painting_and_its_composition_at_every_size(pictures, school):
    for key in of(school)[::16]:
        assert PICTURES[key](WIDTH).tobytes() == pictures[key].tobytes(), key
        middle = small(PICTURES[key](200))
        for width, allowed in ((WIDTH, 12), (300, 7)):
            shown = pictures[key] if width == WIDTH else PICTURES[key](width)
            assert shown.size == (width, round(width * 1.4))
            assert float(np.abs(small(shown) - middle).mean()) < allowed, f"{key} at {width}"


# The glass itself


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

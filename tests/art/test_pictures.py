"""Every kind has a picture of its own, the same at every painting, and told apart from afar."""

from itertools import combinations

import numpy as np
import pytest

from art import control
from art.control import table, title
from tests.art.laying import misplaced

KINDS = (
    "rift", "reactor", "force-field", "exotic-matter", "future-shift", "anomaly", "wormhole", "rewind",
    "dark-energy", "antimatter", "singularity", "time-stop", "nova",
)  # fmt: skip
WIDTH = 45


@pytest.fixture(scope="module")
def pictures():
    return {key: control.PICTURES[key](WIDTH) for key in KINDS}


def test_every_kind_has_a_picture_and_none_is_left_over():
    assert set(control.PICTURES) == set(KINDS)


@pytest.mark.parametrize("key", KINDS)
def test_a_picture_has_the_size_asked_for_and_shows_something(pictures, key):
    picture = pictures[key]
    assert (picture.mode, picture.size) == ("RGB", (WIDTH, WIDTH * 7 // 5))
    light = np.asarray(picture, np.float32).mean(-1)
    assert light.std() > 22, "dull"
    assert 18 < light.mean() < 175, "all dark or all light"


@pytest.mark.parametrize("key", KINDS)
def test_a_picture_is_the_same_at_every_painting(key):
    """Smaller than that of the other tests: rays are dear, and chance does not depend on size."""
    one, two = (control.PICTURES[key](30) for _ in range(2))
    assert one.tobytes() == two.tobytes()


def test_pictures_are_told_apart_at_a_glance(pictures):
    small = {key: np.asarray(picture.resize((15, 21)), np.float32) for key, picture in pictures.items()}
    apart = {pair: float(np.abs(small[pair[0]] - small[pair[1]]).mean()) for pair in combinations(KINDS, 2)}
    closest = min(apart, key=apart.get)
    assert apart[closest] > 21, f"{closest} look alike: {apart[closest]:.1f}"


def test_every_picture_ships_as_its_own_master(pictures):
    assert misplaced("control", pictures) == []


def test_the_two_backs_are_one_family_and_not_to_be_confused():
    one, two = (table.back(marking, (50, 70)) for marking in (0, 1))
    assert one.size == two.size == (50, 70)
    assert np.array_equal(np.asarray(one)[..., 3], np.asarray(two)[..., 3]), "same outline"
    middle = [np.asarray(back.convert("RGB"), np.float32).mean((0, 1)) for back in (one, two)]
    assert middle[0][2] > middle[0][0] + 15, "the circle's back is blue"
    assert middle[1][0] > middle[1][2] + 15, "the diamond's back is red"


def test_title_and_icon_have_the_size_asked_for():
    assert title.title((160, 90)).size == (160, 90)
    assert table.icon(32).size == (32, 32)

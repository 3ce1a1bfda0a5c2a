"""The backs, the floor, the title picture and the icon of Towers in Time."""

import numpy as np
import pytest

from art.towers_in_time import table, title
from tests.art.laying import surface


def test_the_two_backs_are_one_family_and_not_to_be_confused():
    night, ember = (table.back(marking, (50, 70)) for marking in (0, 1))
    assert night.size == ember.size == (50, 70)
    assert np.array_equal(np.asarray(night)[..., 3], np.asarray(ember)[..., 3]), "same outline"
    one, two = (np.asarray(back.convert("RGB"), np.float32) for back in (night, ember))
    assert one.mean((0, 1))[2] > one.mean((0, 1))[0] + 15, "night is blue"
    assert two.mean((0, 1))[0] > two.mean((0, 1))[2] + 15, "embers are red"


def test_there_is_no_third_back():
    with pytest.raises(ValueError, match="no back"):
        table.back(2, (50, 70))


def test_coloured_light_lies_on_the_floor_and_outshines_no_card():
    shown = surface("towers_in_time", (640, 360)).astype(np.float32)
    colour = shown.max(-1) - shown.min(-1)
    light = shown.mean(-1)
    assert np.percentile(colour, 98) > 24, "somewhere it is coloured"
    assert np.percentile(light, 98) < 110 and light.mean() < 60, "and everywhere it is night"


def test_the_title_leaves_its_left_to_the_menu_and_the_icon_has_the_size_asked_for():
    picture = title.title((320, 180))
    light = np.asarray(picture.convert("L"), np.float32)
    assert picture.size == (320, 180) and light[:, :110].mean() < light[:, 140:].mean() * 0.5
    assert table.icon(32).size == (32, 32)

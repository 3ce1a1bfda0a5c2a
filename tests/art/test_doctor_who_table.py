"""The backs, the table, the title picture and the icon of Doctor Who."""

import numpy as np
import pytest

from art.doctor_who import table, title
from tests.art.laying import surface


def test_the_two_backs_are_one_family_and_not_to_be_confused():
    deck, time = (table.back(marking, (60, 84)) for marking in (0, 1))
    assert deck.size == time.size == (60, 84)
    assert np.array_equal(np.asarray(deck)[..., 3], np.asarray(time)[..., 3]), "same outline"
    one, two = (np.asarray(back.convert("RGB"), np.float32) for back in (deck, time))
    assert one.mean((0, 1))[2] > one.mean((0, 1))[0] + 25, "the deck's is blue"
    assert np.ptp(two.mean((0, 1))) < 25, "that of a Time card has no colour"


def test_there_is_no_third_back():
    with pytest.raises(ValueError, match="no back"):
        table.back(2, (60, 84))


def test_the_table_is_a_night_sky_green_on_the_left_red_in_the_middle_and_blue_on_the_right():
    shown = surface("doctor_who", (640, 360)).astype(np.float32)
    light = shown.mean(-1)
    assert np.percentile(light, 98) < 110 and light.mean() < 60, "and outshines no card"
    left, right = shown[60:330, 60:220].mean((0, 1)), shown[60:330, 430:600].mean((0, 1))
    middle = shown[12:90, 260:380].mean((0, 1))
    assert left[1] - left[0] > middle[1] - middle[0] + 3 and middle[0] - middle[1] > left[0] - left[1] + 3
    assert right[2] - right[0] > left[2] - left[0] + 3


def test_the_title_leaves_its_left_to_the_menu_and_the_icon_has_the_size_asked_for():
    picture = title.title((320, 180))
    light = np.asarray(picture.convert("L"), np.float32)
    assert picture.size == (320, 180) and light[:, :110].mean() < light[:, 140:].mean() * 0.5
    assert table.icon(32).size == (32, 32)

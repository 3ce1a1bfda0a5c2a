"""The two backs, the table, the title picture and the icon of Chrono Clash."""

import numpy as np
import pytest

from art.chrono_clash import table, title
from tests.art.laying import surface


def test_the_backs_of_deck_and_extra_deck_are_one_family_and_not_to_be_confused():
    deck, extra = (table.back(marking, (50, 70)) for marking in (0, 1))
    assert deck.size == extra.size == (50, 70)
    assert np.array_equal(np.asarray(deck)[..., 3], np.asarray(extra)[..., 3]), "same outline"
    night, day = (np.asarray(back.convert("RGB"), np.float32) for back in (deck, extra))
    assert night.mean((0, 1))[2] > night.mean((0, 1))[0] + 5, "night is blue"
    assert day.mean((0, 1))[0] > day.mean((0, 1))[2] + 30, "day is gold"
    assert day.mean() > night.mean() + 12, "and they differ in grey"


def test_there_is_no_third_back():
    with pytest.raises(ValueError, match="no back"):
        table.back(2, (50, 70))


def test_the_four_lights_come_from_where_the_houses_lie():
    light = surface("chrono_clash", (320, 180)).astype(np.float32)
    sides = {
        "east": light[60:120, -40:-8], "south": light[-36:-8, 130:190], "west": light[60:120, 8:40],
        "north": light[8:36, 130:190],
    }  # fmt: skip
    light = {side: part.mean((0, 1)) for side, part in sides.items()}
    assert light["east"][0] == light["east"].max(), "the dawn is red"
    assert light["south"][1] == light["south"].max(), "the noon is green"
    assert light["west"][2] == light["west"].max() and light["west"][1] > light["west"][0], "the blue hour is blue"
    assert light["north"][2] == light["north"].max() and light["north"][0] > light["north"][1], "midnight is purple"


def test_the_heart_of_the_clock_draws_the_eye_and_outshines_no_card():
    light = surface("chrono_clash", (1280, 720)).mean(-1)
    heart = light[285 - 110 : 285 + 110, 526 - 110 : 526 + 110]
    assert heart.std() > light.std() * 1.2, "there is most to be seen"
    assert heart.mean() < 80 and np.percentile(heart, 95) < 160, "a gleam here and there is metal"


def test_title_and_icon_have_the_size_asked_for():
    picture = title.title((160, 90))
    assert picture.size == (160, 90)
    light = np.asarray(picture.convert("L"), np.float32)
    assert light[:, :40].mean() < light[:, 90:].mean() * 0.7, "the left is left to the menu"
    assert table.icon(32).size == (32, 32)

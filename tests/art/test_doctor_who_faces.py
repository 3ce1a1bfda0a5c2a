"""What only the cards of Doctor Who have on them: jewels, zones, races, and what solves an episode."""

from functools import partial
from itertools import combinations

import numpy as np
import pytest

from art.doctor_who import face as faces
from art.doctor_who import places, signs, words
from art.doctor_who.palette import FRAMES
from art.glyphs import GLYPHS
from art.lettering import fitting
from art.wanted import Face, face_of
from game.rules.doctor_who.cards import BOOK, KINDS, RACES
from game.rules.doctor_who.domain import ERAS, TIMELESS, VALUES
from tests.art.dealt import SIZES, card, differing, laid
from tests.art.laying import put_together

card = partial(card, "doctor_who")


def episode(**changes) -> Face:
    return card("episode", era="", energy=None, substance=None, support=None, **{"solve": 7, "traits": {}} | changes)


@pytest.mark.parametrize("style", SIZES)
def test_the_number_that_solves_an_episode_shows_and_a_creature_has_none(style):
    assert differing(laid(episode(), style), laid(episode(solve=9), style)) > 5
    assert words.numbers(episode()) == {"solve": "7"}
    assert words.numbers(card()) == {"energy": "2", "substance": "4", "support": "3"}
    assert words.numbers(card("resource", era="timeless")) == words.numbers(card("flash", era="")) == {}


@pytest.mark.parametrize("style", ["full", "board"])
def test_the_frame_shows_to_eyes_that_see_no_colour(style):
    """Made grey, the rims still differ: the light runs round each in a figure of its own."""
    seen = {}
    for frame in FRAMES:
        face = episode() if frame == "episode" else card("flash", era="") if frame == "flash" else card(era=frame)
        grey = put_together(face, style, (440, 616))[..., :3].mean(-1)
        sides = grey[90:-60, 4:14].mean(1), grey[-14:-4, 60:-60].mean(0)
        edge = np.concatenate([one - np.convolve(one, np.ones(41) / 41, "same") for one in sides])
        seen[frame] = (edge - edge.mean()) / (edge.std() + 1e-6)
    for one, two in combinations(seen, 2):
        assert float((seen[one] * seen[two]).mean()) < 0.9, (one, two)


def test_every_sign_of_the_rules_is_drawn_and_has_a_name():
    assert set(signs.KINDS) == set(words.KINDS) == set(KINDS)
    assert set(signs.RACES) == set(words.RACES) == set(RACES)
    assert set(signs.ZONES) == set(words.ZONES) == {*ERAS, TIMELESS}
    assert set(signs.VALUES) == {*VALUES, "solve"}
    assert {*signs.KINDS, *signs.RACES, *signs.ZONES, *signs.VALUES, *signs.ABILITIES} <= set(GLYPHS)


@pytest.mark.parametrize("width", [40, 60, 80, 117])
def test_the_signs_of_every_card_end_above_its_name(width):
    tiny = width < places.SMALL
    for printed in BOOK:
        face = face_of(printed)
        count = len(words.signs_of(face))
        side = faces.side_of(count, tiny)
        _, y, r = places.TINY_ZONE if tiny else places.BOARD_ZONE
        assert side >= 11 and y + r * 1.1 + side * (0.12 + 1.14 * count) < 104, printed


@pytest.mark.parametrize("width", [300, 440, 840])
def test_what_kind_of_card_it_is_can_be_read(width):
    u = width / 500
    for printed in BOOK:
        line = words.kind_words(face_of(printed))
        assert line and fitting(line, "body-bold", max(6, round(18.5 * u)), round(width - 68 * u)) >= 12 * u, printed

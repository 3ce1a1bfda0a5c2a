"""What only the cards of Towers in Time have on them: temper, schools, glyphs with their words, sources."""

from functools import partial
from itertools import combinations

import numpy as np
import pytest

from art.glyphs import GLYPHS
from art.lettering import advance
from art.towers_in_time import face as faces
from art.towers_in_time import places, signs, words
from art.towers_in_time.palette import PALETTES
from art.wanted import face_of
from game.rules import RULESETS
from game.rules.towers_in_time.cards import GLYPHS as TRAITS
from game.rules.towers_in_time.cards import KINDS, STATUSES
from tests.art.dealt import card, differing, laid

BOOK = RULESETS["towers_in_time"].book
card = partial(card, "towers_in_time")


def test_people_show_on_the_face_for_reading():
    assert differing(laid(card(), "full"), laid(card(people="orc"), "full")) > 3


def test_an_action_shows_on_the_board_where_no_words_stand():
    assert differing(laid(card(), "board"), laid(card(has_action=True), "board")) > 8


@pytest.mark.parametrize(
    ("face", "shown"),
    [
        (card(), {"temper": "2", "cost": "4", "attack": "3", "defense": "5"}),
        (card(temper=0, attack=0), {"cost": "4", "attack": "0", "defense": "5"}),
        (card("source", cost=0, attack=0, defense=0, temper=1), {"temper": "1"}),
        (card("item", temper=0, attack=3, defense=0), {"cost": "4", "attack": "+3"}),
        (card("sustained", temper=0, attack=-2, defense=1), {"cost": "4", "attack": "\u22122", "defense": "+1"}),
        (card("instant", temper=0, attack=0, defense=0, is_variable=True), {"cost": "X+4"}),
        (card("artifact", attack=0, defense=0), {"temper": "2", "cost": "4"}),
        (card("artifact", attack=2, defense=4), {"temper": "2", "cost": "4", "attack": "2", "defense": "4"}),
    ],
)
def test_a_number_that_is_not_printed_is_nothing_and_an_added_one_has_its_sign(face, shown):
    assert faces.marks(face) == shown


@pytest.mark.parametrize("style", ["board", "tiny"])
def test_a_source_says_at_its_foot_what_it_gives_for_there_alone_it_is_seen_under_its_tower(style):
    one, two = (laid(card("source", "", status="", attack=0, defense=0, temper=temper), style) for temper in (1, 2))
    high, wide = one.shape[:2]
    assert differing(one[: high * 7 // 10], two[: high * 7 // 10]) == 0
    assert differing(one[high * 7 // 10 :, : wide // 2], two[high * 7 // 10 :, : wide // 2]) > 8


@pytest.mark.parametrize("style", ["full", "board"])
def test_the_school_shows_to_eyes_that_see_no_colour(style):
    """Made grey, the borders still differ: each school cuts its panes in its own way."""
    seen = {}
    for school in PALETTES:
        grey = laid(card(school=school), style)[..., :3].mean(-1)
        edge = np.concatenate([grey[30:-30, 1:5].mean(1), grey[-4:-1, 10:-10].mean(0)])
        seen[school] = (edge - edge.mean()) / (edge.std() + 1e-6)
    for one, two in combinations(seen, 2):
        assert float((seen[one] * seen[two]).mean()) < 0.9, (one, two)


def test_every_glyph_of_the_rules_is_drawn_and_has_a_name():
    drawn = {**signs.TRAITS, **signs.KINDS, **signs.STATUSES, **signs.SCHOOLS, **signs.NUMBERED, **signs.NUMBERS}
    assert set(signs.TRAITS) == set(words.TRAITS) == set(TRAITS)
    assert set(signs.KINDS) == set(KINDS) and set(signs.STATUSES) == set(STATUSES) == set(words.STATUSES)
    assert set(signs.SCHOOLS) == set(PALETTES) and set(drawn) <= set(GLYPHS)


@pytest.mark.parametrize("width", [40, 60, 80, 117])
def test_the_glyphs_of_every_card_fit_on_the_board_in_two_lines(width):
    u, is_small = width / 100, width < places.SMALL
    for printed in BOOK:
        px, lines = faces.rows_of(faces.signs_of(face_of(printed)), u, width, is_small)
        assert len(lines) <= 2 and px >= 8, printed
        assert all(sum(wide for *_, wide in line) <= width for line in lines), printed


@pytest.mark.parametrize("width", [300, 440, 840])
def test_the_glyphs_with_their_words_fit_the_plate(width):
    u = width / 500
    room = round((places.ROOM[1] - places.ROOM[0]) * u)
    for printed in BOOK:
        at = faces.plan(face_of(printed), u)
        for row in at.rows:
            assert row.x >= 0 and row.x + at.px * 1.5 + advance(row.said, "body-bold", at.px) <= room + 1, printed

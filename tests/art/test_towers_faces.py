"""The cards of Towers in Time: everything printed on them shows, at any size, can be read, and fits."""

from itertools import combinations

import numpy as np
import pytest
from PIL import Image, ImageDraw

from art.glyphs import GLYPHS
from art.lettering import advance
from art.towers_in_time import face as faces
from art.towers_in_time import places, signs, words
from art.towers_in_time.palette import PALETTES
from art.towers_in_time.pieces import outline
from art.wanted import Face, face_of
from game.rules import RULESETS
from game.rules.towers_in_time.cards import GLYPHS as TRAITS
from game.rules.towers_in_time.cards import KINDS, STATUSES, Card
from tests.art.laying import put_together

BOOK = RULESETS["towers_in_time"].book
FACTS = {
    "temper": 2, "cost": 4, "attack": 3, "defense": 5, "school": "water", "second": "", "status": "median",
    "people": "elf", "traits": {"fly": 1}, "ranged": None, "regenerate": None, "maintenance": None,
    "is_variable": False, "has_action": False, "origin": "ours",
}  # fmt: skip
SAID = ("origin",)
CHANGES = {
    "temper": 1, "cost": 6, "attack": 7, "defense": 2, "school": "fire", "status": "major",
    "traits": {"fly": 1, "evil": 1}, "ranged": 3, "regenerate": 2, "maintenance": 1, "is_variable": True,
}  # fmt: skip
SIZES = {"full": (220, 308), "board": (110, 154), "tiny": (43, 60)}


def card(kind: str = "follower", text: str = "Action: draw a card.", note: str = "", **changes) -> Face:
    facts = {**FACTS, **changes}
    facts["traits"] = tuple(facts["traits"])
    shown, said = (tuple((k, v) for k, v in facts.items() if (k in SAID) == is_said) for is_said in (False, True))
    return Face("towers_in_time", "knight", "Knight", kind, 2, text, note, facts=shown, words=said)


def laid(face: Face, style: str) -> np.ndarray:
    return put_together(face, "board" if style == "tiny" else style, SIZES[style])


def differing(one: np.ndarray, other: np.ndarray) -> int:
    return int((np.abs(one - other).max(-1) > 60).sum())


def test_this_file_knows_all_that_the_cards_declare():
    assert set(FACTS) == {*Card.face_shows, *Card.face_says} and set(SAID) == set(Card.face_says)


@pytest.mark.parametrize("style", SIZES)
def test_a_face_has_the_size_asked_for_and_round_corners(style):
    wide, high = SIZES[style]
    cover = laid(card(), style)[..., 3]
    assert cover[0, 0] < 60 and cover[-1, -1] < 60 and cover[high // 2, wide // 2] == 255


@pytest.mark.parametrize("style", SIZES)
@pytest.mark.parametrize("fact", CHANGES)
def test_every_fact_shows_on_every_face(style, fact):
    assert differing(laid(card(), style), laid(card(**{fact: CHANGES[fact]}), style)) > (8 if style == "tiny" else 12)


def test_people_words_notes_and_where_a_card_is_from_show_on_the_face_for_reading():
    base = laid(card(), "full")
    for other in (card(people="orc"), card(origin="derived"), card(text="Draw two cards."), card(note="A note.")):
        assert differing(base, laid(other, "full")) > 3
    assert np.array_equal(laid(card(origin="ours"), "board"), laid(card(origin="on record"), "board"))


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


@pytest.mark.parametrize("style", ["board", "tiny"])
def test_numbers_stand_out_from_their_panes(style):
    """By the measure of the Web's guidelines: 4.5 to 1 between letters and ground."""
    base, (wide, _) = laid(card(attack=8, defense=8, cost=8, temper=8), style), SIZES[style]
    u = wide / 100
    where = places.TINY if style == "tiny" else places.BOARD
    for name in ("temper", "cost"):
        x, y, r = (v * u for v in where[name])
        part = base[round(y - r * 0.5) : round(y + r * 0.7), round(x - r * 0.55) : round(x + r * 0.55), :3] / 255
        light = (part**2.2) @ (0.2126, 0.7152, 0.0722)
        letter, ground = np.percentile(light, (97 if style == "board" else 99, 25))
        assert (letter + 0.05) / (ground + 0.05) > 4.5, name


def test_the_four_panes_differ_in_shape():
    found = {}
    for name in faces.NUMBERS:
        mask = Image.new("L", (82, 82), 0)
        ImageDraw.Draw(mask).polygon([((x + 1) * 41, (1 - y) * 41) for x, y in outline(name)], fill=255)
        found[name] = np.asarray(mask) > 0
    for one, two in combinations(found, 2):
        assert (found[one] != found[two]).sum() > 300, (one, two)


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


@pytest.mark.parametrize("width", [300, 440, 840])
def test_the_words_of_every_card_can_be_read_and_leave_the_picture_its_room(width):
    u = width / 500
    room = round((places.ROOM[1] - places.ROOM[0]) * u)
    for printed in BOOK:
        at = faces.plan(face_of(printed), u)
        assert at.top >= faces.LEAST_PICTURE and at.px >= 14 * u, printed
        for row in at.rows:
            assert row.x >= 0 and row.x + at.px * 1.5 + advance(row.said, "body-bold", at.px) <= room + 1, printed
        for piece in at.pieces:
            assert piece.x >= 0 and piece.y + at.px <= at.height + at.px * 0.4, printed
        said = " ".join(piece.text for piece in at.pieces)
        assert " ".join(printed.text.split()) in " ".join(said.split()), printed


@pytest.mark.parametrize("width", [40, 60, 80, 117])
def test_the_glyphs_of_every_card_fit_on_the_board_in_two_lines(width):
    u, is_small = width / 100, width < places.SMALL
    for printed in BOOK:
        px, lines = faces.rows_of(faces.signs_of(face_of(printed)), u, width, is_small)
        assert len(lines) <= 2 and px >= 8, printed
        assert all(sum(wide for *_, wide in line) <= width for line in lines), printed


def test_a_school_that_there_is_not_has_no_face():
    with pytest.raises(LookupError, match="no school"):
        put_together(card(school="time"), "full", (110, 154))

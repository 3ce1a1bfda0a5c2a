"""The cards of Doctor Who: everything printed on them shows, at any size, can be read, and fits."""

from itertools import combinations

import numpy as np
import pytest
from PIL import Image, ImageDraw

from art.doctor_who import face as faces
from art.doctor_who import places, signs, words
from art.doctor_who.palette import FRAMES
from art.doctor_who.pieces import outline
from art.glyphs import GLYPHS
from art.lettering import fitting
from art.wanted import Face, face_of
from game.rules.doctor_who.cards import BOOK, KINDS, RACES, Card
from game.rules.doctor_who.domain import ERAS, TIMELESS, VALUES
from tests.art.laying import put_together

FACTS = {
    "energy": 2, "substance": 4, "support": 3, "solve": None, "era": "future", "traits": {"alien": 1},
    "has_special": False, "has_innate": False, "origin": "ours",
}  # fmt: skip
SAID = ("origin",)
CHANGES = {
    "energy": 7, "substance": 1, "support": 8, "era": "present", "traits": {"robot": 1}, "has_special": True,
    "has_innate": True,
}  # fmt: skip
SIZES = {"full": (220, 308), "board": (110, 154), "tiny": (43, 60)}


def card(kind: str = "creature", text: str = "Special: draw a card.", note: str = "", **changes) -> Face:
    facts = {**FACTS, **changes}
    facts["traits"] = tuple(facts["traits"])
    shown, said = (tuple((k, v) for k, v in facts.items() if (k in SAID) == is_said) for is_said in (False, True))
    return Face("doctor_who", "dalek", "Dalek", kind, 2, text, note, facts=shown, words=said)


def episode(**changes) -> Face:
    return card("episode", era="", energy=None, substance=None, support=None, **{"solve": 7, "traits": {}} | changes)


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
    if style == "full" and fact.startswith("has_"):
        return  # there the words say it
    assert differing(laid(card(), style), laid(card(**{fact: CHANGES[fact]}), style)) > (5 if style == "tiny" else 12)


@pytest.mark.parametrize("style", SIZES)
def test_the_number_that_solves_an_episode_shows_and_a_creature_has_none(style):
    assert differing(laid(episode(), style), laid(episode(solve=9), style)) > 5
    assert words.numbers(episode()) == {"solve": "7"}
    assert words.numbers(card()) == {"energy": "2", "substance": "4", "support": "3"}
    assert words.numbers(card("resource", era="timeless")) == words.numbers(card("flash", era="")) == {}


def test_words_notes_and_where_a_card_is_from_show_on_the_face_for_reading():
    base = laid(card(), "full")
    for other in (card(origin="derived"), card(text="Draw two cards."), card(note="A note.")):
        assert differing(base, laid(other, "full")) > 3
    assert np.array_equal(laid(card(origin="ours"), "board"), laid(card(origin="on record"), "board"))


@pytest.mark.parametrize("style", ["board", "tiny"])
def test_numbers_stand_out_from_their_jewels(style):
    """By the measure of the Web's guidelines: 4.5 to 1 between letters and ground."""
    base, (wide, _) = laid(card(energy=8, substance=8, support=8), style), SIZES[style]
    u = wide / 100
    where = places.TINY if style == "tiny" else places.BOARD
    for name in VALUES:
        x, y, r = (v * u for v in where[name])
        part = base[round(y - r * 0.6) : round(y + r * 0.6), round(x - r * 0.55) : round(x + r * 0.55), :3] / 255
        shine = (part**2.2) @ (0.2126, 0.7152, 0.0722)
        letter, ground = np.percentile(shine, (97 if style == "board" else 99, 25))
        assert (letter + 0.05) / (ground + 0.05) > 4.5, name


def test_the_four_jewels_differ_in_shape():
    found = {}
    for name in faces.VALUES:
        mask = Image.new("L", (90, 90), 0)
        ImageDraw.Draw(mask).polygon([((x + 1.1) * 41, (1.1 - y) * 41) for x, y in outline(name)], fill=255)
        found[name] = np.asarray(mask) > 0
    for one, two in combinations(found, 2):
        assert (found[one] != found[two]).sum() > 250, (one, two)


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


@pytest.mark.parametrize("width", [300, 440, 840])
def test_the_words_of_every_card_can_be_read_and_leave_the_picture_its_room(width):
    u = width / 500
    for printed in BOOK:
        face = face_of(printed)
        at = faces.plan(face, u)
        assert at.top >= faces.LEAST_PICTURE and at.px >= 14 * u, printed
        for piece in at.pieces:
            assert piece.x >= 0 and piece.y + at.px <= at.height + at.px * 0.4, printed
        said = " ".join(piece.text for piece in at.pieces)
        assert " ".join(printed.text.split()) in " ".join(said.split()), printed
        line = words.kind_words(face)
        assert line and fitting(line, "body-bold", max(6, round(18.5 * u)), round(width - 68 * u)) >= 12 * u, printed


@pytest.mark.parametrize("width", [40, 60, 80, 117])
def test_the_signs_of_every_card_end_above_its_name(width):
    tiny = width < places.SMALL
    for printed in BOOK:
        face = face_of(printed)
        count = len(words.signs_of(face))
        side = faces.side_of(count, tiny)
        _, y, r = places.TINY_ZONE if tiny else places.BOARD_ZONE
        assert side >= 11 and y + r * 1.1 + side * (0.12 + 1.14 * count) < 104, printed


@pytest.mark.parametrize("width", [66, 72, 90, 117])
def test_the_name_of_every_card_fits_on_the_board(width):
    for printed in BOOK:
        inks = faces.name_inks(printed.name, width / 100)
        assert len(inks) <= 2 and max(ink.width for ink in inks) <= width * 0.99, printed


def test_a_frame_that_there_is_not_has_no_face():
    with pytest.raises(LookupError, match="no frame"):
        put_together(card(era="never"), "full", (110, 154))

"""The cards of Doctor Who and Towers in Time: everything printed on them shows, at any size, can be read, and fits.

What only one of them has stands in the test file of its faces.
"""

from importlib import import_module
from itertools import combinations

import numpy as np
import pytest
from PIL import Image, ImageDraw

from art.wanted import face_of
from art.written import name_inks
from game.rules import RULESETS
from tests.art.dealt import FACTS, SAID, SIZES, card, differing, laid
from tests.art.laying import put_together

CHANGES = {
    "doctor_who": {
        "energy": 7, "substance": 1, "support": 8, "era": "present", "traits": {"robot": 1}, "has_special": True,
        "has_innate": True,
    },
    "towers_in_time": {
        "temper": 1, "cost": 6, "attack": 7, "defense": 2, "school": "fire", "status": "major",
        "traits": {"fly": 1, "evil": 1}, "ranged": 3, "regenerate": 2, "maintenance": 1, "is_variable": True,
    },
}  # fmt: skip
# The numbers that stand before the picture, not beside what changes its place: with their ground, in radii upward
# and downward; then all numbers, how far their outlines reach, and a fact that no card has.
EIGHTS = {
    "doctor_who": {"energy": 8, "substance": 8, "support": 8},
    "towers_in_time": {"attack": 8, "defense": 8, "cost": 8, "temper": 8},
}
GROUNDS = {
    "doctor_who": (("energy", "substance", "support"), 0.6, 0.6),
    "towers_in_time": (("temper", "cost"), 0.5, 0.7),
}
MARKS = {
    "doctor_who": (("energy", "substance", "support", "solve"), 1.1, 250),
    "towers_in_time": (("temper", "cost", "attack", "defense"), 1.0, 300),
}
WRONG = {"doctor_who": ({"era": "never"}, "no frame"), "towers_in_time": ({"school": "time"}, "no school")}
GAMES = list(FACTS)


def of(game: str, part: str):
    """A file of a game's art."""
    return import_module(f"art.{game}.{part}")


@pytest.mark.parametrize("game", GAMES)
def test_these_tests_know_all_that_the_cards_declare(game):
    printed = import_module(f"game.rules.{game}.cards").Card
    assert set(FACTS[game]) == {*printed.face_shows, *printed.face_says} and set(SAID) == set(printed.face_says)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("style", SIZES)
def test_a_face_has_the_size_asked_for_and_round_corners(game, style):
    wide, high = SIZES[style]
    cover = laid(card(game), style)[..., 3]
    assert cover[0, 0] < 60 and cover[-1, -1] < 60 and cover[high // 2, wide // 2] == 255


@pytest.mark.parametrize("style", SIZES)
@pytest.mark.parametrize(("game", "fact"), [(game, fact) for game in GAMES for fact in CHANGES[game]])
def test_every_fact_shows_on_every_face(style, game, fact):
    if style == "full" and game == "doctor_who" and fact.startswith("has_"):
        return  # there the words say it
    seen = differing(laid(card(game), style), laid(card(game, **{fact: CHANGES[game][fact]}), style))
    assert seen > ({"doctor_who": 5, "towers_in_time": 8}[game] if style == "tiny" else 12)


@pytest.mark.parametrize("game", GAMES)
def test_words_notes_and_where_a_card_is_from_show_on_the_face_for_reading(game):
    base = laid(card(game), "full")
    for other in (card(game, origin="derived"), card(game, text="Draw two cards."), card(game, note="A note.")):
        assert differing(base, laid(other, "full")) > 3
    ours, on_record = (laid(card(game, origin=origin), "board") for origin in ("ours", "on record"))
    assert np.array_equal(ours, on_record)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("style", ["board", "tiny"])
def test_numbers_stand_out_from_their_marks(game, style):
    """By the measure of the Web's guidelines: 4.5 to 1 between letters and ground."""
    base, (wide, _), places = laid(card(game, **EIGHTS[game]), style), SIZES[style], of(game, "places")
    u = wide / 100
    where = places.TINY if style == "tiny" else places.BOARD
    names, up, down = GROUNDS[game]
    for name in names:
        x, y, r = (v * u for v in where[name])
        part = base[round(y - r * up) : round(y + r * down), round(x - r * 0.55) : round(x + r * 0.55), :3] / 255
        shine = (part**2.2) @ (0.2126, 0.7152, 0.0722)
        letter, ground = np.percentile(shine, (97 if style == "board" else 99, 25))
        assert (letter + 0.05) / (ground + 0.05) > 4.5, name


@pytest.mark.parametrize("game", GAMES)
def test_the_four_marks_differ_in_shape(game):
    names, far, least = MARKS[game]
    found = {}
    for name in names:
        mask = Image.new("L", (round(82 * far), round(82 * far)), 0)
        outline = of(game, "pieces").outline(name)
        ImageDraw.Draw(mask).polygon([((x + far) * 41, (far - y) * 41) for x, y in outline], fill=255)
        found[name] = np.asarray(mask) > 0
    for one, two in combinations(found, 2):
        assert (found[one] != found[two]).sum() > least, (one, two)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [300, 440, 840])
def test_the_words_of_every_card_can_be_read_and_leave_the_picture_its_room(game, width):
    u, faces = width / 500, of(game, "face")
    for printed in RULESETS[game].book:
        at = faces.plan(face_of(printed), u)
        assert at.top >= faces.LEAST_PICTURE and at.px >= 14 * u, printed
        for piece in at.pieces:
            assert piece.x >= 0 and piece.y + at.px <= at.height + at.px * 0.4, printed
        said = " ".join(piece.text for piece in at.pieces)
        assert " ".join(printed.text.split()) in " ".join(said.split()), printed


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [66, 72, 90, 117])
def test_the_name_of_every_card_fits_on_the_board(game, width):
    across = {"doctor_who": 88, "towers_in_time": 90}[game]
    for printed in RULESETS[game].book:
        inks = name_inks(printed.name, width / 100, across)
        assert len(inks) <= 2 and max(ink.width for ink in inks) <= width * 0.99, printed


@pytest.mark.parametrize("name", ["Skyreach Lancers", "Water Elemental", "Weathervane Knight"])
def test_a_name_has_as_many_lines_at_every_size(name):
    assert len({len(name_inks(name, width / 100, 90)) for width in (84, 100, 120, 126, 200, 400, 800)}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_there_is_not_has_no_face(game):
    facts, why = WRONG[game]
    with pytest.raises(LookupError, match=why):
        put_together(card(game, **facts), "full", (110, 154))

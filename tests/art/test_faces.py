"""Faces are put together at any size; what is printed on them fits."""

import numpy as np
import pytest
from PIL import ImageChops, ImageFilter

from art.lettering import fitting, letters, set_block, set_lines, thickened, wide
from art.wanted import Face, wanted_face
from tests.art.laying import put_together

LONGEST = (
    "Look through your discard pile and take one card from it that is not a Wormhole into your hand; the others "
    "do not see which. If you played it from a {diamond} deck, or when another {unstable} card was answered by it, "
    "the card that was answered goes under its own deck and its player may do something else instead."
)
NOTE = "What was lost is only further down, and further down there is always somebody who keeps it."
FACE = Face("control", "wormhole", "Wormhole", "unstable", 4, LONGEST, NOTE, 1)


@pytest.mark.parametrize("style", ["full", "board"])
@pytest.mark.parametrize("size", [(64, 90), (110, 154), (201, 280)])
@pytest.mark.parametrize("kind", ["stable", "unstable"])
def test_a_face_has_the_size_asked_for_and_round_corners(style, size, kind):
    cover = put_together(FACE._replace(kind=kind), style, size)[..., 3]
    assert cover[0, 0] == 0 and cover[-1, -1] == 0
    assert cover[size[1] // 2, size[0] // 2] == 255


@pytest.mark.parametrize("width", [200, 360, 500])
def test_the_longest_text_fits_its_plate_and_can_be_read(width):
    u = width / 500
    room = (round(412 * u), round(132 * u))
    block = set_block(LONGEST, NOTE, round(25 * u), *room)
    assert block.height <= room[1]
    assert block.px >= 13 * u
    for piece in block.pieces:
        wide = block.px if piece.is_glyph else letters(piece.text, piece.role, block.px).width
        assert piece.x + wide <= room[0] + 1


def test_a_kind_that_control_does_not_have_has_no_face():
    with pytest.raises(LookupError, match="something else"):
        put_together(FACE._replace(kind="something else"), "full", (110, 154))


@pytest.mark.parametrize("role", ["display", "number", "serif", "body-bold"])
@pytest.mark.parametrize("px", [6, 11, 33])
@pytest.mark.parametrize("text", ["AVATAR Tower", "12", ""])
def test_how_wide_letters_are_is_known_before_they_are_set(role, px, text):
    assert wide(text, role, px) == letters(text, role, px).width


@pytest.mark.parametrize("by", [1, 2, 5])
def test_letters_are_thickened_as_a_maximum_filter_would(by):
    mask = letters("Wormhole", "serif", 24)
    slow = mask.filter(ImageFilter.MaxFilter(2 * by + 1))
    assert ImageChops.difference(slow, thickened(mask, by)).getbbox() is None


@pytest.mark.parametrize("name", ["Rift", "Exotic Matter", "The Very Longest Name of All"])
def test_a_name_is_made_small_enough(name):
    px = fitting(name, "display", 33, 300)
    assert letters(name, "display", px).width <= 300


def test_glyphs_stand_in_the_line_and_lines_break_between_words():
    pieces, _ = set_lines("discard {stable} or {unstable}, then stop", "serif", 20, 120)
    assert [piece.text for piece in pieces if piece.is_glyph] == ["stable", "unstable"]
    assert len({piece.y for piece in pieces}) > 1
    comma = next(piece for piece in pieces if piece.text == ",")
    flame = next(piece for piece in pieces if piece.text == "unstable")
    assert comma.y == flame.y and comma.x == pytest.approx(flame.x + 20)


@pytest.mark.parametrize("width", range(40, 200, 10))
def test_what_is_added_stands_on_the_line_of_what_it_counts(width):
    pieces, _ = set_lines("your battler gets +3 strength this turn", "serif", 20, width)
    assert len({piece.y for piece in pieces if "+3" in piece.text or "strength" in piece.text}) == 1


def test_unknown_signs_are_printed_as_they_stand():
    pieces, _ = set_lines("a {nonsense} word", "serif", 20, 400)
    assert not any(piece.is_glyph for piece in pieces)


def test_only_what_a_board_face_shows_makes_another_board_face():
    other = FACE._replace(text="Draw 2 cards.", marking=0)
    assert wanted_face(FACE, "board", (110, 154)) == wanted_face(other, "board", (110.2, 154))
    assert wanted_face(FACE, "full", (110, 154)) != wanted_face(other, "full", (110, 154))


def test_number_sign_and_marking_show_on_the_full_face():
    base = put_together(FACE, "full", (200, 280))
    for change in ({"number": 10}, {"marking": 0}, {"kind": "stable"}, {"name": "Rewind"}, {"text": ""}):
        changed = put_together(FACE._replace(**change), "full", (200, 280))
        assert np.abs(base - changed).max() > 60, change

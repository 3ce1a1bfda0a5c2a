"""The cards of Chrono Clash: everything printed on them shows, at any size, and fits."""

from itertools import combinations

import numpy as np
import pytest

from art.chrono_clash import setting
from art.chrono_clash.icons import Row
from art.chrono_clash.plates import DRESSES
from art.kinds import kind_line
from art.wanted import Face, face_of
from game.rules.chrono_clash.cards import Card
from tests.art.laying import put_together

FACTS = {
    "cost": 4, "strength": 3, "colour": "purple", "part": "deck", "group": "", "icons": ("legion", "summon draw+1"),
    "guardian": "time+1", "rows_text": ("Legion.", "When summoned: draw a card."), "guardian_text": "Gain 1 time.",
}  # fmt: skip
SAID = ("rows_text", "guardian_text")


def card(facts: dict) -> Face:
    shown, said = (tuple((k, v) for k, v in facts.items() if (k in SAID) == is_said) for is_said in (False, True))
    return Face("chrono_clash", "nan-halfpast", "Nan Halfpast", "battler", 4, "", "A note.", facts=shown, words=said)


FACE = card(FACTS)
CHANGES = {
    "cost": 9, "strength": 8, "colour": "red", "part": "extra", "icons": ("fast", "summon draw+1"),
    "guardian": "draw+1", "group": "walker",
}  # fmt: skip
WORDS = {"rows_text": ("Legion.", "When summoned: nothing."), "guardian_text": "Gain 2 time."}


def changed(**facts) -> Face:
    return card({**FACTS, **facts})


@pytest.fixture(scope="module")
def bases():
    return {"full": put_together(FACE, "full", (200, 280)), "board": put_together(FACE, "board", (110, 154))}


@pytest.fixture(scope="module")
def book():
    from game.rules import RULESETS

    return RULESETS["chrono_clash"].book


@pytest.mark.parametrize("style", ["full", "board"])
@pytest.mark.parametrize("size", [(64, 90), (110, 154), (201, 280)])
@pytest.mark.parametrize("change", [{}, {"part": "extra"}])
def test_a_face_has_the_size_asked_for_and_round_corners(style, size, change):
    cover = put_together(changed(**change), style, size)[..., 3]
    assert cover[0, 0] == 0 and cover[-1, -1] == 0
    assert cover[size[1] // 2, size[0] // 2] == 255


def test_this_file_knows_all_that_the_cards_declare():
    assert (set(CHANGES), set(WORDS)) == (set(Card.face_shows), set(Card.face_says))


@pytest.mark.parametrize("style", ["full", "board"])
@pytest.mark.parametrize("fact", CHANGES)
def test_every_fact_shows_on_both_faces(bases, style, fact):
    base = bases[style]
    other = put_together(changed(**{fact: CHANGES[fact]}), style, (base.shape[1], base.shape[0]))
    assert (np.abs(base - other).max(-1) > 60).sum() > 12, fact


@pytest.mark.parametrize("change", [{"name": "Pim Halfpast"}, {"kind": "action"}])
@pytest.mark.parametrize("style", ["full", "board"])
def test_name_and_kind_show_on_both_faces(bases, style, change):
    base = bases[style]
    other = put_together(FACE._replace(**change), style, (base.shape[1], base.shape[0]))
    assert (np.abs(base - other).max(-1) > 60).sum() > 12


@pytest.mark.parametrize("change", [*WORDS, "note"])
def test_words_show_on_the_full_face(bases, change):
    face = FACE._replace(note="Another.") if change == "note" else changed(**{change: WORDS[change]})
    assert (np.abs(bases["full"] - put_together(face, "full", (200, 280))).max(-1) > 60).sum() > 6


def test_an_action_has_no_strength_on_its_face():
    one, two = (changed(strength=strength)._replace(kind="action") for strength in (0, 9))
    for style in ("full", "board"):
        assert np.array_equal(put_together(one, style, (110, 154)), put_together(two, style, (110, 154)))


@pytest.mark.parametrize("style", ["full", "board"])
def test_the_house_shows_to_eyes_that_see_no_colour(style):
    """With the light of every house made grey and equal, its sign still stands in the upper right corner."""
    size = (110, 154)
    corners = {}
    for colour in DRESSES:
        grey = put_together(changed(colour=colour), style, size)[4:32, -32:-4, :3].mean(-1)
        corners[colour] = grey - grey.mean() > grey.std() * 0.9
    for one, two in combinations(corners, 2):
        assert (corners[one] != corners[two]).sum() > 24, (one, two)


def test_the_corners_of_the_houses_differ_in_shape():
    x, y = np.meshgrid(np.arange(40.0), np.arange(40.0))
    shapes = [house.plate(x, y, 2, 2, 38, 38, 12) < 0 for house in DRESSES.values()]
    for one, two in combinations(shapes, 2):
        assert (one != two).sum() > 20


@pytest.mark.parametrize("width", [300, 420, 840])
def test_the_words_of_every_real_card_can_be_read_and_leave_the_picture_its_room(book, width):
    u = width / 500
    for printed in book:
        at = setting.plan(face_of(printed), u)
        assert at.top >= setting.LEAST_PICTURE, printed
        right = (setting.ROOM[1] - setting.ROOM[0]) * u + 1
        for block in filter(None, (at.rules, at.guard)):
            for piece in block.pieces:
                if isinstance(piece.what, Row):
                    wide, high, least = piece.what.width, piece.what.height, 24 * u
                else:
                    wide, high, least = setting.wide_of(piece.what.text, piece.what.role, piece.px), piece.px, 15.5 * u
                assert piece.x >= 0 and piece.x + wide <= right, (printed, piece)
                assert piece.y >= -1 and piece.y + high <= block.height + 2, (printed, piece)
                assert high >= least - 1, (printed, piece)


def test_all_rows_and_sentences_of_a_card_are_on_its_face(book):
    for printed in book:
        at = setting.plan(face_of(printed), 1.0)
        pieces = [*at.rules.pieces, *(at.guard.pieces if at.guard else ())]
        rows = [piece for piece in pieces if isinstance(piece.what, Row)]
        assert len(rows) == len(printed.icons) + bool(printed.guardian)
        said = " ".join(piece.what.text for piece in pieces if not isinstance(piece.what, Row)).lower()
        for sentence in (*printed.rows_text, printed.guardian_text, printed.note):
            assert " ".join(sentence.lower().split()) in said, printed


@pytest.mark.parametrize("width", [66, 117])
def test_the_rows_of_every_real_card_fit_on_the_board_below_cost_and_strength(book, width):
    u = width / 100
    for printed in book:
        rows = [strip for icons in printed.icons for strip in setting.broken(icons, round(17 * u), round(89 * u))]
        assert all(strip.width <= 89 * u + 1 and strip.height >= min(8, 11 * u) for strip in rows), printed
        assert sum(strip.height + 2.2 * u for strip in rows) < 60 * u, printed


@pytest.mark.parametrize(
    ("name", "lines"), [("Gnomon", 1), ("Ember Heron", 1), ("Everybody Home by Nine", 2), ("Unbreakablelongname", 1)]
)
def test_a_long_name_stands_on_two_lines(name, lines):
    inks = setting.name_lines(name, 13, 89)
    assert len(inks) == lines and all(ink.width <= 89 for ink in inks)
    assert all(ink.width <= 36 for ink in setting.name_lines(name, 5, 36)), "on the smallest pile too"


def test_no_line_of_words_is_wider_than_its_room_and_none_is_left_alone():
    said = [
        setting.Words("Her late husband sold the fireworks and then she kept the very last dress", "serif", (0, 0, 0))
    ]
    loose, even = setting.flow(said, 20, 300), setting.even(said, 20, 300)
    assert even.height == loose.height > 24
    for block in (loose, even):
        assert all(p.x + setting.wide_of(p.what.text, "serif", 20) <= 301 for p in block.pieces)
    ends = [max(p.x for p in block.pieces if p.y == max(q.y for q in block.pieces)) for block in (loose, even)]
    assert ends[1] >= ends[0]


def test_the_stand_in_shows_colour_and_strength_and_the_kind_where_there_are_none():
    from art.standin import stand_in
    from art.wanted import wanted_face

    def shown(face: Face) -> bytes:
        return stand_in(wanted_face(face, "board", (110, 154))).get_buffer().raw

    assert len({shown(changed(colour=colour)) for colour in DRESSES}) == 4
    assert shown(changed(strength=8)) != shown(FACE)
    stable = Face("control", "rift", "Rift", "stable", 1)
    assert shown(stable) != shown(stable._replace(kind="unstable"))
    assert shown(stable._replace(game="a game without art")) != shown(stable)


def test_a_card_that_is_read_says_which_of_its_numbers_is_which(book):
    by_kind = {(printed.kind, printed.part): kind_line(printed) for printed in book}
    for (kind, part), said in by_kind.items():
        said = said.replace("\u00a0", " ")
        assert (" in battlers" in said, "Extra deck" in said) == (part == "extra", part == "extra"), said
        assert " · cost " in said and (" · strength " in said) == (kind == "battler"), said
    ember = next(printed for printed in book if printed.key == "ember-heron")
    assert kind_line(ember) == "Dawn · Battler · cost\u00a03 · strength\u00a03", "a number stays with its word"


def test_what_is_added_is_not_parted_from_what_it_counts():
    parts = [setting.Words("This gets +3 strength in this battle.", "serif", (0, 0, 0))]
    for width in range(110, 400, 10):
        assert "+3 strength" in [piece.what.text for piece in setting.flow(parts, 18, width).pieces]

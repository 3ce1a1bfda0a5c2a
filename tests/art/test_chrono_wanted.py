"""What is printed on a card becomes plain data that any game's painter can read, and names its cached file."""

from types import SimpleNamespace

import pytest

from art.wanted import Face, face_of, wanted_face

CONTROL = SimpleNamespace(
    game="control", key="rift", name="Rift", kind="stable", stats={"fuel": 1, "spent": ()}, text="Draw a card.",
    note="Small.", face_shows=(), face_says=(),
)  # fmt: skip
STATS = {
    "cost": 0, "strength": 4, "colour": "red", "part": "extra", "group": "", "icons": ("fast",), "guardian": "time+1",
    "rows_text": ("Fast.",), "guardian_text": "Gain 1 time.", "traits": {"fast": 1},
}  # fmt: skip
CHRONO = SimpleNamespace(
    game="chrono_clash", key="ember-heron", name="Ember Heron", kind="battler", stats=STATS, text="Words.",
    note="A note.", face_shows=tuple(STATS)[:7], face_says=("rows_text", "guardian_text"),
)  # fmt: skip


def other(**stats):
    """The same card with other stats."""
    return face_of(SimpleNamespace(**{**vars(CHRONO), "stats": {**STATS, **stats}}))


SIZE = (110, 154)


def test_a_card_with_one_number_keeps_the_face_it_had():
    assert face_of(CONTROL) == Face("control", "rift", "Rift", "stable", 1, "Draw a card.", "Small.")


def test_all_that_a_game_declares_stands_in_the_facts_and_what_it_does_not_is_asked_for_in_vain():
    face = face_of(CHRONO)
    assert face.fact("cost") == 0 and face.fact("group") == "", "what is nought or empty is declared too"
    assert face.fact("colour") == "red" and face.fact("icons") == ("fast",) and face.fact("rows_text") == ("Fast.",)
    for name in ("traits", "collour"):
        with pytest.raises(LookupError, match=f"cards of chrono_clash declare no '{name}'"):
            face.fact(name)
    assert hash(face) == hash(face_of(CHRONO))


def test_a_fact_that_a_game_declares_and_a_card_lacks_is_named():
    with pytest.raises(KeyError, match="part"):
        face_of(SimpleNamespace(**{**vars(CHRONO), "stats": {k: v for k, v in STATS.items() if k != "part"}}))


def test_a_board_face_does_not_depend_on_words_that_it_does_not_show():
    face = face_of(CHRONO)
    reworded = other(rows_text=("Swift.",), guardian_text="")._replace(note="")
    assert wanted_face(face, "board", SIZE) == wanted_face(reworded, "board", SIZE)
    assert wanted_face(face, "full", SIZE) != wanted_face(reworded, "full", SIZE)
    assert wanted_face(face, "board", SIZE) != wanted_face(other(strength=5), "board", SIZE)


def test_the_sign_of_the_deck_makes_another_face_only_where_it_is_printed():
    chrono, control = face_of(CHRONO), face_of(CONTROL)
    assert wanted_face(chrono._replace(marking=3), "full", SIZE) == wanted_face(chrono, "full", SIZE)
    assert wanted_face(control._replace(marking=1), "full", SIZE) != wanted_face(control, "full", SIZE)

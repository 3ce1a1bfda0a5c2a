"""What is printed on a card becomes plain data that any game's painter can read, and names its cached file."""

from types import SimpleNamespace

from art.wanted import Face, face_of, wanted_face

CONTROL = SimpleNamespace(
    game="control", key="rift", name="Rift", kind="stable", stats={"fuel": 1}, text="Draw a card.", note="Small."
)
CHRONO = SimpleNamespace(
    game="chrono_clash", key="ember-heron", name="Ember Heron", kind="battler", stats={"cost": 0, "strength": 4},
    text="Words.", note="A note.", cost=0, strength=4, colour="red", part="extra", group="", icons=("fast",),
    guardian="time+1", rows_text=("Fast.",), guardian_text="Gain 1 time.",
)  # fmt: skip
SIZE = (110, 154)


def test_a_card_with_one_number_keeps_the_face_it_had():
    assert face_of(CONTROL) == Face("control", "rift", "Rift", "stable", 1, "Draw a card.", "Small.")


def test_all_that_a_game_prints_stands_in_the_facts_and_what_it_does_not_print_is_not_there():
    face = face_of(CHRONO)
    assert face.fact("cost") == 0, "nought is printed too"
    assert face.fact("colour") == "red" and face.fact("icons") == ("fast",) and face.fact("rows_text") == ("Fast.",)
    assert face.fact("group") is None and face.fact("group", "none") == "none"
    assert hash(face) == hash(face_of(CHRONO))


def test_a_board_face_does_not_depend_on_words_that_it_does_not_show():
    face = face_of(CHRONO)
    other = face_of(SimpleNamespace(**{**vars(CHRONO), "rows_text": ("Swift.",), "guardian_text": "", "note": ""}))
    assert wanted_face(face, "board", SIZE) == wanted_face(other, "board", SIZE)
    assert wanted_face(face, "full", SIZE) != wanted_face(other, "full", SIZE)
    stronger = face_of(SimpleNamespace(**{**vars(CHRONO), "strength": 5}))
    assert wanted_face(face, "board", SIZE) != wanted_face(stronger, "board", SIZE)


def test_the_sign_of_the_deck_makes_another_face_only_where_it_is_printed():
    chrono, control = face_of(CHRONO), face_of(CONTROL)
    assert wanted_face(chrono._replace(marking=3), "full", SIZE) == wanted_face(chrono, "full", SIZE)
    assert wanted_face(control._replace(marking=1), "full", SIZE) != wanted_face(control, "full", SIZE)

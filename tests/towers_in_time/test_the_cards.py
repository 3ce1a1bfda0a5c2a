"""The cards: what the rulebook states of its named ones, and what must be so of all."""

import pytest

from game.check import faults_of
from game.rules.towers_in_time.cards import BOOK, KINDS, SCHOOLS
from game.rules.towers_in_time.rules import RULES

NUMBERS = {  # temper, cost, attack, defense, as far as the rulebook prints them
    "orc-boar-rider": (2, 4, 3, 3),
    "snake": (1, 2, 1, 1),
    "flaming-sword": (0, 2, 3, 0),
    "wand-of-lightning": (0, 4, 3, 0),
    "dwarf-levy": (None, None, 1, 1),
    "dwarf": (None, None, 2, 4),
    "dwarf-veterans": (None, None, 3, 3),
    "wolverine": (None, None, 2, 4),
    "major-air-elemental": (None, None, 4, 4),
    "dwarf-riflemen": (None, None, 4, None),
}
NAMED = (
    "hot-springs", "wand-of-fire", "water-elemental", "stone-giant", "dwarf-catapult", "elven-bowmen",
    "healers", "minor-earth-elemental", "major-earth-elemental", "mjorn-fire-elemental",
    "mjorn-water-elemental", "dwarven-militia", "elf-prince", "elf-scout", "sea-elf-marines", "goblin-archers",
    "great-strategist", "order-of-light", "barbarian", "knight", "sword-of-swiftness", "bow-of-the-glade",
    "disrupt-transport", "dispel", "assault-of-stone",
)  # fmt: skip


@pytest.mark.parametrize("key", NUMBERS)
def test_what_the_rulebook_prints_stands_on_the_card(key):
    card = BOOK[key]
    for wanted, found in zip(NUMBERS[key], (card.temper, card.cost, card.attack, card.defense), strict=True):
        assert wanted in (None, found)
    assert card.origin != "ours"


@pytest.mark.parametrize("key", NAMED)
def test_the_named_cards_are_there_and_say_what_is_theirs(key):
    assert BOOK[key].origin == "derived" and BOOK[key].ours


def test_what_else_the_sheet_knows_of_them():
    assert BOOK["wand-of-fire"].attack == BOOK["wand-of-fire"].ranged == BOOK["dwarf-catapult"].ranged == 2
    assert BOOK["stone-giant"].ranged == BOOK["elven-bowmen"].ranged == 4
    assert BOOK["water-elemental"].defense <= 4 and BOOK["water-elemental"].attack >= BOOK["dwarf-riflemen"].defense
    assert BOOK["dwarf-catapult"].defense <= 4
    assert "army" in BOOK["dwarf"].glyphs and "fly" in BOOK["major-air-elemental"].glyphs
    assert "immune-evil" in BOOK["order-of-light"].glyphs
    for size in ("minor", "median", "major"):
        assert {"earth-effect", "immune-earth"} <= BOOK[f"{size}-earth-elemental"].glyphs
    assert 2 <= BOOK["major-earth-elemental"].defense <= 6
    assert "heal" in {clause.word for clause in BOOK["healers"].uses[0].clauses}


@pytest.mark.parametrize(
    ("key", "origin"),
    [
        ("snake", "on record"),
        ("flaming-sword", "on record"),
        ("orc-boar-rider", "derived"),  # its status is ours
        ("dwarf-riflemen", "derived"),  # attack 4 is printed
        ("knight", "derived"),
        ("elf-scout", "derived"),
        ("squire", "ours"),
    ],
)
def test_a_card_tells_whether_it_is_on_record_derived_or_ours(key, origin):
    assert BOOK[key].origin == BOOK[key].stats["origin"] == origin


def test_every_text_is_short_and_says_of_no_cards_twice_what_holds_of_them():
    assert max(len(card.text) for card in BOOK) <= 150
    assert BOOK["wall-of-ice"].text.count("tower") == BOOK["wall-of-bones"].text.count("tower") == 1
    assert BOOK["war-drums"].text.count("until") == 1
    assert "to all Fighters in play, including yours, then destroy this gate" in BOOK["gate-of-cinders"].text
    assert "enemy Fighters in play, including" not in BOOK["downdraft"].text
    assert BOOK["volley"].text.count("X") == 2


def test_every_card_says_what_is_ours_in_it():
    assert all(card.ours for card in BOOK)
    assert len(BOOK) >= 150


def test_every_kind_stands_on_four_cards_and_every_school_has_a_set():
    for kind in KINDS:
        assert sum(card.kind == kind for card in BOOK) >= 4
    for school in SCHOOLS:
        assert sum(card.school == school and card.kind != "source" for card in BOOK) >= 20


def test_a_source_for_each_element_each_pair_and_gates():
    sources = [card for card in BOOK if card.kind == "source"]
    pairs = {frozenset((card.school, card.second)) for card in sources if card.second}
    assert len(pairs) == 6
    assert {card.school for card in sources if not card.second} == {"air", "earth", "fire", "water"}
    assert sum("gate" in card.glyphs for card in sources) >= 4


def test_the_data_has_no_fault_but_that_there_is_no_table_yet():
    assert [fault for fault in faults_of(RULES) if "/tables/" not in fault] == []


@pytest.mark.parametrize("key", [card.key for card in BOOK if card.abilities])
def test_what_a_card_says_is_a_sentence(key):
    text = BOOK[key].text
    assert text[0].isupper() and text.endswith(".") and "None" not in text and "_" not in text

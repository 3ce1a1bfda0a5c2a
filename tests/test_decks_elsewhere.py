"""Lists as people and other programs write them."""

import pytest
from hypothesis import given, settings

from game import foreign_decks, texts
from game.deck_lines import index
from game.decks import Unread, read, read_file, save
from game.files import BadFile
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.rules import RULESETS
from tests.deck_lists import LIST, RULES, TEXTS, cards, unread

# As people and other programs write


@pytest.mark.parametrize(
    "line",
    [
        "x3 Ember Heron", "X 3 Ember Heron", "3xEmber Heron", "3XEmber Heron", "(3) Ember Heron", "[3] Ember Heron",
        "(3x) Ember Heron", "- 3 Ember Heron", "* 3x Ember Heron", "\u2022 3 Ember Heron", "Ember Heron x3",
        "Ember Heron x 3", "Ember Heron \u00d73", "Ember Heron (3)", "Ember Heron [x3]", "Ember Heron\t3",
        "Ember Heron,3", "Ember Heron, 3", "Ember Heron;3", "Ember Heron: 3", "Ember Heron 3", "Ember Heron 3x",
        '"Ember Heron",3', "3,Ember Heron", "3;ember-heron", "3 Ember Heron # the early one",
        "3 Ember Heron // early",
        "3 Ember Heron (CCS) 12", "3 Ember Heron [CCS]", "3 Ember Heron (CCS) 12 *F*", "3 Heron, Ember", "3 Ember",
        "3 Emb Her", "3 Ember H", "\u201cEmber Heron\u201d x3", "3 \u201cEmber Heron\u201d",
        "3 [CCS] Ember Heron", "3 [CCS:12] Ember Heron", "3 Ember Heron (CCS) 12\u2605", "\u200b3 Ember Heron\u200b",
        "3 Ember Heron *F*",
    ],
)  # fmt: skip
def test_in_how_many_ways_a_card_is_written_elsewhere(line):
    assert (cards(line), unread(line)) == ({"deck": (("ember-heron", 3),)}, ())


def test_a_beginning_that_may_be_several_is_asked_about():
    assert unread("2 Twi") == (Unread(1, "2 Twi", fill(texts.BEGUN_NAMES, cards="Twin or twin")),)
    assert unread("2 Em")[0].why == fill(texts.NO_SUCH_CARD, game="Paper")  # two letters are too few to mean anything


def test_sums_and_comments_are_no_faults():
    text = "// Deck: From Afar\n3 Ember Heron\nTotal: 3 cards\n// Extra\n1 Lamp-Bearer\n4 cards"
    found = read(text, RULES)
    assert (dict(found.deck.parts), found.unread) == (
        {"deck": (("ember-heron", 3),), "extra": (("lamp-bearer", 1),)},
        (),
    )
    assert found.about == "Deck: From Afar"


CLASH = RULESETS["chrono_clash"]


@pytest.mark.parametrize(
    "head",
    ["", "Main deck", "Main deck:", "MAIN DECK", "Mainboard", "Deck", "Deck (6)", "Extra deck", "Extra Deck (2):",
     "[Extra]", "== Extra ==", "Battlers (4)", "Actions:", "Blue"],
)  # fmt: skip
def test_a_card_that_knows_its_part_lies_there_whatever_the_heading(head):
    inside = next(card for card in CLASH.book if card.part == "deck")
    beyond = next(card for card in CLASH.book if card.part == "extra")
    found = read(f"{head}\n3 {inside.name}\n1 {beyond.name}", CLASH)
    assert dict(found.deck.parts) == {"deck": ((inside.key, 3),), "extra": ((beyond.key, 1),)}
    assert found.unread == ()


def test_an_unknown_heading_is_said_and_harms_no_card_that_knows_its_part():
    card = next(iter(CLASH.book))
    found = read(f"My favourites:\n3 {card.name}", CLASH)
    assert dict(found.deck.parts)[card.part] == ((card.key, 3),)
    assert [said.text for said in found.unread] == ["My favourites:"]


def test_what_lies_beside_the_deck_is_not_in_it():
    card = next(iter(CLASH.book))
    found = read(f"2 {card.name}\nMaybeboard\n1 {card.name}\nDeck\n1 {card.name}", CLASH)
    assert dict(found.deck.parts)[card.part] == ((card.key, 3),)
    assert [said.line for said in found.unread] == [3] and "Maybeboard" in found.unread[0].why


def test_a_list_of_an_arena_is_read():
    found = read("About\nName Slow Dawn\n\nDeck\n3 Ember Heron (ABC) 7\n2 Lamp-Bearer (ABC) 8", RULES)
    assert (found.deck.name, dict(found.deck.parts)["deck"]) == ("Slow Dawn", (("ember-heron", 3), ("lamp-bearer", 2)))
    assert found.unread == ()


COD = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1"><deckname>Slow Dawn</deckname><comments>Waits.</comments>
<zone name="main"><card number="3" name="Ember Heron"/><card number="2" price="0" name="Lamp-Bearer"/></zone>
<zone name="tokens"><card number="1" name="Ember Heron"/></zone></cockatrice_deck>"""
SHAPES = {
    "cod": COD,
    "a flat list": '{"name": "Slow Dawn", "description": "Waits.", "cards": [{"count": 3, "name": "Ember Heron"}, '
    '{"count": 2, "name": "Lamp-Bearer"}]}',
    "boards": '{"name": "Slow Dawn", "description": "Waits.", "boards": {"mainboard": {"count": 5, "cards": {"a1": '
    '{"quantity": 3, "card": {"name": "Ember Heron"}}, "b2": {"quantity": 2, "card": {"name": "Lamp-Bearer"}}}}}}',
    "names with numbers": '{"name": "Slow Dawn", "description": "Waits.", "slots": {"ember-heron": 3, '
    '"lamp-bearer": 2}}',
    "names with quantities": '{"name": "Slow Dawn", "description": "Waits.", "mainboard": {"Ember Heron": '
    '{"quantity": 3}, "Lamp-Bearer": {"quantity": 2}}}',
    "numbers as words": '{"name": "Slow Dawn", "description": "Waits.", "count": 5, "cards": [{"count": "3", "name": '
    '"Ember Heron"}, {"count": 2.0, "name": "Lamp-Bearer"}]}',
    "pairs": '{"name": "Slow Dawn", "description": "Waits.", "cards": [[3, "Ember Heron"], ["Lamp-Bearer", 2]]}',
    "flat": '{"name": "Slow Dawn", "description": "Waits.", "Ember Heron": 3, "lamp-bearer": 2}',
    "lines": '{"name": "Slow Dawn", "description": "Waits.", "deck": ["3 Ember Heron", "2 Lamp-Bearer"]}',
}


@pytest.mark.parametrize("shape", SHAPES)
def test_decks_of_other_programs(shape):
    (text,) = foreign_decks.lists(SHAPES[shape])
    found = read(text, RULES)
    assert (found.deck.name, found.about) == ("Slow Dawn", "Waits.")
    assert dict(found.deck.parts) == {"deck": (("ember-heron", 3), ("lamp-bearer", 2))}
    assert [said.text for said in found.unread] == (["1 Ember Heron"] if shape == "cod" else [])


@pytest.mark.parametrize(
    "table",
    ["Count,Name\n3,Ember Heron\n2,Lamp-Bearer", "name;quantity\nEmber Heron;3\nLamp-Bearer;2\n",
     'Quantity\tName\tSet\n3\t"Ember Heron"\tABC\n2\tLamp-Bearer\tABC',
     "Section,Count,Card Name\nMain,3,Ember Heron\nMain,2,Lamp-Bearer"],
)  # fmt: skip
def test_tables(table):
    (text,) = foreign_decks.lists(table)
    found = read(text, RULES)
    assert (dict(found.deck.parts), found.unread) == ({"deck": (("ember-heron", 3), ("lamp-bearer", 2))}, ())


def test_a_card_without_a_readable_number_is_said_and_not_left_out():
    data = '{"cards": [{"count": 3, "name": "Ember Heron"}, {"count": null, "name": "Lamp-Bearer"}, "X of Noon x2"]}'
    found = read(foreign_decks.lists(data)[0], RULES)
    assert dict(found.deck.parts) == {"deck": (("ember-heron", 3), ("x-of-noon", 2))}
    assert [(said.text, said.near) for said in found.unread] == [("Lamp-Bearer", "1 Lamp-Bearer")]


def test_a_row_without_a_place_lies_in_the_deck_and_a_category_is_no_fault():
    table = "Category,Count,Name\nMaybe,1,Ember Heron\n,2,Lamp-Bearer\nRemoval,1,X of Noon"
    found = read(foreign_decks.lists(table)[0], RULES)
    assert dict(found.deck.parts) == {"deck": (("lamp-bearer", 2), ("x-of-noon", 1))}
    assert [said.text for said in found.unread] == ["1 Ember Heron"]


HEADED = "# One\n# Battlers (3)\n3 Ember Heron\n# Actions\n2 Lamp-Bearer"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (f"{COD}\n{COD}", ["Slow Dawn", "Slow Dawn"]),
        ("\n".join([SHAPES["lines"], SHAPES["a flat list"]]), ["Slow Dawn", "Slow Dawn"]),
        (f"```json\n{SHAPES['lines']}\n```", ["Slow Dawn"]),
        ("Deck\n3 Ember Heron\n\nSideboard\n1 Twin\n\nDeck\n2 Lamp-Bearer", ["", ""]),
        ("3 Ember Heron\n\nDeck\n2 Lamp-Bearer", [""]),
        (HEADED, ["One"]),
        (f"{HEADED}\n# Two\n1 Twin", ["One", "Two"]),
    ],
)
def test_how_many_decks_a_text_holds(text, names):
    assert [read(one, RULES).deck.name for one in foreign_decks.lists(text)] == names


def test_headings_with_the_sign_of_a_name_are_headings():
    found = read("# One\n# Battlers (3)\n3 Ember Heron\n# Extra\n2 Lamp-Bearer", RULES)
    assert dict(found.deck.parts) == {"deck": (("ember-heron", 3),), "extra": (("lamp-bearer", 2),)}
    assert found.unread == ()
    assert read("# Extra\n3 Ember Heron", RULES).deck.name == "Extra"


def test_two_decks_in_one_text():
    both = foreign_decks.lists("# One\n## First.\n3 Ember Heron\n\n# Two\n2 Lamp-Bearer\n")
    assert [read(text, RULES).deck.name for text in both] == ["One", "Two"]
    assert [dict(read(text, RULES).deck.parts)["deck"] for text in both] == [
        (("ember-heron", 3),),
        (("lamp-bearer", 2),),
    ]
    decks_ = f"[{SHAPES['a flat list']}, {SHAPES['lines']}]"
    assert [read(text, RULES).deck.name for text in foreign_decks.lists(decks_)] == ["Slow Dawn"] * 2
    assert foreign_decks.lists(LIST) == [LIST]  # one of our own stays as it is
    assert len(foreign_decks.lists("# One\n# Two\n3 Ember Heron")) == 1


@pytest.mark.parametrize(
    "text",
    ["{", "[1, 2", "<cockatrice_deck>", "<html></html>", "[" * 100_000, '{"a": ' * 5000 + "1" + "}" * 5000, "[]",
     "{}", '{"name": 3}', "[[[[]]]]", "a,b\n1,2",
     '<!DOCTYPE x [<!ENTITY a "aaaa">]><cockatrice_deck>&a;</cockatrice_deck>',
     ","],
)  # fmt: skip
def test_what_is_in_no_form_stays_as_it_is(text):
    assert foreign_decks.lists(text) == [text]


@settings(max_examples=200, deadline=None)
@given(TEXTS)
def test_any_text_is_turned_without_a_crash(text):
    for one in foreign_decks.lists(text):
        read(one, RULES)


@pytest.mark.parametrize("how", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_file_from_an_older_system_is_read(tmp_path, how):
    path = tmp_path / "deck.txt"
    path.write_bytes("# Caf\u00e9 \u2019s\r\n3 Ember Heron\r\n".encode(how))
    found = read(foreign_decks.lists(foreign_decks.words_of(path, 1000))[0], RULES)
    assert found.deck == Deck("Caf\u00e9 \u2019s", (("deck", (("ember-heron", 3),)),)) and not found.unread


@pytest.mark.parametrize(
    "noise", [b"\xff\xfe\x00", b"\xff\xfe" + b"\x02\x00" * 9, b"\x89PNG\r\n\x1a\n\x03", b"\x81\x8d 3 x"]
)
def test_what_is_no_text_is_none_in_any_of_them(tmp_path, noise):
    path = tmp_path / "deck.txt"
    path.write_bytes(noise)
    with pytest.raises(BadFile, match=texts.NOT_UTF8):
        foreign_decks.words_of(path, 1000)


def test_lines_that_cannot_be_read_stay_in_the_file(tmp_path):
    found = read(LIST + "3 Ember Herron\nWho knows\n", RULES)
    path = tmp_path / "dawn.txt"
    for _ in range(3):
        save(path, found.deck, RULES, found.about, unread=[line.text for line in found.unread])
        found = read_file(path, RULES)
        assert [line.text for line in found.unread] == ["3 Ember Herron", "Who knows"]
    assert found.deck == read(LIST, RULES).deck


@pytest.mark.parametrize("heading", ["Blue (12)", "Blue 12", "Blue: ", "blue (1 card)"])
def test_a_heading_is_not_a_card_whose_name_begins_like_it(heading):
    found = read(f"{heading}\n1 Blue Tape", CLASH)
    assert found.deck.parts == (("deck", (("blue-tape", 1),)),) and not found.unread
    assert read("2 Blue", CLASH).deck.parts == (("deck", (("blue-tape", 2),)),)


@pytest.mark.parametrize("game", [name for name, rules in RULESETS.items() if rules.decks.parts])
def test_whatever_a_game_calls_its_cards_may_stand_over_them(game):
    rules = RULESETS[game]
    card = next(iter(rules.book))
    for facet in rules.decks.facets:
        words = (facet.names or facet.values) if facet.kind == "words" else ()
        for word in (word for word in words if index(rules.book).find(word) is None):
            found = read(f"# One\n{word.capitalize()} (3)\n3 {card.name}", rules)
            assert dict(found.deck.parts) == {card.part: ((card.key, 3),)} and not found.unread, word

"""The cards: what is on record of some, and what must be so of all."""

import pytest

from art.doctor_who.words import called
from game.check import faults_of
from game.kernel.selectors import THIS, select
from game.rules.doctor_who.cards import BOOK, KINDS, LANGUAGE, RACES, TRAITS
from game.rules.doctor_who.domain import ERAS
from game.rules.doctor_who.rules import RULES

from .laying import table

ATTESTED = (
    "dulciens", "daemons", "force-field", "watcher-of-the-past", "watcher-of-the-present", "watcher-of-the-future",
    "dalek", "the-first-doctor", "the-seventh-doctor", "tegan-jovanka", "jo-grant", "giant-robot", "davros",
    "the-master", "mongol-horseman", "roman-legionary", "greek-hoplite", "trionic-lock", "demat-gun", "star-base",
    "time-eddy", "temporal-grace", "keeper-of-traken",
)  # fmt: skip


@pytest.mark.parametrize("key", ATTESTED)
def test_what_is_on_record_is_there_and_says_so(key):
    assert BOOK[key].origin == "derived" and BOOK[key].ours


def test_what_else_the_sheet_knows_of_them():
    dulciens = BOOK["dulciens"]
    assert (dulciens.energy, dulciens.substance, dulciens.support) == (0, 1, 1)
    assert [mode.stat for mode in BOOK["daemons"].uses] == ["energy", "substance"]
    assert BOOK["force-field"].kind == "resource" and BOOK["force-field"].uses[0].clauses[0].amount == 2
    assert {"alien", "robot"} <= set(BOOK["dalek"].traits)
    assert BOOK["giant-robot"].standing[0].what == "idle"
    gun = BOOK["demat-gun"].uses[0]
    assert gun.cost is not None and (gun.aim.place, gun.aim.whose, gun.aim.filters) == ("", "", ())  # any card in play
    assert BOOK["temporal-grace"].flashes[0].answers == "hit"
    assert BOOK["jo-grant"].is_unique
    for key in ATTESTED:  # what the sheet does not know of them is called ours
        assert "ours" in BOOK[key].ours or key in ("force-field", "trionic-lock", "temporal-grace"), key
    for family in ("mongol-horseman", "roman-legionary"):
        assert BOOK[family].standing[0].per is not None
        assert BOOK[family].energy + BOOK[family].substance + BOOK[family].support <= 4


def test_every_card_says_what_is_ours_in_it():
    assert all(card.ours for card in BOOK)
    assert {card.key for card in BOOK if card.origin != "ours"} >= set(ATTESTED)
    assert len(BOOK) >= 150
    assert len({card.name for card in BOOK}) == len(BOOK)


def test_no_card_says_what_the_rules_say_already():
    """A card that forbids what nothing allows, or allows what nothing forbids, says nothing."""
    # laws that only bind
    needs_permit = {"six", "five", "unique", "doctors", "home", "fresh", "elsewhere", "needs", "solve-elsewhere"}
    held = {(modifier.how, modifier.what) for card in BOOK for modifier in card.standing}
    for how, law in held:
        if law in needs_permit:
            assert how == "permit" or ("permit", law) in held, law
        elif how == "permit":
            assert ("forbid", law) in held, law


def test_every_kind_frame_race_and_trait_stands_on_cards():
    for kind in KINDS:
        assert sum(card.kind == kind for card in BOOK) >= 3
    for era in (*ERAS, "timeless"):
        assert sum(card.era == era and card.kind == "creature" for card in BOOK) >= 25
    for race in RACES:
        assert sum(race in card.traits for card in BOOK) >= 10
    assert [trait for trait in TRAITS if not any(trait in card.traits for card in BOOK)] == []


def test_every_word_and_every_law_that_cards_can_name_is_on_a_card():
    from game.effects.facets import numbers

    words = {word for card in BOOK for word in numbers(LANGUAGE, card)}
    own = set(LANGUAGE.words) - {"bottom", "choose", "discard", "play", "grant", "forbid", "permit"}
    assert own - words == set()


@pytest.mark.parametrize("key", [card.key for card in BOOK if card.text])
def test_what_a_card_says_is_a_sentence_and_short(key):
    text = BOOK[key].text
    assert text[0].isupper() and text.endswith(".") and "None" not in text and "_" not in text and len(text) <= 150
    assert "  " not in text and "Unit" not in text


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("five-rounds-rapid", "2 Substance this turn, or all your UNIT cards in the chosen zone gain 1 Energy"),
        ("sutekh", "attack or defend unless there is a Robot in this zone"),
        ("unit-soldier", "if Brigadier Lethbridge-Stewart is in this zone"),
        ("great-vampire", "attack unless Aukon is in this zone"),
        ("osiran-mummy", "if Sutekh is in this zone"),
        ("krynoid", "for each Human in this zone"),
        ("helen-a", "Humans in this zone except Helen A "),
        ("cyberman", "a Cyberman from your hand"),
    ],
)
def test_what_a_card_says_is_said_as_one_says_it(key, words):
    assert words in BOOK[key].text


def test_who_is_named_without_an_article_is_somebody_of_whom_there_is_only_one():
    named = set()
    for card in BOOK:
        for ability in card.abilities:
            for clause in LANGUAGE.clauses_within(ability.clauses):
                terms = clause.terms
                for selector in (clause.select, *((terms.given, terms.unless, terms.per) if terms else ())):
                    if selector is not None and selector.is_somebody:
                        named |= {wanted for wanted in selector.filters if wanted[0] in ("key", "trait")}
    assert len(named) == 16
    for what, name in named:
        meant = [BOOK[name]] if what == "key" else [card for card in BOOK if name in card.traits]
        assert all(card.is_unique for card in meant) and (what == "key") == (not name.startswith("doctor-"))


def test_innate_abilities_keep_to_their_time_zone_unless_they_say_more():
    for card in BOOK:
        for modifier in card.standing:
            selector = modifier.cards
            if selector is not None and selector.place and not selector.is_named:
                near = ("near", THIS) in selector.filters
                assert near or card.kind == "episode" or selector.place == "hand", card


def test_specials_that_mean_all_leave_their_own_card_out():
    for card in BOOK:
        for mode in card.uses:
            for clause in mode.clauses:
                selector = clause.select
                if selector is None or not selector.is_all or selector.is_named or card.kind != "creature":
                    continue
                kinds = {wanted[1] for wanted in selector.filters if wanted[0] == "trait"}
                assert ("other",) in selector.filters or (kinds and not kinds <= set(card.traits)), card


def test_no_special_stands_up_what_would_stand_it_up_again():
    """Else a card could stand itself up, or two each other, without end, and a turn with them."""
    standing = [card for card in BOOK if any(clause.word == "stand" for mode in card.uses for clause in mode.clauses)]
    twice = [card.key for card in standing for _ in range(1 if card.is_unique else 2)]
    s = table("zone-0: 1\npast-0: " + ", ".join(twice)).state
    reached = {
        card: {
            other
            for mode in s.what[card].uses
            for clause in mode.clauses
            if clause.word == "stand"
            for other in select(s, 0, card, clause.select)
            if s.what[other] in standing
        }
        for card in s.cards_in(0, "past")
    }
    while ends := [card for card, others in reached.items() if not others & set(reached)]:
        for card in ends:
            del reached[card]
    assert [s.what[card].key for card in reached] == []


def test_values_are_those_of_the_game():
    for card in BOOK:
        if card.kind == "creature":
            assert 0 <= card.energy <= 5 and 0 <= card.substance <= 5 and 0 <= card.support <= 3, card
            assert card.energy + card.substance >= 1
    mean = [card.energy + card.substance for card in BOOK if card.kind == "creature"]
    assert 3.5 < sum(mean) / len(mean) < 5.0


def test_the_data_has_no_fault_but_that_there_is_no_table_yet():
    assert [fault for fault in faults_of(RULES) if "/tables/" not in fault] == []


def test_what_can_be_searched_for():
    facets = {facet.key: facet for facet in RULES.decks.facets}
    assert {"type", "energy", "substance", "support", "solve", "era", "trait", "has", "text"} <= set(facets)
    dalek = BOOK["dalek"]
    assert facets["era"].of(dalek) == "future" and facets["energy"].of(dalek) == 3 and facets["solve"].of(dalek) is None
    trait = facets["trait"]
    on_faces = {one: name for one, name in zip(trait.values, trait.names, strict=True) if not one.startswith("doctor-")}
    assert on_faces == {one: called(one) for one in on_faces}, "lists call them as the faces of cards do"
    assert "dalek" in facets["trait"].of(dalek) and "bonus" in facets["has"].of(dalek)
